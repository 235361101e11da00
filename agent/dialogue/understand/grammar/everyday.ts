/**
 * Complaints about one thing that ask for something, and what is told in passing: "that's huge, half that", "the title is
 * squished, give it more room", "looks crowded at the bottom, spread things out", "my number also 555 0192, put below the
 * name".
 */
import { correct } from '../../acts/correcting.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { Change } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import {
  change,
  setting,
  changed,
  it,
  reword,
  undo,
  whole,
  type Act,
  type Factor,
  type Look,
  type Said,
} from './meanings.ts';
import { keepNothing } from './keeping.ts';
import { add, textOf, type Details } from './adding.ts';

const spaced = (target: Reference[]): Act<'change'> =>
  change(target, [
    changed({ property: 'letterSpacing', way: 'up' }, 0.5),
    changed({ property: 'lineHeight', way: 'up' }, 0.5),
  ]);
const apart = (target: Reference[]): Act<'change'> => change(target, [changed({ property: 'lineHeight', way: 'up' })]);
const texts = (place: Place | undefined): Reference[] =>
  whole({ kind: 'text', quantity: 'all', ...(place ? { place } : {}) });
const sized = (target: Reference[], { way, degree }: Factor): Act<'change'> =>
  change(target, [changed({ property: 'size', way }, degree)]);
const standingOut = (target: Reference[]): Act<'change'> =>
  change(target, [changed({ property: 'emphasis', way: 'up' })]);
const opposite = (target: Reference[], step: Look, degree = 1): Act<'change'> | null =>
  step.way === 'set' ? null : change(target, [changed({ ...step, way: step.way === 'up' ? 'down' : 'up' }, degree)]);

/** A price, or another fact, that is told together with what becomes of the old one. */
function struck(act: Act<'correct'> | Act<'reword'>, said?: string): Act<'correct'> | null {
  const old = said === undefined ? [] : [said];
  if (act.type === 'reword') {
    const { to } = act as Act<'reword'>;
    return { ...correct({ to: [to], from: old, kinds: ['money'] }), strikes: true };
  }
  if (act.type !== 'correct') return null;
  const told = act as Act<'correct'>;
  // "change $49 to $39 and keep the 49": said twice.
  return { ...told, from: told.from.length > 0 ? told.from : old, strikes: true };
}

