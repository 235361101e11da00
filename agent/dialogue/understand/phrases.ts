/**
 * Phrases as rows of a table, matched against tokens. A phrase is written as steps with spaces between them:
 * `for`, `a|an|the` (one of them), `my?` (may be missing), `#noun` (a word of that class, which may be several words
 * long), `@color` (a recognized value of that type), `_` (any word). No step is tried twice at one place,
 * so that matching takes time linear in the phrase.
 */
import type { Token } from './tokens.ts';

/** Words and fixed word groups of a class. */
export type WordClass = ReadonlyMap<string, readonly (readonly string[])[]>;
export type Classes = Readonly<Record<string, WordClass>>;

/** Reads a class: entries between commas, spaces and hyphens inside an entry are equal. */
export function wordClass(list: string): WordClass {
  const found = new Map<string, (readonly string[])[]>();
  for (const entry of list.split(',')) {
    const words = entry.trim().toLowerCase().split(/\s+/);
    const [first = ''] = words;
    if (first !== '')
      found.set(
        first,
        [...(found.get(first) ?? []), words].sort((a, b) => b.length - a.length),
      );
  }
  return found;
}

/** How many tokens an entry of the class takes up here; 0: none. */
export function classLength(entries: WordClass, tokens: readonly Token[], at: number): number {
  const candidates = entries.get(tokens[at]?.word ?? '') ?? [];
  return candidates.find((words) => words.every((word, index) => tokens[at + index]?.word === word))?.length ?? 0;
}

/** Indexes of the tokens that entries of some classes take up. */
export function takenBy(classes: readonly WordClass[], tokens: readonly Token[]): Set<number> {
  const taken = new Set<number>();
  for (const [at] of tokens.entries())
    for (const entries of classes)
      for (let inside = at; inside < at + classLength(entries, tokens, at); inside += 1) taken.add(inside);
  return taken;
}

/** Whether entries of some classes are all that is said, marks apart. */
export function isAllOf(classes: readonly WordClass[], tokens: readonly Token[]): boolean {
  const taken = takenBy(classes, tokens);
  return tokens.every(({ kind }, at) => taken.has(at) || kind === 'mark');
}

/** The entries of a class that stand in the tokens, from left to right. */
export const entriesIn = (entries: WordClass, tokens: readonly Token[]): string[] =>
  tokens.flatMap((_, at) => {
    const length = classLength(entries, tokens, at);
    return length > 0
      ? [
          tokens
            .slice(at, at + length)
            .map(({ word }) => word)
            .join(' '),
        ]
      : [];
  });

/** Whether an entry of the class stands anywhere among the tokens. */
export const holdsAny = (entries: WordClass, tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => classLength(entries, tokens, at) > 0);

interface Step {
  words: ReadonlySet<string>;
  /** Name of a class. */
  named: string | null;
  optional: boolean;
}

export interface Phrase {
  steps: readonly Step[];
}

export function phrase(text: string): Phrase {
  const steps = text.split(' ').map((part): Step => {
    const optional = part.endsWith('?') && part.length > 1;
    const body = optional ? part.slice(0, -1) : part;
    return body.startsWith('#')
      ? { words: new Set(), named: body.slice(1), optional }
      : { words: new Set(body.split('|')), named: null, optional };
  });
  return { steps };
}

/** How many tokens the phrase takes up from `at`; 0: it does not match. */
export function matchLength({ steps }: Phrase, tokens: readonly Token[], at: number, classes: Classes): number {
  let place = at;
  for (const { words, named, optional } of steps) {
    const token = tokens[place];
    const entries = named === null ? undefined : classes[named];
    const length = entries
      ? classLength(entries, tokens, place)
      : token && (words.has(token.word) || (words.has('_') && token.kind === 'word'))
        ? 1
        : 0;
    if (length === 0 && !optional) return 0;
    place += length;
  }
  return place - at;
}
