/**
 * The parts of a request for an image: what it shows, what is with it, where it is, what it does. Each part is one noun
 * phrase, its main word last: “a happy dog | with a ball | on the beach”.
 */
import { findThing } from '#tools/libraries/things/find-thing.ts';
import { FOR_DOING, FUNCTION_WORDS, NO_ACTIONS } from './plain-words.ts';

export type Relation = 'shows' | 'with' | 'in' | 'of' | 'for' | 'does' | 'not';

export interface Phrase {
  relation: Relation;
  /** Lower case, as written. */
  words: readonly string[];
  /** As it is said to people: with the word that joins it, “in Paris”. */
  said: string;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const RELATIONS: readonly (readonly [Relation, ReadonlySet<string>])[] = [
  ['with', words('with plus including featuring containing')],
  [
    'in',
    words(
      'on in at near by under underneath over beside behind before below beneath above inside outside into onto through across around against between among along beyond upon within from toward towards during',
    ),
  ],
  ['of', words('of')],
  ['for', words('for to')],
  ['not', words('no without not')],
];
const JOINING = words('and & + , ; or');
/** What follows belongs to what is shown: “a dog that sleeps”. */
const TELLING = words('that which who while');

const relationOf = (word: string): Relation | null => RELATIONS.find(([, list]) => list.has(word))?.[0] ?? null;

export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’']s\b/g, '')
    .replace(/[’']/g, '')
    .match(
      /[\p{L}\p{N}#][\p{L}\p{M}\p{N}#-]*|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*|[,;.&+]/gu,
    ) ?? [];

/** “riding” behind a noun is what it does; “wedding”, and “baking” before a noun, are names. */
const isAction = (word: string, before: readonly string[], next: string): boolean =>
  before.some((one) => !FUNCTION_WORDS.has(one)) &&
  word.length > 4 &&
  word.endsWith('ing') &&
  !NO_ACTIONS.has(word) &&
  !FOR_DOING.has(next);

/** The longest name of a thing, in words, that itself contains words like “of” and “on”. */
const LONGEST_NAME = 5;

function nameLength(all: readonly string[], from: number): number {
  for (let size = Math.min(LONGEST_NAME, all.length - from); size > 1; size -= 1) {
    const run = all.slice(from, from + size);
    const joins = run
      .slice(1, -1)
      .some((word) => relationOf(word) !== null || word.endsWith('ing') || JOINING.has(word));
    const does = size === 2 && (run[1] ?? '').endsWith('ing');
    const plain = run.filter((word) => word !== 'a' && word !== 'an' && word !== 'the').join(' ');
    if ((joins || does) && (findThing(run.join(' ')) ?? findThing(plain)) !== null) return size;
  }
  return 0;
}

/** The parts in their order; those without a word are left out. */
export function phrasesOf(text: string): Phrase[] {
  const all = wordsIn(text);
  const found: Phrase[] = [];
  let relation: Relation = 'shows';
  let lead = '';
  let run: string[] = [];
  const close = (next: Relation, by: string) => {
    if (run.length > 0) found.push({ relation, words: run, said: [lead, ...run].filter(Boolean).join(' ') });
    [relation, lead, run] = [next, by, []];
  };
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? '';
    const size = nameLength(all, at);
    if (size > 0) {
      run.push(...all.slice(at, at + size).filter((one) => one !== 'a' && one !== 'an' && one !== 'the'));
      at += size - 1;
      continue;
    }
    const next = relationOf(word);
    if (next !== null) close(next, word);
    else if (JOINING.has(word)) close(relation, '');
    else if (word === '.') close('shows', '');
    else if (TELLING.has(word)) close('does', '');
    else if (isAction(word, run, all[at + 1] ?? '')) {
      close('does', '');
      run.push(word);
      // What it is done with is shown on its own.
      close('with', '');
    } else run.push(word);
  }
  close('shows', '');
  return found;
}
