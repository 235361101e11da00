/**
 * What only makes sense after an earlier turn: what was done last to something else, otherwise, further or not so far.
 * "the date too", "no, I meant the other one", "a bit more", "rather orange", "the same for the price".
 */
import type { Change, Destination, Property } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { rules, type Rule } from '../chart.ts';
import {
  alike,
  change,
  changed,
  counted,
  it,
  move,
  opposite,
  undo,
  whole,
  type Act,
  type Edge,
  type Look,
  type PropertyOf,
} from './meanings.ts';

const repeat = (target: Reference[], instead: boolean): Act<'repeat'> | null =>
  target.some(({ pronoun }) => pronoun !== null) ? null : { type: 'repeat', target, instead };
const also = (target: Reference[]): Act<'repeat'> | null => repeat(target, false);
const instead = (target: Reference[]): Act<'repeat'> | null => repeat(target, true);
const further = (way: 'up' | 'down', degree = 1): Act<'further'> => ({ type: 'further', way, degree, value: null });
const mention = (target: Reference[]): Act<'mention'> => ({ type: 'mention', target });

export const REPEATS: Rule[] = [
  ...rules('Likewise', 0.05, {
    'the? same': () => ({}),
    'the? same thing|way|look|style|one': () => ({}),
    'it|that|this': () => ({}),
  }),
  ...rules('Act', 0.6, {
    'NP too|also': also,
    'NP as well': also,
    'NP the? same': also,
    'also NP': also,
    'and NP too|also': also,
    'the? same for|with|on|to NP': also,
    'do|use|apply|try ~Likewise for|with|on|to NP': also,
    'do|use|apply|try ~Likewise for|with|on|to NP too|also': also,
    'do|use|apply|try ~Likewise for|with|on|to NP as well': also,
    'NP ~Likewise too': also,
    'NP like that|this|it too|also?': also,
    'NP like that|this|it as well': also,
    'not that|this ,? i|we? meant|mean NP': instead,
    'do NP next|now?': also,
    'give|let NP have? ~Likewise too|also?': also,
    'NP should|must|can get|have|be|look ~Likewise': also,
    'not NP , only NP': (_wrong: Reference[], target: Reference[]) => instead(target),
    'no|nope|sorry|wait|nah ,|. NP': instead,
    'no|nope|nah|sorry|wait sorry|wait|no? ,|.|!? ~Other': () => instead(whole({ quantity: 'other' })),
    'not that|this one? ,|.|!? ~Other': () => instead(whole({ quantity: 'other' })),
    'i|we meant|mean NP': instead,
    'i|we meant|mean NP not NP': instead,
    'i|we meant|mean NP , not NP': instead,
    'NP i|we meant|mean': instead,
    'not that|this one? ,|. NP': instead,
    'not that|this one? but NP': instead,
    'no|nope|sorry|wait|nah ,? i? meant|mean NP': instead,
    'no|nope|sorry|wait|nah ,? NP i|we meant|mean': instead,
    'wrong one , NP': instead,
    // One property of what was done: "same color for the other one".
    'the? same Property for|on|with|to NP': (property: Property, target: Reference[]) => sameFor(property, target),
    'can|could NP get|have|be in? that|this|the same? Property too|also|please?': (
      target: Reference[],
      property: Property,
    ) => sameFor(property, target),
    'that|this Property for|on|with|to NP': (property: Property, target: Reference[]) => sameFor(property, target),
    'NP the? same Property': (target: Reference[], property: Property) => sameFor(property, target),
    'i|we changed|set|made|did PropertyOf , use|take|put that|it|this|the for|on NP': handedOn,
    'i|we changed|set|made|did PropertyOf , use|take|put that|it|this|the for|on NP too|also': handedOn,
    'i|we changed|set|made|did PropertyOf , use|take|put that|it|this|the for|on NP as well': handedOn,
    'copy|use|apply|take|give the? style|look|format|formatting|styling of NP to|for|on NP': (
      like: Reference[],
      target: Reference[],
    ) => styledLike(target, like),
    '~Make|style|format NP look|be|styled? like NP': styledLike,
    'NP should|must|could|can look|be like NP': styledLike,
    'NP should|must|could|can be styled|formatted like NP': styledLike,
    'NP should|must|could|can|has|have to? have? the? same style|look|format|formatting|styling as NP': styledLike,
    '~Make NP the? same style|look|format as NP': styledLike,
  }),
  ...rules('Other', 0.02, {
    'the? other one|ones?': () => ({}),
    'i|we? meant|mean|wanted the other one?': () => ({}),
  }),
];

