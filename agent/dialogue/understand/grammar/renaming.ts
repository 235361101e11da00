/** Words in the place of others: "it's Lumière, not Lumen", "Hanna without h at the end", "title should be Smash Tuesday". */
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { Respelling } from '../spelling.ts';
import type { Term } from '../terms.ts';
import { reword, whole, type Act, type Said } from './meanings.ts';
import { contrast, rewordAll } from './wording.ts';

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
    'can|could NP say|read T': (target: Reference[], to: string) => rewordAll(target, to),
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
