/** Where in a picture the one thing lies that is to be kept of several, as far as its place or its number tells. */
import { boundsOf, type Box, type Point } from '#design/document/geometry.ts';
import { pickedBox, pickedPoint } from '#tools/contract/picked-part.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { ActOf } from '../acts/act.ts';
import type { Thing } from '../ground/canvas.ts';

type Kept = NonNullable<ActOf<'cutOut'>['keep']>;

/** Half of the picture's length, since how large things are can't be seen here. */
const half = (isFirst: boolean, isLast: boolean): readonly [number, number] =>
  isFirst ? [0, 0.5] : isLast ? [0.5, 0.5] : [0, 1];

/** The half or quarter at a place; in the middle a point. Shares of the picture. */
function partAt(place: Place): Box | Point {
  if (place === 'center') return { x: 0.5, y: 0.5 };
  const [x, width] = half(place.includes('left'), place.includes('right'));
  const [y, height] = half(place.includes('top'), place.includes('bottom'));
  return { x, y, width, height };
}

/** Things of which nobody said how many there are, with a third one among them, are three. */
const USUAL = 3;
/** Of more than so many at most, those at the ends take less than half. */
const FEW = 3;

/** The so-manieth of a row, from -1 at its end; between the ends the middle of its share. Null: it can't be told. */
function partInRow(ordinal: number, of: number | null): Box | Point | null {
  const all = of ?? USUAL;
  const number = ordinal > 0 ? ordinal : all + 1 + ordinal;
  if (number < 1 || number > all) return null;
  const share = all > FEW ? 1.4 / all : 0.5;
  if (number === 1) return { x: 0, y: 0, width: share, height: 1 };
  if (number === all) return { x: 1 - share, y: 0, width: share, height: 1 };
  return { x: (number - 0.5) / all, y: 0.5 };
}

const isBox = (part: Box | Point): part is Box => 'width' in part;
/** Degrees up to which a turned picture is picked from in its own turn. */
const TURNED = 45;

/** The place in the picture as remove_background takes it, page px; null: nothing tells where it is. */
export function keptPart({ thing, of }: Kept, { box, rotation }: Thing): Record<string, unknown> | null {
  const { ordinal, place } = thing;
  const part = ordinal !== null ? partInRow(ordinal, of) : place !== null ? partAt(place) : null;
  if (!box || !part) return null;
  const turn = (((rotation % 360) + 540) % 360) - 180;
  const seen =
    Math.abs(turn) <= TURNED ? { ...box, rotation: turn } : { ...boundsOf({ ...box, rotation: turn }), rotation: 0 };
  return isBox(part) ? { box: pickedBox(seen, part) } : { point: pickedPoint(seen, part) };
}
