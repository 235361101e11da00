/** Extracts the part of errors and answers that is the same in every replay: without ids and replaced words. */
import { referenceOf } from '../format/names.ts';
import type { Redactor } from './redactor.ts';

/** Shorter stretches of an error say too little. */
const LEAST = 6;
/** Characters of JSON. Longer answers (a look at the whole page) only repeat the document. */
const LONGEST = 700;
/** Depends on concurrent changes. */
const PASSING = new Set(['notApplied', 'revision', 'design']);
const MADE_UP = /^(?:[0-9a-z]{16}|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{8,64})$/;

/** The longest part of an error without ids or replaced words; "" if there is none. */
export function stableError(error: string, ids: readonly string[], redactor: Redactor): string {
  const cuts = redactor.edits(error).map(({ start, end }) => ({ start, end }));
  for (const id of new Set(ids))
    for (let at = error.indexOf(id); at >= 0; at = error.indexOf(id, at + id.length))
      cuts.push({ start: at, end: at + id.length });
  cuts.sort((a, b) => a.start - b.start);
  const stretches: string[] = [];
  let from = 0;
  for (const { start, end } of cuts) {
    stretches.push(error.slice(from, Math.max(from, start)));
    from = Math.max(from, end);
  }
  stretches.push(error.slice(from));
  const longest = stretches
    .map((stretch) => stretch.trim())
    .reduce((best, stretch) => (stretch.length > best.length ? stretch : best), '');
  return longest.length < LEAST && longest !== error ? '' : longest;
}

/** An answer without the parts that may differ in a replay; undefined if nothing is left, or too much. */
export function stableOutput(output: unknown, ids: readonly string[], redactor: Redactor): unknown {
  if (redactor.touches(output)) return undefined;
  const known = new Set(ids);
  const isVolatile = (text: string) =>
    known.has(text) ||
    MADE_UP.test(text) ||
    referenceOf(text) !== null ||
    text.startsWith('~') ||
    ids.some((id) => text.includes(id));
  const strip = (value: unknown): unknown => {
    if (typeof value === 'string') return isVolatile(value) ? undefined : value;
    if (Array.isArray(value)) {
      const kept = value.map(strip);
      // A list is compared whole.
      return kept.includes(undefined) || kept.length === 0 ? undefined : kept;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      const kept = PASSING.has(key) ? undefined : strip(one);
      return kept === undefined ? [] : [[key, kept]];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  };
  const kept = strip(output);
  return kept !== undefined && typeof kept === 'object' && kept !== null && JSON.stringify(kept).length <= LONGEST
    ? kept
    : undefined;
}
