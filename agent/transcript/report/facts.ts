/** JSON for people: flat paths and short values, names in place of ids. */
import type { Fact } from './turn-report.ts';

/** Limits: characters of a value, lines of an argument, entries of a list of plain values. */
const MOST_VALUE = 2_000;
const MOST_FACTS = 80;

const isPlain = (value: unknown) => value === null || typeof value !== 'object';

function plain(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'string') {
    const text = names.get(value) ?? value;
    return text.length > MOST_VALUE ? `${text.slice(0, MOST_VALUE)}…` : text;
  }
  // Nobody compares ten digits by eye.
  return typeof value === 'number' && !Number.isInteger(value)
    ? String(Math.round(value * 1_000) / 1_000)
    : String(value);
}

function fact(key: string, value: string): Fact {
  return { key, value, ...(/^#[0-9a-f]{6}$/i.test(value) ? { color: value.toLowerCase() } : {}) };
}

/**
 * Every value below `json` with its path. Lists of plain values stay together; an empty object or list is one value.
 */
export function factsOf(json: unknown, names: ReadonlyMap<string, string>): Fact[] {
  const facts: Fact[] = [];
  const add = (key: string, value: unknown): void => {
    if (facts.length >= MOST_FACTS) return;
    if (value === undefined) return;
    if (isPlain(value)) facts.push(fact(key, plain(value, names)));
    else if (Array.isArray(value)) {
      if (value.every(isPlain))
        facts.push(fact(key, value.length === 0 ? '[]' : value.map((one) => plain(one, names)).join(', ')));
      else for (const [index, one] of value.entries()) add(`${key}[${index}]`, one);
    } else {
      const entries = Object.entries(value as Record<string, unknown>);
      if (entries.length === 0) facts.push(fact(key, '{}'));
      // A former id used as a key is read as a name too.
      for (const [name, one] of entries)
        add(key === '' ? (names.get(name) ?? name) : `${key}.${names.get(name) ?? name}`, one);
    }
  };
  if (isPlain(json) || (Array.isArray(json) && json.length > 0)) add('', json);
  else for (const [name, value] of Object.entries(json as Record<string, unknown>)) add(names.get(name) ?? name, value);
  return facts;
}
