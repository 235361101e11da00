/** Things on the page, as they are spoken of: nouns with their looks, places and words, several of them, all but one. */
import type { Place } from '#tools/contract/page-space.ts';
import type { Property } from '../../acts/edits.ts';
import { isSingular, reference, type PageSaid, type Reference } from '../../acts/reference.ts';
import { FACT_KINDS } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import { counted, it, together, whole, type Said, type Side } from './meanings.ts';

/** What stands beside another thing. */
function beside(noun: Said, side: Side, [of, ...more]: Reference[]): Said | null {
  if (!of || more.length > 0 || of.near !== null || noun.near || of.except.length > 0) return null;
  const { except: _except, near: _near, ...plain } = of;
  return { ...noun, near: { relation: side === 'over' ? 'on' : side, of: plain } };
}

const TOLD: ReadonlySet<unknown> = new Set([...FACT_KINDS, 'title', 'subtitle', 'tagline', 'name']);
const isTold = (kind: Said['kind']): boolean => TOLD.has(kind);

export const THINGS: Rule[] = [
  ...rules('ByHand', 0, {
    'i|we just|already|myself|have|had? moved|dragged|changed|edited|resized|enlarged|recolored|recoloured|touched|turned|rotated|adjusted|drew|placed':
      () => ({}),
    'i|we just added|put|made': () => ({}),
    '~ByHand just? now|myself|there|here': () => ({}),
    '~ByHand by hand': () => ({}),
  }),
  ...rules('N', 0.2, {
    Noun: (noun: Said) => noun,
    'Adjective N': (adjective: Said, noun: Said) => together(adjective, noun),
    // "black background" says what it is to be.
    'Color N': (color: string, noun: Said) => (noun.kind === 'background' ? null : together({ color }, noun)),
    'Place N': (place: Place, noun: Said) => together({ place }, noun),
    // "the thursday thing": the line that speaks of it.
    'Said thing|thingy|bit|line': (words: string) => ({ words, kind: 'line' as const }),
    'Said N': (words: string, noun: Said) => together({ words }, noun),
    'Quote N': (words: string, noun: Said) => together({ words }, noun),
    Unknown: (words: string) => ({ words }),
    // "the yoga mat"
    'Unknown Unknown': (words: string, more: string) => ({ words: `${words} ${more}` }),
    'N of|from|showing|with ~Determiner? Unknown|Said': (noun: Said, words: string) => together(noun, { words }),
    'N of|from ~Determiner? shop|store|business|company|brand|cafe|restaurant|bakery|salon|studio|club|band|place': (
      noun: Said,
    ) => (noun.kind === 'name' ? noun : null),
    'N of|with ~Determiner? N': (noun: Said, other: Said) =>
      noun.kind === 'table' && other.kind !== null && other.kind !== undefined ? noun : null,
    'Unknown N': (words: string, noun: Said) => together({ words }, noun),
    'N Whose': (noun: Said, words: string) =>
      noun.kind === 'title' || noun.kind === 'subtitle' ? together(noun, { words }) : null,
    'N Quote': (noun: Said, words: string) => together(noun, { words }),
    'N that|which|where says|reads|say Quote|Said': (noun: Said, words: string) => together(noun, { words }),
    'N it says Quote|Said': (noun: Said, words: string) => together(noun, { words }),
    'N saying|reading|with Quote|Said': (noun: Said, words: string) => together(noun, { words }),
    // "the price circle": what the price stands on.
    'Noun N': (on: Said, noun: Said) =>
      noun.kind === 'shape' && on.kind !== 'shape' && on.kind !== undefined && noun.near === undefined
        ? { ...noun, near: { relation: 'behind', of: reference(on) } }
        : null,
    'N thingy|thing|bit|element|graphic': (noun: Said) => (Object.keys(noun).length > 0 ? noun : null),
    // "the offer line": the line that tells it.
    'line|text|bit|part with|about|of|for ~Determiner? Noun': (noun: Said) =>
      isTold(noun.kind) && noun.quantity === undefined ? noun : null,
    'bit|part|line|thing|words|text about|with|on ~Determiner? Said|Named': (words: string) => ({
      words,
      kind: 'line' as const,
    }),
    'Noun line|text|part': (noun: Said) => (isTold(noun.kind) && noun.quantity === undefined ? noun : null),
    'N that|which is|are|sits|stands? Side NP': (noun: Said, side: Side, of: Reference[]) => beside(noun, side, of),
    'N Side NP': (noun: Said, side: Side, of: Reference[]) => beside(noun, side, of),
    // "the words on the start button": its letters, not its pill.
    // "the button text"
    'Noun text|texts|words|word|letters|lettering|wording': (noun: Said) =>
      (noun.kind === 'callToAction' || noun.kind === 'badge') && noun.quantity === undefined
        ? { kind: 'text', near: { relation: 'on', of: reference(noun) } }
        : null,
    'N on|in NP': (noun: Said, of: Reference[]) => (noun.kind === 'text' ? beside(noun, 'over', of) : null),
    'N in|at the|a? corner': (noun: Said) => noun,
    // "row 2", "the column number 3"
    'N number|no|nr? Number': (noun: Said, number: string) =>
      (noun.kind === 'row' || noun.kind === 'column') && Number.isInteger(Number(number)) && Number(number) > 0
        ? together(noun, { ordinal: Number(number) })
        : null,
    'N for|about|called|named Said|Quote|Unknown': (noun: Said, words: string) =>
      noun.kind === 'row' || noun.kind === 'column' ? together(noun, { words }) : null,
    // "the price column": what stands at its head.
    'Whose N': (words: string, noun: Said) =>
      noun.kind === 'row' || noun.kind === 'column' ? together(noun, { words }) : null,
    'whole|entire|full|complete N': (noun: Said) => noun,
    'N At': (noun: Said, at: Said) => together(noun, at),
    'N that is|are|sits At': (noun: Said, at: Said) => together(noun, at),
    "N that's|thats At": (noun: Said, at: Said) => together(noun, at),
    'N you added|made|put|drew': (noun: Said) => together(noun, { deed: 'made' }),
    'N that|which? ~ByHand': (noun: Said) => together(noun, { deed: 'byHand' }),
    'N that? you just? changed|moved': (noun: Said) => together(noun, { deed: 'changed' }),
  }),
  ...rules('At', 0.2, {
    'at|in|on the? Place': (place: Place) => ({ place }),
    'at|in|on the? Place corner|side|of': (place: Place) => ({ place }),
    OnPage: (page: PageSaid) => ({ page }),
  }),
  ...rules('NP', 0.2, {
    N: (said: Said) => whole(said),
    '~Determiner N': (said: Said) => whole(said),
    'Quantity N': (quantity: Said, said: Said) => {
      const all = together(said, quantity);
      return all && whole(all);
    },
    'the smaller|littler|tinier N': (said: Said) => ofExtreme('smallest', said),
    'the bigger|larger N': (said: Said) => ofExtreme('largest', said),
    Pronoun: (said: Said) => whole(said),
    // "the first and the last photo".
    '~Determiner Adjective and|& ~Determiner? Adjective N': eachOf,
    '~Determiner Place and|& ~Determiner? Place N': (one: Place, other: Place, said: Said) =>
      eachOf({ place: one }, { place: other }, said),
    'Quantity Number|Count N': (quantity: Said, _count: unknown, said: Said) => {
      const all = together(said, quantity);
      return all && whole(all);
    },
    // "the last two lines", "the first three texts".
    '~Determiner Adjective Number|Count N': rowOf,
    'the Number|Count N': (_count: unknown, said: Said) => {
      const all = together(said, { quantity: 'all' });
      return all && whole(all);
    },
    'everything|all|anything that|which is Color': (color: string) => whole({ color, quantity: 'all' }),
    "everything|all|anything|stuff that's|thats Color": (color: string) => whole({ color, quantity: 'all' }),
    'all|everything the? Color': (color: string) => whole({ color, quantity: 'all' }),
    'these|those|them Number|Count': () => whole({ pronoun: 'them' }),
    'the other Number|Count': () => whole({ quantity: 'other' }),
    'N|Pronoun here|there': (said: Said) => whole(said),
    Said: (words: string) => whole({ words }),
    '~Determiner Said': (words: string) => whole({ words }),
    'the? words|word|part|bit Said|Quote': (words: string) => whole({ words, isPart: true }),
    'the? only|just the? words|word Said|Quote': (words: string) => whole({ words, isPart: true }),
    Quote: (words: string) => whole({ words }),
    '~Determiner Quote': (words: string) => whole({ words }),
    'the Color one|text': (color: string) => whole({ color }),
    'NP and|&|+|plus|, NP': besides,
    'NP , and NP': besides,
    'NP except|but|without|besides NP': (all: Reference[], except: Reference[]) =>
      all.length === 1 && all[0]?.quantity === 'all' ? [{ ...all[0], except }] : null,
    'NP except|apart for|from NP': (all: Reference[], except: Reference[]) =>
      all.length === 1 && all[0]?.quantity === 'all' ? [{ ...all[0], except }] : null,
    'NP but not NP': (all: Reference[], except: Reference[]) =>
      all.length === 1 && all[0]?.quantity === 'all' ? [{ ...all[0], except }] : null,
  }),
  ...rules('PropertyOf', 0.1, {
    '~Determiner? Property of|from NP': (property: Property, target: Reference[]) => ({ property, target }),
    'NP Property': (target: Reference[], property: Property) => ({ property, target }),
    "NP 's Property": (target: Reference[], property: Property) => ({ property, target }),
    '~Determiner? Property': (property: Property) => ({ property, target: it }),
  }),
];

