/**
 * What is to stay as it is: "leave the rest", "everything else can stay", "but keep the color", "nothing gets lost". And news
 * beside a request that ask for nothing: "got them the wrong way round", "we're sold out".
 */
import type { Change, Property } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { whole, type Act, type PropertyOf } from './meanings.ts';

const keep = (target: Reference[], properties: Property[] = []): Act<'keep'> => ({
  type: 'keep',
  target,
  properties,
  isRefused: false,
});
export const keepNothing = (): Act<'keep'> => keep([]);
/** "keep it white": what is kept is the property that has the value. */
const keepLooks = (target: Reference[], changes: Change[]): Act<'keep'> =>
  keep(target, [...new Set(changes.map(({ property }) => property))]);
const keepProperty = ({ property, target }: PropertyOf): Act<'keep'> => keep(target, [property]);

export const KEEPING: Rule[] = [
  ...rules('Same', 0.05, {
    'as|how|like|where|exactly it|they|e is|are|was|were|dey|be|stands|stand|sits|had|has': () => ({}),
    'as|like is|it|they|now|before|this|that': () => ({}),
    'alone|there|untouched|unchanged|so|now|same|be|intact|put|on|in': () => ({}),
    'the? same': () => ({}),
    'exactly|just|all|completely|totally Same': () => ({}),
    'Same too|please|though|tho|only|now|thanks': () => ({}),
  }),
  ...rules('Stays', 0.05, {
    'stays|stay|remains|remain|keeps|keep': () => ({}),
    'can|may|should|must|shall|will|to stay|remain|keep': () => ({}),
    'has|have|needs|need|got|ought to stay|remain': () => ({}),
    "doesn't|doesnt|don't|dont|shouldn't|shouldnt|must|should not? change|move": () => ({}),
  }),
  ...rules('Fine', 0.05, {
    'fine|good|ok|okay|great|perfect|lovely|alright|right|nice|correct|beautiful|cool': () => ({}),
    'just|really|very|quite|all|so|totally|already|looking Fine': () => ({}),
    'Fine as|like it|they is|are': () => ({}),
    'Fine already|now|there|only|though|tho|like|as this|that|is?': () => ({}),
    'to my taste|liking|satisfaction': () => ({}),
    'entirely to my taste|liking|satisfaction': () => ({}),
  }),
  ...rules('Dont', 0.05, {
    "don't|dont|not|never|without touch|touching|change|changing|move|moving|alter|lose|losing|mess|tamper": () => ({}),
    'do not touch|change|move|alter|lose': () => ({}),
    'Dont with': () => ({}),
    "don't|dont|not remove|delete|resize|crop|cut": () => ({}),
  }),
  ...rules('Kept', 0.1, {
    '~Dont NP': (target: Reference[]) => keep(target),
    '~Dont NP or|nor NP': (target: Reference[], more: Reference[]) => keep([...target, ...more]),
    '~Dont PropertyOf': keepProperty,
    '~Dont anything|nothing': keepNothing,
    '~Dont anything|nothing else': keepNothing,
    'leave|keep|hold NP ~Same': (target: Reference[]) => keep(target),
    'leave|keep NP': (target: Reference[]) => keep(target),
    'leave|keep NP To': (target: Reference[]) => keep(target),
    'let NP stay|remain|be ~Same?': (target: Reference[]) => keep(target),
    'NP leave|keep ~Same': (target: Reference[]) => keep(target),
    'NP leave|keep NP ~Same?': (target: Reference[], again: Reference[]) =>
      again.every(({ pronoun }) => pronoun !== null) ? keep(target) : null,
    'NP ~Stays ~Same?': (target: Reference[]) => keep(target),
    'NP should|must|may|can|shall be as|like|how it|they is|are|was|were': (target: Reference[]) => keep(target),
    'NP ~Stays To': (target: Reference[]) => keep(target),
    'NP ~Same': (target: Reference[]) =>
      target.every(({ quantity, kind }) => quantity !== null && kind === null) ? keep(target) : null,
    'NP ~Stays V': keepLooks,
    'leave|keep NP V': keepLooks,
    'leave|keep PropertyOf ~Same?': keepProperty,
    'PropertyOf ~Stays ~Same?': keepProperty,
    'PropertyOf is|are ~Fine': keepProperty,
    'leave|keep ~Determiner Color': (color: string) => keep(whole({ color }), ['color']),
    '~Determiner Color ~Stays ~Same?': (color: string) => keep(whole({ color }), ['color']),
    'leave|keep NP the? same Property': (target: Reference[], property: Property) => keep(target, [property]),
    'NP is|are|looks|look ~Fine': (target: Reference[]) => keep(target),
    'no ,? NP is|are ~Fine': (target: Reference[]) => keep(target),
    'NP i|we like|love|liked|loved': (target: Reference[]) => keep(target),
    'i|we like|love|liked|loved NP': (target: Reference[]) => keep(target),
    '~Determiner? Place one|side? was|is|looked ~Fine ~Same?': keepNothing,
    'same stuff|content|words|text|texts|info|wording': keepNothing,
    'nothing|none of? it? ~Lost': keepNothing,
    'nothing else': keepNothing,
    'no other|further changes|change': keepNothing,
    'Given is enough|fine|ok|right': keepNothing,
    'too much|many Color': keepNothing,
    'not so|that much|many Color': keepNothing,
    'only|just that|this one|page|slide?': keepNothing,
    'only|just that|this PageNoun': keepNothing,
  }),
  // "the headline right" rather says where it goes.
  ...rules('Kept', 0.3, { 'NP ~Fine': (target: Reference[]) => keep(target) }),
  ...rules('Act', 0.1, {
    // Of what is not fine something is asked next.
    'NP is|are|looks ~Fine except|but|besides for? NP': (_rest: Reference[], target: Reference[]): Act<'mention'> => ({
      type: 'mention',
      target,
    }),
  }),
  ...rules('Lost', 0.05, {
    'must|may|should change|move': () => ({}),
    'Lost off|ok|please|away|hey|out': () => ({}),
  }),
];

