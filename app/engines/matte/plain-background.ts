/**
 * Refines a mask by a plain background. Where everything around a subject is one smooth surface (a studio's paper, a
 * wall), its color behind the subject can be inferred: a surface of low order is fitted to certain background,
 * repeatedly dropping outliers. Then a pixel of the background's color is background, however firmly the network
 * believes in it (the inside of a ring), and one that differs from it and from its shadows, and is connected to the
 * subject, is subject (a pot that the network left out). Changes nothing where the background is not plain, or where
 * the subject shares colors with the background's shadows.
 */
import { labelIslands } from './islands.ts';
import { boxExtreme, boxMean, createPlane, type Plane } from '../pixels/plane.ts';
import { fitSurface, type Guide, type Surface } from './surface.ts';

/**
 * Shadows absorb at most this share of the background's light; darker areas than black are not lit by the same lamp.
 */
const LIT = { least: 0.52, most: 1.03 } as const;
/**
 * Multiples of the background's noise: up to the first a pixel is background, from the second on it is something else;
 * and the least of both, of 1.
 */
const SAME = { noise: 1.6, least: 0.014 } as const;
const OTHER = { noise: 3.5, least: 0.045 } as const;
/**
 * Least difference between a subject and the background with its shadows before the background's color removes any of
 * it.
 */
const PLAINLY_OTHER = 0.14;
/** The size at which its colors are gathered, px. */
const NEAR = 48;
/** From this value on the network is certain of the subject; below, it can be overruled pixel by pixel. */
const SURE = 0.93;
const UNSURE = 0.86;
/**
 * Share of the certain subject that may have the background's colors where these remove something; and how much a
 * shadow may darken them.
 */
const ALIKE = 0.08;
const LIGHT = 0.12;
/**
 * A hole in the network's certain subject: how lit its core is, at first and once the background's surface has been
 * fitted through it; the median of its differences, as a share of the threshold for lit; px of its core; the share of
 * it that may be open to the outside, and how much of its outline must be sharp.
 */
const HOLE = { lit: 0.94, litSurely: 0.97, middle: 0.45, size: 60, open: 0.02, sharp: 0.8 } as const;
const SHARPLY = 4;
/**
 * Reach into holes within which their edges are left out of the background's samples, as a share of the longer side.
 */
const HOLES_REACH = 0.012;
/** Clipped white has no gradient that would distinguish a hole from a white label. */
const CLIPPED = 0.972;
/** Share of a hole's box that other things may fill; more is print on a label. */
const PRINT = 0.015;
/**
 * Additions are at most this many times the subject's size (of a white shirt with dark stripes the network sees only
 * the stripes), and this share of their outline must be sharp.
 */
const MOST_ADDED = 3;
/** Largest share of an enclosed part that may be open to the picture's rim. */
const ENCLOSED = 0.05;
/** Least half width of an added part, px. */
const WIDE = 2;
/** How far from an added part the network's soft edge may end, px. */
const SEAM = 6;
const SHARP = 0.55;
/** Below this unexplained share, the area below the subject is its reflection. */
const MIRRORED = 0.15;

/** How much each pixel differs from the background and its shadows, of 1, and how lit the background would be there. */
interface Differences {
  other: Plane;
  lit: Plane;
}

function differences(guide: Guide, { colors }: Surface): Differences {
  const { width, height } = guide[0];
  const [other, lit] = [createPlane(width, height), createPlane(width, height)];
  for (let at = 0; at < width * height; at += 1) {
    let [along, length] = [0, 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const background = (colors[channel] as Plane).data[at] as number;
      along += background * ((guide[channel] as Plane).data[at] as number);
      length += background * background;
    }
    const share = along / Math.max(1e-4, length);
    const held = Math.min(LIT.most, Math.max(LIT.least, share));
    let rest = 0;
    for (let channel = 0; channel < 3; channel += 1)
      rest +=
        (((guide[channel] as Plane).data[at] as number) - held * ((colors[channel] as Plane).data[at] as number)) ** 2;
    other.data[at] = Math.sqrt(rest);
    lit.data[at] = share;
  }
  return { other, lit };
}

/**
 * How much the certain subject around each pixel differs from the background, 0 where there is none; and the share of
 * it with the background's colors.
 */
