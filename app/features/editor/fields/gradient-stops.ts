/** Changes of a gradient's stops, as pure functions. Stops are ordered by position, and there are at least two. */
import { LIMITS } from '#design/document/limits.ts';
import type { Paint } from '#design/document/values.ts';

export type Gradient = Extract<Paint, { type: 'linear' | 'radial' }>;
export type Stop = Gradient['stops'][number];

const places = 1000;

function rounded(at: number): number {
  return Math.round(Math.min(1, Math.max(0, at)) * places) / places;
}

const channels = (color: string) =>
  [1, 3, 5, 7].map((at) => (at === 7 && color.length < 9 ? 255 : Number.parseInt(color.slice(at, at + 2), 16)));

/** The color that a gradient shows at a place, as the canvas mixes it. */
export function colorAt(stops: readonly Stop[], at: number): string {
  const sorted = [...stops].sort((a, b) => a.at - b.at);
  const behind = sorted.find((stop) => stop.at >= at) ?? sorted.at(-1);
  const before = sorted.findLast((stop) => stop.at <= at) ?? sorted[0];
  if (!before || !behind) return '#000000';
  const share = behind.at === before.at ? 0 : (at - before.at) / (behind.at - before.at);
  const [from, to] = [channels(before.color), channels(behind.color)];
  const mixed = from.map((value, side) =>
    Math.round(value + ((to[side] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.slice(0, mixed[3] === 'ff' ? 3 : 4).join('')}`;
}

export function canAddStop({ stops }: Gradient): boolean {
  return stops.length < LIMITS.gradientStops;
}

/** Adds a stop of the color that is there already: nothing jumps. Also returns its index. */
export function withNewStop(paint: Gradient, at: number): { paint: Gradient; index: number } {
  const stop = { at: rounded(at), color: colorAt(paint.stops, at) };
  const stops = [...paint.stops, stop].sort((a, b) => a.at - b.at);
  return { paint: { ...paint, stops }, index: stops.indexOf(stop) };
}

/** Where a new stop shows best: in the middle of the widest gap. */
export function widestGap({ stops }: Gradient): number {
  const marks = [...new Set([0, ...stops.map(({ at }) => at), 1])].sort((a, b) => a - b);
  let best = { at: 0.5, width: 0 };
  marks.forEach((mark, index) => {
    const next = marks[index + 1];
    if (next !== undefined && next - mark > best.width + 1e-9) best = { at: (mark + next) / 2, width: next - mark };
  });
  return best.at;
}

/** Moves a stop. Moving it past others changes its index, which is returned. */
export function withMovedStop(paint: Gradient, index: number, at: number): { paint: Gradient; index: number } {
  const moved = paint.stops.map((stop, place) => (place === index ? { ...stop, at: rounded(at) } : stop));
  const own = moved[index];
  const stops = moved.toSorted((a, b) => a.at - b.at);
  return { paint: { ...paint, stops }, index: own ? stops.indexOf(own) : index };
}

export function withStopColor(paint: Gradient, index: number, color: string): Gradient {
  return { ...paint, stops: paint.stops.map((stop, place) => (place === index ? { ...stop, color } : stop)) };
}

/** Without a stop; the last two stay. */
export function withoutStop(paint: Gradient, index: number): Gradient {
  return paint.stops.length <= 2 ? paint : { ...paint, stops: paint.stops.filter((_, place) => place !== index) };
}

/** The other way round. */
export function swapped(paint: Gradient): Gradient {
  return { ...paint, stops: paint.stops.map(({ at, color }) => ({ at: rounded(1 - at), color })).reverse() };
}

/** As CSS draws the stops from left to right. */
export function cssOfStops(stops: readonly Stop[]): string {
  return `linear-gradient(to right, ${stops.map(({ at, color }) => `${color} ${at * 100}%`).join(', ')})`;
}

/** Pairs of colors that make gradients of a brand; of a palette for users without one. */
export function presetPairs(brand: readonly string[]): readonly (readonly [string, string])[] {
  const own = brand.flatMap((from, index) => brand.slice(index + 1).map((to) => [from, to] as const));
  const single = brand.map((color) => [color, lighter(color)] as const);
  return [...own.slice(0, 6), ...single, ...READY].slice(0, 12);
}

const READY: readonly (readonly [string, string])[] = [
  ['#f4502f', '#ffb400'],
  ['#be185d', '#f4502f'],
  ['#4338ca', '#f06bb1'],
  ['#1d4ed8', '#4fb8b0'],
  ['#0f6b66', '#9bcf53'],
  ['#17150f', '#4a463d'],
  ['#ffd9cc', '#f8d7ea'],
  ['#cfe8f7', '#dcdcff'],
  ['#ffe9b8', '#ffd9cc'],
  ['#e3f1c8', '#cdeee2'],
  ['#7e22ce', '#38a3e0'],
  ['#ffffff', '#eeece5'],
];

/** Half way to white, or for what is nearly white half way to black: a visible gradient. */
export function lighter(color: string): string {
  const rgb = channels(color).slice(0, 3);
  const to = rgb.every((channel) => channel > 200) ? 0 : 255;
  return `#${rgb
    .map((channel) =>
      Math.round((channel + to) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
