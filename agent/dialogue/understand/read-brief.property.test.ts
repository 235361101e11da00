/**
 * Briefs put together from parts whose meaning is known: what was given must be read word for word, with its role, place
 * and color; what steers must not be printed.
 */
import { describe, expect, test } from 'vitest';
import { chooser } from '#design/logo/seeded.ts';
import { briefIn, understandingSchema } from '../acts/act.ts';
import { understandFirst } from './understand.ts';
import type { Brief } from '../acts/brief.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { TextRole } from '../acts/values.ts';

const OPENINGS = [
  'Create',
  'Design',
  'Please make',
  'I need',
  'Can you make me',
  'hey, could you design',
  'We would like',
  'Make',
  'Produce',
  '',
];
const ADJECTIVES = [
  '',
  'minimalist',
  'modern',
  'elegant',
  'bold',
  'playful',
  'vintage',
  'professional',
  'clean and simple',
];
const DELIVERABLES = [
  'poster',
  'flyer',
  'banner',
  'book cover',
  'invitation',
  'business card',
  'web banner',
  'leaflet',
  'brochure cover',
  'Instagram post',
];
const SUBJECTS = [
  'a jazz festival',
  'our spring sale',
  'a yoga studio',
  'my bakery',
  'a mystery novel',
  'our new running shoes',
  'a charity run',
  'a dental clinic',
  'a photography workshop',
  'an online course platform',
];
const TITLES = [
  'Blue Note Nights',
  'The Silent Shore',
  'Run for Hope',
  'FRESH START',
  'Which one would you wear?',
  'Sale of the Season',
  'Café & Cake',
  "Lia's Garden",
  'Hello, Autumn',
  '100 Years of Light',
];
const SUBTITLES = [
  'An evening of live music',
  'A novel by the sea',
  'Everything must find a home',
  'Made by hand, loved for years',
  'For beginners and friends',
  'Learn it in a weekend',
];
const TAGLINES = ['Healthy smiles for life', 'Small steps, big change', 'Think warm', 'Where stories begin'];
const ACTIONS = ['Book now', 'Shop the sale', 'Learn more', 'Sign up today', 'Reserve a seat'];
const AUTHORS = ['M. K. Adler', 'Jane Whitfield', 'Omar Said'];
const DETAILS = ['Doors open early', 'All profits go to the shelter', 'Bring your own mug', 'Free for members'];
const PLACES: readonly (readonly [string, Place])[] = [
  ['at the top', 'top'],
  ['at the bottom', 'bottom'],
  ['in the center', 'center'],
  ['in the middle', 'center'],
  ['in the top left corner', 'top-left'],
  ['in the bottom right corner', 'bottom-right'],
  ['at the bottom left', 'bottom-left'],
  ['on the right side', 'right'],
];
const LOOKS = [
  'in large bold letters',
  'in small italics',
  'in white',
  'in dark green',
  'in a serif font',
  'in bold red',
  'in uppercase',
];
const FACTS = [
  '14 June 2026',
  '+44 20 7946 0958',
  'www.bean.example',
  'hello@bean.example',
  '$15',
  '£12',
  '20% off',
  '@thebeanroom',
];
const META = [
  'The target audience is young professionals aged 25-40.',
  'The purpose is to increase sign-ups.',
  'The tone should be warm and trustworthy.',
  'Use deep blue and gold.',
  'Use plenty of white space and a clear hierarchy.',
  'Make sure the text is easy to read.',
  'The layout should be clean, with generous margins and a strong focal point.',
  'Avoid clutter.',
  'It should appeal to families with small children.',
  'The background should be a soft gradient.',
  'The overall style should feel premium and calm.',
  'Include an illustration of a mountain at sunset.',
  'I want it to feel fresh and inviting.',
  'Aimed at homeowners.',
  'Please keep the design simple.',
  'The color palette should be earthy with touches of green.',
];
const META_WORDS =
  /\b(?:audience|purpose|tone|layout|background|illustration|palette|hierarchy|gradient|style|design|aimed|clutter|homeowners|professionals|sign-ups|margins|readable|easy to read)\b/i;

interface Given {
  text: string;
  role: TextRole;
  place: Place | null;
}

interface Case {
  message: string;
  given: Given[];
  facts: string[];
}

const NOUNS: Partial<Record<TextRole, readonly string[]>> = {
  title: ['title', 'headline', 'main title', 'heading'],
  subtitle: ['subtitle', 'subheading', 'sub-headline'],
  tagline: ['tagline', 'slogan'],
  callToAction: ['call to action', 'button', 'CTA button'],
  author: ['author', 'author name'],
  detail: ['text', 'caption', 'footer text'],
};