function ofSubject(own: Plane, other: Plane, same: number): { differs: Plane; alike: Plane } {
  const sure = boxExtreme({ ...own, data: own.data.map((value) => (value >= SURE ? 1 : 0)) }, 1, 'least');
  const isAlike = (at: number) => (sure.data[at] === 1 && (other.data[at] as number) < 2 * same ? 1 : 0);
  const plane = (values: (at: number) => number) =>
    boxMean({ ...own, data: own.data.map((_, at) => values(at)) }, NEAR).data;
  const [all, alike, sum] = [
    plane((at) => sure.data[at] as number),
    plane(isAlike),
    plane((at) => (sure.data[at] as number) * (1 - isAlike(at)) * (other.data[at] as number)),
  ];
  return {
    differs: {
      ...own,
      data: sum.map((value, at) =>
        (all[at] as number) - (alike[at] as number) > 1e-4 ? value / ((all[at] as number) - (alike[at] as number)) : 0,
      ),
    },
    alike: { ...own, data: alike.map((value, at) => ((all[at] as number) > 1e-4 ? value / (all[at] as number) : 0)) },
  };
}

/**
 * @param own the mask, 0..1, of the picture's size
 * @param guide the picture's color planes, 0..1
 * @param grow whether parts missing from the mask may be added: false when one of several things is meant
 * @returns the mask refined by the background; null where it is not plain
 */
export function byPlainBackground(own: Plane, guide: Guide, grow: boolean): Plane | null {
  const first = fitSurface(guide, own);
  if (!first) return null;
  // Holes show the background where nothing else does: a surface fitted through them too must still be plain.
  const seen = holesIn(own, guide, first, HOLE.lit);
  const surface = seen
    ? (fitSurface(guide, { ...own, data: own.data.map((value, at) => (seen[at] === 1 ? 0 : value)) }, HOLES_REACH) ??
      first)
    : first;
  const holes = seen && holesIn(own, guide, surface, HOLE.litSurely);
  const { other, lit } = differences(guide, surface);
  // Single pixels are noise: real background is surrounded by background.
  const calm = boxMean(other, 1);
  const same = sameOf(surface);
  const { differs, alike } = ofSubject(
    holes ? { ...own, data: own.data.map((value, at) => (holes[at] === 1 ? 0 : value)) } : own,
    calm,
    same,
  );
  const result = { ...own, data: own.data.slice() };
  for (let at = 0; at < own.data.length; at += 1) {
    const given = own.data[at] as number;
    const hole = holes?.[at] === 1;
    // The middle of a large hole has no subject nearby.
    const from = hole ? Math.max(PLAINLY_OTHER, differs.data[at] as number) : (differs.data[at] as number);
    if (given <= 0 || from < PLAINLY_OTHER) continue;
    if (
      !hole &&
      (given >= UNSURE || (alike.data[at] as number) > ALIKE || Math.abs((lit.data[at] as number) - 1) > LIGHT)
    )
      continue;
    const least = Math.min(1, Math.max(0, ((calm.data[at] as number) - same) / (0.6 * from - same)));
    // Where the network is nearly certain, it is overruled only partly.
    const heard = hole ? 1 : Math.min(1, (UNSURE - given) / 0.2);
    result.data[at] = Math.min(given, given + (least - given) * heard);
  }
  if (grow) addParts(result, own, guide, surface, calm, differs);
  return result;
}

const sameOf = ({ noise }: Surface) => Math.max(SAME.least, SAME.noise * noise);

/**
 * 1 where the background shows through the network's certain subject: cores of the background's own color, and the
 * shadows around them up to where something else begins on all sides. Null: nowhere.
 * @param least how lit the background must be in the cores
 */
