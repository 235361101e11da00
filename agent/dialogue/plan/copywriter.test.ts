/** The copywriter: what is printed of a frame, what is written where nothing is given, and what never is. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Brief } from '../acts/brief.ts';
import { CLASSES } from './copy-classes.ts';
import { singular, wordsOf } from './copy-grammar.ts';
import { OCCASIONS } from './copy-occasions.ts';
import { AROUND, ALONE, AROUND_NAME } from './copy-patterns.ts';
import { AUDIENCES, BELOW, HEADINGS, INVITING } from './copy-lines.ts';
import { BUTTON_WORDS, isAction, PURPOSES } from './copy-purposes.ts';
import { writeCopy, type PageCopy } from './copywriter.ts';
import { CASES } from './copywriter.cases.ts';
import { briefOf } from './copywriter.frames.ts';
import { isEnglish } from './language-of.ts';
import { ownWords } from './given-copy.ts';
import { briefs } from './copywriter.arbitraries.ts';

const piecesOn = (copy: PageCopy): string[] =>
  [copy.headline, copy.subheading, copy.offer, copy.callToAction, ...copy.lines].filter((text) => text !== null);

const shown = (copy: PageCopy): string =>
  [
    copy.headline ?? '–',
    copy.subheading ?? '–',
    copy.offer ?? '–',
    `[${copy.callToAction ?? '–'}]`,
    copy.lines.join(' / '),
  ]
    .join(' | ')
    .trimEnd();

describe('the words of a page', () => {
  it.each(CASES)('%s', (notation, expected) => {
    expect(shown(writeCopy(briefOf(notation)))).toBe(expected);
  });

  it('never says more than the texts where no words are wanted', () => {
    const copy = writeCopy(briefOf('poster | event: picnic | fact date: 4 July | text title: Hello | without: text'));
    expect(piecesOn(copy)).toEqual(['Hello']);
  });
});

describe('another version', () => {
  test.each([
    'ad | product: lavender soy candles',
    'poster | event: jazz night',
    'web banner | trade: bakery',
    'post | announcement: hiring baristas',
    'post | topic: merry christmas',
    'poster',
  ])('of %s has another headline', (notation) => {
    const headlines = [0, 1, 2].map((variant) => writeCopy(briefOf(notation), variant).headline);
    expect(new Set(headlines).size).toBe(3);
    expect(writeCopy(briefOf(notation), 1)).toEqual(writeCopy(briefOf(notation), 1));
  });

  it('keeps the given texts', () => {
    for (const variant of [0, 1, 2])
      expect(writeCopy(briefOf('ad | product: tea | text title: Sip | text tagline: Slowly'), variant)).toMatchObject({
        headline: 'Sip',
        subheading: 'Slowly',
      });
  });
});

/** Words about the work, which no reader of a design should meet. */
const META = new Set(
  'poster banner flyer leaflet design template mockup layout audience demographic purpose tone instagram facebook tiktok size dimension pixel px style font typography headline subheading tagline cta background palette aesthetic vibe logo graphic image ad advert advertisement creative thumbnail branding campaign format minimalist visual target text caption placeholder'.split(
    ' ',
  ),
);
const DATES = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december today tonight tomorrow yesterday weekend week month'.split(
    ' ',
  ),
);
const CLAIMS = new Set(
  'best most finest cheapest greatest leading perfect unbeatable lowest highest fastest award-winning guaranteed guarantee since free ultimate premier certified'.split(
    ' ',
  ),
);
const CLICHES = [
  'unleash',
  'elevate',
  'unlock',
  'discover the magic',
  'indulge',
  'game-changer',
  'next level',
  'experience the',
];

const wordsAgainst = (words: ReadonlySet<string>, text: string): string[] =>
  wordsOf(text).filter((word) => words.has(word) || words.has(singular(word)));

/** What was written rather than said: a page's words without the frame's own. */
function invented(copy: PageCopy, brief: Brief): string {
  const said = [
    ...brief.texts.map(({ text }) => text),
    ...brief.facts.map(({ text }) => text),
    ...brief.subjects.flatMap((subject) => [subject.text, ownWords(subject)?.text ?? '']),
    brief.who.name ?? '',
  ];
  const own = new Set(said.flatMap((text) => wordsOf(text)));
  return piecesOn(copy)
    .flatMap((text) => wordsOf(text))
    .filter((word) => !own.has(word) && !own.has(word.replace("'s", '')))
    .join(' ');
}

