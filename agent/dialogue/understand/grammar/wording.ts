/**
 * What texts are to say instead: "change the headline to …", "title should be Smash Tuesday"; words in the place of others
 * ("it's Lumière, not Lumen", "Hanna without h at the end"); and lines told by what they become: "make it 30% off sneakers and
 * bags", "swap it to pounds, £49", "monday's gone, its now this weekend".
 */
import { correct } from '../../acts/correcting.ts';
import type { Property } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { FACT_KINDS, type FactKind } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import type { Respelling } from '../spelling.ts';
import type { Term } from '../terms.ts';
import { isFactAlone, wordsBeside } from '../../values/beside-facts.ts';
import { tokenize } from '../tokens.ts';
import { recognizeColor } from '../../values/color.ts';
import { piecesIn } from '../../values/pieces.ts';
import { reword, type Act, whole, type Said } from './meanings.ts';

export const WORDS: Rule[] = [
  ...rules('Fixed', 0.1, {
    Quote: (text: string) => text,
    Value: (text: string) => text,
    Number: (value: string) => value,
  }),
  ...rules('Given', 0.1, {
    Value: (text: string) => text,
    Number: (value: string) => value,
  }),
  ...rules('T', 0.1, { Fixed: (text: string) => text, Rest: (text: string) => text }),
  ...rules('Act', 0.3, {
    '~Exchange Said|Quote to|with|into|by|for T': (from: string, to: string) => contrast(from, to),
    '~Exchange from? Said|Quote to|with|into T': (from: string, to: string) => contrast(from, to),
    // "… and 30 with 40": as the first pair was exchanged.
    '~Further Said|Quote to|with|into|by|for T': (from: string, to: string) => contrast(from, to),
    '~Further Said|Quote for|with|by Term': (from: string, { text }: Term) => contrast(from, text),
    '~Further ~Determiner? Fact to|with|into|by|for ~Determiner? Fact': (from: string, to: string) =>
      contrast(from, to),
    '~Exchange from? ~Determiner? Fact to|with|into|by|for ~Determiner? Fact': (from: string, to: string) =>
      contrast(from, to),
    '~Further NP to|with|into|for T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP should|must be Titled': (target: Reference[], to: string) => rewordAll(target, to),
    'Unknown not Said': (to: string, from: string) => contrast(from, to),
    'Said should|must say|read T': (from: string, to: string) => contrast(from, to),
    'Said should|must be Fixed not Said': (from: string, to: string) => contrast(from, to),
    'still? Said , should|must be|say Fixed': (from: string, to: string) => ofThing(from, to),
    'Fixed instead of Said': (to: string, from: string) => contrast(from, to),
    'make|write|say|put|have|show T|Shout instead of NP': (to: string, target: Reference[]) => rewordAll(target, to),
    'make|write|say|put|have|show T|Shout in place of NP': (to: string, target: Reference[]) => rewordAll(target, to),
    'make|write|say|put|have|show T|Shout where NP is|was|stands': (to: string, target: Reference[]) =>
      rewordAll(target, to),
    'only|just Shout|Quote': (to: string) => reword(reference({ kind: 'title' }), null, to),
    'make|write|say|put|have T instead of Said': (to: string, from: string) => contrast(from, to),
    '~Exchange NP to|into T': (target: Reference[], to: string) => rewordAll(target, to),
    '~Exchange nothing|none but|except|besides NP to|into T': (target: Reference[], to: string) =>
      rewordAll(target, to),
    '~Exchange NP from Said to T': (target: Reference[], from: string, to: string) =>
      target.length === 1 && target[0] ? reword(target[0], from, to) : null,
    'make|have|let|set NP be? Given': (target: Reference[], to: string) => rewordFact(target, to),
    'make|have|let|set NP be? Quote': (target: Reference[], to: string) => rewordAll(target, to),
    'NP should|must be Given': (target: Reference[], to: string) => rewordFact(target, to),
    'NP should|must be Quote': (target: Reference[], to: string) => rewordAll(target, to),
    '~Determiner? Property should|must be Fixed not Said': (_property: Property, to: string, from: string) =>
      reword(reference({}), from, to),
    'make|have|let|get NP to? say|read T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP should|must|needs say|read T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP Given': (target: Reference[], to: string) => rewordFact(target, to),
    'NP is|are now? Given now?': (target: Reference[], to: string) => rewordFact(target, to),
    'NP is|are|should|must be? now? Given now? not Said|Given': (target: Reference[], to: string) =>
      rewordFact(target, to),
    'NP goes|went|drops|dropped|rises|rose up|down? to Given': (target: Reference[], to: string) =>
      rewordFact(target, to),
    'NP is|costs|cost Given from now on': (target: Reference[], to: string) => rewordFact(target, to),
    'NP costs|cost Given': (target: Reference[], to: string) => rewordFact(target, to),
    'NP is|are Given': (target: Reference[], to: string) => rewordFact(target, to),
    'NP is|are Quote': (target: Reference[], to: string) => rewordAll(target, to),
    'Number Unknown|Said ,? not Number': (now: string, of: string, old: string) =>
      reword(reference({}), `${old} ${of}`, `${now} ${of}`),
    "NP? is|it's|its spelled|spelt|written Respelled": (_whose: Reference[] | undefined, { from, to }: Respelling) =>
      reword(reference({}), from, to),
    "were|we're|its|it's|thats|that's|is|are at|on? number|no? Fixed not Said": (to: string, from: string) =>
      reword(reference({}), from, to),
    '~Write NP like|as Fixed': (target: Reference[], to: string) => rewordAll(target, to),
    'NP like|as Fixed': (target: Reference[], to: string) => rewordAll(target, to),
    '~Write Fixed for|as NP': (to: string, target: Reference[]) => rewordAll(target, to),
    '~Write Fixed ,? thats|that is? enough|ok|fine for NP': (to: string, target: Reference[]) => rewordAll(target, to),
    'Fixed is enough|ok|fine for NP': (to: string, target: Reference[]) => rewordAll(target, to),
    'Fixed for NP': (to: string, target: Reference[]) => rewordAll(target, to),
    'Fixed instead of NP': (to: string, target: Reference[]) => rewordAll(target, to),
    "NP isn't|isnt needed|necessary , instead of? it? T": (target: Reference[], to: string) => rewordAll(target, to),
    'NP is|are not needed|necessary , instead of? it? T': (target: Reference[], to: string) => rewordAll(target, to),
    'instead of NP T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP becomes|become T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP to T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP : T': (target: Reference[], to: string) => rewordAll(target, to),
  }),
];

