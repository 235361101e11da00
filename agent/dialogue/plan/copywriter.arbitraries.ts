/** Frames of every kind for property tests: with and without texts, facts and names, and with words to the designer. */
import fc from 'fast-check';
import { emptyBrief, SUBJECT_KINDS, type Brief } from '../acts/brief.ts';
import { PLAIN_LOOK, TEXT_ROLES, type FactKind } from '../acts/values.ts';
import { CLASSES } from './copy-classes.ts';
import { OCCASIONS } from './copy-occasions.ts';

/** Texts and facts that don't contain each other, so that each can be counted. */
const TEXTS = [
  'Midnight Blue',
  'Come as you were',
  'Velvet & Rust',
  'Nine Lives',
  'Zebra Crossing',
  'sing it back',
  'OPEN MIC!',
  'Quartz',
];
const FACTS: [FactKind | null, string][] = [
  ['date', 'Friday 12 June'],
  ['time', '8pm'],
  ['place', 'the old pier'],
  ['address', '14 Pine Road'],
  ['money', '$15'],
  ['percent', '35% off'],
  ['offer', 'two for one'],
  ['phone', '555-0123'],
  ['email', 'kim@juniper.example'],
  ['web', 'www.harbour.example'],
  ['handle', '@tomcuts'],
  ['hashtag', '#zest'],
  ['measure', '60 cm'],
  [null, 'dogs welcome'],
  [null, 'free'],
];
const NAMES = ['Crumb & Co', 'Acme', 'Mia', 'Hale & Ross', 'Trattoria Lucia', 'Juniper Jones'];
const NOUNS = [
  'poster',
  'flyer',
  'web banner',
  'banner ad',
  'Instagram post',
  'story',
  'business card',
  'invitation',
  'thank you card',
  'menu',
  'certificate',
  'sign',
  'book cover',
  'label',
  'logo',
  'price list',
  'facebook ad',
  'vinyl banner',
];
const ABSTRACT = [
  'quality',
  'ease of use',
  'brand awareness',
  'customer engagement',
  'minimalist poster design',
  'an ad image in size 300x250',
  'target audience',
  'style',
  'premium comfort',
  'the product',
  'event',
  'sale',
  'a business',
  'visual identity',
];
const OTHERS = [
  'Zulu baskets',
  'moon lamp',
  'lavender soy candles in a ceramic jar',
  'tidal energy',
  'ukulele night',
  'rope bridge',
  'pumpkin carving',
  'hedgehog rescue',
  'tax help for artists',
];
const ASIDES = {
  audience: ['busy parents', 'students', 'homeowners aged 30-45', 'dog owners', 'the general public'],
  purpose: [
    'increase sign-ups for a webinar',
    'drive sales',
    'raise awareness',
    'get 500 new followers',
    'book appointments',
    'raise money',
    'engagement',
    'spread the word about our grand opening',
  ],
  tone: ['fun', 'elegant and minimal', 'bold', 'calm', 'professional'],
};

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
const phrases = [...CLASSES, ...OCCASIONS].flatMap((one) => one.phrases);

/** `texts`: whether texts may be given. */
export function briefs({ texts = true } = {}): fc.Arbitrary<Brief> {
  const subject = fc.record({
    kind: fc.constantFrom(...SUBJECT_KINDS),
    text: fc.oneof(fc.constantFrom(...phrases), fc.constantFrom(...OTHERS), fc.constantFrom(...ABSTRACT)),
    named: fc.constant(false),
    span: fc.constant<[number, number]>([0, 0]),
  });
  return fc
    .record({
      noun: maybe(fc.constantFrom(...NOUNS)),
      name: maybe(fc.constantFrom(...NAMES)),
      business: maybe(fc.constantFrom('bakery', 'gym', 'law firm', 'flower shop', 'company', 'band')),
      subjects: fc.array(subject, { maxLength: 3 }),
      texts: texts
        ? fc.uniqueArray(fc.record({ text: fc.constantFrom(...TEXTS), role: maybe(fc.constantFrom(...TEXT_ROLES)) }), {
            maxLength: 4,
            selector: ({ text }) => text,
          })
        : fc.constant<{ text: string; role: null }[]>([]),
      facts: fc.uniqueArray(fc.constantFrom(...FACTS), { maxLength: 5 }),
      audience: maybe(fc.constantFrom(...ASIDES.audience)),
      purpose: maybe(fc.constantFrom(...ASIDES.purpose)),
      tone: maybe(fc.constantFrom(...ASIDES.tone)),
      without: fc.subarray(['price', 'phone', 'date', 'address', 'button'] as const, { maxLength: 2 }),
    })
    .map(({ noun, name, business, audience, purpose, tone, ...rest }) => ({
      ...emptyBrief(),
      deliverable: { noun, formats: [], size: null },
      who: { name, business },
      subjects: rest.subjects,
      texts: rest.texts.map((text) => ({ ...text, look: PLAIN_LOOK, span: [0, 0] as [number, number] })),
      facts: rest.facts.map(([kind, text]) => ({
        kinds: kind === null ? [] : [kind],
        text,
        look: PLAIN_LOOK,
        span: [0, 0] as [number, number],
      })),
      aside: { audience, purpose, tone, instructions: ['use a minimalist layout with a large image'] },
      without: rest.without,
    }));
}
