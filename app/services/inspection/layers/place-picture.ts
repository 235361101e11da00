/** A picture that a matrix places on a page, as a box with a crop and a frame. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { decompose, transform, type Matrix } from './matrix.ts';
import { boundsOf, boundsOfBox, boxOfBounds, isWithin, overlap, shared, outlineOf, type Bounds } from './outlines.ts';
import type { Clipping } from './stroke-nodes.ts';
import type { Box, PictureNode } from './imported.ts';

export type PlacedPicture = Pick<PictureNode, 'box' | 'flipX' | 'flipY' | 'crop' | 'frame'>;

/**
 * `matrix` maps the unit square, its first row at the top, to the page. Null: nothing of it is seen. 'unclipped': the
 * clip can't be had on a picture that is turned.
 */
export function placePicture(matrix: Matrix, clip: Clipping | null): PlacedPicture | 'unclipped' | null {
  const { scaleX, scaleY, rotation, mirrored } = decompose(matrix);
  if (!(scaleX > 0 && scaleY > 0)) return null;
  const middle = transform(matrix, 0.5, 0.5);
  const upright = Math.abs(Math.sin((rotation * Math.PI) / 180)) < 1e-4;
  const turned = upright && Math.cos((rotation * Math.PI) / 180) < 0;
  const box: Box = {
    x: middle.x - scaleX / 2,
    y: middle.y - scaleY / 2,
    width: scaleX,
    height: scaleY,
    rotation: upright ? 0 : rotation,
  };
  // Half a turn is both flips.
  const flipX = turned;
  const flipY = turned !== mirrored;
  const plain: PlacedPicture = {
    box,
    flipX,
    flipY,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    frame: { type: 'rectangle', radius: 0 },
  };
  const bounds = boundsOfBox(box);
  if (!clip) return plain;
  if (!overlap(bounds, clip.bounds)) return null;
  if (clip.plain && isWithin(bounds, clip.bounds, 0.002 * Math.max(scaleX, scaleY))) return plain;
  if (!upright) return 'unclipped';
  const seen = shared(outlineOf({ type: 'rectangle', radius: 0 }, box), clip.area);
  const seenBounds = seen && boundsOf(seen.commands);
  if (!seen || !seenBounds) return null;
  return {
    ...plain,
    box: boxOfBounds(seenBounds),
    crop: cropOf(seenBounds, box, flipX, flipY),
    frame: clip.plain ? plain.frame : frameOf(seen.commands),
  };
}

function cropOf(seen: Bounds, box: Box, flipX: boolean, flipY: boolean): PlacedPicture['crop'] {
  const width = Math.min(1, (seen.right - seen.left) / box.width);
  const height = Math.min(1, (seen.bottom - seen.top) / box.height);
  const left = (seen.left - box.x) / box.width;
  const top = (seen.top - box.y) / box.height;
  const within = (at: number, size: number): number => Math.min(1 - size, Math.max(0, at));
  return {
    x: within(flipX ? 1 - left - width : left, width),
    y: within(flipY ? 1 - top - height : top, height),
    width,
    height,
  };
}

const frameOf = (commands: readonly PathCommand[]): PlacedPicture['frame'] => ({ type: 'path', commands });
