/**
 * Places. A region is decided by the center of a layer's box, rotated or not: a corner is that quarter of the page;
 * `top`, `left` … are that half; `center` is the middle third both ways. A center exactly on the line between two
 * halves is in neither, and one beyond the page is in no region.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { Point } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import type { Quadrant } from '../format/format.ts';
import type { TurnTrace } from '../play/trace.ts';
import { allLayers } from './document-view.ts';
import { inWords } from './excerpt.ts';
import { diffLine, listWords } from './explain.ts';
import { findEach, type Found } from './layer-finder.ts';
import type { Judge, Verdict } from './verdict.ts';

/** px. */
const ALIGNED = 2;

type Size = Pick<DesignDocument, 'width' | 'height'>;
type Along = 'start' | 'middle' | 'end' | 'anywhere';

/** A region's part in one direction. */
function along(region: Quadrant, start: string, end: string): Along {
  if (region === 'center') return 'middle';
  return region.split('-').includes(start) ? 'start' : region.split('-').includes(end) ? 'end' : 'anywhere';
}

const lies = (value: number, size: number, where: Along) =>
  where === 'anywhere' ||
  (where === 'start'
    ? value < size / 2
    : where === 'end'
      ? value > size / 2
      : value >= size / 3 && value <= (size * 2) / 3);

const isOnPage = ({ x, y }: Point, { width, height }: Size) => x >= 0 && y >= 0 && x <= width && y <= height;

export function isIn(region: Quadrant, center: Point, page: Size): boolean {
  const { width, height } = page;
  return (
    isOnPage(center, page) &&
    lies(center.x, width, along(region, 'left', 'right')) &&
    lies(center.y, height, along(region, 'top', 'bottom'))
  );
}

/** The region that people would name: the middle third counts as the middle. Null: beyond the page. */
export function regionOf(center: Point, page: Size): Quadrant | null {
  const { width, height } = page;
  if (!isOnPage(center, page)) return null;
  const third = (value: number, size: number, start: string, end: string) =>
    value < size / 3 ? start : value > (size * 2) / 3 ? end : '';
  const parts = [third(center.y, height, 'top', 'bottom'), third(center.x, width, 'left', 'right')]
    .filter(Boolean)
    .join('-');
  return (parts === '' ? 'center' : parts) as Quadrant;
}

/** A key that refers to nothing on the design. */
function nothing(key: string, expectation: string, { after }: TurnTrace, path: (string | number)[]): Verdict {
  return {
    kind: 'document',
    path,
    message: message('judge.place.nothing', { key: inWords(key), expectation, list: listWords(allLayers(after)) }),
    diff: [diffLine(expectation, key, undefined)],
  };
}

const pointWords = ({ x, y }: Point) => `${Math.round(x)}, ${Math.round(y)}`;

export const judgeQuadrant: Judge<'quadrant'> = (expected, { trace }) => {
  for (const [key, region] of Object.entries(expected)) {
    const [found] = findEach(trace.after, [key], trace);
    if (!found) return nothing(key, 'quadrant', trace, [key]);
    if (isIn(region, found.center, trace.after)) continue;
    const actual = regionOf(found.center, trace.after) ?? message('judge.beyond');
    const { width, height } = trace.after;
    return {
      kind: 'document',
      path: [key],
      message: message('judge.quadrant', {
        key: inWords(key),
        expected: region,
        actual,
        center: pointWords(found.center),
        page: `${width} × ${height}`,
      }),
      diff: [diffLine(`quadrant[${JSON.stringify(key)}]`, region, actual)],
    };
  }
  return null;
};

export const judgeOrder: Judge<'order'> = (expected, { trace }) => {
  const found = findEach(trace.after, expected, trace);
  const missing = found.indexOf(null);
  if (missing !== -1) return nothing(expected[missing] ?? '', 'order', trace, [missing]);
  const layers = found.filter((one): one is Found => one !== null);
  for (const [index, upper] of layers.entries()) {
    const lower = layers[index - 1];
    if (!lower) continue;
    if (lower.page !== upper.page) {
      return {
        kind: 'document',
        path: [index],
        message: message('judge.otherPages', {
          one: inWords(lower.key),
          other: inWords(upper.key),
          first: lower.page,
          second: upper.page,
        }),
      };
    }
    if (lower.level >= upper.level) {
      const actual = [...layers].sort((a, b) => a.level - b.level).map(({ key }) => key);
      return {
        kind: 'document',
        path: [index],
        message: message('judge.order', { lower: inWords(lower.key), upper: inWords(upper.key) }),
        diff: [diffLine('order', [...expected], actual)],
      };
    }
  }
  return null;
};

function judgeAligned(key: 'alignedX' | 'alignedY', pair: readonly [string, string], trace: TurnTrace): Verdict | null {
  const [one, other] = findEach(trace.after, pair, trace);
  if (!one || !other) return nothing(one ? pair[1] : pair[0], key, trace, [one ? 1 : 0]);
  if (one.page !== other.page)
    return {
      kind: 'document',
      message: message('judge.otherPages', {
        one: inWords(one.key),
        other: inWords(other.key),
        first: one.page,
        second: other.page,
      }),
    };
  const axis = key === 'alignedX' ? 'x' : 'y';
  const apart = Math.abs(one.center[axis] - other.center[axis]);
  if (apart <= ALIGNED) return null;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    kind: 'document',
    message: message('judge.aligned', {
      one: inWords(one.key),
      other: inWords(other.key),
      axis,
      apart: round(apart),
      most: ALIGNED,
    }),
    diff: [diffLine(`${key}[1].${axis}`, round(one.center[axis]), round(other.center[axis]))],
  };
}

export const judgeAlignedX: Judge<'alignedX'> = (expected, { trace }) => judgeAligned('alignedX', expected, trace);
export const judgeAlignedY: Judge<'alignedY'> = (expected, { trace }) => judgeAligned('alignedY', expected, trace);