/** So many from one end on. */
function rowOf({ ordinal }: Said, said: string, { quantity, ...noun }: Said): Reference[] | null {
  const count = counted(said);
  if ((ordinal !== 1 && ordinal !== -1) || quantity !== 'all' || !(count > 1 && count <= 6)) return null;
  return Array.from({ length: count }, (_, at) => reference({ ...noun, ordinal: ordinal * (at + 1) }));
}

function ofExtreme(extreme: Reference['extreme'], said: Said): Reference[] | null {
  const one = together(said, { extreme });
  return one && whole(one);
}

/** Two of a kind, each by what tells it from the others. */
function eachOf(one: Said, other: Said, { quantity: _quantity, ...said }: Said): Reference[] | null {
  const [first, second] = [together(one, said), together(other, said)];
  return first && second ? [...whole(first), ...whole(second)] : null;
}

/** "the dot and the heading on page 2": both of them stand there. */
function besides(some: Reference[], others: Reference[]): Reference[] | null {
  // "only the price, that one in red": the same once more.
  if (others.some(({ pronoun }) => isSingular(pronoun)) && some.some(({ pronoun }) => pronoun === null)) return null;
  const page = others.find(({ kind }) => kind !== 'page')?.page ?? null;
  return [...some.map((one) => (one.page === null ? { ...one, page } : one)), ...others];
}
