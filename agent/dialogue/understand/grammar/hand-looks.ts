/**
 * Looks that hands give a thing in the editor: letters on a curve and with effects, gradients, reflections, glow, and how
 * lines are drawn. Letters of another character ("use something more fun"), and texts that are to look like a button, a badge
 * or a tag: "the price should be like a little tag in the corner".
 */
import type { Change, Destination } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule, entries, type Entry } from '../chart.ts';
import {
  change,
  changed,
  it,
  setting,
  type Act,
  type Look,
  type Way,
  whole,
  type PropertyOf,
  move,
  type Said,
  several,
  type Several,
} from './meanings.ts';
import { FACT_KINDS, TEXT_ROLES } from '../../acts/values.ts';

/** Degrees of a circle that a bent text spans. */
const CURVE = 90;

/** Effects of letters by what people call them; letters can't be warped. */
const EFFECT_NAMES = entries<string>('EffectName', [
  ['neon|neon sign|neon glow|neon light', 'neon'],
  ['glitch|glitchy|glitched', 'glitch'],
  ['hollow|outline only|outlined only|empty inside', 'hollow'],
  ['spliced', 'splice'],
  ['echoed|echoing', 'echo'],
  ['3d|3-d|three dimensional|extruded|block shadow', 'block'],
  ['lifted', 'lift'],
  ['wavy|warped|distorted|wobbly|like a wave|like a flag', 'warp'],
]);
/** The same of words that are something else by themselves: "lift it a bit". */
const EFFECT_NOUNS = entries<string>('EffectNoun', [
  ['splice', 'splice'],
  ['echo', 'echo'],
  ['lift|floating', 'lift'],
  ['block|extrude', 'block'],
  ['wave|warp|distort', 'warp'],
]);

const LOOKS = entries<Look>('Look', [
  [
    'curved|arched|bent|rounded into an arc|on a curve|on an arc|on an arch|in an arc|in a curve|in a bow|along a curve|into a curve|into an arc|like a rainbow|like an arch|arc shaped|arch shaped',
    { property: 'curve', way: 'set', value: CURVE },
  ],
  [
    'curved down|curved downwards|bent down|bent downwards|arched down|arched downwards|like a smile|like a bowl|smile shaped|like a u',
    { property: 'curve', way: 'set', value: -CURVE },
  ],
  ['not curved|no longer curved|uncurved|not bent', { property: 'curve', way: 'set', value: 0 }],
  ['glowing|glow|a glow|with a glow|a soft glow|aglow', { property: 'shadow', way: 'set', value: 'glow' }],
  [
    'reflected|reflection|a reflection|with a reflection|a mirror reflection|a soft reflection|a subtle reflection|a mirror image below',
    { property: 'reflection', way: 'set', value: 'soft' },
  ],
  ['a strong reflection|a clear reflection', { property: 'reflection', way: 'set', value: 'strong' }],
  ['no reflection|without reflection|without a reflection', { property: 'reflection', way: 'set', value: 'none' }],
  ['dashed|with dashes', { property: 'dash', way: 'set', value: 'dashed' }],
  ['dotted|with dots', { property: 'dash', way: 'set', value: 'dotted' }],
  ['a solid line|continuous|not dashed|not dotted|undashed', { property: 'dash', way: 'set', value: 'solid' }],
  [
    'double-headed|double headed|doubleheaded|two-headed|two headed|two-way|two way|two-sided|with two heads|with heads on both ends|with heads at both ends|pointing both ways|point both ways|double ended',
    { property: 'heads', way: 'set', value: 'both' },
  ],
  [
    'headless|no arrowhead|no head|without a head|without heads|without an arrowhead',
    { property: 'heads', way: 'set', value: 'none' },
  ],
]);

export const HAND_LOOK_WORDS: readonly Entry[] = [
  ...EFFECT_NAMES,
  ...EFFECT_NOUNS,
  ...LOOKS,
  ...entries<Look>('Bending', [['curve|bend|arch|arc|round off', { property: 'curve', way: 'set', value: CURVE }]]),
];

const bent = (target: Reference[], value: Change['value']): Act<'change'> => change(target, [setting('curve', value)]);
const curvedBy = (target: Reference[], degree: number): Act<'change'> => bent(target, Math.round(CURVE * degree));
/** A curve bends up or down: to the side it does neither. */
const bentTo = (target: Reference[], way: Way, degree = 1): Act<'change'> | null =>
  way === 'up' || way === 'down' ? curvedBy(target, way === 'up' ? degree : -degree) : null;

