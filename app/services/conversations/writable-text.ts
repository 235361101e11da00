/**
 * Text by people and models that a database can store: NUL and lone surrogates are no characters, and PostgreSQL
 * rejects a whole row for one.
 */

/** The words without them. */
export function writableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Quick to detect in the JSON: both are escaped there. */
const unwritable = /\\u0000|\\ud[89a-f]/i;

/** A JSON value without them, also in its keys; the same object if there are none. */
export function writableJson(value: unknown): unknown {
  return unwritable.test(JSON.stringify(value) ?? '') ? cleaned(value) : value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return writableText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [writableText(key), cleaned(inner)]));
}
