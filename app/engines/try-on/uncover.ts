/**
 * The photo with skin where an old garment would show next to the new one: in its neckline and at its arms. The skin
 * combines the old garment's light with the color of the skin around it. Nothing is known of what was below: it is a
 * likely surface, not a picture of it.
 */
import type { Body } from '#app/engines/warp/body.ts';
import { armOf, type Handle } from '#app/engines/warp/hang.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { between, distance, dot, minus, type Person, type Point } from '#app/engines/warp/person.ts';
import { blurred } from './blurred.ts';
import type { SkinAt } from './skin.ts';

export interface UncoverOptions {
  picture: Sheet;
  /** 0..255 a pixel. */
  person: Uint8Array;
  who: Person;
  body: Body;
  /** Of the new garment. */
  handles: readonly Handle[];
  skin: SkinAt;
  /** 0..1 per pixel: the parts to keep; null: can't be distinguished. */
  hair: Float32Array | null;
}

export interface Uncovered {
  /** The photo with skin there. */
  picture: Sheet;
  /** Where it differs from the photo, 0..1 per pixel. */
  changed: Float32Array;
}

/**
 * Shares of the shoulders' span: depth below the arms' line, half an upper arm's width, width of the search for skin.
 */
const BELOW_ARMS = 0.1;
const HALF_ARM = 0.24;
const LOOKS = [0.06, 0.16, 0.45] as const;
/** Share of the old garment's light and shade to keep. */
const RELIEF = 0.55;

/** Null: nothing to uncover, or no skin around to copy. */
export function uncovered({ picture, person, who, body, handles, skin, hair }: UncoverOptions): Uncovered | null {
  const { width, height } = picture;
  const armpits = handles.filter(({ id }) => id.endsWith('.armpit')).map(({ to }) => to);
  const [one, other] = armpits;
  if (!one || !other) return null;
  const chin = who.face?.chin ?? who.neck;
  if (!chin) return null;
  const down = { x: -body.up.x, y: -body.up.y };
  const depth = (point: Point) => dot(minus(point, body.shoulders), down);
  const lowest = Math.max(depth(one), depth(other)) + body.span * BELOW_ARMS;
  const highest = depth(chin) + body.span * 0.04;
  const arms = (['a', 'b'] as const).map((side) => ({
    arm: armOf(body[side]),
    bare: isBare(body, side, skin, picture),
    isSleeved: handles.some(({ id }) => id === `${side}.cuffOuter`),
  }));

  const [isSkin, isOld] = [new Float32Array(width * height), new Float32Array(width * height)];
  const left = Math.max(0, Math.floor(Math.min(body.a.shoulder.x, body.b.shoulder.x) - body.span * 0.6));
  const right = Math.min(width, Math.ceil(Math.max(body.a.shoulder.x, body.b.shoulder.x) + body.span * 0.6));
  const [from, to] = [
    Math.max(0, Math.floor(body.shoulders.y + highest - body.span)),
    Math.min(height, Math.ceil(body.shoulders.y + lowest + body.span)),
  ];
  for (let y = from; y < to; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      if ((person[at] as number) < 24) continue;
      const share = skin(at);
      isSkin[at] = share * share * ((person[at] as number) > 220 ? 1 : 0);
      const point = { x: x + 0.5, y: y + 0.5 };
      const deep = depth(point);
      if (deep < highest || share > 0.6 || (hair?.[at] ?? 0) > 0.3) continue;
      const along = Math.abs(dot(minus(point, body.shoulders), body.across)) / body.span;
      const limb = arms.find(
        ({ arm }) => arm.length > 1 && nearArm(point, arm as [Point, Point], body.span * HALF_ARM),
      );
      // An arm is bared where its hand's end is bare and the new garment has no sleeve; otherwise it keeps its cover.
      const isOpen = limb && along > 0.42 ? limb.bare && !limb.isSleeved : deep < lowest && along < 0.62;
      if (isOpen) isOld[at] = (1 - share) * ((person[at] as number) / 255);
    }
  }
  const color = skinAround(picture, isSkin, body.span);
  if (!color) return null;
  // Grows by a pixel or two, so that no rim of the old garment remains, then softens; never onto existing skin.
  const changed = blurred(isOld, width, height, 1);
  for (let at = 0; at < changed.length; at += 1)
    changed[at] = Math.min(1, (changed[at] as number) * 2.2) * ((person[at] as number) / 255) * (1 - (hair?.[at] ?? 0));
  const light = reliefOf(picture, changed, body.span);
  const bare: Sheet = { width, height, data: new Uint8Array(picture.data) };
  let any = false;
  for (let at = 0; at < changed.length; at += 1) {
    const share = changed[at] as number;
    if (share < 0.004) {
      changed[at] = 0;
      continue;
    }
    any = true;
    for (let c = 0; c < 3; c += 1) {
      const value = Math.min(255, (color[c]?.[at] as number) * (light[at] as number));
      bare.data[at * 4 + c] = Math.round((picture.data[at * 4 + c] as number) * (1 - share) + value * share);
    }
  }
  return any ? { picture: bare, changed } : null;
}