const gradient = (from: string, to: string): Change[] => [setting('gradient', `${from} ${to}`)];

export const HAND_LOOKS: Rule[] = [
  ...rules('Look', 0.02, {
    'a|an|the|some? EffectName effect|look|style|letters|lettering|text|font?': (value: string): Look => ({
      property: 'effect',
      way: 'set',
      value,
    }),
    'a|an|the|some? EffectName|EffectNoun text|letter? effect|look|style': (value: string): Look => ({
      property: 'effect',
      way: 'set',
      value,
    }),
  }),
  ...rules('V', 0.05, {
    'a|an|the|with|in? gradient|fade|ombre from|of|between Color to|and|into|towards Color': gradient,
    'a|an|with|in? Color to|into|and Color gradient|fade|ombre': gradient,
    'a|an|with|in? gradient|ombre in|with Color and|to|& Color': gradient,
    'fading|fade from Color to|into Color': gradient,
    'Degree curved|bent|arched': (degree: number): Change[] => [setting('curve', Math.round(CURVE * degree))],
    'more curved|bent|arched': (): Change[] => [changed({ property: 'curve', way: 'up' })],
    'less curved|bent|arched': (): Change[] => [changed({ property: 'curve', way: 'down' })],
    'Look the? other way': (look: Look): Change[] | null =>
      look.property === 'curve' ? [setting('curve', 'other')] : null,
  }),
  ...rules('Act', 0.05, {
    '~Bending NP': (target: Reference[]) => bent(target, CURVE),
    '~Bending NP Degree more?': (target: Reference[], degree: number) => curvedBy(target, degree),
    '~Bending Degree NP': (degree: number, target: Reference[]) => curvedBy(target, degree),
    '~Bending NP slightly|gently|softly': (target: Reference[]) => curvedBy(target, 0.5),
    '~Bending NP strongly|heavily|hard|more': (target: Reference[]) => curvedBy(target, 1.6),
    '~Bending NP Way Degree?': (target: Reference[], way: Way, degree: number | undefined) =>
      bentTo(target, way, degree),
    '~Bending NP Degree Way': (target: Reference[], degree: number, way: Way) => bentTo(target, way, degree),
    '~Bending NP the? other way|direction round|around?': (target: Reference[]) => bent(target, 'other'),
    '~Bending NP in the other|opposite way|direction': (target: Reference[]) => bent(target, 'other'),
    '~Bending NP into? Look': (target: Reference[], look: Look) =>
      look.property === 'curve' ? change(target, [changed(look)]) : null,
    '~Bending NP by|about|to? Degrees': bent,
    '~Bending NP by|about|to? Number degrees|deg|°': (target: Reference[], said: string) => bent(target, Number(said)),
    // Of a picture it is its outline.
    '~Make|put|set NP in|into|as an arch': (target: Reference[]) =>
      target.every(({ kind }) => kind === 'title' || kind === 'text' || kind === 'name') ? bent(target, CURVE) : null,
    'apply|put|use|try Look to|on|for|with NP': (look: Look, target: Reference[]) => change(target, [changed(look)]),
    'give|make NP ~Unknown? Look': (target: Reference[], look: Look) =>
      look.property === 'effect' || look.property === 'reflection' ? change(target, [changed(look)]) : null,
    'NP needs|wants|deserves Look': (target: Reference[], look: Look) => change(target, [changed(look)]),
    'NP should|must|could have|get Look': (target: Reference[], look: Look) => change(target, [changed(look)]),
    '~Make|let|have NP to? follow a|an curve|arc|arch': (target: Reference[]) => bent(target, CURVE),
    '~Add a|an? OutlineSaid to|on|around NP': (outline: string, target: Reference[]) => outlined(target, outline),
    '~Add a|an|some? outline|stroke|outlines to|on|around NP': (target: Reference[]) => outlined(target, 'auto'),
    'give NP a|an|some? outline|stroke|outlines': (target: Reference[]) => outlined(target, 'auto'),
    'no|~Remove ~Determiner? EffectName|EffectNoun effect|look|style': (_name: string) =>
      change(it, [setting('effect', 'none')]),
    'no|~Remove ~Determiner? EffectName|EffectNoun effect|look|style from|off|on|of NP': (
      _name: string,
      target: Reference[],
    ) => change(target, [setting('effect', 'none')]),
    'take ~Determiner? EffectName|EffectNoun effect|look|style off NP': (_name: string, target: Reference[]) =>
      change(target, [setting('effect', 'none')]),
    'turn|flip|point NP around|round': (target: Reference[]): Act<'change'> | null =>
      target.every(({ form }) => form === 'arrow')
        ? change(target, [changed({ property: 'flip', way: 'set', value: 'x' })])
        : null,
    'give NP a dot|ball|circle at|on the|its end|tip': (target: Reference[]) =>
      change(target, [setting('heads', 'dot')]),
  }),
];

