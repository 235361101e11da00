/**
 * Which of several things a picture is of. A network sees whatever stands out: the product, and the chair behind it or
 * the cup that the frame cuts. Sets are seen as several things too (a pair of shoes, three jars), so what is apart in the
 * mask is not yet another thing. It is one if it does not look like the thing in the middle, and something says that it
 * was not photographed for its own sake: the frame cuts it, the network doubts it, it stands behind, or without it the
 * picture would be well centred.
 */
import { growIslands, labelIslands } from './islands.ts';
import { boxExtreme, createPlane, resample, type Plane } from '../pixels/plane.ts';
import type { Guide } from './surface.ts';

/** A box in fractions of the picture. */
export interface Share {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size at which things are separated, px. */
const SIDE = 256;
/** From here on a pixel belongs to a thing. */
const SEEN = 0.15;
/**
 * Cores of things: from this value on, this wide to either side, px of SIDE. The first separates what hardly touches,
 * the second a thing from one behind it that the network is less sure of.
 */
const CORES = [
  { from: 0.35, wide: 4 },
  { from: 0.96, wide: 3 },
] as const;
/** Less than this share of the largest thing is a part of what is nearest to it: a lid, a spoon. */
const THING = 0.08;
/** How far the middle of the thing in the middle may be from the picture's, as a share of its width and height. */
const MIDDLE = { across: 0.13, down: 0.32 } as const;
/** How much farther off the middle of all of it must be. */
const OFF = 0.07;
/** Below this share of the mean of the middle one, with what touches it, the network doubts it: thin things are softer. */
const DOUBTED = 0.87;
/** The frame cuts it along this share of its shorter side. */
const CUT = 0.15;
/** Things alike: the share of their colors that both have, in bins of this many steps, and their areas, as a ratio. */
const ALIKE = { colors: 0.5, steps: 5, area: 2.2 } as const;
/**
 * It is behind if so much of the width of the thing in the middle is before it, its foot is higher by so much, and it is
 * seen beside so much of the middle one's height: what only stands on top is a part of it, as a chair's back is. If it
 * touches the middle one it has at least this share of its area: a strap is a part.
 */
const BEHIND = { before: 0.5, foot: 0.03, beside: 0.25, area: 0.25 } as const;
/** It is carried by what begins this close to its foot, of the picture's height, below so much of its width. */
const CARRIES = { over: 0.6, gap: 0.06 } as const;
/** Things offered. */
const MOST = 3;

interface Thing {
  box: Share;
  area: number;
  /** Of the mask. */
  mean: number;
  /** Share of each color. */
  colors: Float64Array;
  /** Length along which the frame cuts it, of the picture's side. */
  cut: number;
  /** Name of the stretch of the mask that it is part of: things that touch share one. */
  stretch: number;
}

export interface Meant {
  /** What else was seen, the largest first. */
  others: Share[];
  /** The mask's size: 1 where it shows the subject, 0 where it shows other things. */
  kept: Plane;
  /** The subject touches one of the others: the mask doesn't show where it ends. */
  touches: boolean;
}

/**
 * @param mask 0..1
 * @param colors the picture, 0..1, of any size
 * @returns null where everything belongs together
 */
export function meantIn(mask: Plane, colors: Guide): Meant | null {
  const small = resample(mask, SIDE, SIDE);
  const shrunk = colors.map((plane) => resample(plane, SIDE, SIDE));
  for (const core of CORES) {
    const meant = meantAmong(thingsIn(small, shrunk, core), mask);
    if (meant) return meant;
  }
  return null;
}

function meantAmong({ label, things }: Things, mask: Plane): Meant | null {
  const [across, down] = [0, 1].map((axis) => (box: Share) => offMiddle(box, axis as 0 | 1)) as [Off, Off];
  const middle = things
    .filter(({ box }) => Math.abs(across(box)) <= MIDDLE.across && Math.abs(down(box)) <= MIDDLE.down)
    .toSorted((one, two) => farFrom(one.box) - farFrom(two.box))[0];
  if (!middle || isCut(middle)) return null;
  // What touches the middle one is another thing only if it is behind; what is apart from it is one, in however many pieces.
  const behind = things.filter(
    (thing) => thing !== middle && thing.stretch === middle.stretch && isHigher(thing, middle),
  );
  const apart = Map.groupBy(
    things.filter(({ stretch }) => stretch !== middle.stretch),
    ({ stretch }) => stretch,
  );
  const stands = together(things.filter(({ stretch }) => stretch === middle.stretch));
  const whole = around(things.map(({ box }) => box));
  const isOff = Math.abs(across(whole)) >= Math.abs(across(middle.box)) + OFF;
  const others = [
    ...(behind.length > 0 && isBehind(together(behind), middle) ? [behind] : []),
    ...[...apart.values()].filter((pieces) => {
      const thing = together(pieces);
      const makesOff = isOff && Math.sign(across(thing.box) - across(middle.box)) === Math.sign(across(whole));
      return (
        !alike(thing, middle) &&
        !carries(thing, middle) &&
        !isAround(middle, thing) &&
        (makesOff ||
          isCut(thing) ||
          thing.mean < DOUBTED * stands.mean ||
          (isBefore(middle, thing) && isHigher(thing, middle)))
      );
    }),
  ];
  if (others.length === 0) return null;
  const away = new Set(others.flat().map((thing) => things.indexOf(thing) + 1));
  const kept = createPlane(mask.width, mask.height, 1);
  for (let at = 0; at < kept.data.length; at += 1) {
    const [x, y] = [at % mask.width, Math.floor(at / mask.width)];
    const name = label[Math.floor((y * SIDE) / mask.height) * SIDE + Math.floor((x * SIDE) / mask.width)] as number;
    if (away.has(name)) kept.data[at] = 0;
  }
  return {
    others: others
      .map(together)
      .toSorted((one, two) => two.area - one.area)
      .map(({ box }) => box)
      .slice(0, MOST),
    kept,
    touches: others.includes(behind),
  };
}

/** Several pieces as one thing. */
function together(pieces: readonly Thing[]): Thing {
  const area = pieces.reduce((sum, piece) => sum + piece.area, 0);
  const mean = (of: (piece: Thing) => number) => pieces.reduce((sum, piece) => sum + of(piece) * piece.area, 0) / area;
  return {
    box: around(pieces.map(({ box }) => box)),
    area,
    mean: mean((piece) => piece.mean),
    colors: Float64Array.from({ length: ALIKE.steps ** 3 }, (_, at) => mean(({ colors }) => colors[at] as number)),
    cut: pieces.reduce((sum, { cut }) => sum + cut, 0),
    stretch: pieces[0]?.stretch ?? 0,
  };
}

const farFrom = (box: Share): number => Math.abs(offMiddle(box, 0)) + Math.abs(offMiddle(box, 1)) / 2;
const footOf = ({ box }: Thing): number => box.y + box.height;
const isHigher = (thing: Thing, front: Thing): boolean => footOf(front) - footOf(thing) >= BEHIND.foot;

type Off = (box: Share) => number;
/** How far a box's middle is from the picture's, to the right or down. */
const offMiddle = ({ x, y, width, height }: Share, axis: 0 | 1): number =>
  (axis === 0 ? x + width / 2 : y + height / 2) - 0.5;

const isCut = ({ cut, box }: Thing): boolean => cut >= CUT * Math.min(box.width, box.height);

const sameColors = (one: Thing, two: Thing): boolean =>
  one.colors.reduce((sum, share, at) => sum + Math.min(share, two.colors[at] as number), 0) >= ALIKE.colors;

/** For things apart. Of those that touch, size says nothing: a striped can may fall into stripes. */
const alike = (one: Thing, two: Thing): boolean =>
  sameColors(one, two) && Math.max(one.area / two.area, two.area / one.area) <= ALIKE.area;

/** Whether the second stands on the first, as a head does on its body and a cake on its stand, however faint that is. */
function carries({ box: under }: Thing, { box }: Thing): boolean {
  const over = Math.min(box.x + box.width, under.x + under.width) - Math.max(box.x, under.x);
  const [foot, top] = [box.y + box.height, under.y];
  return over >= CARRIES.over * box.width && Math.abs(foot - top) <= CARRIES.gap;
}

/** Whether the second lies within the first, as the inner one of two chains does. */
const isAround = ({ box }: Thing, { box: inner }: Thing): boolean =>
  inner.x >= box.x &&
  inner.y >= box.y &&
  inner.x + inner.width <= box.x + box.width &&
  inner.y + inner.height <= box.y + box.height;

/** Whether what touches another thing stands behind it and is no part of it, such as a bag's strap. */
const isBehind = (thing: Thing, front: Thing): boolean =>
  thing.area >= BEHIND.area * front.area && isBefore(front, thing) && !sameColors(thing, front);

/** Whether the first hides much of the second, in width, and is not just below it or around it. */
function isBefore({ box: front }: Thing, { box }: Thing): boolean {
  const before = Math.min(box.x + box.width, front.x + front.width) - Math.max(box.x, front.x);
  const beside = Math.min(box.y + box.height, front.y + front.height) - Math.max(box.y, front.y);
  const sticksOut = box.x < front.x || box.x + box.width > front.x + front.width;
  return sticksOut && before >= BEHIND.before * front.width && beside >= BEHIND.beside * front.height;
}

function around(boxes: readonly Share[]): Share {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

interface Things {
  /** For each pixel the number of its thing, from 1; pixels that show none have the nearest one's. */
  label: Int32Array;
  things: Thing[];
}

function thingsIn(mask: Plane, colors: readonly Plane[], { from, wide }: (typeof CORES)[number]): Things {
  const { width, height, data } = mask;
  const firm = { ...mask, data: data.map((value) => (value >= from ? 1 : 0)) };
  const seen = { ...mask, data: data.map((value) => (value >= SEEN ? 1 : 0)) };
  const stretches = labelIslands(seen).label;
  const thick = boxExtreme(firm, wide, 'least');
  // What no square fits into is thin: a bicycle behind a bottle, but also a plant's leaves.
  const near = boxExtreme(thick, wide + 1, 'greatest').data;
  const cores = labelIslands(thick);
  const thin = labelIslands({ ...mask, data: firm.data.map((value, at) => (near[at] === 1 ? 0 : value)) });
  const weights = [...cores.weights, ...thin.weights.slice(1)];
  const least = THING * Math.max(...weights);
  const large = [...weights.keys()].filter((name) => name > 0 && (weights[name] as number) >= least);
  const core = cores.label.map((name, at) => {
    const other = thin.label[at] as number;
    return large.indexOf(name > 0 || other === 0 ? name : other + cores.weights.length - 1) + 1;
  });
  const label = growIslands(
    growIslands(core, width, (at) => seen.data[at] === 1),
    width,
    () => true,
  );
  const found = large.map(() => ({
    left: width,
    top: height,
    right: -1,
    bottom: -1,
    area: 0,
    sum: 0,
    colors: new Float64Array(ALIKE.steps ** 3),
    cut: 0,
    stretch: 0,
  }));
  for (let at = 0; at < label.length; at += 1) {
    const thing = found[(label[at] as number) - 1];
    if (!thing || seen.data[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    thing.left = Math.min(thing.left, x);
    thing.right = Math.max(thing.right, x);
    thing.top = Math.min(thing.top, y);
    thing.bottom = Math.max(thing.bottom, y);
    thing.area += 1;
    thing.sum += data[at] as number;
    const bin = colors.reduce(
      (sum, plane) =>
        sum * ALIKE.steps + Math.min(ALIKE.steps - 1, Math.floor((plane.data[at] as number) * ALIKE.steps)),
      0,
    );
    thing.colors[bin] = (thing.colors[bin] as number) + 1;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) thing.cut += 1 / width;
    if ((core[at] as number) !== 0) thing.stretch = stretches[at] as number;
  }
  return {
    label,
    things: found.map(({ left, top, right, bottom, area, sum, colors: own, cut, stretch }) => ({
      box: { x: left / width, y: top / height, width: (right - left + 1) / width, height: (bottom - top + 1) / height },
      area,
      mean: sum / area,
      colors: own.map((value) => value / area),
      cut,
      stretch,
    })),
  };
}
