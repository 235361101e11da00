/** Pictures in frames: replacing the picture in a frame, resizing a frame, laying out a whole grid of frames again. */
import { createImageLayer } from '../document/create.ts';
import type { Box, Point } from '../document/geometry.ts';
import type { ImageLayer } from '../document/layers.ts';
import { isPicture } from '../document/is-picture.ts';
import { LIMITS } from '../document/limits.ts';
import { coverAt, covering, croppedTo, partOf } from '../document/picture-crop.ts';
import { orderBetween } from '../document/tree.ts';
import { cellBoxes, cellsOfBoxes, gapOf, type GridCell } from './photo-grids.ts';

const MIDDLE = { x: 0.5, y: 0.5 };
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** A picture to put into a frame: its own size in px, and its point of interest in fractions of it. */
export interface NewPicture {
  id: string;
  name: string;
  width: number;
  height: number;
  focus?: Point | null;
}

/** A file's name as people call the picture. */
export function pictureName(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, LIMITS.nameLength);
}

/** The layer with another picture. Filters and frame stay; the old picture's crop doesn't apply to the new one. */
export function withPicture(layer: ImageLayer, picture: NewPicture): ImageLayer {
  const name = pictureName(picture.name);
  // A name or description that a person has given stays.
  const isFile = layer.name === '' || layer.name === layer.alt || layer.name !== pictureName(layer.name);
  const named = layer.asset !== null && !isFile;
  return {
    ...layer,
    asset: picture.id,
    crop: coverAt(picture, layer, picture.focus ?? MIDDLE),
    straighten: 0,
    mask: null,
    name: named ? layer.name : name,
    alt: name,
  };
}

/**
 * The properties of a layer that describe its picture rather than its frame. The displayed size of the whole picture
 * replaces its own.
 */
function pictureOf(layer: ImageLayer): { size: { width: number; height: number }; focus: Point } {
  const { crop } = layer;
  return {
    size: { width: layer.width / crop.width, height: layer.height / crop.height },
    focus: { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 },
  };
}

/** A picture with less than this hidden, as a share of its side, counts as shown whole. */
const WHOLE = 0.98;

/**
 * The frame with another layer's picture, including its cutout, centred on what was in its middle. A picture that was
 * shown whole is centred on its point of interest, if that is known. A mirrored picture stays mirrored, except in
 * frames with an outline, which would be mirrored with it.
 */
export function withPictureOf(frame: ImageLayer, source: ImageLayer, known: Point | null = null): ImageLayer {
  if (source.asset === null)
    return { ...frame, asset: null, mask: null, alt: '', straighten: 0, crop: { x: 0, y: 0, width: 1, height: 1 } };
  const { size, focus } = pictureOf(source);
  const whole = source.crop.width > WHOLE && source.crop.height > WHOLE;
  const mirrored = frame.frame.type === 'path' ? {} : { flipX: source.flipX, flipY: source.flipY };
  return {
    ...frame,
    ...mirrored,
    asset: source.asset,
    mask: source.mask,
    name: source.name,
    alt: source.alt,
    straighten: 0,
    crop: coverAt(size, frame, (whole && known) || focus),
  };
}

/** A frame in another box: the picture scales with it and fills it, keeping its centre. */
export function framedIn(cell: ImageLayer, box: Box): ImageLayer {
  const part = partOf(cell);
  const factor = Math.max(box.width / cell.width, box.height / cell.height);
  const whole = { width: part.whole.width * factor, height: part.whole.height * factor };
  const fitted = croppedTo(
    covering({ ...part, whole, center: { x: part.center.x * factor, y: part.center.y * factor }, box }),
  );
  return { ...cell, ...box, crop: cell.asset === null ? cell.crop : fitted.crop, straighten: fitted.straighten };
}

function rounded({ x, y, width, height }: Box): Box {
  return {
    x: hundredths(x),
    y: hundredths(y),
    width: Math.max(1, hundredths(width)),
    height: Math.max(1, hundredths(height)),
  };
}

/** Empty frames in the cells of a grid, bottom first in reading order, as children of a future group. */
export function emptyCells(
  cells: readonly GridCell[],
  box: Box,
  gap: number,
  group: string,
  newId: () => string,
): ImageLayer[] {
  let order: string | null = null;
  return cellBoxes(cells, box, gap).map((cell) => {
    order = orderBetween(order, null);
    return createImageLayer({ id: newId(), parent: group, order, asset: null, ...rounded(cell) });
  });
}

/** Changes to a grid's frames for another layout. */
export interface Relaid {
  kept: ImageLayer[];
  added: ImageLayer[];
  removed: ImageLayer[];
}

/**
 * A grid's frames in other cells of a box. Filled frames come first, empty ones are added or removed; null when more
 * are filled than there are cells.
 */
export function relaidGrid(
  frames: readonly ImageLayer[],
  cells: readonly GridCell[],
  box: Box,
  gap: number,
  newId: () => string,
): Relaid | null {
  const filled = frames.filter(isPicture);
  if (filled.length > cells.length) return null;
  const all = [...filled, ...frames.filter((frame) => !isPicture(frame))];
  const boxes = cellBoxes(cells, box, gap).map(rounded);
  const [like] = frames;
  let order = frames.at(-1)?.order ?? null;
  const relaid: Relaid = { kept: [], added: [], removed: all.slice(boxes.length) };
  for (const [index, cell] of boxes.entries()) {
    const known = all[index];
    if (known) {
      relaid.kept.push(framedIn(known, cell));
      continue;
    }
    order = orderBetween(order, null);
    relaid.added.push(
      createImageLayer({
        id: newId(),
        parent: like?.parent ?? '',
        order,
        asset: null,
        ...cell,
        ...(like && { frame: like.frame, stroke: like.stroke }),
      }),
    );
  }
  return relaid;
}

/** A grid's frames with another gap, another corner radius, px, or in another box; undefined values stay. */
export function respacedGrid(
  frames: readonly ImageLayer[],
  box: Box,
  { gap, radius }: { gap?: number; radius?: number },
): ImageLayer[] {
  const boxes = cellBoxes(cellsOfBoxes(frames), box, gap ?? gapOf(frames)).map(rounded);
  return frames.map((frame, index) => {
    const moved = framedIn(frame, boxes[index] ?? frame);
    return radius === undefined ? moved : { ...moved, frame: { type: 'rectangle', radius } };
  });
}
