/** A garment that follows its handles while they are dragged: warps what was at their old places to the new ones. */
import { garmentWarp } from '#app/engines/warp/garment-warp.ts';
import { drawMesh, meshOf, type Sheet } from '#app/engines/warp/mesh.ts';
import type { Bounds, Point } from '#app/engines/warp/person.ts';
import { GARMENT_STIFFNESS, thinPlate, type Pair } from '#app/engines/warp/thin-plate.ts';

/** A point of a piece, px of the person's photo. */
export interface HandlePlace extends Point {
  id: string;
  /** The same point on the garment's own photo, in its px; absent: unknown, or a jewel's. */
  from?: Point;
}

export interface WornPiece {
  /** The garment as rendered, colors multiplied by alpha. */
  sheet: Sheet;
  /** Its position, px of the photo. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const GRID = 24;
/** At the resolution of the saved picture. */
const GRID_GARMENT = 96;
/**
 * How far around the garment's points the warp reaches, as a share of their extent: cloth beyond them, the shadow, the
 * exposed skin.
 */
const ROOM = 0.3;

/** Pieces that move independently: each earring; everything else moves as one. */
export const pieceOf = (id: string): string => /^earring\.[^.]+/.exec(id)?.[0] ?? '';

/** Handles at their new places; those that were not dragged stay. */
export const withPlaces = (handles: readonly HandlePlace[], places: Readonly<Record<string, Point>>): HandlePlace[] =>
  handles.map((handle) => ({ ...handle, ...places[handle.id] }));

/**
 * Draws the warped piece into `target`, which shows the photo at `scale` px per px. Handles of `before` and `after` are
 * in the same order.
 */
export function drawDragged(
  piece: WornPiece,
  before: readonly HandlePlace[],
  after: readonly HandlePlace[],
  target: Sheet,
  scale: number,
): void {
  target.data.fill(0);
  if (before.length > 0 && before.every(({ from }) => from !== undefined)) {
    drawGarment(piece, before, after, target, scale);
    return;
  }
  const groups = [...new Set(before.map(({ id }) => pieceOf(id)))];
  const middles = groups.map((group) => middleOf(before.filter(({ id }) => pieceOf(id) === group)));
  const across = piece.width / piece.sheet.width;
  const down = piece.height / piece.sheet.height;
  for (const [at, group] of groups.entries()) {
    const pairs = before.flatMap((from, index): Pair[] =>
      pieceOf(from.id) === group
        ? [
            {
              from: { x: (from.x - piece.x) / across, y: (from.y - piece.y) / down },
              to: scaled(after[index] ?? from, scale),
            },
          ]
        : [],
    );
    const warp = thinPlate(pairs, GARMENT_STIFFNESS);
    // Each of several pieces owns the part of the picture that is nearest to it.
    const [left, right] = [
      border(middles[at - 1], middles[at], 0),
      border(middles[at], middles[at + 1], piece.x + piece.width),
    ];
    const box = { left: Math.max(0, (left - piece.x) / across), top: 0, width: 0, height: piece.sheet.height };
    box.width = Math.min(piece.sheet.width, (right - piece.x) / across) - box.left;
    if (box.width > 0) drawMesh(piece.sheet, meshOf(warp, box, GRID, GRID), target);
  }
}

/** From where the engine's own warp laid each part of the garment to where the same warp will lay it. */
function drawGarment(
  piece: WornPiece,
  before: readonly HandlePlace[],
  after: readonly HandlePlace[],
  target: Sheet,
  scale: number,
): void {
  const warpTo = (places: readonly HandlePlace[]) =>
    garmentWarp(places.flatMap(({ id, from, x, y }) => (from ? [{ id, from, to: { x, y } }] : [])));
  const own = before.flatMap(({ from }) => from ?? []);
  const laid = meshOf(warpTo(before), roomAround(own), GRID_GARMENT, GRID_GARMENT);
  const bent = warpTo(after);
  const [across, down] = [piece.width / piece.sheet.width, piece.height / piece.sheet.height];
  drawMesh(
    piece.sheet,
    {
      ...laid,
      from: laid.to.map(({ x, y }) => ({ x: (x - piece.x) / across, y: (y - piece.y) / down })),
      to: laid.from.map((point) => scaled(bent(point), scale)),
    },
    target,
  );
}

function roomAround(points: readonly Point[]): Bounds {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const room = Math.max(right - left, bottom - top) * ROOM;
  return { left: left - room, top: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room };
}

const scaled = ({ x, y }: Point, scale: number): Point => ({ x: x * scale, y: y * scale });

function middleOf(points: readonly Point[]): number {
  return points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length);
}

function border(a: number | undefined, b: number | undefined, outside: number): number {
  return a === undefined || b === undefined ? outside : (a + b) / 2;
}

/** Multiplies colors by alpha, in place: the format of sheets. */
export function multiplied(data: Uint8ClampedArray | Uint8Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] as number) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.round((data[at + channel] as number) * alpha);
  }
}

/** The reverse, in place: the format of canvases. */
export function divided(data: Uint8ClampedArray | Uint8Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.min(255, Math.round(((data[at + channel] as number) * 255) / alpha));
  }
}
