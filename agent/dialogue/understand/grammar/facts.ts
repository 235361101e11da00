/**
 * Facts that are told in whatever order of words: "its been moved to the sunday, so the 4th", "price drop, 185 now not 220".
 * A claim is a row of parts: what is true, what is not, whose fact it is, and words that telling takes. One word that is no
 * such part ends it. None of the words of telling says which fact it is.
 */
import { correct } from '../../acts/correcting.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { FACT_KINDS, type FactKind } from '../../acts/values.ts';
import { piecesIn } from '../../values/pieces.ts';
import { rules, type Rule } from '../chart.ts';
import { keepNothing } from './keeping.ts';
import { counted, type Act, type Said } from './meanings.ts';

/** What of a claim a part says. */
interface Claim {
  to?: string[];
  from?: string[];
  kinds?: FactKind[];
  words?: string[];
  ordinal?: number;
  edge?: 'start' | 'end';
  days?: number;
  isMoved?: boolean;
  isEarlier?: boolean;
  /** A preposition stands in it: alone it is the end of another request. */
  isLed?: boolean;
  isBy?: boolean;
  /** "move it", and so many days. */
  isMove?: boolean;
  /** Words of telling stand beside what is told. */
  isSaid?: boolean;
  isInTable?: boolean;
}

const isFactKind = (kind: unknown): kind is FactKind => (FACT_KINDS as readonly unknown[]).includes(kind);
/** Days alone may be told before their hours: "we're open sundays now, 11 to 3". */
const mayGoOn = ({ to = [] }: Claim): boolean =>
  to.every((fact) => piecesIn(fact).every(({ kind }) => kind === 'weekday'));

/** Two parts of one claim; null: they contradict each other. */
function joined(some: Claim, more: Claim): Claim | null {
  for (const key of ['ordinal', 'edge', 'days'] as const)
    if (some[key] !== undefined && more[key] !== undefined && some[key] !== more[key]) return null;
  const both: Claim = { ...some, ...more };
  for (const key of ['to', 'from', 'words'] as const) {
    const all = [...(some[key] ?? []), ...(more[key] ?? [])];
    if (all.length > 0) both[key] = all;
  }
  const kinds = [...(some.kinds ?? []), ...(more.kinds ?? [])];
  return kinds.length > 0 ? { ...both, kinds: [...new Set(kinds)] } : both;
}

const AMOUNTS = new Set(['money', 'percent', 'number']);

/** Parts of one claim at most: more is a story. */
const MOST_TOLD = 4;

function claimed({
  to = [],
  from = [],
  kinds = [],
  words = [],
  ordinal,
  edge,
  days,
  isMoved,
  isEarlier,
  isSaid,
  isLed,
  isBy,
  isMove,
  isInTable,
}: Claim): Act<'correct'> | null {
  const isShift = days !== undefined && to.length === 0;
  if (days !== undefined && isMoved !== true && isMove !== true) return null;
  if (isMove === true && days === undefined) return null;
  // A day alone may answer or ask anything.
  const isBare =
    to.length > 0 &&
    isSaid !== true &&
    isMoved !== true &&
    from.length === 0 &&
    kinds.length === 0 &&
    words.length === 0;
  if (isBare && (isLed === true || mayGoOn({ to }))) return null;
  // "by 50%": a step from what is there.
  if (isBy === true && to.some((fact) => piecesIn(fact).some(({ kind }) => AMOUNTS.has(kind)))) return null;
  if ((to.length === 0 && !isShift) || to.length > MOST_TOLD) return null;
  return correct({
    to,
    from,
    kinds,
    words,
    ordinal: ordinal ?? null,
    edge: edge ?? null,
    days: isShift ? (isEarlier === true ? -days : days) : null,
    ...(isInTable === true ? { target: reference({ kind: 'table' }) } : {}),
  });
}

const inDays = (count: string, unit: number): Claim | null => {
  const number = counted(count);
  return Number.isInteger(number) && number > 0 && number < 32 ? { days: number * unit } : null;
};

