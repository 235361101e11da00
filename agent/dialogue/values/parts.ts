/** The parts of a line between its marks, and its words. */

/** Marks between the parts of a line. */
const SEPARATORS = new Set([',', '|', '•', '·', '–', '—', ';', '\n']);
export interface Part {
  from: number;
  to: number;
}

/** Parts of a text between marks; a comma within a figure is none. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const mark = text.charAt(at);
    const isInside = mark === ',' && /\d/u.test(text.charAt(at + 1));
    if (at < text.length && (!SEPARATORS.has(mark) || isInside)) continue;
    parts.push({ from, to: at });
    from = at + 1;
  }
  return parts;
}

export const wordsIn = (text: string): string[] => text.split(/[\s,.:;!?]+/u).filter(Boolean);