/** "the price is 12 now": a value takes the place of a fact, never of other words. */
function rewordFact(target: Reference[], to: string): Act<'reword' | 'correct'> | null {
  const [only] = target;
  const told = only ? correcting(only, to) : null;
  if (told) return told;
  const isFact = (FACT_KINDS as readonly (string | null)[]).includes(only?.kind ?? null);
  // "flat white is 4.10": the row of a table that is called so.
  const isRow = only?.kind === null && only.words !== null;
  return isFact || isRow ? rewordAll(target, to) : null;
}

/** "red and blue": how it is to look, unless it is written as words are. */
function isOnlyColors(text: string): boolean {
  const found = recognizeColor(text);
  const rest = found.reduceRight((left, { span: [from, to] }) => left.slice(0, from) + left.slice(to), text);
  return (
    found.length > 1 &&
    text === text.toLowerCase() &&
    tokenize(rest, []).every(({ word, kind }) => kind === 'mark' || word === 'and' || word === 'or')
  );
}

/** Kinds whose words may be told to be others. */
export function rewordAll(target: Reference[], to: string): Act<'reword' | 'correct'> | null {
  const [only] = target;
  if (only && target.length === 1 && isWords(only)) {
    const areFacts = piecesIn(only.words ?? '').length > 0 && isFactAlone(to);
    if (areFacts || !isFactAlone(to)) return contrast(only.words ?? '', to);
  }
  if (isOnlyColors(to)) return null;
  const told = only && target.length === 1 && isFactAlone(to) ? correcting(only, to) : null;
  if (told) return told;
  return target.length === 1 &&
    only &&
    only.kind !== 'photo' &&
    only.kind !== 'background' &&
    only.kind !== 'page' &&
    only.quantity !== 'all'
    ? reword(only, null, to)
    : null;
}

/** Whether words of the page are all that is said of a thing: "Monday to Tuesday". */
const isWords = ({ kind, words, isPart: _, except: __, ...others }: Reference): boolean =>
  kind === null && words !== null && Object.values(others).every((one) => one === null);

