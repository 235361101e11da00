/**
 * A part of a document as expectations write it, compared with the document's view (document-view.ts).
 *
 * | written | holds for |
 * |---|---|
 * | an object | an object with these keys in which each value holds; other keys are ignored |
 * | `"layers": [ … ]` | each written layer matches a different one, in any order; there may be others |
 * | `"pages": [ … ]` | the first, second … page; there may be further ones |
 * | any other list | a list of that length whose items hold one by one: stops, points, runs, dashes |
 * | `[]`, `{}` for a list | an empty list |
 * | an object for a list | items by id: `{ "$shoe": { "cutout": true } }` |
 * | a number for a list | a list of that length; for `layers`, groups are counted by their leaves |
 * | a number | exactly that number |
 * | `"~540"` for a number | within 2; within 0.02 where values are fractions: opacity, crop, filters, line height,
 * stops of a gradient … |
 * | `"#0b3d2e"` for a color | exactly that one; `#abc`, capitals and full opacity are equivalent spellings |
 * | `"~#0b3d2e"` for a color | within 20 by CIEDE2000; opacity counts (within 0.1) only where it is written |
 * | a color for a fill, background, stroke, shadow | one solid paint, stroke or shadow of that color |
 * | a color for several colors | one of them |
 * | a word for an object | its kind: `"shape": "star"`, `"frame": "ellipse"`, `"background": "linear"` |
 * | true, false for an object or a list | that there is one, or none |
 * | `"$name"`, `"$name.2"` | the id that it represents; not in words that people read: `text`, `shown`, `name`, `alt`,
 * `emoji` |
 * | the name of a picture, for `asset` | that picture |
 * | any other text | exactly that text |
 */
import type { Json } from '#tools/contract/tool.ts';
import { referenceOf } from '../format/names.ts';
import type { JsonPath } from '../format/transcript-error.ts';
import { isColor, readColor } from './color-match.ts';
import type { View } from './document-view.ts';
import { pairUp } from './pair-up.ts';

/** The targets of `$name` and of names of pictures. */
export interface Known {
  names: ReadonlyMap<string, readonly string[]>;
  assets: ReadonlyMap<string, string>;
}

/** One place where a document differs from the written one. */
export interface Difference {
  path: JsonPath;
  expected?: Json;
  /** Absent: there is nothing there. */
  actual?: Json;
  /** A written layer without a counterpart: the layers that it was compared with. */
  among?: readonly View[];
  /** Layers fit, but other written ones took them: there are too few. */
  taken?: true;
  /** A `$name` without a target. */
  unbound?: true;
}

/** The place of a value. */
interface Spot {
  path: JsonPath;
  key: string;
  /** The object around it. */
  owner: View | null;
  known: Known;
}

/** px, degrees. */
const ROUGHLY = 2;
/** Tolerance for shares of something. */
const ROUGHLY_FRACTION = 0.02;
/** Characters of a content hash that identify a picture; as many as models get. */
const ASSET_PREFIX = 12;

/** Words that people read: nothing in them is a reference. */
const WORDS = new Set(['text', 'shown', 'name', 'alt', 'emoji']);

const FRACTIONS = new Set([
  'opacity',
  'at',
  'inner',
  'hardness',
  'lineHeight',
  'scale',
  'brightness',
  'contrast',
  'saturation',
  'temperature',
  'grayscale',
  'sepia',
]);

const isObject = (value: unknown): value is View =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Possible words for an object: circle is the usual word for an ellipse. */
const kindsOf = (value: View): unknown[] => [
  value.type,
  value.kind,
  ...(value.type === 'ellipse' || value.kind === 'ellipse' ? ['circle'] : []),
];

function isFraction({ key, owner, path }: Spot): boolean {
  if (FRACTIONS.has(key) || path.includes('crop') || path.includes('paths')) return true;
  if (owner?.type === 'radial') return key === 'centerX' || key === 'centerY' || key === 'radius';
  return key === 'size' && path.at(-2) === 'reflection';
}