export const FACTS: Rule[] = [
  ...rules('ClaimPart', 0.02, {
    'Fact|DayWord': (fact: string): Claim => ({ to: [fact] }),
    '~Not ~Determiner? Fact': (fact: string): Claim => ({ from: [fact] }),
    ', ~Not ~Determiner? Fact': (fact: string): Claim => ({ from: [fact] }),
    'from ~Determiner? Fact to ~Determiner? Fact': (from: string, to: string): Claim => ({ from: [from], to: [to] }),
    'the Fact a|an|to|into Fact': (from: string, to: string): Claim => ({ from: [from], to: [to] }),
    'Whose|Named': (words: string): Claim => ({ words: [words] }),
    Noun: ({ kind, quantity }: Said): Claim | null =>
      isFactKind(kind) && quantity === undefined ? { kinds: [kind] } : null,
    'one|thing|part|bit|line': (): Claim => ({}),
    // "shipping is free from 75 now"
    free: (): Claim => ({}),
    'Fact off': (fact: string): Claim => ({ to: [fact] }),
    'Whose ~Unknown': (words: string) => ({ words: [words] }),
    Adjective: ({ ordinal }: Said): Claim | null => (typeof ordinal === 'number' ? { ordinal } : null),
    Place: (place: Place): Claim | null => (place === 'center' ? { ordinal: 0 } : null),
    FactEdge: (edge: 'start' | 'end'): Claim => ({ edge }),
    'a|an|one|another DaysUnit': (unit: number): Claim => ({ days: unit }),
    'Number|Count DaysUnit': inDays,
    '~Lead': (): Claim => ({ isLed: true }),
    by: (): Claim => ({ isLed: true, isBy: true }),
    'move|push|shift|bring|put|delay|postpone': (): Claim => ({ isMove: true }),
    '~Moving': (): Claim => ({ isMoved: true }),
    '~Earlier': (): Claim => ({ isEarlier: true, isMoved: true }),
    'take ~Determiner? Fact off|out|away completely?': (fact: string): Claim => ({ from: [fact] }),
    '~Tell': (): Claim => ({ isSaid: true }),
    '~Determiner': (): Claim => ({}),
    '~Occasion': (): Claim => ({}),
    // "the hat is $12 in the price list": not where the same word stands beside it.
    'in|on NP': (of: Reference[]): Claim | null =>
      of.every(({ kind, words, page }) => kind === 'table' && words === null && page === null)
        ? { isInTable: true }
        : null,
  }),
  ...rules('Claim', 0.01, {
    ClaimPart: (part: Claim) => part,
    'Claim ClaimPart': joined,
    // "the date is wrong, it's the 14th"
    'Claim ,|.|!|:|-|–|…|; ClaimPart': (claim: Claim, part: Claim) => (mayGoOn(claim) ? joined(claim, part) : null),
    'Claim !|. !|. ClaimPart': (claim: Claim, part: Claim) => (mayGoOn(claim) ? joined(claim, part) : null),
  }),
  ...rules('Act', 0.35, {
    Claim: claimed,
    '~FactVerb Claim': claimed,
  }),
  ...rules('Fixing', 0.1, {
    '~FactVerb it|that|this please|quick|pls?': () => [],
    '~FactVerb ~Determiner? Noun please|pls?': ({ kind }: Said) => (isFactKind(kind) ? [] : null),
    'only|just ~Determiner? Noun': ({ kind }: Said) => (isFactKind(kind) ? [] : null),
    "dont|don't show|print ~Determiner? old one|price|date?": () => [],
  }),
  ...rules('Occasioned', 0.05, {
    '~Determiner? ~Fact|~Value|~Unknown|~Occasion|~DayWord': () => ({}),
    '~Determiner? next|this|coming week|month|weekend|year|time|one': () => ({}),
  }),
  ...rules('Kept', 0.1, {
    '~NP ~Reason': keepNothing,
    '~Slip': keepNothing,
    'price drop|change|cut|reduction': keepNothing,
    'the? same ~SameNoun|~Noun': keepNothing,
    'at? the? same ~SameNoun|~Noun and|& the? same? ~SameNoun|~Noun': keepNothing,
    'every other thing is fine': keepNothing,
    // "reuse this for next week: …"
    'reuse|recycle|repurpose|repeat this|it|that|these again? for ~Occasioned': keepNothing,
    'same post|design|flyer|poster|thing|one|story again? for ~Occasioned': keepNothing,
    'everything|all else is|stays? the? same|fine|ok': keepNothing,
    'the? rest is|stays? the? same|fine|ok': keepNothing,
    'the? rest stays|remains': keepNothing,
  }),
];
