/**
 * Finds transparent parts: glass shows the background behind it. Where the background has a pattern, the pattern just
 * outside a firm edge continues inside it, fainter: along the edge the colors on both sides rise and fall together, and
 * the inner ones do so by the share of light that comes through (the slope of their regression, both freed of their
 * trends: Frisch and Waugh, 1933). From such stretches of the edge the glass is followed inwards by its colors.
 *
 * Two smooth surfaces side by side often rise and fall together by chance, and so do shadows at the edge of a thing: a
 * plain product before a background out of focus looks like glass to that measure alone. So the edge is also compared
 * with the background a bit further along (the null of a permutation test: Fisher, 1935). What fits there as well, or
 * fits in few places only, is chance. Changes nothing where the background has no pattern of that size: there a grey
 * lens and a grey pebble look alike.
 */
import { labelIslands } from './islands.ts';
import { boxMean, createPlane, resample, type Plane } from '../pixels/plane.ts';
import type { Guide } from './surface.ts';

/** Distances of color pairs outside and inside the edge, px: a rim or a frame may lie between. */
const OUTSIDE = 6;
const INSIDE = [5, 9, 14, 20] as const;
/** Limits of a firm edge: below and above this in the mask at the two pixels of a pair. */
const FIRM = [0.1, 0.6] as const;
/** Window for determining the edge's direction, px. */
const TURN = 6;
/** Compares pairs within this many px of a place on the edge; samples every nth place. */
const REACH = 36;
const EVERY = 8;
/** Least number of pairs, and least contrast of the background, of 1. */
const ENOUGH = { pairs: 30, contrast: 0.02 } as const;
/** Correlation above which the background shows through, and below which it doesn't; the share that comes through. */
const SEEN = 0.72;
const UNSEEN = 0.45;
const THROUGH = [0.1, 0.92] as const;
/** Upper limit of transparency: invisible glass is of no use. */
const MOST = 0.85;
/** If it is transparent at one depth, this suffices at others. */
const ALSO = 0.5;
/** Share of the sampled places that must agree, if somebody says that it is glass: a single one is chance. */
const PLACES = { least: 6, share: 0.03 } as const;
/** How far along the edge the background is compared that is not behind a place, px. */
const ASIDE = [-34, -26, -18, 18, 26, 34] as const;
/**
 * Evidence of glass: by how much a place's correlation must exceed the mean of those aside; their share of all; how many
 * of them must lie apart, i.e. have no pair in common; and that number times how many more see than do aside, since few
 * stretches must stand out more. The least of the glass scenes with a pattern has 0.14, 2 and 29 in the last three; of
 * 240 opaque products the nearest has 2 and 14.
 */
const EVIDENCE = { above: 0.4, share: 0.1, apart: 2, odds: 20 } as const;
/** Share of a place's pairs that must lie in its glass. */
const WITHIN = 0.4;
/** The size at which glass is followed inwards, px of the longer side. */
const SIDE = 512;
const STEPS = 16;
const ROUNDS = 4;
const SMOOTH = 4;
/** Added to every bin, as a share of all, so that unseen colors are not impossible. */
const UNKNOWN = 1e-3;
/** Above this likelihood a pixel is glass; less than this share of the subject is not glass. */
const LIKELY = 0.5;
const LEAST = 0.02;

interface Pair {
  x: number;
  y: number;
  outside: number;
  /** By ASIDE; -1: no background there. */
  aside: number[];
  /** By INSIDE; -1: not inside there. */
  inside: number[];
}

/** The result at a place of the edge: how much inner colors follow outer ones, and how closely. */
interface Told {
  place: Pair;
  correlation: number;
  share: number;
  /** Of INSIDE: where it is seen. */
  depths: readonly number[];
  pairs: readonly Pair[];
}

/**
 * @param mask 0..1
 * @param guide the picture's colors, 0..1, of the mask's size
 * @param isGlass somebody says so: less evidence suffices
 * @returns the factor for alpha, 0..1, of the mask's size: 1 where opaque; null where it is 1
 *   everywhere
 */
export function opaqueShare(mask: Plane, guide: Guide, isGlass = false): Plane | null {
  const calm = guide.map((plane) => boxMean(plane, 1)) as [Plane, Plane, Plane];
  const pairs = pairsOf(mask);
  const near = nearby(pairs);
  const [seeing, blind]: [Told[], Told[]] = [[], []];
  for (let index = 0; index < pairs.length; index += EVERY) {
    const place = pairs[index] as Pair;
    const told = toldAt(place, near(place), calm, ({ outside }) => outside);
    if (!told) continue;
    if (sees(told)) seeing.push(told);
    else if (told.correlation < UNSEEN) blind.push(told);
  }
  const least = (isGlass ? PLACES.share : EVIDENCE.share) * (seeing.length + blind.length);
  if (seeing.length < PLACES.least || seeing.length < least) return null;
  if (isGlass) return followed(mask, calm, seeing, blind);
  const surely = beyondChance(seeing, blind, near, calm);
  return surely.length < PLACES.least || surely.length < least ? null : followed(mask, calm, surely, blind);
}