/** The id that `$name` represents; undefined: nothing has that name; null: the text is not such a reference. */
export function idOf(text: string, { names, assets }: Known): string | null | undefined {
  const reference = referenceOf(text);
  if (!reference) return null;
  return (
    names.get(reference.name)?.[reference.number - 1] ??
    (reference.number === 1 ? assets.get(reference.name) : undefined)
  );
}

/** Models get only the first characters of ids. */
function isAsset(written: string, id: string, known: Known): boolean {
  const named = known.assets.get(written);
  return (
    written === id ||
    (named !== undefined && id.length >= ASSET_PREFIX && named.startsWith(id)) ||
    (written.length >= ASSET_PREFIX && /^[0-9a-f]+$/i.test(written) && id.startsWith(written.toLowerCase()))
  );
}

function textHolds(written: string, actual: Json, spot: Spot): boolean {
  const { key, owner, known } = spot;
  if (typeof actual === 'string') {
    if (key === 'asset') return isAsset(written, actual, known);
    return (WORDS.has(key) ? null : isColor(written, actual)) ?? written === actual;
  }
  if (typeof actual === 'number') {
    const [, number] = /^~(-?\d+(?:\.\d+)?)$/.exec(written) ?? [];
    return (
      number !== undefined &&
      Math.abs(Number(number) - actual) <= (isFraction(spot) ? ROUGHLY_FRACTION : ROUGHLY) + 1e-9
    );
  }
  if (Array.isArray(actual))
    return (
      readColor(written) !== null && actual.some((one) => typeof one === 'string' && isColor(written, one) === true)
    );
  if (!isObject(actual)) return false;
  if (readColor(written)) return typeof actual.color === 'string' && isColor(written, actual.color) === true;
  if (kindsOf(actual).includes(written)) return true;
  // A picture as background, by the picture's name.
  return (
    key === 'background' && typeof actual.asset === 'string' && owner !== null && isAsset(written, actual.asset, known)
  );
}

/** Leaves of a list of layers. */
const leavesAmong = (layers: readonly Json[]) =>
  layers.filter((layer) => isObject(layer) && layer.type !== 'group').length;

/**
 * Every place where `actual` differs from what was written, in the order of what was written; lazy, so that the first
 * ones are found without looking further.
 */
function* differences(expected: unknown, actual: Json | undefined, spot: Spot): Generator<Difference> {
  const differs: Difference = { path: spot.path, expected: expected as Json, ...(actual !== undefined && { actual }) };
  if (actual === undefined) {
    yield differs;
  } else if (typeof expected === 'string') {
    yield* textDifferences(expected, actual, spot, differs);
  } else if (typeof expected === 'boolean') {
    const holds =
      typeof actual === 'boolean'
        ? actual === expected
        : actual === null
          ? !expected
          : Array.isArray(actual)
            ? actual.length > 0 === expected
            : isObject(actual) && expected;
    if (!holds) yield differs;
  } else if (typeof expected === 'number') {
    const number = Array.isArray(actual) ? (spot.key === 'layers' ? leavesAmong(actual) : actual.length) : actual;
    if (number !== expected) yield differs;
  } else if (Array.isArray(expected)) {
    yield* listDifferences(expected, actual, spot, differs);
  } else if (isObject(expected)) {
    if (Array.isArray(actual)) yield* byIdDifferences(expected, actual, spot, differs);
    else if (isObject(actual)) yield* objectDifferences(expected, actual, spot);
    else yield differs;
  } else if (actual !== null || expected !== null) {
    yield differs;
  }
}

function* textDifferences(expected: string, actual: Json, spot: Spot, differs: Difference): Generator<Difference> {
  const id = WORDS.has(spot.key) ? null : idOf(expected, spot.known);
  if (id === undefined) yield { ...differs, unbound: true };
  // A group is identified by its name; `$name` represents its id. Documents for models contain the id itself.
  else if (id !== null)
    yield* (spot.key === 'group' ? (spot.owner?.parent ?? actual) : isObject(actual) ? actual.asset : actual) === id
      ? []
      : [differs];
  else if (
    !textHolds(expected, actual, spot) &&
    !(spot.key === 'group' && actual !== null && spot.owner?.parent === expected)
  )
    yield differs;
}

