/** Which things stand at a place that somebody names: “the text at the bottom”. */
import { middleOf, type Page, type Thing } from './canvas.ts';

const third = (value: number, length: number): number => Math.min(2, Math.max(0, Math.floor((3 * value) / length)));

/** Those at a place of the page: in its third, or if there are none, the one furthest that way. */
export function atPlace(place: string, things: readonly Thing[], { width, height }: Page): Thing[] {
  const wantsX = place.includes('left') ? 0 : place.includes('right') ? 2 : null;
  const wantsY = place.includes('top') ? 0 : place.includes('bottom') ? 2 : null;
  if (place === 'center')
    return things.filter((thing) => third(middleOf(thing).x, width) === 1 && third(middleOf(thing).y, height) === 1);
  const there = things.filter((thing) => {
    const { x, y } = middleOf(thing);
    return (wantsX === null || third(x, width) === wantsX) && (wantsY === null || third(y, height) === wantsY);
  });
  if (there.length > 0) return there;
  if (things.length < 2 || (wantsX !== null && wantsY !== null)) return [];
  const along = (thing: Thing) =>
    wantsX !== null ? middleOf(thing).x * (wantsX === 0 ? 1 : -1) : middleOf(thing).y * (wantsY === 0 ? 1 : -1);
  return things.toSorted((a, b) => along(a) - along(b)).slice(0, 1);
}

/** Of several at an edge of the page the one that is nearest to it, where the others are clearly further away. */
export function outermost(place: string, things: readonly Thing[], { width, height }: Page): Thing[] {
  const off: Readonly<Record<string, (thing: Thing) => number>> = {
    top: (thing) => middleOf(thing).y / height,
    bottom: (thing) => 1 - middleOf(thing).y / height,
    left: (thing) => middleOf(thing).x / width,
    right: (thing) => 1 - middleOf(thing).x / width,
  };
  const distance = off[place];
  const [first, second] = distance ? things.toSorted((a, b) => distance(a) - distance(b)) : [];
  return distance && first && second && distance(second) - distance(first) > CLEARLY ? [first] : [...things];
}

/** Share of the page by which one is further away than the other. */
const CLEARLY = 0.03;
