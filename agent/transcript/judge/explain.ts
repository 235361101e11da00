/** Differences as people read them: one sentence with both sides, and the fewest lines of a diff that explain it. */
import { message } from '#messages/message.ts';
import type { Json } from '#tools/contract/tool.ts';
import type { DiffLine } from '../play/divergence.ts';
import { pathText, type JsonPath } from '../format/transcript-error.ts';
import type { View } from './document-view.ts';
import { cutJson, inWords } from './excerpt.ts';
import { layerDifferencesOf, type Difference, type Known } from './match-value.ts';
import { likeness } from './plain-text.ts';

/** Nobody reads more lines than this. */
const MOST_LINES = 12;
const MOST_NAMED = 6;
/** Texts with less in common than this are different texts, not variants of the same one. */
const RELATED = 0.35;

export interface Explanation {
  message: string;
  diff: DiffLine[];
  /** Path of the first difference. */
  path: JsonPath;
}

const IDENTITY = ['text', 'shown', 'name', 'asset', 'emoji', 'shape', 'id'] as const;

/** A short description of a layer: text “Summer sale”, shape star. */
export function layerWords(layer: View): string {
  const { type, text, name, emoji, alt, shape } = layer;
  const kind = typeof shape === 'object' && shape !== null && !Array.isArray(shape) ? String(shape.kind) : '';
  const label = [text, name, alt, emoji].find((one) => typeof one === 'string' && one.trim() !== '');
  return [String(type ?? message('judge.layer')), kind, label === undefined ? '' : inWords(label)]
    .filter(Boolean)
    .join(' ');
}

/** A description of a written layer: a text “SUMMER SALE” (color “#ff0000”). */
export function wantedWords(wanted: View): string {
  const { type, ...rest } = wanted;
  const label = (['text', 'shown', 'name', 'id'] as const).find(
    (key) => typeof rest[key] === 'string' && rest[key] !== '',
  );
  const others = Object.entries(rest).filter(([key]) => key !== label);
  const shown = others.slice(0, 4).map(([key, value]) => `${key} ${inWords(value)}`);
  return [
    message('judge.aLayer', { type: typeof type === 'string' ? type : 'other' }),
    ...(label === undefined ? [] : [inWords(rest[label])]),
    ...(shown.length > 0 ? [`(${[...shown, ...(others.length > shown.length ? ['…'] : [])].join(', ')})`] : []),
  ].join(' ');
}

/** Short descriptions of some layers; “nothing” if there are none. */
export function listWords(layers: readonly View[]): string {
  if (layers.length === 0) return message('judge.nothing');
  const named = layers.slice(0, MOST_NAMED).map(layerWords).join(', ');
  return layers.length > MOST_NAMED
    ? message('judge.andMore', { list: named, count: layers.length - MOST_NAMED })
    : named;
}

interface Candidate {
  layer: View;
  differences: Difference[];
  cost: number;
}

/** A measure of how unlikely it is that this layer was meant. */
function costOf({ path, expected, actual }: Difference, depth: number): number {
  const key = path[depth];
  if (key === 'type') return 8;
  if (key === 'text' || key === 'shown' || key === 'name')
    return typeof expected === 'string' && typeof actual === 'string' ? 0.2 + 3 * (1 - likeness(expected, actual)) : 3;
  return IDENTITY.some((one) => one === key) ? 3 : 1;
}

/** Whether a layer is too different: of another type, or with nothing of what was written. */
function isAnother({ differences }: Candidate, wanted: View, depth: number): boolean {
  const keys = new Set(differences.map(({ path }) => path[depth]));
  if (keys.has('type') || keys.has('id')) return true;
  const related = differences.some(
    ({ expected, actual }) =>
      typeof expected === 'string' && typeof actual === 'string' && likeness(expected, actual) >= RELATED,
  );
  return Object.keys(wanted).every((key) => keys.has(key)) && !related;
}