/** "no, not the headline, the price". */
const SWAPPED: Rule[] = rules('Act', 0.02, {
  'not NP ,|but NP': (wrong: Reference[], target: Reference[]) => (wrong.length === 1 ? instead(target) : null),
});

type Across = Extract<Destination, { to: 'opposite' }>;
const across = (isDiagonal: boolean, side: Across['side'] = null): Across => ({ to: 'opposite', side, isDiagonal });
const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'top', 'bottom']);
const acrossAt = (place: Place, isDiagonal = false): Across | null =>
  SIDES.has(place) ? across(isDiagonal, place as NonNullable<Across['side']>) : null;

/** "the other corner, at the bottom". */
const ACROSS: Rule[] = [
  ...rules('OtherPlace', 0.02, {
    'the? other|opposite side|end|edge': () => across(false),
    'the? other corner': () => across(false),
    'the? opposite corner': () => across(true),
    'the? diagonally opposite corner': () => across(true),
    'the? other|opposite Place corner|side|end|one': (place: Place) => acrossAt(place),
    'OtherPlace ,|.|:? on|at|to|in the? Place side|one|corner?': ({ isDiagonal }: Across, place: Place) =>
      acrossAt(place, isDiagonal),
    'OtherPlace ,|.|: Place side|one|corner?': ({ isDiagonal }: Across, place: Place) => acrossAt(place, isDiagonal),
  }),
  ...rules('Act', 0.3, {
    'in|on|to|at|into? OtherPlace': (to: Across) => move(it, to),
    'no|nope|nah|rather|better|sorry|oops|wrong|but|hm ,|.|!? in|on|to|at|into? OtherPlace': (to: Across) =>
      move(it, to),
    'wrong corner|side|one|end ,|.|!? in|on|to|at|into? OtherPlace?': (to: Across | undefined) =>
      move(it, to ?? across(false)),
    'no|nope|nah? ,? not there|that|here one|corner|side? ,|.|!? in|on|to|at|into? OtherPlace': (to: Across) =>
      move(it, to),
    'i|we meant|mean|wanted in|on|to|at? OtherPlace': (to: Across) => move(it, to),
    '~Move NP on|to|in|into|at OtherPlace': (target: Reference[], to: Across) => move(target, to),
    'NP should|must|belongs|goes go|be|sit|stand? on|to|in|into|at OtherPlace': (target: Reference[], to: Across) =>
      move(target, to),
  }),
];

/** Another value for what was done last: "rather orange", "I meant bottom left", "52 then". */
export const CORRECTIONS: Rule[] = [
  ...ACROSS,
  ...rules('Act', 0.5, {
    'rather|or|maybe|perhaps|better V': (changes: Change[]) => change(it, changes),
    'V rather|then': (changes: Change[]) => change(it, changes),
    'more like Color': (color: string) => change(it, [changed({ property: 'color', way: 'set', value: color })]),
    'what|how about V': (changes: Change[]) => change(it, changes),
    'i|we meant|mean|said|wanted V': (changes: Change[]) => change(it, changes),
    'i|we meant|mean|said|wanted To': (to: Destination) => move(it, to),
    'i|we meant|mean|said|wanted ~Determiner? Place corner|side?': (place: Place) => move(it, { to: 'place', place }),
    'not there ,|. NP': () => null,
    '~Determiner? Place looked|was|is|looks|felt better|nicer|best': (place: Place) => move(it, { to: 'place', place }),
    'Edge looked|was|is|looks|felt better|nicer|best': (edge: Edge) => move(it, { to: 'edge', edge }),
    'NP looked|was|is|looks better|nicer over? To': (target: Reference[], to: Destination) => move(target, to),
    'go for|with V': (changes: Change[]) => change(it, changes),
    'V than that|this|it|before|now': (changes: Change[]) => change(it, changes),
    'V than that is|was': (changes: Change[]) => change(it, changes),
    "that's|thats|it's|its|this|that|it is|looks? too|so|way Step": complaint,
    "that's|thats|it's|its|this|that|it is|looks? ~Degree too Step": complaint,
    '~Make NP back to? V': (target: Reference[], changes: Change[]) => change(target, changes),
    'NP back|again to? V': (target: Reference[], changes: Change[]) => change(target, changes),
    'NP V like|as|how it|they was|were': (target: Reference[], changes: Change[]) => change(target, changes),
    Amount: (value: number): Act<'further'> => ({ type: 'further', way: 'up', degree: 1, value }),
    'Amount|Pixels then|maybe|rather': (value: number): Act<'further'> => ({
      type: 'further',
      way: 'up',
      degree: 1,
      value,
    }),
  }),
];