/** They change nothing; sizes keep all that there is, and a page that goes is not needed. */
export const ASIDES: Rule[] = rules('Kept', 0.1, {
  'nothing gets|must|should|may|can|to get|be? lost|cut|cropped|missing|left off|out?': keepNothing,
  'nothing of it|that gets|must|should|may|can|to get|be? lost|cut|cropped|missing|left off|out?': keepNothing,
  "don't|dont|without lose|losing|cut|cutting|crop|cropping|drop|dropping anything|stuff|bits off|out?": keepNothing,
  "don't|dont|without lose|losing|cut|cutting|crop|cropping any of it off|out?": keepNothing,
  'do not lose|cut|crop|drop anything|stuff off|out?': keepNothing,
  'everything|all has|have|must|should|needs to? stay|be|fit|remain|still in|on|there|visible|readable|it?':
    keepNothing,
  'everything|all stays|stay|fits|in|on|there|it?': keepNothing,
  'the? same stuff|content|contents|words|everything': keepNothing,
  "i|we don't|dont need|want|use|like it|that|this|them anymore|any more|now|either?": keepNothing,
  'keep|leave the? original as it is': keepNothing,
  'keep|leave the original': keepNothing,
  'keep|leave this|that one as|how it is': keepNothing,
  'keep|leave this|that one': keepNothing,
  'i|we can|could|will|want|need to? download|use|send|upload|post|print|share|keep it?': keepNothing,
  'as a? copy|duplicate': keepNothing,
});

export const NEWS: Rule[] = [
  ...rules('Kept', 0.1, {
    '~Gone': keepNothing,
    // Of two ways the one that is not asked for.
    'up and|to|& down is|are|was ~Fine': keepNothing,
    'left and|to|& right is|are|was ~Fine': keepNothing,
    'the? height|width is|are|was ~Fine': keepNothing,
    // Why they are to change places.
    'i|we? made|got|put|had|have|did|saved|uploaded ~Mixed in? ~WrongOrder': keepNothing,
    "it|that|this|they|its|it's|thats|that's|theyre|they're is|are|was|were? in? ~WrongOrder": keepNothing,
    'i|we? mixed|messed|muddled|jumbled ~Mixed up': keepNothing,
    'i|we? mixed|messed|muddled|jumbled up ~Mixed': keepNothing,
    '~WrongOrder': keepNothing,
  }),
  ...rules('Mixed', 0.02, {
    'it|that|them|those|these|this|everything': () => ({}),
    '~Determiner order|pages|slides|page|slide|two': () => ({}),
  }),
  ...rules('WrongOrder', 0.02, {
    'the? wrong|other way|order|sequence round|around|about?': () => ({}),
    'the? order wrong|mixed up?': () => ({}),
  }),
  // Why a page is to say that there is nothing left.
  ...rules('Gone', 0.02, {
    'sold|ran|selling out': () => ({}),
    'all|everything|completely|totally|already gone|sold|taken': () => ({}),
    'all|everything|completely|totally|already sold out': () => ({}),
    'all|everything|it|they is|are|was|were gone|sold|taken': () => ({}),
    "it's|its|they're|theyre|we're|were|we|they|everything|all Gone": () => ({}),
    'we|they are Gone': () => ({}),
    'Gone already|now|today|again|lol': () => ({}),
    'Gone in|within|after under|less|only|just? than? ~HowLong': () => ({}),
  }),
  ...rules('HowLong', 0.02, {
    'Number|Count|a|an|one|half min|mins|minute|minutes|sec|secs|seconds|hour|hours|hr|hrs|day|days|week': () => ({}),
    'half an hour': () => ({}),
    'no time': () => ({}),
  }),
];
