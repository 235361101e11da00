/**
 * A chart parser: finds every phrase that a grammar makes of some words, bottom up, cheapest first. Words that no rule
 * takes are left between the phrases. The grammar is a table of rules; nothing here knows what they are about.
 *
 * Kay, "Algorithm schemata and data structures in syntactic processing" (1980).
 */

/** A phrase of a category over the tokens from `from` up to, but without, `to`. */
export interface Phrase<Meaning = unknown> {
  category: string;
  from: number;
  to: number;
  meaning: Meaning;
  /** The dearer, the less likely. */
  cost: number;
}

/** How the parts of a phrase come together; null when they don't. Each rule knows the meanings of its own parts. */
export type Compose = (...parts: never[]) => unknown;

export interface Rule {
  makes: string;
  /** Categories of the parts, in order; a word in quotes is that word. */
  parts: readonly string[];
  compose: Compose;
  cost: number;
}

/**
 * Rules from one line each: `the Noun`. Capitalized parts are categories, others words; `a|b` is either, `a?` may be
 * missing. `compose` gets the meanings of the categories, in order, undefined for a missing one; not of those whose name
 * follows a "~", such as verbs.
 */
export function rules(makes: string, cost: number, lines: Readonly<Record<string, Compose>>): Rule[] {
  return Object.entries(lines).flatMap(([line, compose]) =>
    variants(line.split(' ')).map(({ parts, given }): Rule => {
      const isMeant = parts.map((part) => isCategoryName(part));
      return {
        makes,
        parts: parts.map((part) => part.replace(SILENT, '')),
        cost: cost + parts.length * 0.01,
        compose: (...meanings: unknown[]) => {
          const of = meanings.filter((_, index) => isMeant[index]);
          let next = 0;
          return compose(...(given.map((there) => (there ? of[next++] : undefined)) as never[]));
        },
      };
    }),
  );
}

/** Marks a category whose meaning says nothing more. */
const SILENT = /^~/u;
const isCategoryName = (part: string) => /^\p{Lu}/u.test(part);

/** All ways to write a line without "|" and "?"; `given`: which of its categories are there. */
function variants(line: readonly string[]): { parts: string[]; given: boolean[] }[] {
  let found: { parts: string[]; given: boolean[] }[] = [{ parts: [], given: [] }];
  for (const step of line) {
    const optional = step.endsWith('?') && step.length > 1;
    const names = (optional ? step.slice(0, -1) : step).split('|');
    found = found.flatMap(({ parts, given }) => [
      ...names.map((name) =>
        isCategoryName(name)
          ? { parts: [...parts, name], given: [...given, true] }
          : { parts: [...parts, SILENT.test(name) ? name : `'${name}`], given },
      ),
      ...(optional ? [{ parts, given: names.some(isCategoryName) ? [...given, false] : given }] : []),
    ]);
  }
  return found;
}

/** Rules that begin alike: by their second part, each with its place in the table. */
type Continuations = ReadonlyMap<string, readonly (readonly [place: number, rule: Rule])[]>;

/** A grammar ready for parsing: rules by their first two parts. */
export interface Grammar {
  byFirst: ReadonlyMap<string, Continuations>;
}

/** Stands for the second part of a rule that has none. */
const NOTHING = '';

export function grammarOf(table: readonly Rule[]): Grammar {
  const placed = table.map((rule, place) => [place, rule] as const);
  const byFirst = Map.groupBy(placed, ([, { parts }]) => parts[0] ?? '');
  return {
    byFirst: new Map(
      [...byFirst].map(([first, rest]) => [first, Map.groupBy(rest, ([, { parts }]) => parts[1] ?? NOTHING)]),
    ),
  };
}

/** Rules that may go on with what stands there, in the order of the table. */
function applicable(continuations: Continuations | undefined, next: ReadonlyMap<string, unknown> | undefined): Rule[] {
  if (!continuations) return [];
  const found = [...(continuations.get(NOTHING) ?? [])];
  for (const category of next?.keys() ?? []) found.push(...(continuations.get(category) ?? []));
  return found.toSorted(([a], [b]) => a - b).map(([, rule]) => rule);
}

/** Phrases of one category over the same tokens that are kept, cheapest first. */
const MOST_READINGS = 4;

/**
 * All phrases over the tokens. `words`: the plain word of each token. `given`: phrases that are known beforehand, such as
 * recognized values and the entries of a lexicon.
 */