const sees = ({ correlation, share }: Pick<Told, 'correlation' | 'share'>) =>
  correlation >= SEEN && share >= THROUGH[0] && share <= THROUGH[1];

/** The pairs within REACH of one, itself included. */
function nearby(pairs: readonly Pair[]): (place: Pair) => Pair[] {
  const cells = new Map<number, Pair[]>();
  const cellOf = (x: number, y: number) => Math.floor(y / REACH) * 4096 + Math.floor(x / REACH);
  for (const pair of pairs) {
    const cell = cells.get(cellOf(pair.x, pair.y));
    if (cell) cell.push(pair);
    else cells.set(cellOf(pair.x, pair.y), [pair]);
  }
  return (place) => {
    const near: Pair[] = [];
    for (const row of [-REACH, 0, REACH]) {
      for (const column of [-REACH, 0, REACH])
        for (const pair of cells.get(cellOf(place.x + column, place.y + row)) ?? [])
          if ((pair.x - place.x) ** 2 + (pair.y - place.y) ** 2 < REACH * REACH) near.push(pair);
    }
    return near;
  };
}

/** The places that see what is beside them and not what is further along; none if chance explains them. */
function beyondChance(
  seeing: readonly Told[],
  blind: readonly Told[],
  near: (place: Pair) => Pair[],
  colors: Guide,
): Told[] {
  let byChance = 0;
  const surely: Told[] = [];
  for (const told of [...seeing, ...blind]) {
    const others = near(told.place);
    const aside = ASIDE.flatMap((_, index) => {
      const one = toldAt(told.place, others, colors, (pair) => pair.aside[index] as number);
      return one ? [one] : [];
    });
    byChance += aside.filter(sees).length / ASIDE.length;
    const mean = aside.reduce((sum, { correlation }) => sum + correlation, 0) / aside.length;
    if (sees(told) && told.correlation - mean >= EVIDENCE.above) surely.push(told);
  }
  const apart: Pair[] = [];
  for (const { place } of surely)
    if (apart.every(({ x, y }) => (x - place.x) ** 2 + (y - place.y) ** 2 >= (2 * REACH) ** 2)) apart.push(place);
  return surely.length * apart.length >= EVIDENCE.odds * byChance && apart.length >= EVIDENCE.apart ? surely : [];
}

/** Pixels along the mask's firm edges, each with its sample points outside and inside. */
function pairsOf(mask: Plane): Pair[] {
  const { width, height, data } = mask;
  const soft = boxMean({ ...mask, data: data.map((value) => (value >= 0.5 ? 1 : 0)) }, TURN).data;
  const pairs: Pair[] = [];
  const at = (x: number, y: number) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      if ((data[here] as number) < 0.5) continue;
      if ([here - 1, here + 1, here - width, here + width].every((next) => (data[next] as number) >= 0.5)) continue;
      const [acrossX, acrossY] = [
        (soft[here - 1] as number) - (soft[here + 1] as number),
        (soft[here - width] as number) - (soft[here + width] as number),
      ];
      const length = Math.hypot(acrossX, acrossY);
      if (length < 1e-4) continue;
      const [outX, outY] = [acrossX / length, acrossY / length];
      const outside = at(x + outX * OUTSIDE, y + outY * OUTSIDE);
      if (outside < 0 || (data[outside] as number) > FIRM[0]) continue;
      const inside = INSIDE.map((depth) => {
        const place = at(x - outX * depth, y - outY * depth);
        return place >= 0 && (data[place] as number) > FIRM[1] ? place : -1;
      });
      const aside = ASIDE.map((along) => {
        const place = at(x + outX * OUTSIDE - outY * along, y + outY * OUTSIDE + outX * along);
        return place >= 0 && (data[place] as number) <= FIRM[0] ? place : -1;
      });
      pairs.push({ x, y, outside, aside, inside });
    }
  }
  return pairs;
}

/**
 * How much of a background shows around a place of the edge, at the depth where it shows best. Null: too little
 * evidence. The residuals of a plane through the values are never stored: the sums of their products follow from sums
 * (Schur's complement).
 */
