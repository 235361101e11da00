/** Finds the words that name a text by what it is for: title, tagline, call to action. */
import type { TextRole } from '../acts/values.ts';
import { classLength } from './phrases.ts';
import type { Token } from './tokens.ts';
import { CLASSES } from './vocabulary.ts';

const ROLES: readonly (readonly [name: string, role: TextRole])[] = [
  ['subtitle', 'subtitle'],
  ['tagline', 'tagline'],
  ['action', 'callToAction'],
  ['author', 'author'],
  ['offer', 'offer'],
  ['title', 'title'],
  ['detail', 'detail'],
];

const RELATIVE = new Set([
  'below',
  'above',
  'under',
  'beneath',
  'underneath',
  'beside',
  'over',
  'than',
  'like',
  'behind',
]);

/** "below the headline": named to say where something else stands. */
const isRelative = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some(
    (back) =>
      RELATIVE.has(tokens[at - back]?.word ?? '') &&
      tokens
        .slice(at - back + 1, at)
        .every(
          (_, index, between) =>
            classLength(CLASSES.determiner ?? new Map(), between, index) > 0 || between[index]?.word === 'to',
        ),
  );

/** The role that is named last, nearest to the text behind it. */
export function roleIn(tokens: readonly Token[]): { role: TextRole; at: number; end: number } | null {
  let found: { role: TextRole; at: number; end: number } | null = null;
  for (let at = 0; at < tokens.length; at += 1)
    for (const [name, role] of ROLES) {
      const length = classLength(CLASSES[name] ?? new Map(), tokens, at);
      if (length > 0 && (!found || at + length > found.end) && !isRelative(tokens, at))
        found = { role, at, end: at + length };
    }
  return found;
}
