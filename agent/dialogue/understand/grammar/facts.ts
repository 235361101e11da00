/**
 * Facts that are told in whatever order of words: "its been moved to the sunday, so the 4th", "price drop, 185 now not 220".
 * A claim is a row of parts: what is true, what is not, whose fact it is, and words that telling takes. One word that is no
 * such part ends it. None of the words of telling says which fact it is.
 */
import type { Place } from '#tools/contract/page-space.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { FACT_KINDS, type FactKind } from '../../acts/values.ts';
import { piecesIn } from '../../values/pieces.ts';
import { rules, type Rule, entries, type Entry } from '../chart.ts';
import { keepNothing } from './keeping.ts';
import { correct, type Act, type Said } from './meanings.ts';

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

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const counted = (count: string, unit: number): Claim | null => {
  const number = COUNTS[count] ?? Number(count);
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
    'Number|Count DaysUnit': counted,
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
    '~Determiner? prices|costs ~Reason': keepNothing,
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

export const FACT_WORDS: readonly Entry[] = [
  ...entries('Tell', [
    [
      "'s|it|its|it's|it is|it's actually|they|they're|theyre|that|that's|thats|there's|theres|there are|there is|is|are|am|be|been|being|na|shd|should|must|shall|will|would|has|have|had|has to|have to|needs to|need to|got|gets|wants",
      {},
    ],
    [
      "i|i've|ive|i'm|we|we've|weve|we're|were|we are|we r|u|you|he|she|they've|boss says|my boss says|owner says|client says|they say|says|told me|asking|asked",
      {},
    ],
    [
      'no|oh no|wait no|ah no|no wait|now|so|only|just|long|wide|tall|actually|from now on|as of now|from today|from next week|from next month|starting now|these days|instead|again|then|too|as well|this year|this time|na|o|oo|anyway|tho|though|at last|already',
      {},
    ],
    [
      'free|for free|an hour|a month|a week|a person|a head|a night|a day|a piece|an item|per hour|per person|per month|per night|each|open|opened|we r open|cost|costs|costing|sells for|goes for|charge|charging|goes|go|going|gone|went|come|comes|came|up|down|a|an|each|per',
      {},
    ],
    [
      'has changed|have changed|changed|changes|change|updated|update|new|right|correct|dropped|drops|reduced|reduced it|lowered|raised|rose|rises|increased|extended|extends|runs|running|run it|hold it|meet|do|do it|pay|lasts|left|meant|i meant|mean|meant to say|meant to write|happening|takes place|stands at|gone up|gone down|has gone up|have gone up|is gone up|went up|went down|price drop|price change',
      {},
    ],
    [
      'wrong|is wrong|was wrong|wrong date|wrong day|wrong price|wrong time|mistake|a mistake|my mistake|typo|error|my bad|my fault|by mistake|i made a mistake|i made error|two mistakes|2 mistakes|small mistake|i made an error|i wrote wrong|i write wrong|there is a mistake|theres a mistake|i miscounted|miscounted|i am afraid|i gave you',
      {},
    ],
  ]),
  ...entries('Lead', [['back|out|to|at|on|for|of|in|with|as|into|over|above|under', {}]]),
  ...entries('Slip', [['typo|my typo|was a typo|mistake|my mistake|error|my error', {}]]),
  /** Before what no longer holds. */
  ...entries('Not', [
    ["not|isn't|isnt|aint|ain't|and not|but not|no longer|instead of|rather than|in place of|not the", {}],
  ]),
  ...entries('Moving', [
    [
      'moved|got moved|been moved|is moved|was moved|has moved|has been moved|moves|shifted|pushed|pushed back|been pushed back|postponed|delayed|rescheduled|brought forward|later',
      {},
    ],
  ]),
  ...entries<'start' | 'end'>('FactEdge', [
    [
      'from|starts|starts at|start|start at|starting|starting at|begins|begins at|opens|opens at|open at|open from|opening at|from now',
      'start',
    ],
    [
      "til|till|'til|until|ends|ends at|ends on|ending|close|close at|closes|closes at|closing at|stay open til|stay open till|stay open until|open til|open till|open until|finish|finish at|finishes|finishes at",
      'end',
    ],
  ]),
  ...entries<number>('DaysUnit', [
    ['day|days', 1],
    ['week|weeks', 7],
  ]),
  ...entries('Earlier', [['earlier|sooner|forward|forwards|ahead', {}]]),
  ...entries('FactVerb', [
    ['make|put|set|change|update|correct|fix|bump|raise|lower|reduce|increase|say|write|edit|adjust|switch', {}],
  ]),
  /** Why it is so: nothing is asked for. */
  ...entries('Reason', [
    [
      'went up|is off|gone up|have gone up|has gone up|went down|came down|got cheaper|changed|have changed|has changed|ran out|got expensive|got so expensive|got more expensive|is expensive|are expensive|got pricey|is ill|are ill|is sick|are sick|messed up|messed it up|screwed up|cancelled on us|canceled on us|double booked|is firm|is fixed|is final|is negotiable|was full|is full|is late|are late|made a mistake|got it wrong',
      {},
    ],
  ]),
  ...entries('SameNoun', [
    ['time|place|town|city|venue|day|date|hours|price|address|location|number|everything else', {}],
  ]),
];

/** What a page is about, as its owners speak of it: "the market got moved". Elsewhere these are names of things. */
export const OCCASIONS =
  'event,party,market,show,gig,concert,class,workshop,course,sale,offer,deal,drop,launch,opening,meeting,dinner,party,wedding,session,tour,match,game,fair,exhibition,sitting,seller,shop,store,stock,timing,support,deadline,preorder,pre-order,rsvp,entry,tickets,ticket,admission,places,spots,seats,size,insta,shipping,kickoff,doors,bhai,bhaiya,pls,prices,piece,pieces,ours';