function toldAt(place: Pair, near: readonly Pair[], colors: Guide, outsideOf: (pair: Pair) => number): Told | null {
  let best: Told | null = null;
  const found: number[] = [];
  for (const [depth] of INSIDE.entries()) {
    let count = 0;
    // Products of 1, x and y with each other; then for each color of those with the outer and the inner ones, and of
    // these with each other.
    const [plane, products] = [new Float64Array(6), new Float64Array(27)];
    const from = colors.map(({ data }) => data[place.outside] as number);
    for (const pair of near) {
      const { x, y, inside } = pair;
      const at = inside[depth] as number;
      const outside = outsideOf(pair);
      if (at < 0 || outside < 0) continue;
      count += 1;
      const [u, v] = [(x - place.x) / REACH, (y - place.y) / REACH];
      add(plane, 0, 1);
      add(plane, 1, u);
      add(plane, 2, v);
      add(plane, 3, u * u);
      add(plane, 4, u * v);
      add(plane, 5, v * v);
      for (let channel = 0, into = 0; channel < 3; channel += 1, into += 9) {
        const { data } = colors[channel] as Plane;
        const middle = from[channel] as number;
        const [outer, inner] = [(data[outside] as number) - middle, (data[at] as number) - middle];
        add(products, into, outer);
        add(products, into + 1, outer * u);
        add(products, into + 2, outer * v);
        add(products, into + 3, inner);
        add(products, into + 4, inner * u);
        add(products, into + 5, inner * v);
        add(products, into + 6, outer * outer);
        add(products, into + 7, inner * inner);
        add(products, into + 8, outer * inner);
      }
    }
    found.push(-1);
    if (count < ENOUGH.pairs) continue;
    const inverse = inverted(plane, count);
    let [outer, inner, both] = [0, 0, 0];
    for (let into = 0; into < 27; into += 9) {
      const [one, two] = [products.subarray(into, into + 3), products.subarray(into + 3, into + 6)];
      outer += (products[into + 6] as number) - explained(inverse, one, one);
      inner += (products[into + 7] as number) - explained(inverse, two, two);
      both += (products[into + 8] as number) - explained(inverse, one, two);
    }
    if (!(Math.sqrt(outer / (3 * count)) >= ENOUGH.contrast)) continue;
    const correlation = both / Math.sqrt(outer * Math.max(0, inner) + 1e-12);
    found[depth] = correlation;
    if (!best || correlation > best.correlation)
      best = { place, correlation, share: both / outer, depths: [depth], pairs: near };
  }
  return (
    best && {
      ...best,
      depths: [...INSIDE.keys()].filter((depth) => (found[depth] as number) >= Math.min(ALSO, best.correlation)),
    }
  );
}

type Three = readonly [number, number, number];
/** A symmetric matrix of three rows: its first row, the rest of its second, the last of its third. */
type Six = readonly [number, number, number, number, number, number];

const add = (into: Float64Array, at: number, value: number) => {
  into[at] = (into[at] as number) + value;
};

/** The inverse of a symmetric matrix; a small addition makes it exist for pairs on a line too. */
function inverted(sums: Float64Array, count: number): Six {
  const more = 1e-4 * count;
  const [aa, bb, cc, dd, ee, ff] = sums as unknown as Six;
  return inverseOf([aa, bb, cc, dd + more, ee, ff + more]);
}

function inverseOf([aa, bb, cc, dd, ee, ff]: Six): Six {
  const [one, two, three] = [dd * ff - ee * ee, cc * ee - bb * ff, bb * ee - cc * dd];
  const determinant = aa * one + bb * two + cc * three;
  return [one, two, three, aa * ff - cc * cc, bb * cc - aa * ee, aa * dd - bb * bb].map(
    (value) => value / determinant,
  ) as unknown as Six;
}

function explained([a, b, c, d, e, f]: Six, one: Float64Array, two: Float64Array): number {
  const [[x, y, z], [u, v, w]] = [one, two] as unknown as readonly [Three, Three];
  return x * (a * u + b * v + c * w) + y * (b * u + d * v + e * w) + z * (c * u + e * v + f * w);
}

