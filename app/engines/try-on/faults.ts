/**
 * What is wrong with a try-on, judged by its own pixels and the person's landmarks before anybody sees it. Lengths are
 * shares of the shoulders' span, so that a limit holds for any size of photo.
 */
import { armOf, legOf, type Handle } from '#app/engines/warp/hang.ts';
import { alongLimb, halfLimb, lengthOf, type Body } from '#app/engines/warp/body.ts';
import { between, distance, dot, minus, plus, type Person, type Point } from '#app/engines/warp/person.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import type { Clothing, Jewel, TryOnFault } from '#tools/contract/try-on-kinds.ts';
import { colorShift } from './color-shift.ts';
import { faceRegion } from './face-region.ts';
import type { SkinAt } from './skin.ts';

export interface Fault {
  what: TryOnFault;
  /** How much of it, in the unit of its limit. */
  amount: number;
}

export interface ToJudge {
  picture: Sheet;
  /** 0..255 per pixel; null: not cut out, so that only face, colour and frame can be judged. */
  person: Uint8Array | null;
  who: Person;
  body: Body;
  kind: Clothing;
  /** The garment put on, of the picture's size, without its shadow. */
  garment: Sheet;
  /** 0..1 per pixel: what is in front of the garment. */
  front: Float32Array;
  /** 0..1 per pixel: where skin was painted over old clothes; null: nowhere. */
  bare: Float32Array | null;
  skin: SkinAt | null;
  hair: Float32Array | null;
  handles: readonly Handle[];
  /** The garment's photo, cut out. */
  source: Sheet;
  /** Share of the garment beyond the picture's border. */
  outside: number;
}

/** The most that is passed, by fault. */
export const MOST: Readonly<Record<TryOnFault, number>> = {
  // Share of the face.
  face: 0.01,
  // Share of the hair that falls over the shoulders.
  hair: 0.06,
  // Shoulder showing above the seam, or cloth standing above the shoulder, or a gap at the neck: spans.
  collar: 0.07,
  // Share of the upper arm, or of the legs, that shows within what should cover it.
  sleeves: 0.14,
  // Share of the torso, the forearms or the shins where the old clothes show.
  old: 0.12,
  // CIEDE2000 between the mean colors of the garment's photo and of what was put on.
  exposure: 6,
  // Share of the garment beyond the border.
  frame: 0.35,
  // The drawn jewel's longer side, as a share of the photo's, is below this.
  small: 0.02,
  // The shoulders' width as a share of the torso's length is below this: seen from the side.
  turned: 0.42,
};

/** Faults of clothes, the worst for the eye first; empty: it may be shown. */
export function faultsOf(judged: ToJudge): Fault[] {
  const { who, garment, body, source, outside } = judged;
  const amounts: [TryOnFault, number][] = [
    ['face', coverOf(faceRegion(who, garment), judged)],
    ['hair', coverOf(judged.hair && judged.hair.map((share) => (share > 0.6 ? 1 : 0)), judged)],
    ['frame', outside],
    ['exposure', colorShift(source, garment)],
  ];
  if (judged.person) {
    const seen = showing(judged, judged.person);
    amounts.push(
      ['collar', collarOf(judged, seen)],
      ['sleeves', sleevesOf(judged, seen)],
      ['old', oldOf(judged, seen)],
    );
  }
  const faults = amounts.flatMap(([what, amount]) => (amount > MOST[what] ? [{ what, amount }] : []));
  const wide = distance(body.a.shoulder, body.b.shoulder) / Math.max(1, body.torso);
  return body.hasShoulders && body.hasHips && wide < MOST.turned
    ? [{ what: 'turned', amount: wide }, ...faults]
    : faults;
}

/** Share of a region, 0 or 1 per pixel, that the garment hides. */
export function coverOf(
  region: Float32Array | null,
  { garment, front }: { garment: Sheet; front: Float32Array | null },
): number {
  if (!region) return 0;
  let [all, hidden] = [0, 0];
  for (let at = 0; at < region.length; at += 1) {
    if (region[at] === 0) continue;
    all += 1;
    if (((garment.data[at * 4 + 3] as number) / 255) * (1 - (front?.[at] ?? 0)) > 0.5) hidden += 1;
  }
  return all < 30 ? 0 : hidden / all;
}

interface Showing {
  /** Whether the person is at a point of the photo. */
  isPerson(point: Point): boolean;
  /** Whether the garment is what is seen there. */
  isCloth(point: Point): boolean;
  /** Whether the person's photo is seen there, and not because an arm or hair is in front. */
  isBody(point: Point): boolean;
  /** The same, and neither skin nor hair. */
  isOld(point: Point): boolean;
}

