/** Edits of a partial document that make it match the outcome: the same keys, with the current values. */
import type { Json } from '#tools/contract/tool.ts';
import { nearestLayer } from '../judge/explain.ts';
import type { View } from '../judge/document-view.ts';
import { documentDifferences, type Difference, type Known } from '../judge/match-value.ts';
import type { JsonPath } from '../format/transcript-error.ts';
import type { TranscriptEdit } from './update-transcript.ts';

/** An edit, with the previous value. */
export interface Refreshment extends TranscriptEdit {
  before: unknown;
}

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isColor = (value: unknown): value is string => typeof value === 'string' && /^~?#[0-9a-f]{3,8}$/i.test(value);
const leavesAmong = (layers: readonly Json[]) =>
  layers.filter((layer) => !isObject(layer) || layer.type !== 'group').length;

/** Ids replaced by the transcript's names. */
function named(key: string | number | undefined, actual: string, { names, assets }: Known): string {
  if (key === 'asset') return [...assets].find(([, id]) => id === actual)?.[0] ?? actual;
  for (const [name, ids] of names) {
    const index = ids.indexOf(actual);
    if (index >= 0) return index === 0 ? `$${name}` : `$${name}.${index + 1}`;
  }
  return actual;
}

/** A current value, in the form in which the old one was written. */
function inTheSameForm(expected: unknown, actual: Json, key: string | number | undefined, known: Known): Json {
  if (typeof expected === 'boolean' && typeof actual !== 'boolean') return !expected;
  if (typeof expected === 'number' && Array.isArray(actual))
    return key === 'layers' ? leavesAmong(actual) : actual.length;
  if (typeof actual === 'number')
    return typeof expected === 'string' && expected.startsWith('~') ? `~${Math.round(actual * 100) / 100}` : actual;
  if (typeof actual === 'string')
    return isColor(expected) && expected.startsWith('~') && isColor(actual) ? `~${actual}` : named(key, actual, known);
  if (typeof expected === 'string' && isObject(actual)) {
    if (isColor(expected) && typeof actual.color === 'string' && (actual.type === undefined || actual.type === 'solid'))
      return inTheSameForm(expected, actual.color, 'color', known);
    const kind = actual.kind ?? actual.type;
    if (!isColor(expected) && typeof kind === 'string') return kind;
  }
  return actual;
}

/** Each part of a difference that has a separate value; written layers without a counterpart are dropped as a whole. */
function* leaves(difference: Difference, known: Known): Generator<Difference> {
  const { among, taken, path, expected, unbound } = difference;
  // An unknown name is a mistake in the file: no current value fixes it.
  if (unbound) return;
  const nearest = among && !taken && isObject(expected) ? nearestLayer(expected, among, known, path) : null;
  if (!among) yield difference;
  else if (!nearest) yield { path, ...(expected !== undefined && { expected }) };
  else for (const one of nearest.differences) yield* leaves(one, known);
}

const valueAt = (json: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    json,
  );

/** Edits of `expected`, with paths below `at`. In the necessary order: removals last, from the end. */
export function refreshDocument(expected: View, view: View, known: Known, at: JsonPath): Refreshment[] {
  const changed: Refreshment[] = [];
  const gone: Refreshment[] = [];
  for (const difference of documentDifferences(expected, view, known)) {
    for (const { path, expected: before, actual } of leaves(difference, known)) {
      if (actual === undefined) gone.unshift({ path: [...at, ...path], value: undefined, before });
      else changed.push({ path: [...at, ...path], value: inTheSameForm(before, actual, path.at(-1), known), before });
    }
  }
  // A list that loses everything would expect an empty list: its key is removed instead.
  const lists = new Map<string, JsonPath>();
  for (const { path } of gone)
    if (typeof path.at(-1) === 'number') lists.set(JSON.stringify(path.slice(0, -1)), path.slice(0, -1));
  for (const [key, list] of lists) {
    const written = valueAt(expected, list.slice(at.length));
    const inList = gone.filter(
      ({ path }) => typeof path.at(-1) === 'number' && JSON.stringify(path.slice(0, -1)) === key,
    );
    if (!Array.isArray(written) || inList.length < written.length) continue;
    gone.splice(0, gone.length, ...gone.filter((one) => !inList.includes(one)), {
      path: list,
      value: undefined,
      before: written,
    });
  }
  return [...changed, ...gone];
}