/** `outline` is "auto" where no color is said. */
function outlined(target: Reference[], outline: string): Act<'change'> | null {
  return target.some(({ kind }) => kind === 'page' || kind === 'background')
    ? null
    : change(target, [setting('outline', outline)]);
}

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
  }),
  ...rules('Maybe', 0, { 'maybe|like|say|try|use': () => ({}) }),
  ...rules('For', 0, { 'for|with': () => ({}) }),
  // What is wrong with it says that another one is wanted, which is asked for next.
  ...rules('Act', 0.8, {
    'PropertyOf ~Seems ~Flaw|~Unknown': ({ property, target }: PropertyOf): Act<'mention'> | null =>
      property === 'font' ? { type: 'mention', target: target.every(isIt) ? texts() : target } : null,
  }),
];

/** A pill in a color of the page, and letters that can be read on it. */
const tagged = (target: Reference[]): Act<'change'> | null =>
  target.every(isTextual) ? change(target, [setting('highlight', 'accent'), setting('color', 'auto')]) : null;
const NO_TEXTS = new Set<Reference['kind']>([
  'photo',
  'picture',
  'background',
  'page',
  'shape',
  'table',
  'logo',
  'sticker',
]);
const isTextual = ({ kind }: Reference): boolean => !NO_TEXTS.has(kind);

function taggedAt(target: Reference[], to: Destination): Several | null {
  const look = tagged(target);
  return look && several(look, move(target, to));
}

/** What is asked of "it" is asked of the text that was named before. */
function askedOf(target: Reference[], act: Act<'change' | 'move' | 'remove'>): typeof act | null {
  const isOfIt =
    (act.type === 'change' || act.type === 'move' || act.type === 'remove') &&
    act.target.every(({ pronoun, kind, words }) => pronoun !== null && kind === null && words === null);
  return isOfIt ? { ...act, target } : null;
}

const TAGS = 'button|badge|tag|label|sticker|pill|ribbon|stamp|price-tag|bubble';

export const TAGGING: Rule[] = [
  ...rules('TagLook', 0, {
    [TAGS]: () => ({}),
    'price|sale|gift|call-to-action tag|label|button': () => ({}),
    'little|small|tiny|mini|nice|cute|round|rounded|proper|real TagLook': () => ({}),
    'TagLook looking|style|type|kind|like thing|thingy|one?': () => ({}),
    'TagLook thing|thingy|shape|style|look': () => ({}),
  }),
  ...rules('AsTag', 0, {
    'a|an|the|some? ~TagLook': () => ({}),
    'like|as|into|in|inside|on|to a|an|the|some? ~TagLook': () => ({}),
    'look|looks|be like a|an|the? ~TagLook': () => ({}),
    'be|become a|an|the? ~TagLook': () => ({}),
  }),
  ...rules('CornerOf', 0.02, {
    'in|on|at|to a|the|one? corner': (): Destination => ({ to: 'place', place: 'top-right' }),
    To: (to: Destination) => to,
  }),
  ...rules('Act', 0.02, {
    '~Make NP ~AsTag': tagged,
    '~Make NP ~AsTag ,? CornerOf': taggedAt,
    'NP should|could|can|must|needs|has|to? ~AsTag': tagged,
    'NP should|could|can|must|needs|has|to? ~AsTag ,? CornerOf': taggedAt,
    'can|could NP ~AsTag': tagged,
    'can|could NP ~AsTag ,? CornerOf': taggedAt,
    'where|wherever it|that? says NP ,|:|.? Act': askedOf,
    'the? bit|part|place|line|one|text where it|that? says NP ,|:|.? Act': askedOf,
  }),
  // "the bottom word", "the top bit": a text by its place.
  ...rules('N', 0.1, {
    'Place word|words|bit|part|wording': (place: NonNullable<Said['place']>): Said => ({ kind: 'text', place }),
  }),
];