const LEFT_OUT: Partial<Record<Brief['without'][number], string[]>> = {
  price: ['money'],
  phone: ['phone'],
  date: ['date', 'time'],
  address: ['address', 'place'],
};

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('of whatever frame', () => {
  test('given texts and facts stand once and unchanged, and nothing is made up', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(briefs(), fc.nat(5), (brief, variant) => {
        const copy = writeCopy(brief, variant);
        const pieces = piecesOn(copy);
        const page = pieces.join('\n');
        for (const { text } of brief.texts)
          expect(
            pieces.filter((piece) => piece === text),
            `${text} in\n${page}`,
          ).toHaveLength(1);
        const banned = new Set<string>(brief.without.flatMap((kind) => LEFT_OUT[kind] ?? []));
        // A button may say once more that it costs nothing.
        const others = pieces.filter((piece) => piece !== copy.callToAction || !piece.includes('free')).join('\n');
        for (const { text, kinds } of brief.facts) {
          const isBanned = kinds.some((kind) => banned.has(kind));
          expect(count(others.toLowerCase(), text.toLowerCase()), `${text} in\n${page}`).toBe(isBanned ? 0 : 1);
          if (!isBanned) expect(others).toContain(text.slice(1));
        }
        expect(copy.headline).not.toBeNull();
        const title = brief.texts.find(({ role }) => role === 'title');
        if (title) expect(copy.headline).toBe(title.text);
        if (brief.who.name !== null) expect(page).toContain(brief.who.name);
        if (brief.without.includes('button')) expect(copy.callToAction).toBeNull();

        const own = invented(copy, brief);
        expect(wordsAgainst(META, own), page).toEqual([]);
        expect(wordsAgainst(DATES, own), page).toEqual([]);
        expect(
          wordsAgainst(CLAIMS, own).filter(
            (word) => word !== 'free' || !brief.facts.some(({ text }) => text === 'free'),
          ),
          page,
        ).toEqual([]);
        expect(
          [...own].filter((character) => (character >= '0' && character <= '9') || '$€£¥₹%'.includes(character)),
          page,
        ).toEqual([]);
        expect(page).not.toContain('{');
      }),
      { numRuns: 3500 },
    );
  });

  test('three versions have three headlines', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(briefs({ texts: false }), (brief) => {
        const headlines = [0, 1, 2].map((variant) => writeCopy(brief, variant).headline?.toLowerCase());
        // What the seller says first stays where nothing else is there to lead.
        const said = brief.facts.some(({ text }) => text.toLowerCase() === headlines[0]);
        expect(new Set(headlines).size).toBe(said ? 1 : 3);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the tables', () => {
  const lines = [
    ...CLASSES.flatMap((one) => one.lines),
    ...OCCASIONS.flatMap((one) => [...one.headlines, ...one.lines]),
    ...PURPOSES.flatMap((one) => one.headlines),
    ...BUTTON_WORDS,
    ...[...Object.values(AROUND), ...Object.values(ALONE), AROUND_NAME].flatMap((patterns) =>
      patterns.map(({ text }) => text),
    ),
    ...Object.values(BELOW).flat(),
    ...INVITING,
    ...[...AUDIENCES, ...HEADINGS].flatMap((one) => one.lines),
  ];

  it('hold classes with lines of their own, occasions and patterns', () => {
    expect(CLASSES.length).toBeGreaterThan(150);
    for (const one of CLASSES) expect(one.lines.length, one.phrases[0]).toBeGreaterThanOrEqual(3);
    expect(OCCASIONS.length).toBeGreaterThan(60);
    expect(new Set(lines).size).toBeGreaterThan(1000);
  });

  it('ask for something that a button can say', () => {
    const actions = new Set<string>([...CLASSES, ...OCCASIONS, ...PURPOSES].map(({ action }) => action));
    expect([...actions].filter((action) => !isAction(action))).toEqual([]);
  });

  const isPlain = (line: string): boolean =>
    ![...line].some((one) => (one >= '0' && one <= '9') || '$€£¥₹%'.includes(one));
  /** Names of feasts are days, and stand where the brief names them. */
  const withoutFeasts = (line: string): string => line.replace('Black Friday', '').replace('Cyber Monday', '');

  it('claim nothing, and don’t speak of the work', () => {
    expect(lines.filter((line) => wordsAgainst(DATES, withoutFeasts(line)).length > 0)).toEqual([]);
    expect(lines.filter((line) => wordsAgainst(META, line.replace(/^Size (?:chart|guide)$/, '')).length > 0)).toEqual(
      [],
    );
    expect(lines.filter((line) => wordsAgainst(CLAIMS, line).length > 0)).toEqual([]);
    expect(lines.filter((line) => !isPlain(line))).toEqual([]);
  });

  it('are short, and no clichés', () => {
    expect(lines.filter((line) => CLICHES.some((one) => line.toLowerCase().includes(one)))).toEqual([]);
    expect(lines.filter((line) => line.length > 50 || line === '' || line.trim() !== line)).toEqual([]);
  });
});

describe('the language', () => {
  test.each([
    [['Soldes d’été', 'jusqu’à -50% sur toute la collection'], false],
    [['envío gratis con tu compra'], false],
    [['Eintritt frei für alle'], false],
    [['открыто каждый день'], false],
    [['خصم على كل شيء'], false],
    [['手作りキャンドル'], false],
    [['frete grátis até domingo'], false],
    [['Café Luna', 'Friday 8pm'], true],
    [['La Vie en Rose', 'Friday 8pm', 'tickets at the door'], true],
    [['Rosée'], true],
    [['12.50'], true],
    [[], true],
  ] as const)('of %j', (texts, expected) => {
    expect(isEnglish(texts)).toBe(expected);
  });
});

describe('words of a subject', () => {
  test.each([
    ['product', 'my lavender soy candles', 'lavender soy candles'],
    ['product', 'a collection of ceramic mugs', 'ceramic mugs'],
    ['topic', 'mental health awareness', 'mental health'],
    ['product', 'handmade lavender soy candles in a ceramic jar', 'handmade lavender soy candles'],
    ['product', 'high quality', null],
    ['product', 'ease', null],
    ['topic', 'brand awareness', null],
    ['product', 'poster for coffee', null],
    ['business', 'coffee shop', null],
    ['service', 'interior design', 'interior design'],
    ['product', 'shoes that we sell online', 'shoes'],
    ['sale', 'sale', null],
    ['sale', 'summer sale', 'summer sale'],
  ] as const)('%s: %s', (kind, text, expected) => {
    expect(ownWords({ kind, text, named: false })?.text ?? null).toBe(expected);
  });
});