function buildCase(seed: number): Case {
  const { next: random } = chooser(String(seed));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const quote = pick([
    ['"', '"'],
    ['“', '”'],
    ['"', '"'],
    ["'", "'"],
  ]);
  const quoted = (text: string): string =>
    quote[0] === "'" && text.includes("'") ? `"${text}"` : `${quote[0]}${text}${quote[1]}`;
  const wanted: [TextRole, readonly string[]][] = [['title', TITLES]];
  if (random() < 0.6) wanted.push(['subtitle', SUBTITLES]);
  if (random() < 0.3) wanted.push(['tagline', TAGLINES]);
  if (random() < 0.4) wanted.push(['callToAction', ACTIONS]);
  if (random() < 0.2) wanted.push(['author', AUTHORS]);
  if (random() < 0.3) wanted.push(['detail', DETAILS]);
  const given: Given[] = [];
  const phrases = wanted.map(([role, texts]) => {
    const text = pick(texts);
    const place = random() < 0.6 ? pick(PLACES) : null;
    const look = random() < 0.4 ? ` ${pick(LOOKS)}` : '';
    given.push({ text, role, place: place?.[1] ?? null });
    return `the ${pick(NOUNS[role] ?? [])} ${quoted(text)}${look}${place ? ` ${place[0]}` : ''}`;
  });
  const opening = pick(OPENINGS);
  const adjective = pick(ADJECTIVES);
  const ask = `${opening === '' ? 'A' : `${opening} a`} ${adjective === '' ? '' : `${adjective} `}${pick(DELIVERABLES)}${random() < 0.85 ? ` for ${pick(SUBJECTS)}` : ''}`;
  const labeled = random() < 0.3;
  const texts = labeled
    ? `. ${given.map(({ role, text }) => `${capital(pick(NOUNS[role] ?? []))}: ${random() < 0.5 ? quoted(text) : text}`).join('. ')}.`
    : random() < 0.5
      ? ` with ${phrases.slice(0, -1).join(', ')}${phrases.length > 1 ? ' and ' : ''}${phrases.at(-1) ?? ''}.`
      : `. Add ${phrases.join(random() < 0.5 ? '. Add ' : ', ')}.`;
  if (labeled) for (const one of given) one.place = null;
  const facts = random() < 0.6 ? [pick(FACTS)] : [];
  const orders = facts.map((fact) => pick([` Include ${fact}.`, ` Add ${fact} at the bottom.`]));
  const meta = Array.from({ length: Math.floor(random() * 4) }, () => ` ${pick(META)}`);
  const message = `${ask}${texts}${[...orders, ...meta].sort(() => random() - 0.5).join('')}${random() < 0.2 ? ' Thank you!' : ''}`;
  return { message, given, facts };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is wrong with a reading; empty: nothing. */
function faultsIn({ given, facts }: Case, brief: Brief): string[] {
  const faults: string[] = [];
  for (const { text, role, place } of given) {
    const found = brief.texts.filter((one) => one.text === text);
    if (found.length !== 1) faults.push(`“${text}” is given ${found.length} times`);
    else if (found[0]?.role !== role && !(role === 'detail' && found[0]?.role === null))
      faults.push(`“${text}” is ${found[0]?.role}, not ${role}`);
    else if (found[0]?.look.place !== place) faults.push(`“${text}” stands ${found[0]?.look.place}, not ${place}`);
  }
  for (const fact of facts) if (!brief.facts.some(({ text }) => text.includes(fact))) faults.push(`${fact} is lost`);
  const printed = [...brief.texts, ...brief.facts]
    .map(({ text }) => text)
    .filter((text) => !given.some((one) => one.text === text));
  for (const text of printed) if (META_WORDS.test(text)) faults.push(`“${text}” would be printed`);
  const extra = printed.filter((text) => !facts.some((fact) => text.includes(fact)));
  if (extra.length > 0) faults.push(`printed without being given: ${extra.map((text) => `“${text}”`).join(', ')}`);
  return faults;
}

/** The brief as published data: what anybody who reads must fill. */
function briefOf(message: string): Brief {
  const brief = briefIn(understandingSchema.parse(understandFirst(message)));
  if (!brief) throw new Error(`No design was made of: ${message}`);
  return brief;
}

describe('a brief put together from parts', () => {
  test('is read with every text and fact, and nothing else, in at least 98 of 100', () => {
    const cases = Array.from({ length: 2000 }, (_, seed) => buildCase(seed));
    const wrong = cases.flatMap((one) => {
      const faults = faultsIn(one, briefOf(one.message));
      return faults.length > 0 ? [`${one.message}\n   ${faults.join('; ')}`] : [];
    });
    expect(wrong.length, wrong.slice(0, 40).join('\n')).toBeLessThanOrEqual(cases.length * 0.02);
  });
});
