/**
 * Geometry of the visible part of a picture: a box as large as the layer's on the whole picture, both in page px,
 * rotated against it by `straighten`. Everything that moves, zooms or reshapes a crop uses this to keep the part on the
 * picture.
 */
import { rotatePoint, type Point } from './geometry.ts';
import type { ImageLayer } from './layers.ts';

interface Size {
  width: number;
  height: number;
}

/** The properties of a layer that define the part. */
export type Cropped = Pick<ImageLayer, 'crop' | 'straighten' | 'width' | 'height'>;

/** The part: its middle on the whole picture, from the picture's upper left corner, page px. */
export interface PicturePart {
  /** The whole picture at its displayed scale. */
  whole: Size;
  center: Point;
  /** The layer's box. */
  box: Size;
  /** Clockwise rotation of the picture in its box, degrees. */
  straighten: number;
}

const ORIGIN: Point = { x: 0, y: 0 };
/** The smallest share of a picture that a document keeps. */
const LEAST = 0.001;

export function partOf({ crop, straighten, width, height }: Cropped): PicturePart {
  const whole = { width: width / crop.width, height: height / crop.height };
  return {
    whole,
    center: { x: (crop.x + crop.width / 2) * whole.width, y: (crop.y + crop.height / 2) * whole.height },
    box: { width, height },
    straighten,
  };
}

/** The part as a layer stores it. Sums of fractions may exceed 1 by a rounding error, which the document refuses. */
export function croppedTo({ whole, center, box, straighten }: PicturePart): Cropped {
  const along = (middle: number, length: number, all: number): [number, number] => {
    const part = Math.min(1, Math.max(LEAST, exact(length / all)));
    return [exact(Math.min(1 - part, Math.max(0, (middle - length / 2) / all))), part];
  };
  const [x, width] = along(center.x, box.width, whole.width);
  const [y, height] = along(center.y, box.height, whole.height);
  return {
    crop: { x, y, width: Math.min(width, exact(1 - x)), height: Math.min(height, exact(1 - y)) },
    straighten,
    width: box.width,
    height: box.height,
  };
}

/** Millionths of a picture: finer than a pixel of the largest one. */
function exact(fraction: number): number {
  return Math.round(fraction * 1e6) / 1e6;
}

/**
 * How far the part reaches from its middle along the picture's sides. Takes the larger of its rotated and unrotated
 * extents, so that code that ignores the rotation finds no room beyond the picture.
 */
export function reachOfPart({ width, height }: Size, straighten: number): { x: number; y: number } {
  const radians = (straighten * Math.PI) / 180;
  const cos = Math.abs(Math.cos(radians));
  const sin = Math.abs(Math.sin(radians));
  return { x: Math.max(width, width * cos + height * sin) / 2, y: Math.max(height, width * sin + height * cos) / 2 };
}

/** How much larger than needed the picture is shown; 1: it just covers its box; below 1: it doesn't. */
export function zoomOfPart({ whole, box, straighten }: PicturePart): number {
  const reach = reachOfPart(box, straighten);
  return Math.min(whole.width / (2 * reach.x), whole.height / (2 * reach.y));
}

/**
 * The same part, with the picture enlarged about its middle until it covers the box, and moved until no edge is bare.
 */
export function covering(part: PicturePart): PicturePart {
  const zoom = zoomOfPart(part);
  const { whole, center } = zoom < 1 ? enlarged(part, 1 / zoom, ORIGIN) : part;
  const reach = reachOfPart(part.box, part.straighten);
  const within = (middle: number, room: number, all: number) =>
    Math.min(Math.max(middle, room), Math.max(room, all - room));
  return {
    ...part,
    whole,
    center: { x: within(center.x, reach.x, whole.width), y: within(center.y, reach.y, whole.height) },
  };
}

/** The picture scaled under the box about `anchor`, which is relative to the box's middle. */
export function enlarged(part: PicturePart, factor: number, anchor: Point): PicturePart {
  const held = rotatePoint(anchor, ORIGIN, -part.straighten);
  return {
    ...part,
    whole: { width: part.whole.width * factor, height: part.whole.height * factor },
    center: { x: (part.center.x + held.x) * factor - held.x, y: (part.center.y + held.y) * factor - held.y },
  };
}

/** The box moved over the picture by a distance along its own axes. */
export function shifted(part: PicturePart, { x, y }: Point): PicturePart {
  const by = rotatePoint({ x, y }, ORIGIN, -part.straighten);
  return { ...part, center: { x: part.center.x + by.x, y: part.center.y + by.y } };
}

/** Whether no edge of the box is bare, within a rounding error. */
export function isCovered({ whole, center, box, straighten }: PicturePart): boolean {
  const reach = reachOfPart(box, straighten);
  const hair = 1e-9 * Math.max(whole.width, whole.height);
  return (
    center.x >= reach.x - hair &&
    center.y >= reach.y - hair &&
    center.x <= whole.width - reach.x + hair &&
    center.y <= whole.height - reach.y + hair
  );
}

/** A layer whose crop was computed without its straightening: enlarged and moved so that no corner is bare. */
export function coveredLayer(layer: ImageLayer): ImageLayer {
  return layer.straighten === 0 ? layer : { ...layer, ...croppedTo(covering(partOf(layer))) };
}

/**
 * The largest part of a picture with a box's ratio, as close to a focal point as the edges allow. `focus` in fractions
 * of the picture.
 */
export function coverAt(picture: Size, box: Size, focus: Point): ImageLayer['crop'] {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const whole = { width: picture.width * scale, height: picture.height * scale };
  return croppedTo(
    covering({ whole, center: { x: focus.x * whole.width, y: focus.y * whole.height }, box, straighten: 0 }),
  ).crop;
}