export function parse(words: readonly string[], given: readonly Phrase[], { byFirst }: Grammar): Phrase[] {
  // By start, then by category.
  const chart: Map<string, Phrase[]>[] = words.map(() => new Map());
  const seeds = Map.groupBy(given, ({ from }) => from);
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const here = chart[from] ?? new Map<string, Phrase[]>();
    const agenda: Phrase[] = [
      ...(seeds.get(from) ?? []),
      { category: `'${words[from] ?? ''}`, from, to: from + 1, meaning: words[from], cost: 0 },
    ];
    for (let phrase = agenda.shift(); phrase; phrase = agenda.shift()) {
      if (!keep(here, phrase)) continue;
      for (const rule of applicable(byFirst.get(phrase.category), chart[phrase.to])) {
        extend(chart, rule, [phrase], (parts) => {
          const meaning = rule.compose(...(parts.map((part) => part.meaning) as never[]));
          if (meaning === null || meaning === undefined) return;
          const cost = parts.reduce((sum, part) => sum + part.cost, rule.cost);
          agenda.push({ category: rule.makes, from, to: parts.at(-1)?.to ?? from, meaning, cost });
        });
      }
    }
  }
  return chart.flatMap((here) => [...here.values()].flat());
}

/** Whether the phrase is new or cheaper than the readings kept over the same tokens. */
function keep(here: Map<string, Phrase[]>, phrase: Phrase): boolean {
  const kept = here.get(phrase.category) ?? [];
  const rivals = kept.filter(({ to }) => to === phrase.to);
  const written = JSON.stringify(phrase.meaning);
  const same = rivals.find(({ meaning }) => JSON.stringify(meaning) === written);
  if (same && same.cost <= phrase.cost) return false;
  const dearest = rivals.length >= MOST_READINGS ? rivals.reduce((a, b) => (b.cost > a.cost ? b : a)) : undefined;
  if (!same && dearest && dearest.cost <= phrase.cost) return false;
  const dropped = same ?? dearest;
  here.set(phrase.category, [...kept.filter((one) => one !== dropped), phrase]);
  return true;
}

/** Completes a rule with phrases that begin where the last one ended. */
function extend(
  chart: readonly Map<string, Phrase[]>[],
  rule: Rule,
  parts: readonly Phrase[],
  found: (parts: readonly Phrase[]) => void,
): void {
  const wanted = rule.parts[parts.length];
  if (wanted === undefined) return found(parts);
  const at = parts.at(-1)?.to ?? 0;
  for (const next of chart[at]?.get(wanted) ?? []) extend(chart, rule, [...parts, next], found);
}

/** What a token costs that no phrase takes. */
export type SkipCost = (token: number) => number;

/**
 * The cheapest way to cover all tokens with phrases of the given categories, the tokens between them skipped; `perPhrase`
 * is the price of one more phrase.
 */
export function cover(
  length: number,
  phrases: readonly Phrase[],
  categories: ReadonlySet<string>,
  skip: SkipCost,
  perPhrase: number,
): { phrases: Phrase[]; skipped: number[]; cost: number } {
  const ending = Map.groupBy(
    phrases.filter(({ category }) => categories.has(category)),
    ({ to }) => to,
  );
  const best: { cost: number; phrase: Phrase | null }[] = [{ cost: 0, phrase: null }];
  for (let to = 1; to <= length; to += 1) {
    let here = { cost: (best[to - 1]?.cost ?? 0) + skip(to - 1), phrase: null as Phrase | null };
    for (const phrase of ending.get(to) ?? []) {
      const cost = (best[phrase.from]?.cost ?? Infinity) + phrase.cost + perPhrase;
      if (cost < here.cost) here = { cost, phrase };
    }
    best.push(here);
  }
  const taken: Phrase[] = [];
  const skipped: number[] = [];
  for (let at = length; at > 0;) {
    const phrase = best[at]?.phrase;
    if (phrase) {
      taken.unshift(phrase);
      at = phrase.from;
    } else skipped.unshift((at -= 1));
  }
  return { phrases: taken, skipped, cost: best[length]?.cost ?? 0 };
}

/** One line of the lexicon: words of a category, and what each of them means. */
export interface Entry<Meaning = unknown> {
  category: string;
  words: string;
  meaning: Meaning;
}

/** A line each: words separated by "|", an entry may be several words long. */
export const entries = <Meaning>(category: string, table: readonly (readonly [words: string, meaning: Meaning])[]) =>
  table.map(([words, meaning]): Entry<Meaning> => ({ category, words, meaning }));
