/** Defaults of pens, for users and for tools: color, width in px of the page, opacity. */
export const BRUSHES = ['pen', 'brush', 'highlighter'] as const;
export type BrushName = (typeof BRUSHES)[number];

export const INKS: Readonly<Record<BrushName, { color: string; width: number; opacity: number }>> = {
  pen: { color: '#17150f', width: 6, opacity: 1 },
  brush: { color: '#f4502f', width: 22, opacity: 1 },
  highlighter: { color: '#ffd84d', width: 42, opacity: 0.45 },
};
