/**
 * Cropping by hand: how moving, zooming, rotating and reshaping change a picture's layer. Each function takes the layer
 * as it was when the gesture began and returns its current state; the picture always covers its frame. "Local" is the
 * frame's own plane: from the frame's center, page px, before the layer's rotation and flips.
 */
import { centerOf, rotatePoint, type Point } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import {
  covering,
  croppedTo,
  enlarged,
  isCovered,
  partOf,
  reachOfPart,
  shifted,
  zoomOfPart,
  type PicturePart,
} from '#design/document/picture-crop.ts';
import type { CropDraft } from '../../commands/crop-picture.ts';

/** A grip of the frame: -1, 0, 1 along each side. */
export interface Grip {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/** Smaller frames can't be grabbed, page px. */
const SMALLEST = 8;
/** The closest zoom: how much larger than necessary to cover its frame. */
export const MOST_ZOOM = 10;
const ORIGIN: Point = { x: 0, y: 0 };

export function draftOf({ x, y, width, height, rotation, flipX, flipY, crop, straighten }: ImageLayer): CropDraft {
  return { x, y, width, height, rotation, flipX, flipY, crop, straighten };
}

export function toLocal(draft: CropDraft, point: Point): Point {
  const center = centerOf(draft);
  const upright = rotatePoint(point, center, -draft.rotation);
  return { x: (upright.x - center.x) * (draft.flipX ? -1 : 1), y: (upright.y - center.y) * (draft.flipY ? -1 : 1) };
}

export function fromLocal(draft: CropDraft, { x, y }: Point): Point {
  const center = centerOf(draft);
  return rotatePoint(
    { x: center.x + x * (draft.flipX ? -1 : 1), y: center.y + y * (draft.flipY ? -1 : 1) },
    center,
    draft.rotation,
  );
}

/** The draft with another part in its box, whose center is at `middle` of the former box. */
function withPart(draft: CropDraft, part: PicturePart, middle: Point = ORIGIN): CropDraft {
  const center = fromLocal(draft, middle);
  const { width, height } = part.box;
  return { ...draft, ...croppedTo(part), x: center.x - width / 2, y: center.y - height / 2 };
}

/** The picture moved in its frame by a local distance. It stops where the frame would show what is beyond it. */
export function panned(draft: CropDraft, by: Point): CropDraft {
  return withPart(draft, covering(shifted(partOf(draft), { x: -by.x, y: -by.y })));
}

/** The picture scaled in its frame; what is at the local point `anchor` stays there. */
export function zoomed(draft: CropDraft, factor: number, anchor: Point = ORIGIN): CropDraft {
  const part = partOf(draft);
  const now = zoomOfPart(part);
  const wanted = Math.min(Math.max(now * factor, 1), Math.max(now, MOST_ZOOM));
  return withPart(draft, covering(enlarged(part, wanted / now, anchor)));
}

/** How much larger than needed the picture is, 1 to MOST_ZOOM. */
export function zoomOf(draft: CropDraft): number {
  return Math.max(1, zoomOfPart(partOf(draft)));
}

/** The picture rotated in its frame, and enlarged where a corner would be bare. */
export function straightened(draft: CropDraft, degrees: number): CropDraft {
  return withPart(draft, covering({ ...partOf(draft), straighten: degrees }));
}

/**
 * The frame dragged at a grip by a local distance. The picture and the opposite side stay where they are; the frame
 * ends where the picture does. `ratio`: width ÷ height to keep.
 */
export function pulled(draft: CropDraft, grip: Grip, by: Point, ratio: number | null): CropDraft {
  const part = partOf(draft);
  const { width, height } = part.box;
  if (ratio !== null) return farthest(draft, part, sameRatio(part.box, grip, by, ratio), grip);
  const across =
    grip.x === 0
      ? draft
      : farthest(draft, part, { width: Math.max(SMALLEST, width + by.x * grip.x), height }, { x: grip.x, y: 0 });
  if (grip.y === 0) return across;
  return farthest(
    across,
    partOf(across),
    { width: across.width, height: Math.max(SMALLEST, height + by.y * grip.y) },
    { x: 0, y: grip.y },
  );
}

/**
 * The box that a drag asks for when its ratio is kept: a corner follows the larger movement, a side takes the other
 * along.
 */
function sameRatio(
  box: { width: number; height: number },
  grip: Grip,
  by: Point,
  ratio: number,
): { width: number; height: number } {
  const wide = box.width + by.x * grip.x;
  const high = (box.height + by.y * grip.y) * ratio;
  const width = grip.x === 0 ? high : grip.y === 0 ? wide : (wide + high) / 2;
  const least = Math.max(SMALLEST, SMALLEST * ratio);
  return { width: Math.max(least, width), height: Math.max(least, width) / ratio };
}

/** The box between the current size and the wanted one, as far as the picture reaches. */
function farthest(
  draft: CropDraft,
  part: PicturePart,
  wanted: { width: number; height: number },
  grip: Grip,
): CropDraft {
  const at = (share: number): { part: PicturePart; middle: Point } => {
    const box = {
      width: part.box.width + (wanted.width - part.box.width) * share,
      height: part.box.height + (wanted.height - part.box.height) * share,
    };
    const middle = { x: ((box.width - part.box.width) / 2) * grip.x, y: ((box.height - part.box.height) / 2) * grip.y };
    return { part: { ...shifted(part, middle), box }, middle };
  };
  let reached = 1;
  if (!isCovered(at(1).part)) {
    let beyond = 1;
    reached = 0;
    // Halving forty times is exact to less than a millionth of a pixel.
    for (let step = 0; step < 40; step += 1) {
      const between = (reached + beyond) / 2;
      if (isCovered(at(between).part)) reached = between;
      else beyond = between;
    }
  }
  const { part: found, middle } = at(reached);
  return withPart(draft, covering(found), middle);
}

/** A frame of another ratio around the same center, as large as the current one as far as the picture reaches. */
export function reshaped(draft: CropDraft, ratio: number): CropDraft {
  const part = partOf(draft);
  const width = Math.sqrt(draft.width * draft.height * ratio);
  const wanted = { width, height: width / ratio };
  const reach = reachOfPart(wanted, draft.straighten);
  const share = Math.min(1, part.whole.width / (2 * reach.x), part.whole.height / (2 * reach.y));
  return withPart(draft, covering({ ...part, box: { width: wanted.width * share, height: wanted.height * share } }));
}

/** The whole picture upright again, its frame around the same center and as large as before, within `most` px. */
export function uncropped(draft: CropDraft, most: { width: number; height: number }): CropDraft {
  const { whole } = partOf(draft);
  const ratio = whole.width / whole.height;
  const width = Math.sqrt(draft.width * draft.height * ratio);
  const share = Math.min(
    1,
    Math.max(most.width, draft.width) / width,
    Math.max(most.height, draft.height) / (width / ratio),
  );
  const box = { width: width * share, height: (width * share) / ratio };
  return withPart(draft, { whole: box, center: { x: box.width / 2, y: box.height / 2 }, box, straighten: 0 });
}

/** The corners of the whole picture, local, clockwise from its top left. */
export function pictureCorners(draft: CropDraft): [Point, Point, Point, Point] {
  const { whole, center, straighten } = partOf(draft);
  const at = (x: number, y: number) => rotatePoint({ x: x - center.x, y: y - center.y }, ORIGIN, straighten);
  return [at(0, 0), at(whole.width, 0), at(whole.width, whole.height), at(0, whole.height)];
}

/** Whether a local point is on the whole picture. */
export function isOnPicture(draft: CropDraft, point: Point): boolean {
  const { whole, center, straighten } = partOf(draft);
  const upright = rotatePoint(point, ORIGIN, -straighten);
  const [x, y] = [upright.x + center.x, upright.y + center.y];
  return x >= 0 && y >= 0 && x <= whole.width && y <= whole.height;
}