function showing({ garment, front, bare, skin, hair, picture }: ToJudge, person: Uint8Array): Showing {
  const { width, height } = picture;
  const pixel = ({ x, y }: Point) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : Math.floor(y) * width + Math.floor(x);
  const cloth = (at: number) => (garment.data[at * 4 + 3] as number) >= 100;
  const isPerson = (point: Point) => (person[pixel(point)] ?? 0) >= 200;
  const isBody = (point: Point) => {
    const at = pixel(point);
    return at >= 0 && (person[at] as number) >= 200 && !cloth(at) && (front[at] as number) < 0.5;
  };
  return {
    isPerson,
    isBody,
    isCloth: (point) => pixel(point) >= 0 && cloth(pixel(point)),
    isOld: (point) => {
      const at = pixel(point);
      return isBody(point) && (bare?.[at] ?? 0) < 0.5 && (skin?.(at) ?? 0) < 0.4 && (hair?.[at] ?? 0) < 0.4;
    },
  };
}

const STEPS = 24;
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How far, in spans, shoulder shows above the seams or cloth stands above them, on the worse side; or the widest gap of
 * background between neck and collar.
 */
function collarOf({ kind, handles, body, hair }: ToJudge, seen: Showing): number {
  if (kind === 'bottom') return 0;
  const place = (id: string) => handles.find((handle) => handle.id === id)?.to;
  const most = body.span * 0.3;
  const down = { x: -body.up.x, y: -body.up.y };
  const march = (start: Point, towards: Point, goesOn: (at: Point) => boolean): number => {
    let step = 0;
    while (step < most && goesOn(plus(start, towards, step))) step += 1;
    return step;
  };
  const sides = (['a', 'b'] as const).map((side) => {
    const [collar, shoulder] = [place(`${side}.collar`), place(`${side}.shoulder`)];
    if (!collar || !shoulder) return 0;
    // Next to the neck skin belongs there: judged from a third of the way on.
    const offs = Array.from({ length: STEPS }, (_, step) => {
      const low = plus(between(collar, shoulder, 0.35 + (0.6 * step) / STEPS), body.up, -body.span * 0.04);
      const below = march(low, down, (at) => !seen.isCloth(at));
      if (below >= most) return null;
      const edge = plus(low, body.up, below > 0 ? 1 - below : march(low, body.up, seen.isCloth));
      const showsAbove = march(edge, body.up, seen.isBody);
      // Head, hair and raised arms are above, not the shoulder.
      if (showsAbove >= most) return null;
      const stands = march(edge, down, (at) => !seen.isPerson(at));
      return Math.max(showsAbove, stands >= most ? 0 : stands) / body.span;
    }).filter((off) => off !== null);
    const inwards = side === 'a' ? body.across : { x: -body.across.x, y: -body.across.y };
    const root = plus(collar, body.up, -body.span * 0.02);
    const gap = hair ? 0 : march(root, inwards, (at) => !seen.isPerson(at) && !seen.isCloth(at));
    return Math.max(mean(offs), gap >= most ? 0 : gap / body.span);
  });
  return Math.max(...sides);
}

/** Share of upper arms, or of legs, that shows between their start and the end of sleeve or trouser leg. */
function sleevesOf({ kind, handles, body, picture }: ToJudge, seen: Showing): number {
  const shares = (['a', 'b'] as const).map((side) => {
    const limb = kind === 'bottom' ? legOf(body[side]) : armOf(body[side]);
    const end = endOf(handles, side, kind);
    if (!end || limb.length < 2) return 0;
    const length = Math.min(lengthOf(limb), distance(limb[0] as Point, end) * 1.02);
    const thick = kind === 'bottom' ? body.span * 0.2 : body.span * 0.14;
    const [all, bare] = across(limb, [0.2, 0.9], length, body, thick, picture, seen.isPerson, seen.isBody);
    return all < 20 ? 0 : bare / all;
  });
  return Math.max(...shares);
}

/** Where sleeve or trouser leg ends; null: there is none. */
function endOf(handles: readonly Handle[], side: 'a' | 'b', kind: Clothing): Point | null {
  const ends = ['Outer', 'Inner'].map(
    (edge) => handles.find(({ id }) => id === `${side}.${kind === 'bottom' ? 'hem' : 'cuff'}${edge}`)?.to,
  );
  return ends[0] && ends[1] ? between(ends[0], ends[1]) : null;
}

/**
 * Counts points across a limb from one share of a length to another: those of the person, and of them those that a test
 * tells.
 */