function holesIn(own: Plane, guide: Guide, surface: Surface, least: number): Uint8Array | null {
  const { width, height } = own;
  const { other, lit } = differences(guide, surface);
  const [calm, light] = [boxMean(other, 1), boxMean(lit, 2)];
  const same = sameOf(surface);
  const clipped = (at: number) => guide.every((plane) => (plane.data[at] as number) > CLIPPED);
  const unlike = (at: number) => Math.abs((light.data[at] as number) - 1);
  const core = createPlane(width, height);
  for (let at = 0; at < core.data.length; at += 1)
    if ((own.data[at] as number) > 0.3 && (calm.data[at] as number) < same && unlike(at) < 1 - least && !clipped(at))
      core.data[at] = 1;
  const { label, weights } = labelIslands(boxExtreme(core, 2, 'least'));
  const members = weights.map(() => [] as number[]);
  for (let at = 0; at < label.length; at += 1) if (label[at] !== 0) (members[label[at] as number] as number[]).push(at);
  const stronger = boxExtreme(calm, 3, 'greatest');
  const result = new Uint8Array(width * height);
  const stamp = new Int32Array(width * height);
  let any = false;
  members.forEach((pixels, name) => {
    if (name === 0 || pixels.length < HOLE.size || pixels.some((at) => result[at] === 1)) return;
    // A surface that merely crosses the background's color differs by all amounts evenly; the real background stays
    // close.
    if (
      (pixels.map(unlike).toSorted((one, two) => one - two)[Math.floor(pixels.length / 2)] as number) >
      HOLE.middle * (1 - least)
    )
      return;
    for (const at of pixels) stamp[at] = name;
    const inside = [...pixels];
    const stack = [...pixels];
    let [outline, sharp, open] = [0, 0, 0];
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]) {
        if (next < 0 || next >= result.length || stamp[next] === name) continue;
        stamp[next] = name;
        inside.push(next);
        if ((calm.data[next] as number) >= 1.5 * same || (light.data[next] as number) < LIT.least) {
          outline += 1;
          if ((stronger.data[next] as number) > SHARPLY * same) sharp += 1;
        } else {
          stack.push(next);
          if ((own.data[next] as number) < 0.1) open += 1;
        }
      }
    }
    if (
      open > HOLE.open * inside.length ||
      sharp < HOLE.sharp * outline ||
      printed(inside, (at) => stamp[at] === name, calm, width, same)
    )
      return;
    any = true;
    for (const at of inside) result[at] = 1;
  });
  return any ? result : null;
}

/** Whether something else lies within a hole: letters on a label. */
function printed(
  inside: readonly number[],
  isInside: (at: number) => boolean,
  other: Plane,
  width: number,
  same: number,
): boolean {
  const [rows, columns] = [new Map<number, [number, number]>(), new Map<number, [number, number]>()];
  const widen = (spans: Map<number, [number, number]>, key: number, value: number) => {
    const span = spans.get(key);
    if (span) [span[0], span[1]] = [Math.min(span[0], value), Math.max(span[1], value)];
    else spans.set(key, [value, value]);
  };
  for (const at of inside) {
    widen(rows, Math.floor(at / width), at % width);
    widen(columns, at % width, Math.floor(at / width));
  }
  let print = 0;
  for (const [y, [first, last]] of rows) {
    for (let x = first + 1; x < last; x += 1) {
      const column = columns.get(x);
      if (
        column &&
        column[0] < y &&
        column[1] > y &&
        !isInside(y * width + x) &&
        (other.data[y * width + x] as number) > 2 * same
      )
        print += 1;
    }
  }
  return print > PRINT * inside.length;
}

/** 1 where a path around the mask leads to the picture's rim. */
function openAround({ width, height, data }: Plane): Uint8Array {
  const { label } = labelIslands({ width, height, data: data.map((value) => (value > 0.5 ? 0 : 1)) });
  const reached = new Set<number>();
  for (let at = 0; at < label.length; at += 1)
    if (at < width || at >= label.length - width || at % width === 0 || at % width === width - 1)
      reached.add(label[at] as number);
  reached.delete(0);
  return Uint8Array.from(label, (name) => (reached.has(name) ? 1 : 0));
}