/** The layer that was most likely meant; null: none is similar. */
export function nearestLayer(
  wanted: View,
  layers: readonly View[],
  known: Known,
  path: JsonPath = [],
): Candidate | null {
  let best: Candidate | null = null;
  for (const layer of layers) {
    const differences = layerDifferencesOf(wanted, layer, known, path);
    const cost = differences.reduce((sum, difference) => sum + costOf(difference, path.length), 0);
    // The matching layer is taken by another written one.
    if (differences.length > 0 && (best === null || cost < best.cost)) best = { layer, differences, cost };
  }
  return best && isAnother(best, wanted, path.length) ? null : best;
}

/** The place of a list of layers in words. */
function placeWords(path: JsonPath): string {
  const page = path[0] === 'pages' && typeof path[1] === 'number' ? path[1] + 1 : 1;
  const depth = path.filter((key) => key === 'layers').length;
  if (depth > 1) return message('judge.place.group');
  return page === 1 && path[0] !== 'pages' ? message('judge.place.first') : message('judge.place.page', { page });
}

function sentenceOf({ path, expected, actual, unbound }: Difference): string {
  const where = pathText(path);
  if (unbound)
    return message('judge.unbound', {
      name: typeof expected === 'string' ? expected : String(path.at(-1)),
      path: where,
    });
  if (actual === undefined) return message('judge.value.missing', { path: where, expected: inWords(expected) });
  return message('judge.value.differs', { path: where, expected: inWords(expected), actual: inWords(actual) });
}

const lineOf = ({ path, expected, actual }: Difference): DiffLine => ({
  path: pathText(path),
  ...(expected !== undefined && { expected: cutJson(expected) }),
  ...(actual !== undefined && { actual: cutJson(actual) }),
});

const onlyOwn = ({ path, expected, actual }: Difference, depth: number): string =>
  message('judge.property.differs', {
    key: pathText(path.slice(depth)),
    expected: inWords(expected),
    actual: actual === undefined ? message('judge.nothing') : inWords(actual),
  });

/** A written layer that has no counterpart. */
function explainLayer(difference: Difference, known: Known): Explanation {
  const { path, expected, among = [], taken } = difference;
  const wanted = expected as View;
  const place = placeWords(path);
  if (taken)
    return {
      message: message('judge.layer.few', { wanted: wantedWords(wanted), place }),
      diff: [{ path: pathText(path), expected: cutJson(wanted) }],
      path,
    };
  const nearest = nearestLayer(wanted, among, known, path);
  const [first] = nearest?.differences ?? [];
  if (!nearest || !first) {
    return {
      message: message('judge.layer.missing', { wanted: wantedWords(wanted), place, list: listWords(among) }),
      diff: [{ path: pathText(path), expected: cutJson(wanted) }],
      path,
    };
  }
  if (nearest.differences.some(({ unbound }) => unbound))
    return explain(
      nearest.differences.filter(({ unbound }) => unbound),
      known,
    );
  const inner = nearest.differences.flatMap((one) => (one.among ? explainLayer(one, known).diff : [lineOf(one)]));
  const told = nearest.differences
    .slice(0, 3)
    .map((one) => onlyOwn(one, path.length))
    .join(', ');
  return {
    message: message('judge.layer.differs', {
      wanted: wantedWords(wanted),
      place,
      nearest: layerWords(nearest.layer),
      differences: told,
    }),
    diff: inner,
    path: first.path,
  };
}

/** One or more differences; the sentence is about the first. */
export function explain(differences: readonly Difference[], known: Known): Explanation {
  const explained = differences
    .slice(0, MOST_LINES)
    .map((difference): Explanation =>
      difference.among
        ? explainLayer(difference, known)
        : { message: sentenceOf(difference), diff: [lineOf(difference)], path: difference.path },
    );
  const [first] = explained;
  if (!first) throw new Error('There is no difference to explain');
  const lines = explained.flatMap(({ diff }) => diff);
  return {
    message:
      differences.length === 1
        ? first.message
        : message('judge.more', { sentence: first.message, count: differences.length - 1 }),
    diff: lines.slice(0, MOST_LINES),
    path: first.path,
  };
}

/** A value on its own, compared as a whole. */
export const diffLine = (path: string, expected: Json | undefined, actual: Json | undefined): DiffLine => ({
  path,
  ...(expected !== undefined && { expected: cutJson(expected) }),
  ...(actual !== undefined && { actual: cutJson(actual) }),
});