function across(
  limb: readonly Point[],
  [from, to]: readonly [number, number],
  length: number,
  body: Body,
  thick: number,
  { width, height }: Sheet,
  isPerson: (point: Point) => boolean,
  tells: (point: Point) => boolean,
): [number, number] {
  let [all, told] = [0, 0];
  for (let step = 0; step <= STEPS; step += 1) {
    const on = alongLimb(limb, length * (from + ((to - from) * step) / STEPS));
    if (on.at.x < 0 || on.at.y < 0 || on.at.x >= width || on.at.y >= height) continue;
    const half = halfLimb(body, on.at, on.along, thick);
    for (let off = -0.9; off <= 0.9; off += 0.1) {
      const at = plus(on.at, { x: -on.along.y, y: on.along.x }, off * half);
      if (!isPerson(at)) continue;
      all += 1;
      if (tells(at)) told += 1;
    }
  }
  return [all, told];
}

/**
 * Share of the torso next to the garment, of the arms beyond its sleeves or of the legs below its hem, whichever is
 * largest, where old clothes show. Without a face to know skin by it is not judged.
 */
function oldOf({ kind, handles, body, skin, picture }: ToJudge, seen: Showing): number {
  if (!skin) return 0;
  const parts: number[] = [torsoOld(kind, handles, body, seen)];
  const share = ([all, old]: [number, number]) => (all < 40 ? 0 : old / all);
  for (const side of ['a', 'b'] as const) {
    const end = endOf(handles, side, kind);
    const arm = armOf(body[side]);
    if (kind !== 'bottom' && arm.length > 2) {
      const from = end ? distance(arm[0] as Point, end) / lengthOf(arm) + 0.08 : 0.35;
      // A sleeve up to the wrist leaves nothing to see.
      if (from < 0.75)
        parts.push(
          share(across(arm, [from, 0.95], lengthOf(arm), body, body.span * 0.11, picture, seen.isPerson, seen.isOld)) *
            OLD_LIMB,
        );
    }
    const leg = legOf(body[side]);
    const hem = kind === 'top' ? null : (end ?? handles.find(({ id }) => id === `${side}.hem`)?.to);
    if (hem && leg.length > 2) {
      const from = -dot(minus(hem, leg[0] as Point), body.up) / lengthOf(leg) + 0.06;
      // Shoes and boots stay.
      if (from < 0.7)
        parts.push(
          share(
            across(
              leg,
              [Math.max(0, from), 0.82],
              lengthOf(leg),
              body,
              body.span * 0.16,
              picture,
              seen.isPerson,
              seen.isOld,
            ),
          ) * OLD_LIMB,
        );
    }
  }
  return Math.max(...parts);
}

/** Limbs are judged more gently: a bracelet, a tattoo or a shadow is no sleeve. */
const OLD_LIMB = 0.25;

function torsoOld(kind: Clothing, handles: readonly Handle[], body: Body, seen: Showing): number {
  const ends = handles.filter(({ id }) => /^(?:[ab]\.)?hem/.test(id)).map(({ to }) => to);
  const [from, to] = kind === 'bottom' ? [0.82, 1.05] : [0.32, 0.92];
  const lowest = Math.max(...ends.map((end) => -dot(minus(end, body.shoulders), body.up) / body.torso));
  let [all, old] = [0, 0];
  for (let step = 0; step <= STEPS; step += 1) {
    const share = from + ((to - from) * step) / STEPS;
    // A short top shows what is below it.
    if (share > lowest - 0.06) break;
    const at = between(body.shoulders, body.hips, share);
    for (let off = -0.44; off <= 0.44; off += 0.04) {
      const point = plus(at, body.across, off * body.span);
      if (!seen.isPerson(point)) continue;
      all += 1;
      if (seen.isOld(point)) old += 1;
    }
  }
  return all < 40 ? 0 : old / all;
}

/** Faults of jewels, judged on what was drawn, without its shadow. */
export function jewelFaults({
  who,
  kind,
  jewel,
  handles,
}: {
  who: Person;
  kind: Jewel;
  jewel: Sheet;
  handles: readonly Handle[];
}): Fault[] {
  const faults: Fault[] = [];
  const { width, height, data } = jewel;
  const outside =
    handles.filter(({ to }) => to.x < 0 || to.y < 0 || to.x > width || to.y > height).length /
    Math.max(1, handles.length);
  if (outside > MOST.frame) faults.push({ what: 'frame', amount: outside });
  const covered = kind === 'earrings' ? 0 : coverOf(faceRegion(who, jewel), { garment: jewel, front: null });
  if (covered > MOST.face) faults.push({ what: 'face', amount: covered });
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] as number) < 128) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const size = Math.max(right - left + 1, bottom - top + 1) / Math.max(width, height);
  if (size < MOST.small) faults.push({ what: 'small', amount: size });
  return faults;
}