/** Adds, in place, pixels that differ from the background and are connected to the subject. */
function addParts(result: Plane, own: Plane, guide: Guide, surface: Surface, other: Plane, differs: Plane): void {
  const { width, height } = own;
  const from = Math.max(OTHER.least, OTHER.noise * surface.noise);
  const both = createPlane(width, height);
  for (let at = 0; at < both.data.length; at += 1)
    both.data[at] = (own.data[at] as number) > 0.5 || (other.data[at] as number) > from ? 1 : 0;
  const { label, weights } = labelIslands(both);
  const held = weights.map(() => 0);
  let subject = 0;
  for (let at = 0; at < label.length; at += 1) {
    if ((own.data[at] as number) <= 0.5) continue;
    subject += 1;
    held[label[at] as number] = (held[label[at] as number] as number) + 1;
  }
  // The network's background, part by part.
  const added = createPlane(width, height);
  for (let at = 0; at < label.length; at += 1) {
    const name = label[at] as number;
    if (
      name !== 0 &&
      (held[name] as number) > 0.02 * subject &&
      (result.data[at] as number) < 0.9 &&
      (other.data[at] as number) > from
    )
      added.data[at] = 1;
  }
  // Rims of existing subject are not parts: parts are wider.
  const cores = boxExtreme(added, WIDE, 'least');
  const wide = boxExtreme(cores, WIDE + 1, 'greatest');
  added.data.forEach((value, at) => (added.data[at] = value * (wide.data[at] as number)));
  const parts = labelIslands(added);
  const lowest = new Int32Array(width).fill(-1);
  for (let at = 0; at < own.data.length; at += 1)
    if ((own.data[at] as number) > 0.5) lowest[at % width] = Math.floor(at / width);
  const stronger = boxExtreme(other, 3, 'greatest');
  const about = parts.weights.map(() => ({
    open: 0,
    outline: 0,
    sharp: 0,
    mirrored: 0,
    unexplained: 0,
    below: 0,
    all: 0,
  }));
  const open = openAround(own);
  const apart = (at: number) =>
    [0, 1, 2].map(
      (channel) => (guide[channel]?.data[at] as number) - (surface.colors[channel]?.data[at] as number),
    ) as [number, number, number];
  for (let at = 0; at < parts.label.length; at += 1) {
    const name = parts.label[at] as number;
    if (name === 0) continue;
    const part = about[name] as (typeof about)[number];
    const [x, y] = [at % width, Math.floor(at / width)];
    part.all += 1;
    const edge = [
      x > 0 ? at - 1 : at,
      x < width - 1 ? at + 1 : at,
      y > 0 ? at - width : at,
      y < height - 1 ? at + width : at,
    ].some((next) => both.data[next] === 0);
    if (open[at] === 1) part.open += 1;
    if (edge) {
      part.outline += 1;
      if ((stronger.data[at] as number) > 1.7 * from) part.sharp += 1;
    }
    const bottom = lowest[x] as number;
    if (bottom < 0 || y <= bottom) continue;
    part.below += 1;
    const one = apart(at);
    const length = one[0] ** 2 + one[1] ** 2 + one[2] ** 2;
    part.mirrored += length;
    const back = 2 * bottom - y;
    const two = back >= 0 ? apart(back * width + x) : null;
    const reflected = two ? two[0] ** 2 + two[1] ** 2 + two[2] ** 2 : 0;
    const share =
      two && reflected > 1e-6
        ? Math.min(0.7, Math.max(0, (one[0] * two[0] + one[1] * two[1] + one[2] * two[2]) / reflected))
        : 0;
    part.unexplained += two
      ? (one[0] - share * two[0]) ** 2 + (one[1] - share * two[1]) ** 2 + (one[2] - share * two[2]) ** 2
      : length;
  }
  const wanted = about.map(
    ({ outline, sharp, mirrored, unexplained, below, all }, name) =>
      name !== 0 && all >= 12 && sharp >= SHARP * outline && !(below > 0.6 * all && unexplained < MIRRORED * mirrored),
  );
  // Areas enclosed by the subject on all sides belong to it, whatever their size.
  const sum = about.reduce(
    (total, { all, open: free }, name) => total + (wanted[name] && free > ENCLOSED * all ? all : 0),
    0,
  );
  if (sum > MOST_ADDED * subject) return;
  // The network's soft edges towards what it left out lie inside now.
  const near = boxExtreme(
    { ...own, data: Float32Array.from(parts.label, (name) => (wanted[name] ? 1 : 0)) },
    SEAM,
    'greatest',
  );
  const within = boxExtreme(both, WIDE, 'least');
  for (let at = 0; at < near.data.length; at += 1)
    if (near.data[at] === 1 && within.data[at] === 1) result.data[at] = 1;
  for (let at = 0; at < parts.label.length; at += 1) {
    if (!wanted[parts.label[at] as number]) continue;
    // Only rims and strands are mixtures: however pale a part is compared with the rest, its middle is opaque.
    result.data[at] =
      cores.data[at] === 1
        ? 1
        : Math.max(
            result.data[at] as number,
            Math.min(
              1,
              (other.data[at] as number) /
                Math.max(0.85 * (stronger.data[at] as number), 0.6 * (differs.data[at] as number)),
            ),
          );
  }
}
