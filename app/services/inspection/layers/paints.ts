/** Gradients of files as the design's: the same colours at the same places of a shape's box. */
import type { Paint } from '#design/document/values.ts';
import { LIMITS } from '#design/document/limits.ts';
import { invert, rotation, transform, type Matrix } from './matrix.ts';
import type { Box } from './imported.ts';

export interface Stop {
  /** 0 to 1, not falling. */
  at: number;
  /** `#rrggbb` or `#rrggbbaa`. */
  color: string;
}

export type Spread = 'pad' | 'reflect' | 'repeat';

export const solid = (color: string): Paint => ({ type: 'solid', color });

/** A colour with its alpha multiplied. */
export function faded(color: string, alpha: number): string {
  const own = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
  const value = Math.round(Math.min(1, Math.max(0, own * alpha)) * 255);
  return value === 255 ? color.slice(0, 7) : color.slice(0, 7) + value.toString(16).padStart(2, '0');
}

export function fadedPaint(paint: Paint, alpha: number): Paint {
  if (alpha === 1) return paint;
  if (paint.type === 'solid') return solid(faded(paint.color, alpha));
  return { ...paint, stops: paint.stops.map(({ at, color }) => ({ at, color: faded(color, alpha) })) };
}

const channels = (color: string): number[] =>
  [1, 3, 5, 7].map((at) => (at === 7 && color.length < 9 ? 255 : Number.parseInt(color.slice(at, at + 2), 16)));

function between(one: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  const hex = mixed.map((value) => value.toString(16).padStart(2, '0'));
  return `#${hex.slice(0, mixed[3] === 255 ? 3 : 4).join('')}`;
}

/** The colour of a list of stops at a place, which may lie outside of them: just before it, or just after. */
function colorAt(stops: readonly Stop[], at: number, side: 'before' | 'after'): string {
  const next = stops.findIndex((stop) => (side === 'after' ? stop.at > at : stop.at >= at));
  const to = next < 0 ? stops.at(-1) : stops[next];
  const from = next < 0 ? to : (stops[next - 1] ?? to);
  if (!from || !to) return '#000000';
  return between(from.color, to.color, from === to ? 0 : (at - from.at) / Math.max(1e-9, to.at - from.at));
}

const MOST_TURNS = 12;

/** The stops of a gradient that is repeated, over the range that is seen. */
function spreadStops(stops: readonly Stop[], spread: Spread, from: number, to: number): readonly Stop[] {
  if (spread === 'pad') return stops;
  const all: Stop[] = [];
  for (let turn = Math.floor(from); turn <= Math.ceil(to) && turn < Math.floor(from) + MOST_TURNS; turn += 1) {
    const mirrored = spread === 'reflect' && Math.abs(turn) % 2 === 1;
    const one = mirrored ? stops.map(({ at, color }) => ({ at: 1 - at, color })).toReversed() : stops;
    for (const { at, color } of one) all.push({ at: turn + at, color });
  }
  return all;
}

/** Stops between two values of the gradient, moved to 0 to 1; no more than a design may have. */
function windowed(stops: readonly Stop[], from: number, to: number): Stop[] {
  const length = to - from;
  const inner = stops
    .filter(({ at }) => at > from && at < to)
    .map(({ at, color }) => ({ at: (at - from) / length, color }));
  const all = [
    { at: 0, color: colorAt(stops, from, 'after') },
    ...inner,
    { at: 1, color: colorAt(stops, to, 'before') },
  ];
  if (all.length <= LIMITS.gradientStops) return all.map(roundedStop);
  return Array.from({ length: LIMITS.gradientStops }, (_, index) => {
    const at = index / (LIMITS.gradientStops - 1);
    return roundedStop({ at, color: colorAt(all, at, at < 1 ? 'after' : 'before') });
  });
}

const roundedStop = ({ at, color }: Stop): Stop => ({
  at: Math.min(1, Math.max(0, Math.round(at * 1e4) / 1e4)),
  color,
});

/**
 * A linear gradient on a box. The gradient's value is an affine function of the place: `toGradient` maps page
 * coordinates to a space where it is x, from 0 to 1. Null: it is repeated more often than a design's stops can show.
 */
export function linearPaint(stops: readonly Stop[], spread: Spread, toGradient: Matrix, box: Box): Paint | null {
  const [a, , c] = toGradient;
  const slope = Math.hypot(a, c);
  if (slope < 1e-9 || stops.length < 2) return solid(stops.at(-1)?.color ?? '#000000');
  const direction = (Math.atan2(a, -c) * 180) / Math.PI;
  const angle = direction - box.rotation;
  const radians = (angle * Math.PI) / 180;
  // As CSS: the line spans the box's corners.
  const half = (Math.abs(box.width * Math.sin(radians)) + Math.abs(box.height * Math.cos(radians))) / 2;
  const middle = transform(toGradient, box.x + box.width / 2, box.y + box.height / 2).x;
  const reach = Math.max(1e-6, half * slope);
  const [from, to] = [middle - reach, middle + reach];
  const all = spreadStops(stops, spread, from, to);
  if (spread !== 'pad' && (to - from > MOST_TURNS || all.length > LIMITS.gradientStops)) return null;
  return {
    type: 'linear',
    angle: Math.round((((angle % 360) + 360) % 360) * 100) / 100,
    stops: windowed(all, from, to),
  };
}

/** How much wider than high a circle may be drawn and still be taken for one. */
const ROUND = 1.3;

/**
 * A radial gradient on a box: `toGradient` maps page coordinates to a space where its value is the distance from the
 * origin. Null: a design can't show it (an ellipse, a centre outside of the box).
 */
export function radialPaint(stops: readonly Stop[], spread: Spread, toGradient: Matrix, box: Box): Paint | null {
  const back = invert(toGradient);
  if (!back || stops.length < 2) return solid(stops.at(-1)?.color ?? '#000000');
  const radiusX = Math.hypot(back[0], back[1]);
  const radiusY = Math.hypot(back[2], back[3]);
  if (Math.max(radiusX, radiusY) > ROUND * Math.min(radiusX, radiusY)) return null;
  const radius = Math.sqrt(radiusX * radiusY);
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const upright = transform(rotation(-box.rotation, middleX, middleY), back[4], back[5]);
  const centerX = (upright.x - box.x) / Math.max(1e-9, box.width);
  const centerY = (upright.y - box.y) / Math.max(1e-9, box.height);
  if (centerX < 0 || centerX > 1 || centerY < 0 || centerY > 1) return null;
  const diagonal = Math.hypot(box.width, box.height) / 2;
  // What is seen reaches to the farthest corner.
  const far = Math.hypot(Math.max(centerX, 1 - centerX) * box.width, Math.max(centerY, 1 - centerY) * box.height);
  const reach = spread === 'pad' ? 1 : Math.max(1, far / radius);
  const relative = (radius * reach) / Math.max(1e-9, diagonal);
  if (relative < 0.01 || relative > 2) {
    if (relative < 0.01) return solid(stops.at(-1)?.color ?? '#000000');
    const shown = (2 * diagonal) / radius;
    return { type: 'radial', centerX, centerY, radius: 2, stops: windowed(stops, 0, shown) };
  }
  return {
    type: 'radial',
    centerX: Math.round(centerX * 1e4) / 1e4,
    centerY: Math.round(centerY * 1e4) / 1e4,
    radius: Math.round(relative * 1e4) / 1e4,
    stops: windowed(spreadStops(stops, spread, 0, reach), 0, reach),
  };
}