/** Alone in its clause: a place behind what is asked for belongs to that, "tilt it to the left". */
const PLACED: Rule[] = rules('Placed', 0.5, {
  'the? other|opposite side|corner|end ,|.|:? Place side?': () =>
    move(it, { to: 'opposite', side: null, isDiagonal: false }),
  'the? other|opposite side|corner|end': () => move(it, { to: 'opposite', side: null, isDiagonal: false }),
  // Of what moved last: "and exactly in the center".
  'exactly|right|more|directly|over? To': (to: Destination) => move(it, to),
  'exactly|right|directly|over? ~Determiner? Place corner|side|then?': (place: Place) =>
    move(it, { to: 'place', place }),
});

/** How far what was done last is to go. */
export const DEGREES: Rule[] = [
  ...rules('Far', 0.05, {
    'a|some? bit|little|touch|tad|lil|smidge': () => 0.5,
    'a little bit': () => 0.5,
    'a lot': () => 2,
    'much|way|far|lots': () => 2,
    'even|still': () => 1,
  }),
  ...rules('Act', 0.1, {
    'Far? more': (degree: number | undefined) => further('up', degree),
    'some more': () => further('up'),
    'more of that|it|the same?': () => further('up'),
    'not enough': () => further('up'),
    'keep going': () => further('up'),
    'Far? less': (degree: number | undefined) => further('down', degree),
    "that's|thats|it's|its|this|that|is|was? Far? too much|strong|far": (degree: number | undefined) =>
      further('down', degree),
    'not so|that|as|quite much|far|strong': () => further('down'),
    'tone it|that down|back a? bit|little?': () => further('down', 0.5),
    'go back a|some bit|little|touch|tad': () => further('down', 0.5),
  }),
];

/** A thing that is only named: after what is asked of "it", or before. */
export const NAMED: Rule[] = [
  ...SWAPPED,
  ...PLACED,
  ...rules('Bare', 1.2, {
    NP: bare,
    'only|just|not? only NP': bare,
    'for|with|to|on NP': bare,
  }),
  ...rules('Act', 0.6, {
    'NP is|are sold|all? out|gone|sold|unavailable|wrong|cancelled|canceled|off|finished|over|dead|done': mention,
    'NP is|are sold out': mention,
    "what's|whats|which|what is? NP": mention,
    'i|we accidentally? deleted|removed|moved|lost|dropped|changed NP by? accident|mistake|accidentally': () =>
      mention([]),
    'i|we accidentally deleted|removed|moved|lost|dropped|changed NP': () => mention([]),
    'this|it|that is|looks Degree? too Step At': () => mention([]),
    "don't|dont|not change|touch anything|nothing but|except NP": mention,
    'something|sth is off|wrong': () => null,
  }),
];