/** A fact of a thing that is named by its kind or by words of the page; null: it is spoken of in another way. */
function correcting(
  { kind, words, ordinal, except: _, isPart, ...others }: Reference,
  to: string,
): Act<'correct'> | null {
  const isFact = (FACT_KINDS as readonly (string | null)[]).includes(kind);
  const isPlain = Object.values(others).every((one) => one === null) && !isPart;
  if (!isPlain || (kind !== null && !isFact) || (kind === null && words === null) || piecesIn(to).length === 0)
    return null;
  return correct({ to: [to], kinds: isFact ? [kind as FactKind] : [], words: words === null ? [] : [words], ordinal });
}

const HOURS: ReadonlySet<string> = new Set(['closed', 'span', 'clock']);

/** One thing instead of another: a fact, or words. */
export function contrast(from: string, to: string): Act<'reword' | 'correct'> {
  const [told, old] = [piecesIn(to), piecesIn(from)];
  // "change saturday to closed": the day says which row it is.
  const isRow =
    old.every(({ kind }) => kind === 'weekday') &&
    told.every(({ kind, text }) => HOURS.has(kind) || (kind === 'number' && /\d[.:]\d{2}/u.test(text)));
  const areFacts = told.length > 0 && old.length > 0;
  if (areFacts && isRow && isFactAlone(from) && isFactAlone(to)) return correct({ to: [from, to] });
  // "Black Friday to Cyber Monday" are names, "2 bed to 3 bed" is one number, "kids are 5 not 4" tells whose it is.
  const isTold = wordsBeside(from) === '' && !hasName(wordsBeside(to), to);
  return areFacts && (isTold || wordsBeside(to) === wordsBeside(from))
    ? correct({ to: [to], from: [from] })
    : reword(reference({}), from, to);
}

/** Whether one of the words is written as a name is. */
const hasName = (words: string, text: string): boolean =>
  words.split(' ').some((word) => word !== '' && !text.includes(word));

/** "flat white should be 4.10", "42 should be 43": the fact of a thing, or one fact instead of another. */
const ofThing = (said: string, to: string): Act<'reword' | 'correct'> =>
  piecesIn(said).length === 0 && isFactAlone(to) ? correct({ to: [to], words: [said] }) : contrast(said, to);

const instead = ({ text }: Term, from: string): Act<'reword' | 'correct'> => contrast(from, text);
const respelled = ({ from, to }: Respelling): Act<'reword'> => reword(reference({}), from, to);

export const RENAMING: Rule[] = [
  ...rules('Leads', 0.02, {
    '~Tell|~Occasion|~Determiner|~Lead': () => ({}),
    '~Noun': () => ({}),
    '~Leads ~Tell|~Occasion|~Determiner|~Noun': () => ({}),
  }),
  ...rules('Contrast', 0.02, {
    '~Not ~Determiner? Said|Quote': (words: string) => words,
    ',|- ~Not ~Determiner? Said|Quote': (words: string) => words,
  }),
  ...rules('SpellTail', 0.05, {
    'with|without a|an|the|one|two|double|no? ~Letter': () => ({}),
    'with|without a|an|the|one|two|double|no? ~Letter at|in the? end|start|beginning|front|middle': () => ({}),
    'not with|without? a|an|the? ~Letter': () => ({}),
  }),
  ...rules('Act', 0.1, {
    'Term Contrast': instead,
    '~Leads Term ~Tell? Contrast': instead,
    '~FactVerb Term Contrast': instead,
    '~Leads say|read|be Term Contrast': instead,
    'call it|this Term Contrast': instead,
    'only|just Term Contrast': instead,
    'call|name it|this|that Term': ({ text }: Term) => rewordAll(whole({ kind: 'title' }), text),
    // What was written last is to be that.
    'no|nope|nah|rather|sorry ,|.|!? NewName|Quote': (text: string) => reword(reference({ pronoun: 'it' }), null, text),
    'i|we meant|mean NewName|Quote': (text: string) => reword(reference({ pronoun: 'it' }), null, text),
    'call|name it|this|that Quote': (text: string) => rewordAll(whole({ kind: 'title' }), text),
    '~Not ~Determiner? Said ,|but|- ~Leads? Term': (from: string, term: Term) => instead(term, from),
    'instead of|replace Said|Quote ,? ~FactVerb? Term': (from: string, term: Term) => instead(term, from),
    "i|we don't|dont|cant|can't have|do|sell|offer|use Said anymore|now? , ~Exchange that|it|this for|to|with|into Term":
      (from: string, term: Term) => instead(term, from),
    '~Exchange Said|Quote for|to|with|into|by Term': (from: string, term: Term) => instead(term, from),
    "Said was|is last|over|old ~DaysUnit|~Tell|month|season|year? , its|it's|now ~Leads? Term now?": (
      from: string,
      term: Term,
    ) => instead(term, from),
    'NP ~Tell ~Tell? Proper': (target: Reference[], to: string) => named(target, to),
    '~Exchange NP to|into|as|with Proper': (target: Reference[], to: string) => named(target, to),
    'NP ~Tell? say|read|says|reads Proper': (target: Reference[], to: string) => named(target, to),
    'new|updated Noun : T': (noun: Said, to: string) => (isTalk(to) ? null : rewordAll(whole(noun), to)),
    // "price down to $35, title The Overnighter": a verb holds for all of them.
    'NP Proper': (target: Reference[], to: string) => (to.includes(' ') ? named(target, to) : null),
    '~FactVerb NP Proper': (target: Reference[], to: string) => named(target, to),
    'can|could NP say|read Term': (target: Reference[], { text }: Term) => rewordAll(target, text),
    'Respelled is|was|are spelled|spelt|written wrong|incorrectly|wrongly': respelled,
    'you|i spelled|spelt|wrote|typed Respelled wrong|incorrectly': respelled,
    'a|the? typo|mistake|error in|at|with|: Respelled': respelled,
    "theres|there's|got a|another? typo|mistake|error in|at|:|,|-? Respelled": respelled,
    "theres|there's|got a|another? spelling mistake|error in|at|:|,|-? Respelled": respelled,
    '~Leads Respelled SpellTail': respelled,
    "it's|its|is spelled|spelt|written Respelled SpellTail": respelled,
  }),
];

