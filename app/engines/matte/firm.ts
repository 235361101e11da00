/**
 * Makes firm what a network doubts inside a thing. A mask is soft for a reason at the thing's edge, where background
 * mixes in, and no edge is wide: a veil that is wide, or that firm parts enclose, is doubt. Enclosed veils are found as
 * lakes are found on a map of heights (Barnes, Lehman and Mulla: "Priority-flood", 2014): certain background floods the
 * mask and rises no more than each way demands; what stays below the flood is a hollow, which no way leads to but over
 * something firmer. Holes are background themselves, so the flood begins in them too.
 */
import { labelIslands } from './islands.ts';
import { boxExtreme, createPlane, type Plane } from '../pixels/plane.ts';

/** Steps of the flood's height. */
const STEPS = 255;
/** Up to this value the network is certain of background. */
const BACKGROUND = 0.1;
/** A veil is doubt, and no hole half seen, if the network believes at least this much everywhere in it. */
const DOUBT = 0.4;
/** Below this value a pixel is a veil. */
const FIRM = 0.88;
/** Half the least width of a wide veil, px at a longer side of 1024: fur and leaves are soft along less. */
const WIDE = 20;
/** How wide its edge is, px. */
const EDGE = 4;

/** The mask, 0..1, at most 1024 px wide and high, without its veils. */
export const firmInside = (mask: Plane): Plane => firmEnclosed(firmWide(mask));

/** The mask with its wide veils firm, up to the edges of what they are in. */
function firmWide(mask: Plane): Plane {
  const deep = boxExtreme(mask, WIDE, 'least').data;
  const veil = deep.map((value, at) => (value >= DOUBT && (mask.data[at] as number) < FIRM ? 1 : 0));
  if (!veil.includes(1)) return mask;
  const near = boxExtreme({ ...mask, data: veil }, WIDE + EDGE, 'greatest').data;
  return {
    ...mask,
    data: mask.data.map((value, at) =>
      near[at] === 1 ? Math.max(value, Math.min(1, (value - BACKGROUND) / (DOUBT - BACKGROUND))) : value,
    ),
  };
}

/** The mask with its enclosed veils as firm as what encloses them. */
function firmEnclosed(mask: Plane): Plane {
  const { data } = mask;
  const own = Uint8Array.from(data, (value) => Math.round(value * STEPS));
  const flood = flooded(own, mask);
  const hollows = createPlane(mask.width, mask.height);
  for (let at = 0; at < own.length; at += 1) if ((flood[at] as number) > (own[at] as number)) hollows.data[at] = 1;
  const { label, weights } = labelIslands(hollows);
  const bottoms = weights.map(() => STEPS);
  for (let at = 0; at < own.length; at += 1)
    bottoms[label[at] as number] = Math.min(bottoms[label[at] as number] as number, own[at] as number);
  return {
    ...mask,
    data: data.map((value, at) =>
      label[at] !== 0 && (bottoms[label[at] as number] as number) >= DOUBT * STEPS
        ? Math.max(value, (flood[at] as number) / STEPS)
        : value,
    ),
  };
}

/** For each pixel the least height at which it is reached from the background; 0 everywhere where there is none. */
function flooded(own: Uint8Array, { width, data }: Plane): Uint8Array {
  const flood = new Uint8Array(own.length);
  const reached = new Uint8Array(own.length);
  // The pixels to visit at each height, as linked lists: the first of each, and the next of every pixel.
  const first = new Int32Array(STEPS + 1).fill(-1);
  const next = new Int32Array(own.length);
  const reach = (at: number, level: number) => {
    reached[at] = 1;
    flood[at] = level;
    next[at] = first[level] as number;
    first[level] = at;
  };
  for (let at = 0; at < own.length; at += 1) if ((data[at] as number) <= BACKGROUND) reach(at, own[at] as number);
  for (let level = 0; level <= STEPS; level += 1) {
    for (let at = first[level] as number; at >= 0; at = first[level] as number) {
      first[level] = next[at] as number;
      const x = at % width;
      for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (reached[to] === 0) reach(to, Math.max(level, own[to] as number));
    }
  }
  return flood;
}
