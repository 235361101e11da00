/** Lays out pieces in a half-drop repeat and joins those of one color. */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Backdrop } from '../backdrops.ts';

interface Place {
  x: number;
  y: number;
  /** Counted over the page. */
  index: number;
  column: number;
  row: number;
}

/** Places in a half-drop repeat, beyond the edges. */
export function halfDrop({ drawing }: Backdrop, pitch: number): Place[] {
  const { width, height } = drawing;
  const places: Place[] = [];
  const columns = Math.ceil(width / pitch) + 1;
  const rows = Math.ceil(height / pitch) + 1;
  for (let column = 0; column <= columns; column += 1) {
    for (let row = -1; row <= rows; row += 1)
      places.push({
        x: column * pitch - (columns * pitch - width) / 2,
        y: (row + (column % 2 === 0 ? 0 : 0.5)) * pitch - (rows * pitch - height) / 2,
        index: places.length,
        column,
        row,
      });
  }
  return places;
}

/** All of one color in as few layers as outlines allow. */
export function inColors(
  { drawing }: Backdrop,
  pieces: readonly { commands: PathCommand[]; color: string }[],
  name: string,
): void {
  const byColor = new Map<string, PathCommand[][]>();
  for (const { commands, color } of pieces) byColor.set(color, [...(byColor.get(color) ?? []), commands]);
  for (const [color, parts] of byColor) {
    let joined: PathCommand[] = [];
    for (const part of parts) {
      // Path data has a maximum length: some five hundred commands stay well below it.
      if (joined.length + part.length > 340) {
        drawing.path(joined, color, name);
        joined = [];
      }
      joined.push(...part);
    }
    drawing.path(joined, color, name);
  }
}

export const tones = ({ palette }: Backdrop): string[] => palette.slice(1, 5) as string[];
export const at = <Item>(items: readonly Item[], index: number): Item =>
  items[((index % items.length) + items.length) % items.length] as Item;
