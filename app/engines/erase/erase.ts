/** Magic erase: removes the marked pieces and fills each from its own surroundings. */
import { fillHole } from './fill.ts';
import { boundsOf, countOf, depthOf, grownMask, piecesOf } from '../pixels/masks.ts';
import { createPixels, partOf, partOfMask, putPart, type Box, type Mask, type Pixels } from '../pixels/pixels.ts';
import { withRim } from './rim.ts';
import { fillScratches } from './scratch.ts';

/**
 * The mark grows by this share of the picture's longer side: people mark things a little too tightly, and things have
 * soft rims.
 */
const GROWTH = 0.0022;
const MOST_GROWTH = 7;
/** Pieces closer to each other than this share of the longer side are filled together. */
const TOGETHER = 0.02;
/** Extent of the surroundings used on every side, as a multiple of the piece's longer side … */
const AROUND = 1.2;
/** … but no less than this, px. */
const LEAST_AROUND = 96;
/** Marks no deeper than this anywhere are scratches, px. */
const SCRATCH_DEPTH = 2.5;
/** They also fill no more than this share of their bounds: a dot is not a scratch. */
const SCRATCH_FILL = 0.35;

export interface EraseOptions {
  /** Inside: may be compared, but not copied from. */
  avoid?: Mask | null;
  /** Px by which the mark grows; by default its usual share of the picture. */
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

const areaOf = ({ width, height }: Box) => width * height;

/** A piece's surroundings, including the whole of further pieces that reach into them. */
function wholePlace(
  boxes: readonly Box[],
  index: number,
  finished: ReadonlySet<number>,
  picture: Pixels,
): { place: Box; inside: number[] } {
  const around = surroundings(boxes[index] as Box, picture);
  const others = [...boxes.keys()].filter(
    (other) => other !== index && !finished.has(other) && overlap(around, boxes[other] as Box),
  );
  const place = others.reduce(
    (all, other) => unionOf(all, grownBox(boxes[other] as Box, LEAST_AROUND, picture)),
    around,
  );
  return { place, inside: [index, ...others] };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function unionOf(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

function isScratch(hole: Mask, box: Box): boolean {
  return (
    countOf(hole) < SCRATCH_FILL * box.width * box.height && depthOf(hole).every((depth) => depth <= SCRATCH_DEPTH)
  );
}

/**
 * Erases in place.
 * @param mark inside: the pixels to erase; of the picture's size
 * @returns the pixels that were filled; none when nothing was marked or no source is left
 */
export function erasePixels(picture: Pixels, mark: Mask, options: EraseOptions = {}): Mask {
  const bounds = boundsOf(mark);
  if (!bounds) return { ...mark, data: new Uint8Array(mark.data.length) };
  const longer = Math.max(picture.width, picture.height);
  const growth = options.growth ?? Math.min(MOST_GROWTH, Math.max(1, Math.round(longer * GROWTH)));
  // Of a large picture with a small mark only the surroundings are copied.
  const place = surroundings(grownBox(bounds, growth, picture), picture);
  if (place.width === picture.width && place.height === picture.height)
    return erasePieces(picture, mark, { ...options, growth }, longer);
  const part = partOf(picture, place);
  const { avoid } = options;
  const done = erasePieces(
    part,
    partOfMask(mark, place),
    { ...options, growth, avoid: avoid ? partOfMask(avoid, place) : null },
    longer,
  );
  putPart(picture, part, place.left, place.top);
  const filled = { ...createPixels(picture.width, picture.height, 1) };
  putPart(filled, { ...done, channels: 1 }, place.left, place.top);
  return filled;
}

function grownBox({ left, top, width, height }: Box, by: number, picture: Pixels): Box {
  const [fromX, fromY] = [Math.max(0, left - by), Math.max(0, top - by)];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(picture.width, left + width + by) - fromX,
    height: Math.min(picture.height, top + height + by) - fromY,
  };
}

/** `longer`: the whole picture's longer side, px. */
function erasePieces(
  picture: Pixels,
  mark: Mask,
  { avoid = null, growth = 1, progress = () => undefined }: EraseOptions,
  longer: number,
): Mask {
  const filled: Mask = {
    width: picture.width,
    height: picture.height,
    data: new Uint8Array(picture.width * picture.height),
  };
  const grown = grownMask(withRim(picture, mark, longer), growth);
  const pieces = piecesOf(grown, Math.max(4, longer * TOGETHER));
  const total = pieces.reduce((sum, { box }) => sum + areaOf(box), 0);
  const finished = new Set<number>();
  let done = 0;
  for (const [index, { box, labels }] of pieces.entries()) {
    if (finished.has(index)) continue;
    const { place, inside } = wholePlace(
      pieces.map((piece) => piece.box),
      index,
      finished,
      picture,
    );
    for (const one of inside) finished.add(one);
    const part = partOf(picture, place);
    const hole = partOfMask(grown, place);
    const own = partOfMask(mark, place);
    const numbers = new Set(inside.map((one) => pieces[one]?.label));
    const share = inside.reduce((sum, one) => sum + areaOf((pieces[one] as { box: Box }).box), 0) / total;
    if (isScratch(own, box)) {
      fillScratches(part, hole);
    } else {
      fillHole(part, hole, {
        avoid: avoid && partOfMask(avoid, place),
        longer,
        progress: (step) => progress(done + step * share),
      });
    }
    // Pieces partly inside are filled whole later.
    const { channels } = picture;
    for (let y = 0; y < place.height; y += 1) {
      for (let x = 0; x < place.width; x += 1) {
        const from = y * place.width + x;
        const at = (place.top + y) * picture.width + place.left + x;
        if (!hole.data[from] || !numbers.has(labels[at] as number)) continue;
        for (let channel = 0; channel < channels; channel += 1)
          picture.data[at * channels + channel] = part.data[from * channels + channel] as number;
        filled.data[at] = 1;
        grown.data[at] = 0;
      }
    }
    done += share;
    progress(done);
  }
  return filled;
}
