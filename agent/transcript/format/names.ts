/** How `$name` is written: wherever a whole text is such a reference it represents an id. */
import type { JsonPath } from './transcript-error.ts';

export interface Reference {
  /** Without the dollar. */
  name: string;
  /** Which of the call's results, from 1. */
  number: number;
}

/** The reference in a text; null: it is an ordinary text. */
export function referenceOf(text: string): Reference | null {
  const [, name, number] = /^\$([\p{L}_][\p{L}\p{N}_-]{0,63})(?:\.([1-9]\d{0,3}))?$/u.exec(text) ?? [];
  return name === undefined ? null : { name, number: Number(number ?? 1) };
}

/** All texts in some JSON with their paths, keys not included. */
export function* textsIn(json: unknown, path: JsonPath = []): Generator<{ text: string; path: JsonPath }> {
  if (typeof json === 'string') yield { text: json, path };
  else if (Array.isArray(json)) for (const [index, one] of json.entries()) yield* textsIn(one, [...path, index]);
  else if (typeof json === 'object' && json !== null)
    for (const [key, one] of Object.entries(json)) yield* textsIn(one, [...path, key]);
}
