/** Places words behind the subject of a picture: covered enough to be seen behind it, little enough to be legible. */
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { fitText, hug, setIn } from '#design/layout/fit-text.ts';
import { areaOf, overlapOf } from '../contract/page-space.ts';

/** Longer texts would be illegible behind anything. */
export const MOST_LETTERS = 60;

export const TEXT_PLACES = ['top', 'center', 'bottom'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

/** Shares of the picture's width and height that the letters may take. */
const WIDTH = 0.94;
const HEIGHT = 0.42;
/** Room at the picture's upper and lower edge, as a share of its height. */
const EDGE = 0.03;
/** Number of places to try from edge to edge. */
const STEPS = 48;
/**
 * How deep the subject should reach into the letters, as a share of their height; and the most that it may cover of all
 * letters.
 */
const DEPTH = 0.4;
const MOST_DEPTH = 0.6;
const MOST_HIDDEN = 0.38;
/** Extra cost of lower places, which breaks ties: readers look for titles at the top. */
const HIGHER = 0.15;
export const LEAST_HIDDEN = 0.04;
/**
 * Sizes to try, as shares of the largest that fits: with little room next to and above the subject, smaller letters
 * show more.
 */
const SIZES = [1, 0.85, 0.7, 0.55, 0.4];

export interface Placed {
  layer: TextLayer;
  /** Approximate share of the letters' box that the subject covers. */
  hidden: number;
}

interface Try extends Placed {
  cost: number;
}

/**
 * Rates the letters' place behind the subject: deep enough to be seen as behind it, not so deep that they are
 * illegible.
 */
function judged(layer: TextLayer, subject: Box, filled: number, room: Box): Try {
  const box = { x: layer.x, y: layer.y, width: layer.width, height: layer.height };
  const covered = intersectionOf(box, subject);
  const hidden = (overlapOf(box, subject) / Math.max(1, areaOf(box))) * filled;
  const depth = covered ? covered.height / box.height : 0;
  const small = 1 - box.width / Math.max(1, room.width);
  const cost =
    Math.abs(depth - DEPTH) +
    Math.max(0, depth - MOST_DEPTH) * 3 +
    Math.max(0, hidden - MOST_HIDDEN) * 5 +
    (hidden < LEAST_HIDDEN ? 1 : 0) +
    small * 0.35 +
    ((layer.y - room.y) / room.height) * HIGHER;
  return { layer, hidden, cost };
}

export interface BehindPlace {
  /** The picture, page px. */
  room: Box;
  /** The visible box of the subject, page px. */
  subject: Box;
  /** Share of that box that the subject really fills, 0..1. */
  filled: number;
  /** The required place; absent: the best one. */
  place?: TextPlace | undefined;
  /** Largest size of the letters, as a share of what fits: 0..1. */
  largest?: number;
}

/** The text in the best place and size that it can have in the picture. */
export function placeBehind(
  plain: TextLayer,
  { room, subject, filled, place, largest = 1 }: BehindPlace,
  measureText: MeasureText,
): Placed {
  const tries: Try[] = [];
  for (const lines of [1, 2, 3]) {
    const { layer: fitted, overflows } = fitText(
      plain,
      { width: Math.floor(room.width * WIDTH), height: room.height * HEIGHT, lines },
      { largest: room.height, smallest: 8 },
      measureText,
    );
    if (overflows && lines < 3) continue;
    for (const size of SIZES.map((one) => one * largest)) {
      const set = hug(
        setIn({ ...fitted, fontSize: Math.max(8, fitted.fontSize * size) }, fitted.width, measureText),
        measureText,
      );
      const [first, last] = [room.y + room.height * EDGE, room.y + room.height * (1 - EDGE) - set.height];
      const [from, to] =
        place === 'top' ? [0, 0.3] : place === 'center' ? [0.35, 0.65] : place === 'bottom' ? [0.7, 1] : [0, 1];
      for (let step = 0; step <= STEPS; step += 1) {
        const share = from + ((to - from) * step) / STEPS;
        tries.push(
          judged(
            {
              ...set,
              x: Math.round(room.x + (room.width - set.width) / 2),
              y: Math.round(first + Math.max(0, last - first) * share),
            },
            subject,
            filled,
            room,
          ),
        );
      }
    }
  }
  return tries.reduce((best, one) => (one.cost < best.cost - 1e-9 ? one : best));
}
