/** Magic erase: what is marked goes, what surrounds it takes its place. Each marked piece is completed from its own surroundings. */
import { completePixels } from './complete.ts';
import { boundsOf, countOf, depthOf, grownMask, piecesOf } from '../pixels/masks.ts';
import { createPixels, partOf, partOfMask, putPart, type Box, type Mask, type Pixels } from '../pixels/pixels.ts';
import { fillScratches } from './scratch.ts';

/** The mark grows by this share of the picture's longer side: people mark things a little too tightly, and things have soft rims. */
const GROWTH = 0.0022;
const MOST_GROWTH = 7;
/** Pieces nearer to each other than this share of the longer side are filled together. */
const TOGETHER = 0.02;
/** Surroundings that are looked at: so many times the piece's longer side on every side … */
const AROUND = 1.2;
/** … but no less than this, px. */
const LEAST_AROUND = 96;
/** Marks no deeper than this anywhere are scratches, px. */
const SCRATCH_DEPTH = 2.5;
/** Nor do they fill more than this share of their bounds: a dot is not a scratch. */
const SCRATCH_FILL = 0.35;

export interface EraseOptions {
  /** Inside: may be seen, but not copied from. */
  avoid?: Mask | null;
  /** Px by which the mark grows; its usual share of the picture unless told. */
  growth?: number;
  progress?: (share: number) => void;
}

/** A piece's surroundings within the picture. */
function surroundings({ left, top, width, height }: Box, picture: Pixels): Box {
  const room = Math.round(Math.max(LEAST_AROUND, AROUND * Math.max(width, height)));
  const [fromX, fromY] = [Math.max(0, left - room), Math.max(0, top - room)];
  const [toX, toY] = [Math.min(picture.width, left + width + room), Math.min(picture.height, top + height + room)];
  return { left: fromX, top: fromY, width: toX - fromX, height: toY - fromY };
}

function isScratch(hole: Mask, box: Box): boolean {
  return countOf(hole) < SCRATCH_FILL * box.width * box.height && depthOf(hole).every((depth) => depth <= SCRATCH_DEPTH);
}

/**
 * Erases in place.
 * @param mark inside: what goes; of the picture's size
 * @returns the pixels that were filled; none when nothing was marked or nothing is left to fill it from
 */
export function erasePixels(picture: Pixels, mark: Mask, options: EraseOptions = {}): Mask {
  const bounds = boundsOf(mark);
  if (!bounds) return { ...mark, data: new Uint8Array(mark.data.length) };
  const longer = Math.max(picture.width, picture.height);
  const growth = options.growth ?? Math.min(MOST_GROWTH, Math.max(1, Math.round(longer * GROWTH)));
  // Of a large picture with a small mark only its surroundings are held a second time.
  const place = surroundings(grownBox(bounds, growth, picture), picture);
  if (place.width === picture.width && place.height === picture.height) return erasePieces(picture, mark, { ...options, growth }, longer);
  const part = partOf(picture, place);
  const { avoid } = options;
  const done = erasePieces(part, partOfMask(mark, place), { ...options, growth, avoid: avoid ? partOfMask(avoid, place) : null }, longer);
  putPart(picture, part, place.left, place.top);
  const filled = { ...createPixels(picture.width, picture.height, 1) };
  putPart(filled, { ...done, channels: 1 }, place.left, place.top);
  return filled;
}

function grownBox({ left, top, width, height }: Box, by: number, picture: Pixels): Box {
  const [fromX, fromY] = [Math.max(0, left - by), Math.max(0, top - by)];
  return { left: fromX, top: fromY, width: Math.min(picture.width, left + width + by) - fromX, height: Math.min(picture.height, top + height + by) - fromY };
}

/** `longer`: the whole picture's longer side, px. */
function erasePieces(picture: Pixels, mark: Mask, { avoid = null, growth = 1, progress = () => undefined }: EraseOptions, longer: number): Mask {
  const filled: Mask = { width: picture.width, height: picture.height, data: new Uint8Array(picture.width * picture.height) };
  const grown = grownMask(mark, growth);
  const pieces = piecesOf(grown, Math.max(4, longer * TOGETHER));
  const total = pieces.reduce((sum, { box }) => sum + box.width * box.height, 0);
  let done = 0;
  for (const { box } of pieces) {
    const place = surroundings(box, picture);
    const part = partOf(picture, place);
    const hole = partOfMask(grown, place);
    const own = partOfMask(mark, place);
    const share = (box.width * box.height) / total;
    if (isScratch(own, box)) {
      fillScratches(part, hole);
    } else if (!completePixels(part, hole, { avoid: avoid && partOfMask(avoid, place), progress: (step) => progress(done + step * share) })) {
      // Next to nothing is known around it: the nearest colours are all there is to go by.
      fillScratches(part, hole);
    }
    putPart(picture, part, place.left, place.top);
    for (let y = 0; y < place.height; y += 1) {
      for (let x = 0; x < place.width; x += 1) if (hole.data[y * place.width + x]) filled.data[(place.top + y) * picture.width + place.left + x] = 1;
    }
    // What is filled is no longer marked for the next piece's surroundings.
    for (let y = 0; y < place.height; y += 1) grown.data.fill(0, (place.top + y) * picture.width + place.left, (place.top + y) * picture.width + place.left + place.width);
    done += share;
    progress(done);
  }
  return filled;
}
