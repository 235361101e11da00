/** Draws the selected part of a picture as a mask. */
import type { PictureRegion } from '#tools/contract/ports/imaging-port.ts';
import type { Mask } from './pixels.ts';

/** Fills an outline by the even-odd rule, row by row. */
function fillOutline({ width, height, data }: Mask, outline: PictureRegion['outlines'][number]): void {
  for (let y = 0; y < height; y += 1) {
    const middle = y + 0.5;
    const crossings: number[] = [];
    for (const [index, [x1, y1]] of outline.entries()) {
      const [x2, y2] = outline[(index + 1) % outline.length] as readonly [number, number];
      if (y1 <= middle === y2 <= middle) continue;
      crossings.push(x1 + ((middle - y1) / (y2 - y1)) * (x2 - x1));
    }
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil((crossings[index] as number) - 0.5));
      const to = Math.min(width, Math.ceil((crossings[index + 1] as number) - 0.5));
      if (to > from) data.fill(1, y * width + from, y * width + to);
    }
  }
}

/** Everything within half the brush of the line between two points. */
function drawLine(
  { width, height, data }: Mask,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  size: number,
): void {
  const radius = Math.max(0.6, size / 2);
  const [fromX, toX] = [
    Math.max(0, Math.floor(Math.min(x1, x2) - radius)),
    Math.min(width - 1, Math.ceil(Math.max(x1, x2) + radius)),
  ];
  const [fromY, toY] = [
    Math.max(0, Math.floor(Math.min(y1, y2) - radius)),
    Math.min(height - 1, Math.ceil(Math.max(y1, y2) + radius)),
  ];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  for (let y = fromY; y <= toY; y += 1) {
    for (let x = fromX; x <= toX; x += 1) {
      const [px, py] = [x + 0.5 - x1, y + 0.5 - y1];
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      if ((px - along * dx) ** 2 + (py - along * dy) ** 2 <= radius * radius) data[y * width + x] = 1;
    }
  }
}

/** The region in a picture of that size, without the part beyond its edges. */
export function maskOfRegion(region: PictureRegion, width: number, height: number): Mask {
  const mask: Mask = { width, height, data: new Uint8Array(width * height) };
  for (const outline of region.outlines) fillOutline(mask, outline);
  for (const { size, points } of region.strokes) {
    for (const [index, point] of points.entries())
      drawLine(mask, points[Math.max(0, index - 1)] as readonly [number, number], point, size);
  }
  return mask;
}