/** Whether skin is visible at the elbow. */
function isBare(body: Body, side: 'a' | 'b', skin: SkinAt, picture: Sheet): boolean {
  const { elbow, shoulder } = body[side];
  if (!elbow) return false;
  const at = between(shoulder, elbow, 0.92);
  let [seen, all] = [0, 0];
  const half = Math.max(1, Math.round(body.span * 0.05));
  for (let dy = -half; dy <= half; dy += 1) {
    for (let dx = -half; dx <= half; dx += 1) {
      const [x, y] = [Math.round(at.x + dx), Math.round(at.y + dy)];
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      all += 1;
      seen += skin(y * picture.width + x);
    }
  }
  return all > 0 && seen / all > 0.6;
}

function nearArm(point: Point, [shoulder, elbow]: readonly [Point, Point], thick: number): boolean {
  const [along, length] = [minus(elbow, shoulder), distance(elbow, shoulder)];
  const share = Math.max(0, Math.min(1, dot(minus(point, shoulder), along) / Math.max(1, length * length)));
  return distance(point, between(shoulder, elbow, share)) < thick;
}

/**
 * The color of the nearest skin, three planes of 0..255: nearer skin counts first, and skin farther away fills in.
 * Null: there is none.
 */
function skinAround({ width, height, data }: Sheet, isSkin: Float32Array, span: number): Float32Array[] | null {
  const total = isSkin.reduce((sum, share) => sum + share, 0);
  if (total < 50) return null;
  const mean = [0, 1, 2].map(
    (c) => isSkin.reduce((sum, share, at) => sum + share * (data[at * 4 + c] as number), 0) / total,
  );
  const planes = mean.map((value) => new Float32Array(width * height).fill(value));
  for (const share of LOOKS.toReversed()) {
    const radius = Math.max(2, Math.round((share * span) / 2));
    const weight = blurred(isSkin, width, height, radius);
    for (const [c, plane] of planes.entries()) {
      const seen = blurred(
        isSkin.map((one, at) => one * (data[at * 4 + c] as number)),
        width,
        height,
        radius,
      );
      for (let at = 0; at < plane.length; at += 1) {
        const near = weight[at] as number;
        if (near < 1e-4) continue;
        const sure = Math.min(1, near * 3);
        plane[at] = (plane[at] as number) * (1 - sure) + ((seen[at] as number) / near) * sure;
      }
    }
  }
  return planes;
}

/** The light on the old garment relative to its own mean, about 1. */
function reliefOf({ width, height, data }: Sheet, weight: Float32Array, span: number): Float32Array {
  const luma = weight.map(
    (share, at) =>
      share *
      Math.log(
        8 +
          0.299 * (data[at * 4] as number) +
          0.587 * (data[at * 4 + 1] as number) +
          0.114 * (data[at * 4 + 2] as number),
      ),
  );
  const [fine, coarse] = [Math.max(2, Math.round(span * 0.03)), Math.max(6, Math.round(span * 0.3))];
  const [near, nearWeight, far, farWeight] = [
    blurred(luma, width, height, fine),
    blurred(weight, width, height, fine),
    blurred(luma, width, height, coarse),
    blurred(weight, width, height, coarse),
  ];
  return near.map((sum, at) => {
    const [own, around] = [nearWeight[at] as number, farWeight[at] as number];
    if (own < 0.01 || around < 0.001) return 1;
    return Math.exp(Math.max(-0.4, Math.min(0.2, (sum / own - (far[at] as number) / around) * RELIEF)));
  });
}