function* objectDifferences(expected: View, actual: View, spot: Spot): Generator<Difference> {
  for (const [key, value] of Object.entries(expected)) {
    yield* differences(value, Object.hasOwn(actual, key) ? actual[key] : undefined, {
      ...spot,
      key,
      owner: actual,
      path: [...spot.path, key],
    });
  }
}

function* byIdDifferences(
  expected: View,
  actual: readonly Json[],
  spot: Spot,
  differs: Difference,
): Generator<Difference> {
  const entries = Object.entries(expected);
  if (entries.length === 0 && actual.length > 0) yield differs;
  for (const [written, value] of entries) {
    const path = [...spot.path, written];
    const id = idOf(written, spot.known);
    const item = actual.find((one) => isObject(one) && one.id === (id === null ? written : id));
    if (id === undefined) yield { path, expected: value, unbound: true };
    else yield* differences(value, item, { ...spot, path });
  }
}

function* listDifferences(
  expected: readonly unknown[],
  actual: Json,
  spot: Spot,
  differs: Difference,
): Generator<Difference> {
  if (!Array.isArray(actual)) {
    // Several colors for a property that has only one.
    if (typeof actual !== 'string' || expected.length !== 1 || typeof expected[0] !== 'string') yield differs;
    else yield* differences(expected[0], actual, spot);
    return;
  }
  const at = (index: number): Spot => ({ ...spot, path: [...spot.path, index] });
  if (expected.length === 0 && actual.length > 0) yield differs;
  // Models get ids under that name too.
  else if (spot.key === 'layers' && actual.every(isObject)) yield* layerDifferences(expected, actual, spot);
  else if (spot.key === 'pages' ? expected.length > actual.length : expected.length !== actual.length) yield differs;
  else for (const [index, value] of expected.entries()) yield* differences(value, actual[index], at(index));
}

/** Written layers that no separate layer fits. explain.ts decides what to compare them with. */
function* layerDifferences(expected: readonly unknown[], actual: readonly View[], spot: Spot): Generator<Difference> {
  const pairs = pairUp(expected.length, actual.length, (wish, candidate) => {
    const layer = actual[candidate];
    return layer !== undefined && layerFits(expected[wish], layer, spot.known);
  });
  const taken = new Set(pairs);
  for (const [index, pair] of pairs.entries()) {
    if (pair !== null) continue;
    yield {
      path: [...spot.path, index],
      expected: expected[index] as Json,
      ...(isObject(expected[index]) && { among: actual }),
      ...(actual.some((layer, candidate) => taken.has(candidate) && layerFits(expected[index], layer, spot.known)) && {
        taken: true as const,
      }),
    };
  }
}

/** Keys in which most layers differ: compared first, so that long lists are matched quickly. */
const TELLING = ['id', 'type', 'text'] as const;

/** Whether a layer is as written. */
export function layerFits(expected: unknown, layer: View, known: Known): boolean {
  if (!isObject(expected)) return false;
  for (const key of TELLING) {
    const written = expected[key];
    if (typeof written === 'string' && written !== layer[key] && (key !== 'id' || !referenceOf(written))) return false;
  }
  return objectDifferences(expected, layer, { path: [], key: '', owner: null, known }).next().done === true;
}

/** Differences between a layer and the written one; paths start at the layer. */
export function layerDifferencesOf(expected: View, layer: View, known: Known, path: JsonPath = []): Difference[] {
  return [...objectDifferences(expected, layer, { path, key: '', owner: null, known })];
}

/**
 * Differences between a design and the written one. `layers` by id may name any layer of the design, as whole documents
 * do.
 */
export function documentDifferences(expected: View, view: View, known: Known): Difference[] {
  const everywhere = (view.pages as View[]).flatMap(({ layers }) => layers as View[]) as Json[];
  const offered = isObject(expected.layers) ? { ...view, layers: everywhere } : view;
  return [...objectDifferences(expected, offered, { path: [], key: '', owner: null, known })];
}