export const EVERYDAY: Rule[] = [
  ...rules('IsSo', 0, {
    "is|are|looks|look|feels|seems|its|it's|thats|that's|gets|got": () => ({}),
    'IsSo a|bit|little|so|too|way|really|kinda|very|super|just|all|still|now': () => ({}),
  }),
  ...rules('Squished', 0, {
    'squished|squashed|cramped|squeezed|scrunched|tight|bunched|crammed': () => ({}),
    '~Squished up|together|in|now|there': () => ({}),
  }),
  ...rules('Bland', 0, {
    'plain|boring|dull|bland|empty|flat|basic|cheap|ugly|harsh|off|wrong|weird|odd|sad|meh|dated|old|childish':
      () => ({}),
    'Bland now|there|here|to|for|me|tbh|tho|though|imo': () => ({}),
  }),
  ...rules('Oversize', 0, {
    "that's|thats|its|it's|that|it|is|way|so|too|really|much|a|bit|far? ~Giant": () => ({}),
    "that's|thats|its|it's way|so|too|really|much? big|large|small|tiny": () => ({}),
    "that's|thats|its|it's way|much|far too big|large|huge|massive": () => ({}),
    "that's|thats|its|it's a bit too|much big|large|huge|massive": () => ({}),
  }),
  ...rules('Halved', 0, {
    'Factor that|it|this': (factor: Factor) => factor,
    'make|do|try it|that|this Factor': (factor: Factor) => factor,
    'Factor of that|it|this': (factor: Factor) => factor,
    'halve it|that|this': (): Factor => ({ way: 'down', degree: 4 }),
    'cut it|that|this in half': (): Factor => ({ way: 'down', degree: 4 }),
  }),
  ...rules('Act', 0.02, {
    Halved: (factor: Factor) => sized(it, factor),
    '~Oversize Halved': (factor: Factor) => sized(it, factor),
    '~Oversize ,|.|!|; Halved': (factor: Factor) => sized(it, factor),
    'NP ~IsSo ~Squished': spaced,
    'NP ~IsSo ~Squished ~Break ~GiveRoom': spaced,
    // Nothing is named, or a part of the page.
    '~SpreadOut': () => apart(texts(undefined)),
    '~SpreadOut At': ({ place }: Said) => apart(texts(place ?? undefined)),
    'spread ~Determiner NP out a? bit|little|more?': apart,
    '~IsSo ~Crowded At ~Break ~SpreadOut': ({ place }: Said) => apart(texts(place ?? undefined)),
    '~IsSo ~Crowded ~Break ~SpreadOut': () => apart(texts(undefined)),
    'At ~IsSo ~Crowded ~Break ~SpreadOut': ({ place }: Said) => apart(texts(place ?? undefined)),
    '~Determiner? Place ~IsSo ~Crowded ~Break ~SpreadOut': (place: Place) => apart(texts(place)),
    // What is said behind a complaint is meant for what is complained of.
    'NP ~IsSo ~Bland ~Break V': (target: Reference[], changes: Change[]) => change(target, changes),
    'NP ~IsSo ~Bland ~Break ~Make it|them? V': (target: Reference[], changes: Change[]) => change(target, changes),
    'NP ~IsSo lost|drowned|buried now|tho|though|here|there|anymore?': standingOut,
    'NP ~IsSo Step|Look ,? ~Tag': (target: Reference[], step: Look) => opposite(target, step),
    'NP ~IsSo? Degree Step ,? ~Tag': (target: Reference[], degree: number, step: Look) =>
      opposite(target, step, degree),
    'NP too|so Step ,? ~Tag': (target: Reference[], step: Look) => opposite(target, step),
    // What was so before: whatever got another color last.
    '~Make|go|bring|switch|take? it|that|this|everything? back to? Color': (color: string) => ({
      ...change(it, [setting('color', color)]),
      isBack: true,
    }),
    // The old price stays beside the new one.
    'Act ~Also ~OldStruck': struck,
    'Act ~Also StruckFact': struck,
    '~OldStruck ~Also? ~PutIn Fact': (fact: string) => ({
      ...correct({ to: [fact], kinds: ['money'] }),
      strikes: true,
    }),
    'StruckFact ~Also? ~PutIn Fact': (from: string, fact: string) => ({
      ...correct({ to: [fact], from: [from] }),
      strikes: true,
    }),
    'do|have|got|is you|u|we|there have|got? ~AnyOfIt ~SeeThrough': (): Act<'export'> => ({
      type: 'export',
      format: null,
      transparent: true,
      page: null,
    }),
    // What is left out so far.
    '~Missing FactSaid ~Break ~PutIt Details': (fact: string, details: Details) => add(textOf(fact), details),
    '~Missing FactSaid ~PutIt Details': (fact: string, details: Details) => add(textOf(fact), details),
    '~Missing FactSaid': (fact: string) => add(textOf(fact), null),
    'FactSaid ~IsMissing ~Break? ~PutIt Details': (fact: string, details: Details) => add(textOf(fact), details),
    'no|nah|nope? ,? NP was|is|looked|looks better|nicer|fine|good|ok ~WhereItWas': (target: Reference[]) =>
      undo({ target, properties: ['position'] }),
    '~Make ~Determiner same|again one|thing|post|design|story|flyer|poster? but|again? for ~Determiner? Fact instead|too|now?':
      (fact: string): Act<'duplicate'> => ({
        type: 'duplicate',
        target: [reference({ kind: 'page', page: 'this' })],
        count: 1,
        with: fact,
      }),
    'the? same one|thing|post|design|story|flyer|poster again|but? for ~Determiner? Fact instead|too|now?': (
      fact: string,
    ): Act<'duplicate'> => ({
      type: 'duplicate',
      target: [reference({ kind: 'page', page: 'this' })],
      count: 1,
      with: fact,
    }),
    '~Make a|another copy|version|one for ~Determiner? Fact': (fact: string): Act<'duplicate'> => ({
      type: 'duplicate',
      target: [reference({ kind: 'page', page: 'this' })],
      count: 1,
      with: fact,
    }),
    "Fact|Said 's|is? ~NoMore ~Break? ~NowIs? Fact|Value instead|now?": (from: string, to: string) =>
      reword(reference({}), from, to),
  }),
  ...rules('Kept', 0.05, {
    // What it is for.
    'i|we? need|want|have to put|use|stick|add|post|print it|this|that on|in|for|at|to my|our ~NP': keepNothing,
    "a? bit|little|so|too|very|looks|its|it's|really plain|boring|dull|bland|empty|flat|basic this|it|that|now|here? innit|tho|tbh|isnt?":
      keepNothing,
  }),
  ...rules('Break', 0, {
    ',|.|!|;|?|-|–|—|so|and|but': () => ({}),
    ', so|and|can|could': () => ({}),
    '~Break can|could|would|will|please you|u|we': () => ({}),
  }),
  ...rules('GiveRoom', 0, {
    'give|let NP|it|them have? a? bit|little|lot? more|some|extra|of? room|space|air': () => ({}),
    'needs? more|some breathing? room|space|air': () => ({}),
    'space|open it|that out|up? a? bit|little|more?': () => ({}),
  }),
  ...rules('Crowded', 0, {
    'crowded|cramped|squashed|squished|busy|tight|crammed|cluttered|bunched|packed': () => ({}),
    '~Crowded up|together|in': () => ({}),
  }),
  ...rules('SpreadOut', 0, {
    'spread|space things|it|them|everything|stuff|that|this out|apart a? bit|little|more?': () => ({}),
    'spread|space out things|everything|stuff|them|it a? bit|little|more?': () => ({}),
    'give it|things|them|everything more|some room|space|air': () => ({}),
    'more|some space|room|air there|please': () => ({}),
  }),
  ...rules('Tag', 0, {
    "no|nah|right|innit|eh|huh|yeah|isnt|isn't|na|or": () => ({}),
    "isnt|isn't it": () => ({}),
    "don't|dont you|u think": () => ({}),
    'or is it|not': () => ({}),
  }),
  ...rules('Missing', 0, {
    '~Determiner? ~Noun also|too|still|is|was? needed|missing|forgotten|required|wanted :|,|-?': () => ({}),
    '~Determiner? no|nr|num|numb .? also|too|still|is|was? needed|missing|forgotten|required :|,|-?': () => ({}),
    'i|we also|still? need|forgot ~Determiner ~Noun|no .|:|,?': () => ({}),
    '~Determiner ~Noun also|too :|,?': () => ({}),
  }),
  ...rules('AnyOfIt', 0, {
    'it|this|that|one': () => ({}),
    'a|an|the? version|copy|file|one': () => ({}),
  }),
  ...rules('Also', 0, {
    'and|but|,|&|then|with|so|.|plus|n': () => ({}),
    ', and|but|with|then': () => ({}),
  }),
  ...rules('OldOne', 0, {
    '~Determiner? old|previous|original|first|former|last price|one|amount|number|cost?': () => ({}),
  }),
  ...rules('OldStruck', 0, {
    'cross|strike|score|line out|through ~OldOne': () => ({}),
    'cross|strike|keep|leave|show|have ~OldOne out|through': () => ({}),
    'keep|leave|show|have? ~OldOne crossed|struck|scored out|through|off': () => ({}),
    '~OldOne crossed|struck|scored out|through|off': () => ({}),
  }),
  ...rules('StruckFact', 0, {
    'cross|strike|score out|through ~Determiner? Fact': (fact: string) => fact,
    'cross|strike|score ~Determiner? Fact out|through|off': (fact: string) => fact,
    'keep|leave|show|have? ~Determiner? Fact crossed|struck|scored out|through|off': (fact: string) => fact,
  }),
  ...rules('PutIn', 0, { 'put|add|write|show|make ~Determiner? new? price|one?': () => ({}) }),
  ...rules('NoMore', 0, {
    'gone|off|cancelled|canceled|passed|finished': () => ({}),
  }),
  ...rules('NowIs', 0, {
    "its|it's|it|now|make": () => ({}),
    "it is|its|it's": () => ({}),
    "its|it's|is|make now|it": () => ({}),
    'it is now': () => ({}),
  }),
  ...rules('FactSaid', 0, {
    FreshFact: (fact: string) => fact,
    // A number of a phone, in groups.
    'Number Number': (first: string, second: string) => `${first} ${second}`,
    'Number Number Number': (...groups: string[]) => groups.join(' '),
  }),
  ...rules('IsMissing', 0, { 'is|was|are? missing|needed|forgotten too|also|still?': () => ({}) }),
  ...rules('PutIt', 0, { 'put|stick|add|place|pop|goes|can|should it|that|this|go?': () => ({}) }),
  ...rules('WhereItWas', 0, {
    'where it|they was|were|stood|sat before|first|earlier?': () => ({}),
    'in|at its|the old|previous|original|first place|spot|position before?': () => ({}),
  }),
];
