/** The drawing settings: a tool, and for each tool its color, width and opacity. Kept in this browser. */
import { z } from 'zod';
import { colorSchema } from '#design/document/values.ts';
import { BRUSHES, INKS, type BrushName } from '#design/looks/inks.ts';
import { createCell, type Cell } from '../../session/cell.ts';

export const DRAW_TOOLS = [...BRUSHES, 'eraser'] as const;
export type DrawTool = (typeof DRAW_TOOLS)[number];
/** A tool that leaves ink. */
export type InkTool = BrushName;

const inkSchema = z.strictObject({
  color: colorSchema,
  width: z.number().min(1).max(200),
  opacity: z.number().min(0.05).max(1),
});
/** `width`: px of the page. */
export type Ink = z.infer<typeof inkSchema>;

const settingsSchema = z.strictObject({
  tool: z.enum(DRAW_TOOLS),
  inks: z.strictObject({ pen: inkSchema, brush: inkSchema, highlighter: inkSchema }),
  /** Radius of the eraser, px on the screen. */
  eraser: z.number().min(2).max(60),
});
export type DrawSettings = z.infer<typeof settingsSchema>;

/** Maximum of the width sliders, px. */
export const WIDTHS: Readonly<Record<InkTool, { min: number; max: number }>> = {
  pen: { min: 1, max: 60 },
  brush: { min: 2, max: 120 },
  highlighter: { min: 8, max: 160 },
};

const INITIAL: DrawSettings = {
  tool: 'pen',
  inks: { ...INKS },
  eraser: 10,
};

const KEY = 'blend.drawing';

function read(): DrawSettings {
  try {
    return settingsSchema.catch(INITIAL).parse(JSON.parse(window.localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return INITIAL;
  }
}

let cell: Cell<DrawSettings> | null = null;

export function drawSettings(): Cell<DrawSettings> {
  if (!cell) {
    const made = createCell(read());
    made.subscribe(() => {
      try {
        window.localStorage.setItem(KEY, JSON.stringify(made.get()));
      } catch {
        // They hold until the page is left.
      }
    });
    cell = made;
  }
  return cell;
}

/** Changes the ink of the current tool. */
export function changeInk(change: Partial<Ink>): void {
  const settings = drawSettings();
  const now = settings.get();
  if (now.tool === 'eraser') return;
  settings.set({ ...now, inks: { ...now.inks, [now.tool]: { ...now.inks[now.tool], ...change } } });
}