/** The glass behind the transparent places, by its colors, compared with those of the opaque ones. */
function followed(mask: Plane, colors: Guide, seeing: readonly Told[], blind: readonly Told[]): Plane | null {
  const shrink = Math.min(1, SIDE / Math.max(mask.width, mask.height));
  const [width, height] = [Math.max(1, Math.round(mask.width * shrink)), Math.max(1, Math.round(mask.height * shrink))];
  const [held, red, green, blue] = [mask, ...colors].map((plane) => resample(plane, width, height).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const step = (value: number) => Math.min(STEPS - 1, Math.floor(value * STEPS));
  const bins = Int32Array.from(
    red,
    (value, at) => (step(value) * STEPS + step(green[at] as number)) * STEPS + step(blue[at] as number),
  );
  const small = (at: number) =>
    Math.min(height - 1, Math.floor(Math.floor(at / mask.width) * shrink)) * width +
    Math.min(width - 1, Math.floor((at % mask.width) * shrink));
  const inside = (told: readonly Told[], all: boolean) => {
    const places: number[] = [];
    for (const { pairs, depths } of told) {
      for (const pair of pairs)
        for (let depth = 0; depth < INSIDE.length; depth += 1)
          if ((all || depths.includes(depth)) && (pair.inside[depth] as number) >= 0)
            places.push(small(pair.inside[depth] as number));
    }
    return places;
  };
  const [glass, other] = [inside(seeing, false), inside(blind, true)];
  let likely: Float32Array = new Float32Array(width * height);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [own, rest] = [new Float64Array(STEPS ** 3).fill(0), new Float64Array(STEPS ** 3).fill(0)];
    for (const at of glass) own[bins[at] as number] = (own[bins[at] as number] as number) + 1 / glass.length;
    for (const at of other) rest[bins[at] as number] = (rest[bins[at] as number] as number) + 1 / other.length;
    if (round > 0) {
      let [sum, sumRest] = [0, 0];
      for (let at = 0; at < held.length; at += 1) {
        if ((held[at] as number) < 0.5) continue;
        sum += likely[at] as number;
        sumRest += 1 - (likely[at] as number);
      }
      for (let at = 0; at < held.length; at += 1) {
        if ((held[at] as number) < 0.5) continue;
        own[bins[at] as number] = (own[bins[at] as number] as number) + (likely[at] as number) / Math.max(1, sum);
        rest[bins[at] as number] =
          (rest[bins[at] as number] as number) + (1 - (likely[at] as number)) / Math.max(1, sumRest);
      }
    }
    const [ownSmooth, restSmooth] = [rounded(own), rounded(rest)];
    const next = createPlane(width, height);
    const weight = createPlane(width, height);
    for (let at = 0; at < held.length; at += 1) {
      if ((held[at] as number) < 0.5) continue;
      const bin = bins[at] as number;
      weight.data[at] = 1;
      next.data[at] =
        ((ownSmooth[bin] as number) + UNKNOWN / 10) /
        ((ownSmooth[bin] as number) + (restSmooth[bin] as number) + UNKNOWN);
    }
    const [smooth, count] = [boxMean(next, SMOOTH).data, boxMean(weight, SMOOTH).data];
    likely = Float32Array.from(smooth, (value, at) =>
      (held[at] as number) < 0.5 ? 0 : value / Math.max(1e-6, count[at] as number),
    );
    likely = likely.map((value) => Math.min(1, Math.max(0, (value - 0.25) / 0.5)));
  }
  const subject = held.reduce((sum, value) => sum + (value >= 0.5 ? 1 : 0), 0);
  const { label, weights } = labelIslands({ width, height, data: likely.map((value) => (value > LIKELY ? 1 : 0)) });
  // Each island's transparency follows from its places; an island with few places is something else of these colors.
  const shares = new Map<number, number[]>();
  for (const { pairs, depths, share, correlation } of seeing) {
    const names = depths.flatMap((depth) =>
      pairs.map((pair) =>
        (pair.inside[depth] as number) < 0 ? 0 : (label[small(pair.inside[depth] as number)] as number),
      ),
    );
    for (const name of new Set(names)) {
      if (name === 0 || names.filter((one) => one === name).length < WITHIN * names.length) continue;
      // Noise lowers slopes, at most by the square of the correlation.
      shares.set(name, [...(shares.get(name) ?? []), share / Math.sqrt(correlation)]);
    }
  }
  const middle = new Map(
    [...shares]
      .filter(([name, list]) => list.length >= PLACES.least && (weights[name] as number) > LEAST * subject)
      .map(([name, list]) => [name, list.toSorted((one, two) => one - two)[Math.floor(list.length / 2)] as number]),
  );
  if (middle.size === 0) return null;
  const opaque = createPlane(width, height);
  for (let at = 0; at < label.length; at += 1)
    opaque.data[at] = 1 - Math.min(MOST, middle.get(label[at] as number) ?? 0);
  return resample(boxMean(opaque, 1), mask.width, mask.height);
}

/** A histogram of colors, with each bin smoothed over its neighbours. */
function rounded(bins: Float64Array): Float64Array {
  let from = bins;
  for (const stride of [1, STEPS, STEPS * STEPS]) {
    const to = new Float64Array(from.length);
    for (let bin = 0; bin < from.length; bin += 1) {
      const place = Math.floor(bin / stride) % STEPS;
      to[bin] =
        (from[bin] as number) * 0.5 +
        (place > 0 ? (from[bin - stride] as number) * 0.25 : 0) +
        (place < STEPS - 1 ? (from[bin + stride] as number) * 0.25 : 0);
    }
    from = to;
  }
  return from;
}
