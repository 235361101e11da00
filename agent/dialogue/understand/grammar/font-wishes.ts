/**
 * Letters that are to have another character, without a font being named: "use something more fun", "the writing looks
 * dull, can it be a bit fancier".
 */
import type { Reference } from '../../acts/reference.ts';
import { FACT_KINDS, TEXT_ROLES } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import { entries, type Entry } from './entry.ts';
import { change, it, setting, whole, type Act, type PropertyOf } from './meanings.ts';

/** How letters may feel, and the kind of font that is so. */
export const FONT_FEELS: readonly Entry[] = entries<string>('FontFeel', [
  [
    'fun|playful|funky|quirky|cheerful|whimsical|cute|cuter|bubbly|bouncy|silly|childlike|kiddy|happy|lively|livelier|jolly|interesting|exciting|special|unusual|unique|creative|funkier|bubblier|characterful',
    'playful',
  ],
  ['fancy|fancier|ornate|romantic|swirly|curly|girly|girlier|dressy|weddingy', 'fancy'],
  [
    'elegant|classy|classier|luxurious|luxury|premium|expensive|sophisticated|refined|chic|feminine|posh|posher|high end|high-end|upmarket|upscale',
    'elegant',
  ],
  ['modern|contemporary|sleek|sleeker|minimal|minimalist|minimalistic|current|trendy|trendier|up to date', 'modern'],
  ['clean|cleaner|simple|simpler|plain|plainer|neutral|basic|crisp|crisper|tidy|tidier|professional|serious', 'clean'],
  ['retro|vintage|old school|groovy|old fashioned|old-fashioned|nostalgic', 'retro'],
  ['classic|traditional|timeless|serious looking|bookish', 'classic'],
  ['chunky|chunkier|punchy|punchier|impactful|blocky|blockier|loud|strong|stronger|bold looking', 'poster'],
  ['friendly|friendlier|rounded|rounder|softer|soft|approachable|cosy|cozy|warm|warmer', 'rounded'],
  ['handmade|hand made|hand drawn|hand-drawn|handwritten|scribbly|personal|scripty', 'handwritten'],
]);

const TEXTUAL: ReadonlySet<unknown> = new Set([...TEXT_ROLES, ...FACT_KINDS, 'text', 'line', 'name']);
const isText = ({ kind, words }: Reference): boolean => TEXTUAL.has(kind) || (kind === null && words !== null);
const isIt = ({ pronoun, kind, words }: Reference): boolean => pronoun !== null && kind === null && words === null;
const texts = (): Reference[] => whole({ kind: 'text', quantity: 'all' });

const feeling = (target: Reference[], feel: string): Act<'change'> => change(target, [setting('font', feel)]);

/** Only of letters: "make the page more fun" is about everything. */
const ofLetters = (target: Reference[], feel: string): Act<'change'> | null =>
  target.every(isText) ? feeling(target, feel) : null;
const ofFont = ({ property, target }: PropertyOf, feel: string): Act<'change'> | null =>
  property === 'font' ? feeling(target.every(isIt) ? texts() : target, feel) : null;

export const FONT_WISHES: Rule[] = [
  ...rules('MoreOrLess', 0.02, {
    'a? bit|little|lot|tad|touch more|less?': () => ({}),
    'more|much|way|far|really|very|quite|rather|super|slightly': () => ({}),
    'much|way|far|slightly more': () => ({}),
  }),
  ...rules('Feel', 0.02, {
    '~MoreOrLess? FontFeel|Font': (feel: string) => feel,
    'Feel and|,|& Feel': (feel: string) => feel,
    'Feel looking|ish|feeling': (feel: string) => feel,
  }),
  ...rules('FontWish', 0.02, {
    'something|sth|smth|anything|one Feel': (feel: string) => feel,
    "something|sth|smth|one that|thats|that's is|looks|feels? Feel": (feel: string) => feel,
    'something|sth|smth with a? bit|lot|little? more|some? ~Spirit': () => 'playful',
    'a|an|some|another Feel font|typeface|lettering|type|style|one|writing|letters': (feel: string) => feel,
    'Feel font|typeface|lettering|letters|writing': (feel: string) => feel,
    // "something chunky like nike would use"
    'FontWish like|as ~Determiner? ~Unknown|~Noun would|does|do|might? use|uses|has|have|do|pick?': (feel: string) =>
      feel,
  }),
  ...rules('Spirit', 0, { 'character|personality|life|fun|energy|zing|oomph|charm': () => ({}) }),
  ...rules('Act', 0.1, {
    'use|try|pick|choose|find|select|want|need|prefer|get|like|do|go ~For? FontWish': (feel: string) =>
      feeling(it, feel),
    '~Make|~Exchange it|that|them to|into|for|with FontWish': (feel: string) => feeling(it, feel),
    '~Make|~Exchange NP to|into|in|be|with? FontWish': ofLetters,
    'NP in|should|could|can be? in? FontWish': ofLetters,
    'can|could NP be|have in? FontWish': ofLetters,
    '~Make|~Exchange PropertyOf to|into|in|be|with? FontWish': ofFont,
    '~Make|~Exchange PropertyOf to|into|in|be? Feel': ofFont,
    'PropertyOf should|could|must|can be|feel|look in? FontWish': ofFont,
    'PropertyOf should|could|must|can be|feel|look Feel': ofFont,
    'can|could PropertyOf be|feel|look FontWish|Feel': ofFont,
    FontWish: (feel: string) => feeling(it, feel),
    '~Another font|typeface|lettering|type on|for|in NP ,|-|:|.? ~Maybe? FontWish|Feel': ofLetters,
    '~Another font|typeface|lettering|type ,|-|:|.? ~Maybe? FontWish': (feel: string) => feeling(texts(), feel),
  }),
  // Words like these are said of the page as a whole, too.
  ...rules('Act', 0.3, { '~Make NP Feel': ofLetters }),
  ...rules('Another', 0, {
    'a|an|another|some|the? different|other|new|nicer|better': () => ({}),
    'try|use|want|need|get|put|have ~Another': () => ({}),
    another: () => ({}),
  }),
  ...rules('Maybe', 0, { 'maybe|like|say|try|use': () => ({}) }),
  ...rules('For', 0, { 'for|with': () => ({}) }),
  // What is wrong with it says that another one is wanted, which is asked for next.
  ...rules('Act', 0.8, {
    'PropertyOf ~Seems ~Flaw|~Unknown': ({ property, target }: PropertyOf): Act<'mention'> | null =>
      property === 'font' ? { type: 'mention', target: target.every(isIt) ? texts() : target } : null,
  }),
];
