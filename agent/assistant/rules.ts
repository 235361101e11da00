/** Rules of the grammar: a pattern, and what it means. In a group the first rule that matches speaks for the group. */
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
import type { Change } from './intents.ts';
import { takeColor } from './read-color.ts';
import { Scan } from './scan.ts';

/** Null: the words fit, but they do not mean this. */
export type Meaning = Change | ((match: readonly (string | undefined)[]) => Change | null);
export type Rule = readonly [pattern: string, meaning: Meaning];
export type Group = readonly Rule[];

/** A number as people write it, captured. */
export const NUMBER = '(\\d+(?:[.,]\\d+)?)';
export const PIXELS = '(?:px|pixels?)';
/** A colour of one or two words or a hex code, captured. */
export const COLOR = '(#[0-9a-f]{3,8}|[\\p{L}]+(?: [\\p{L}]+)?)';

/** A colour by a name that is known, captured: "red", "dark green", "#0b3d2e". */
export const SURE_COLOR = `(#[0-9a-f]{3,8}|(?:(?:dark|light|pale|bright|deep|hot|baby|navy|royal|sky|forest|lime|mint|neon|pastel|off|warm|soft) )?(?:${[...COLOR_NAMES.keys()].filter((name) => /^\p{L}+$/u.test(name)).sort((a, b) => b.length - a.length).join('|')}))`;

export const numberIn = (text: string | undefined) => Number((text ?? '').replace(',', '.'));

/** The colour among a few words. */
export function colorIn(words: string | undefined): string | null {
  if (!words) return null;
  return takeColor(new Scan(words));
}

/** What somebody wrote, as a part of a pattern that means just that. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern that matches whole words only. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${pattern})(?![\\p{L}\\p{N}'-])`, 'iu');
}

const compiled = new WeakMap<Rule, RegExp>();

function patternOf(rule: Rule): RegExp {
  let pattern = compiled.get(rule);
  if (!pattern) compiled.set(rule, (pattern = words(rule[0])));
  return pattern;
}

/** Takes what each group recognises, and returns all of it together. */
export function takeRules(scan: Scan, groups: readonly Group[]): Change {
  const change: Change = {};
  for (const group of groups) {
    for (const rule of group) {
      const match = patternOf(rule).exec(scan.rest);
      if (!match || match[0].trim() === '') continue;
      const [, meaning] = rule;
      const said = typeof meaning === 'function' ? meaning([...match]) : meaning;
      if (said === null) continue;
      scan.blank(match.index, match.index + match[0].length);
      const filters = { ...change.filters, ...said.filters };
      Object.assign(change, said, Object.keys(filters).length > 0 ? { filters } : {});
      break;
    }
  }
  return change;
}
