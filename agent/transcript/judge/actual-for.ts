/** A written part of a document brought up to date: the same keys, written in the same way, with the values that a document has. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Json } from '#tools/tool.ts';
import { referenceOf } from '../names.ts';
import { readColor } from './color-match.ts';
import { documentView, type View } from './document-view.ts';
import { nearestLayer } from './explain.ts';
import { fits, idOf, isObject, kindsOf, layerFits, leavesAmong, type Known, type Spot } from './match-value.ts';
import { pairUp } from './pair-up.ts';

/**
 * What holds as it is written stays as it is written: `~540`, `$name`, names of pictures. Written layers are paired with the ones
 * that they are most like; those that are like none are left out, and so are keys that nothing has.
 */
export function actualFor(expected: Readonly<Record<string, unknown>>, document: DesignDocument, known: Known): Record<string, Json> {
  const view = documentView(document);
  const everywhere = (view.pages as View[]).flatMap(({ layers }) => layers as View[]) as Json[];
  const offered = isObject(expected.layers) ? { ...view, layers: everywhere } : view;
  return objectFor(expected, offered, { path: [], key: '', owner: null, known });
}

const withKey = (spot: Spot, key: string | number, owner: View | null): Spot => ({ ...spot, path: [...spot.path, key], ...(typeof key === 'string' && { key }), owner });

function objectFor(expected: Readonly<Record<string, unknown>>, actual: View, spot: Spot): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(expected).flatMap(([key, value]): [string, Json][] => (Object.hasOwn(actual, key) ? [[key, valueFor(value, actual[key] ?? null, withKey(spot, key, actual))]] : [])),
  );
}

function valueFor(expected: unknown, actual: Json, spot: Spot): Json {
  if (fits(expected, actual, spot)) return expected as Json;
  if (Array.isArray(expected)) return Array.isArray(actual) ? listFor(expected, actual, spot) : actual;
  if (isObject(expected)) return Array.isArray(actual) ? byIdFor(expected, actual, spot) : isObject(actual) ? objectFor(expected, actual, spot) : actual;
  if (typeof expected === 'boolean' && typeof actual !== 'boolean') return !expected;
  if (typeof expected === 'number' && Array.isArray(actual)) return spot.key === 'layers' ? leavesAmong(actual) : actual.length;
  return typeof expected === 'string' ? textFor(expected, actual, spot) : actual;
}

function textFor(written: string, actual: Json, { key, owner, known }: Spot): Json {
  const roughly = written.startsWith('~');
  if (typeof actual === 'number') return roughly ? `~${Math.round(actual * 100) / 100}` : actual;
  if (typeof actual === 'string') {
    const id = key === 'group' && referenceOf(written) ? String(owner?.parent) : actual;
    if (key === 'asset') return pictureCalled(id, known) ?? id;
    if (referenceOf(written) && idOf(written, known) !== null) return referenceTo(id, known) ?? id;
    return roughly && readColor(actual) && readColor(written) ? `~${actual}` : actual;
  }
  if (!isObject(actual)) return actual;
  // A solid paint stays one word, a kind stays a kind.
  if (readColor(written)) return typeof actual.color === 'string' ? `${roughly ? '~' : ''}${actual.color}` : actual;
  return (kindsOf(actual).find((kind) => typeof kind === 'string') as string | undefined) ?? actual;
}

const pictureCalled = (id: string, { assets }: Known) => [...assets].find(([, asset]) => asset === id)?.[0] ?? null;

function referenceTo(id: string, { names }: Known): string | null {
  for (const [name, ids] of names) {
    const index = ids.indexOf(id);
    if (index !== -1) return index === 0 ? `$${name}` : `$${name}.${index + 1}`;
  }
  return null;
}

function byIdFor(expected: View, actual: readonly Json[], spot: Spot): Json {
  return Object.fromEntries(
    Object.entries(expected).flatMap(([written, value]): [string, Json][] => {
      const id = idOf(written, spot.known);
      const item = actual.find((one) => isObject(one) && one.id === (id ?? written));
      return item === undefined ? [] : [[written, valueFor(value, item, { ...spot, path: [...spot.path, written] })]];
    }),
  );
}

function listFor(expected: readonly unknown[], actual: readonly Json[], spot: Spot): Json {
  // An empty list says that there is nothing; what there is then is told by its number.
  if (expected.length === 0) return spot.key === 'layers' ? leavesAmong(actual) : actual.length;
  if (spot.key === 'layers') return layersFor(expected, actual as readonly View[], spot);
  if (spot.key !== 'pages' && expected.length !== actual.length) return [...actual];
  return expected.slice(0, actual.length).map((value, index) => valueFor(value, actual[index] ?? null, { ...spot, path: [...spot.path, index] }));
}

function layersFor(expected: readonly unknown[], actual: readonly View[], spot: Spot): Json {
  const pairs = pairUp(expected.length, actual.length, (wish, candidate) => {
    const layer = actual[candidate];
    return layer !== undefined && layerFits(expected[wish], layer, spot.known);
  });
  const free = new Set(actual.filter((_, index) => !pairs.includes(index)));
  const updated = expected.flatMap((value, index): Json[] => {
    if (pairs[index] !== null) return [value as Json];
    const nearest = isObject(value) ? nearestLayer(value, [...free], spot.known) : null;
    if (!nearest || !isObject(value)) return [];
    free.delete(nearest.layer);
    return [objectFor(value, nearest.layer, { ...spot, path: [...spot.path, index] })];
  });
  return updated.length > 0 ? updated : leavesAmong(actual);
}
