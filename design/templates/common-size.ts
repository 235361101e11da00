/** One size for texts in cells of one kind: adjacent cells share a style. */
import type { PageBuilder } from './page-builder.ts';
import type { Face } from './composition-input.ts';
import { stackIn, type Item } from './text-stack.ts';

export interface CellLook {
  face: Face;
  heading?: boolean;
  /** px, of the room in each cell. */
  width: number;
  height: number;
  lines?: number;
  /** Hundredths of the unit. */
  largest: number;
  smallest: number;
}

/**
 * The largest size at which every text fits its cell, hundredths of the unit; null: one does not fit at the smallest.
 */
export function commonSize(
  builder: PageBuilder,
  texts: readonly string[],
  { face, heading = false, width, height, lines = 1, largest, smallest }: CellLook,
): number | null {
  let size = largest;
  for (const text of texts) {
    const item: Item = {
      role: 'details',
      name: 'Details',
      texts: [text],
      face,
      heading,
      share: 1,
      least: smallest,
      most: largest,
      lines,
      color: '#000000',
      backgrounds: [],
    };
    const stack = stackIn(
      builder,
      [item],
      { x: 0, y: 0, width, height },
      { align: 'left', valign: 'top', largest: size, smallest },
    );
    if (!stack) return null;
    // A text that had to be set smaller within its stack shows that by its letters.
    const set = Math.min(stack.size, ...stack.texts.map(({ layer }) => layer.fontSize));
    size = Math.min(size, (set / builder.unit) * 100);
  }
  return Math.max(smallest, size);
}
