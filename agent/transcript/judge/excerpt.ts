/** Shortens values for reading at a glance, in sentences and in diffs. */
import type { Json } from '#tools/contract/tool.ts';

const LONGEST_TEXT = 160;
const LONGEST_LIST = 6;
const MOST_KEYS = 12;
const IN_A_SENTENCE = 90;

const shortened = (text: string, length: number) => {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
};

/** The value for a diff: long texts end in “…”, long lists and objects say how much was left out. */
export function cutJson(value: Json, depth = 0): Json {
  if (typeof value === 'string') return shortened(value, LONGEST_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 3) return '…';
  if (Array.isArray(value)) {
    const kept = value.slice(0, LONGEST_LIST).map((one) => cutJson(one, depth + 1));
    return value.length > LONGEST_LIST ? [...kept, `… ${value.length - LONGEST_LIST} more`] : kept;
  }
  const entries = Object.entries(value);
  const kept = entries.slice(0, MOST_KEYS).map(([key, one]) => [key, cutJson(one, depth + 1)] as const);
  return Object.fromEntries(entries.length > MOST_KEYS ? [...kept, ['…', `${entries.length - MOST_KEYS} more`]] : kept);
}

/** A plain color, as people write it. */
const isSolid = (value: Json | undefined): value is { type: 'solid'; color: string } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  value.type === 'solid' &&
  typeof value.color === 'string';

/** The value within a sentence: texts in quotation marks, plain colors by their number, everything else as JSON. */
export function inWords(value: Json | undefined): string {
  if (isSolid(value)) return value.color;
  if (typeof value === 'string') return `“${shortened(value.replace(/\s+/g, ' ').trim(), IN_A_SENTENCE)}”`;
  return shortened(JSON.stringify(value ?? null), IN_A_SENTENCE);
}
