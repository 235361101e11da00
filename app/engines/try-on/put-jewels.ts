/** Jewels drawn where they sit. */
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Body } from '#app/engines/warp/body.ts';
import { withDragged, type Handle } from '#app/engines/warp/hang.ts';
import {
  placeAnklet,
  placeAtWrist,
  placeEarrings,
  placeNecklace,
  placeRing,
  type Placed,
} from '#app/engines/warp/jewels.ts';
import { drawMesh, meshOf, type Sheet } from '#app/engines/warp/mesh.ts';
import type { Bounds, Person, Point } from '#app/engines/warp/person.ts';
import { thinPlate } from '#app/engines/warp/thin-plate.ts';
import type { Jewel } from '#tools/contract/try-on-kinds.ts';

const GRID = 16;
/** A second piece counts as the other earring from this share of the first one's height. */
const OTHER = 0.6;

export function drawJewels(
  jewel: Sheet,
  kind: Jewel,
  who: Person,
  body: Body | null,
  dragged: Readonly<Record<string, Point>>,
  target: Sheet,
): { handles: Handle[]; isSure: boolean } {
  const placed = placeOf(jewel, kind, who, body);
  if (placed.pieces.length === 0) throw new EngineRefusal(kind === 'earrings' ? 'tryOn.noFace' : 'tryOn.noPerson');
  const all: Handle[] = [];
  for (const piece of placed.pieces) {
    const handles = withDragged(piece.handles, dragged);
    all.push(...handles);
    const part = partOf(jewel, piece.box, piece.shows);
    const warp = thinPlate(
      handles.map(({ from, to }) => ({ from: { x: from.x - piece.box.left, y: from.y - piece.box.top }, to })),
    );
    // Far smaller than its photo: averages first.
    let [sheet, times] = [part, 1];
    const [zero, one] = [warp({ x: 0, y: 0 }), warp({ x: part.width, y: 0 })];
    const growth = Math.hypot(one.x - zero.x, one.y - zero.y) / part.width;
    while (growth * times < 0.62 && Math.min(sheet.width, sheet.height) > 8)
      [sheet, times] = [halved(sheet), times * 2];
    drawMesh(
      sheet,
      meshOf(
        ({ x, y }) => warp({ x: x * times, y: y * times }),
        { left: 0, top: 0, width: sheet.width, height: sheet.height },
        GRID,
        GRID,
      ),
      target,
    );
  }
  return { handles: all, isSure: placed.isSure };
}

function placeOf(jewel: Sheet, kind: Jewel, who: Person, body: Body | null): Placed {
  const boxes = piecesOf(jewel);
  const [box] = boxes;
  if (!box) throw new EngineRefusal('tryOn.noGarment');
  const whole = together(boxes);
  if (kind === 'earrings') {
    const second = boxes[1];
    const two =
      second && second.height > box.height * OTHER ? [box, second].toSorted((a, b) => a.left - b.left) : [box];
    return placeEarrings(two, who, body);
  }
  if (!body) throw new EngineRefusal('tryOn.noPerson');
  if (kind === 'necklace') return placeNecklace(whole, widestRow(jewel, whole), body, who);
  if (kind === 'anklet') return placeAnklet(whole, body);
  return kind === 'ring' ? placeRing(whole, who, body) : placeAtWrist(whole, kind, body);
}

/** Boxes of the connected pieces, the highest first, without specks. */
function piecesOf({ width, height, data }: Sheet): Bounds[] {
  const step = Math.max(1, Math.round(Math.max(width, height) / 240));
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const isThere = (column: number, row: number) =>
    (data[(Math.min(height - 1, row * step) * width + Math.min(width - 1, column * step)) * 4 + 3] as number) > 60;
  const seen = new Uint8Array(columns * rows);
  const boxes: Bounds[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || !isThere(start % columns, Math.floor(start / columns))) continue;
    let [left, top, right, bottom] = [columns, rows, 0, 0];
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const at = open.pop() as number;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || seen[ny * columns + nx] || !isThere(nx, ny)) continue;
          seen[ny * columns + nx] = 1;
          open.push(ny * columns + nx);
        }
      }
    }
    boxes.push({
      left: left * step,
      top: top * step,
      width: Math.min(width - left * step, (right - left + 1) * step),
      height: Math.min(height - top * step, (bottom - top + 1) * step),
    });
  }
  const sorted = boxes.toSorted((a, b) => b.height * b.width - a.height * a.width);
  return sorted.filter(
    (box) => box.height * box.width > 0.02 * (sorted[0] as Bounds).height * (sorted[0] as Bounds).width,
  );
}

function together(boxes: readonly Bounds[]): Bounds {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

function widestRow({ width, data }: Sheet, box: Bounds): number {
  let best = { row: box.top, wide: 0 };
  for (let row = box.top; row < box.top + box.height * 0.7; row += 1) {
    let [first, last] = [-1, -1];
    for (let x = box.left; x < box.left + box.width; x += 1) {
      if ((data[(row * width + x) * 4 + 3] as number) < 60) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (last - first > best.wide) best = { row, wide: last - first };
  }
  return best.row;
}

function partOf({ width, data }: Sheet, box: Bounds, shows: (point: Point) => number): Sheet {
  const part: Sheet = { width: box.width, height: box.height, data: new Uint8Array(box.width * box.height * 4) };
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const share = shows({ x: box.left + x, y: box.top + y });
      const from = ((box.top + y) * width + box.left + x) * 4;
      for (let c = 0; c < 4; c += 1)
        part.data[(y * box.width + x) * 4 + c] = Math.round((data[from + c] as number) * share);
    }
  }
  return part;
}

/** Each pixel the mean of four. */
export function halved(sheet: Sheet): Sheet {
  const [width, height] = [sheet.width >> 1, sheet.height >> 1];
  const half: Sheet = { width, height, data: new Uint8Array(width * height * 4) };
  const row = sheet.width * 4;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * 2 * row + x * 8;
      for (let c = 0; c < 4; c += 1)
        half.data[(y * width + x) * 4 + c] =
          ((sheet.data[at + c] as number) +
            (sheet.data[at + 4 + c] as number) +
            (sheet.data[at + row + c] as number) +
            (sheet.data[at + row + 4 + c] as number) +
            2) >>
          2;
    }
  }
  return half;
}
