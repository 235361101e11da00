/**
 * Rearranges a picture and words that are stacked on a page that becomes far wider, or next to each other on one that
 * becomes far taller. Scaled, they would be a small island in much empty room; instead they go next to each other, or
 * are stacked.
 */
import { moveLayer, scaleLayer, unionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { marginOf, type Size } from '../contract/page-space.ts';
import type { Unit } from './reflow-units.ts';

/** Growth of the aspect ratio from which a page counts as far wider or taller. */
const FAR = 2;
/** Largest scale of the words, as a multiple of the one that keeps their share of the page. */
const LARGEST = 1.5;
/** The picture's largest share of the longer side: the words need room. */
const PICTURE = { x: 0.44, y: 0.6 } as const;

type Axis = 'x' | 'y';
const LENGTHS = { x: 'width', y: 'height' } as const;

const apart = (a: Box, b: Box, axis: Axis): boolean =>
  a[axis] + a[LENGTHS[axis]] <= b[axis] || b[axis] + b[LENGTHS[axis]] <= a[axis];
const holds = ({ layers }: Unit, type: LeafLayer['type']): boolean => layers.some((layer) => layer.type === type);

/** Scales a unit by a factor and moves it so that its box starts at this place. */
const put = ({ layers, box }: Unit, factor: number, x: number, y: number): LeafLayer[] =>
  layers.map((layer) => moveLayer(scaleLayer(layer, factor, { x: box.x, y: box.y }), x - box.x, y - box.y));

/** The words from top to bottom, without the gap that the picture left between them. */
function closedUp(words: readonly Unit[]): { units: { unit: Unit; y: number }[]; box: Box } {
  const sorted = [...words].sort((a, b) => a.box.y - b.box.y);
  let y = 0;
  const units = sorted.map((unit, index) => {
    const before = sorted[index - 1];
    if (before)
      y +=
        before.box.height +
        Math.min(
          Math.max(0, unit.box.y - before.box.y - before.box.height),
          Math.max(before.box.height, unit.box.height) * 0.5,
        );
    return { unit, y };
  });
  const across = sorted.map(({ box }) => box).reduce(unionOf);
  return { units, box: { ...across, height: y + (sorted.at(-1)?.box.height ?? 0) } };
}

/** The layers at their places; null if the page is not that simple, or does not change that much. */
export function turned(units: readonly Unit[], from: Size, to: Size): LeafLayer[] | null {
  const stretch = to.width / to.height / (from.width / from.height);
  const axis: Axis | null =
    stretch >= FAR && to.width > to.height ? 'x' : stretch <= 1 / FAR && to.height > to.width ? 'y' : null;
  const [picture, another] = units.filter((unit) => holds(unit, 'image'));
  const words = units.filter((unit) => unit !== picture);
  if (
    axis === null ||
    !picture ||
    another ||
    words.length === 0 ||
    holds(picture, 'text') ||
    !words.every((unit) => holds(unit, 'text'))
  )
    return null;
  const isInside = ({ x, y, width, height }: Box) =>
    x >= -1 && y >= -1 && x + width <= from.width + 1 && y + height <= from.height + 1;
  if (
    !units.every(({ box }) => isInside(box)) ||
    !words.every(({ box }) => apart(box, picture.box, axis === 'x' ? 'y' : 'x'))
  )
    return null;
  // Words next to each other form columns, which are kept.
  if (words.some((one, index) => words.slice(index + 1).some((other) => !apart(one.box, other.box, 'y')))) return null;
  const said = closedUp(words);
  const margin = marginOf(to) * 1.5;
  const [along, across] = axis === 'x' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const gap = margin;
  const most = to[across] - 2 * margin;
  const shown = Math.min(most / picture.box[across], (to[along] * PICTURE[axis]) / picture.box[along]);
  const room = to[along] - 2 * margin - gap - picture.box[along] * shown;
  const set = Math.min(
    room / said.box[along],
    most / said.box[across],
    Math.sqrt((to.width * to.height) / (from.width * from.height)) * LARGEST,
  );
  if (set <= 0) return null;
  const lengths = { picture: picture.box[along] * shown, words: said.box[along] * set };
  const start = (to[along] - lengths.picture - gap - lengths.words) / 2;
  // A picture above all words stays first; one under a headline goes after the words.
  const isFirst = axis === 'y' || words.every(({ box }) => box.y >= picture.box.y);
  const at = {
    picture: isFirst ? start : start + lengths.words + gap,
    words: isFirst ? start + lengths.picture + gap : start,
  };
  const middle = (length: number) => (to[across] - length) / 2;
  const place = (position: number, length: number) =>
    axis === 'x' ? { x: position, y: middle(length) } : { x: middle(length), y: position };
  const seen = place(at.picture, picture.box[across] * shown);
  const read = place(at.words, said.box[across] * set);
  return [
    ...put(picture, shown, seen.x, seen.y),
    ...said.units.flatMap(({ unit, y }) => put(unit, set, read.x + (unit.box.x - said.box.x) * set, read.y + y * set)),
  ];
}