/** What was taken back or is to come back, in everyday words. */
export const BACK: Rule[] = [
  ...rules('AsBefore', 0.02, {
    'how|what|as|like|where it|that|they|everything was|were|looked|stood|sat|had before|earlier?': () => ({}),
    'how|what|as|like it|that|they used to be|look': () => ({}),
    before: () => ({}),
  }),
  ...rules('Act', 0, {
    'bring|get|put|give|want it|that|this|them back again?': () => undo({ restores: true }),
  }),
  ...rules('Act', 0.1, {
    'go|change|turn|switch|put|take|bring back to? ~AsBefore': () => undo({}),
    'go|change|turn|switch|put|bring it|that|this|them back to? ~AsBefore': () => undo({}),
    'take|use|give|want|have|bring me|us? the? old|previous|last one|version|way|look again|back?': () => undo({}),
    'take|use|give|want|have|bring me|us? ~First again|back?': () => undo({ isFirst: true }),
    'go|step back': () => undo({}),
    'back to normal|usual': () => undo({}),
    'it|that|this was|looked better|nicer|fine|best ~AsBefore': () => undo({}),
    'i|we liked|like|prefer|preferred ~Determiner? old|previous|earlier one|version|look|way? better|more?': () =>
      undo({}),
    'that|this|it was a|my? mistake|accident|error': () => undo({}),
    "i didn't|didnt|did not mean|want to do that|this|it?": () => undo({}),
    "i didn't|didnt|did not mean|want that|this|it": () => undo({}),
    '~Undo both|two': () => undo({ turns: 2 }),
    'back to ~Determiner? old|previous|original|former|first Property': (property: Property) =>
      undo({ properties: [property] }),
    'back to the? old|previous|last one|version|way|look': () => undo({}),
    'to? ~AsBefore': () => undo({}),
    '~Undo all|both of? that|this|those|it|them': () => undo({}),
    'go back Number|Count steps|step|changes|times?': (said: string) => undo({ turns: counted(said) }),
    '~Undo the? last? Count changes|steps|ones|edits|things': (said: string) => undo({ turns: counted(said) }),
    'do it|that again': (): Act<'redo'> => ({ type: 'redo' }),
    'back to ~Determiner Color|Step|Look|Unknown? Property it|that|which had|was before?': (
      _look: unknown,
      property: Property,
    ) => undo({ properties: [property] }),
    '~Move NP back up|down|over? To where it was|stood|sat before?': (target: Reference[]) =>
      undo({ target, properties: ['position'] }),
    'put|set|bring|change NP back? ~AsBefore , w|with ~Determiner Unknown|Step|N behind|on|around|under it': (
      target: Reference[],
    ) => undo({ target: target.filter(({ pronoun }) => pronoun === null) }),
    'can|could|may i|we? have NP back again|please?': (target: Reference[]) => undo({ target, restores: true }),
    'i do want|need NP on|in? there|back|again?': (target: Reference[]) => undo({ target, restores: true }),
    '~Determiner? old|previous|original|former Property was|is|looked fine|good|ok|better|nicer|best|great': (
      property: Property,
    ) => undo({ properties: [property] }),
    'have NP back again|please?': (target: Reference[]) => undo({ target, restores: true }),
    '~Move NP back up|down|over? where it was|stood|sat before?': (target: Reference[]) =>
      undo({ target, properties: ['position'] }),
  }),
];

/** Its color, its font and its weight. */
function styledLike(target: Reference[], [like, ...more]: Reference[]): Act<'change'> | null {
  const properties = ['color', 'font', 'weight'] as const;
  const isNamed = like && more.length === 0 && like.pronoun === null && like.kind !== 'page';
  return isNamed
    ? change(
        target,
        properties.map((property) => changed({ property, way: 'set' }, 1, like)),
      )
    : null;
}

/** A page that is named alone says where the rest is. */
function bare(target: Reference[]): Reference[] | null {
  return target.some(({ kind, page }) => kind === 'page' || page !== null) ? null : target;
}

function sameFor(property: Property, target: Reference[]): Act<'change'> | null {
  const like = alike(property, it);
  return like && (target.some(({ pronoun }) => pronoun !== null) ? null : change(target, like));
}

function handedOn({ property, target: [like, ...more] }: PropertyOf, target: Reference[]): Act<'change'> | null {
  return like && more.length === 0 ? change(target, [changed({ property, way: 'set' }, 1, like)]) : null;
}

function complaint(step: Look): Act<'change'> | null {
  const less = opposite(changed(step, 1));
  return less && change(it, [less]);
}