/** Words of somebody who goes on talking. */
const TALK = new Set("we we're were i i'm it it's its now and you please".split(' '));
const isTalk = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s/u)
    .some((word) => TALK.has(word));

/** Kinds of texts that are names by themselves. */
const NAMED: ReadonlySet<unknown> = new Set([
  'title',
  'subtitle',
  'tagline',
  'name',
  'author',
  'callToAction',
  'badge',
]);

function named(target: Reference[], to: string): Act<'reword' | 'correct'> | null {
  return NAMED.has(target[0]?.kind) ? rewordAll(target, to) : null;
}

/** A line of the page with other words, and what it says now. */
export interface Retold {
  from: string;
  to: string;
}

const retold = ({ from, to }: Retold): Act<'reword'> => reword(reference({}), from, to);
const fact = (to: string): Act<'correct'> | null => (piecesIn(to).length > 0 ? correct({ to: [to] }) : null);

export const RETELLING: Rule[] = [
  ...rules('Currency', 0, {
    'pounds|pound|euros|euro|dollars|dollar|quid|gbp|eur|usd|aud|bucks|rupees|yen|francs|sterling': () => ({}),
  }),
  ...rules('NowItIs', 0, {
    "it's|its|it'll|thats|that's": () => ({}),
    'now it|this is': () => ({}),
    'it is': () => ({}),
    'make|say it|that|this': () => ({}),
    "we're|were doing|on": () => ({}),
    '~NowItIs now|actually': () => ({}),
  }),
  ...rules('Past', 0, {
    "is|was|has|'s gone|over|off|out|passed|finished|done|cancelled|canceled": () => ({}),
    'gone|over|passed|finished|cancelled|canceled': () => ({}),
  }),
  ...rules('Act', 0, {
    '~Exchange|~Make it|that|the|this? price? to|into|in? ~Currency ,|so|-|:? Value': fact,
    'in ~Currency , Value': fact,
    'Said|Weekday ~Past ,|.|;|so|and|-? ~NowItIs Value': contrast,
    "it's|its now Value": (to: string) => fact(to) ?? reword(reference({ kind: 'date' }), null, to),
    // "make it about boots not sneakers"
    '~Make it|this|that all? about|for Unknown ,? not|instead|rather of|than? Said': (to: string, from: string) =>
      contrast(from, to),
    'Value now ,? not Said': contrast,
    '~NowItIs Retold': retold,
    '~Make it|that|this to|say|be|read? Retold': retold,
    'change|update|edit it|that|this|line? to Retold': retold,
    'NP should|must|can|could say|read|be Retold': (_target: unknown, said: Retold) => retold(said),
    'change|update|make NP to|say|read Retold': (_target: unknown, said: Retold) => retold(said),
  }),
];
