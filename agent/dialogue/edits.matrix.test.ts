/**
 * Requests put together from parts whose meaning is known: forms × looks × ways to speak of a thing. Each is read,
 * settled and carried out on a real page; what was asked for must hold afterwards, and nothing else may have changed.
 */
import { describe, expect, test } from 'vitest';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import { chooser } from '#design/logo/seeded.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { colorOf, salePost, say, type Talk } from '#tests/fixtures/edit-talk.ts';

type Holds = (now: TextLayer, before: TextLayer) => boolean;
interface Wanted {
  words: string;
  /** Kinds of layers that have it. */
  of: readonly Layer['type'][];
  holds: Holds;
}

const isColor = ({ fill }: TextLayer, color: string) => colorOf(fill as never) === color;
const LOOKS: readonly Wanted[] = [
  { words: 'green', of: ['text', 'shape'], holds: (now) => isColor(now, '#008000') },
  { words: 'dark blue', of: ['text', 'shape'], holds: (now) => isColor(now, '#00008b') },
  { words: 'bold', of: ['text'], holds: ({ fontWeight }) => fontWeight === 700 },
  { words: 'italic', of: ['text'], holds: ({ italic }) => italic },
  { words: 'underlined', of: ['text'], holds: ({ underline }) => underline },
  { words: 'all caps', of: ['text'], holds: ({ letterCase }) => letterCase === 'upper' },
  { words: 'bigger', of: ['text', 'image', 'shape'], holds: (now, before) => now.height > before.height },
  { words: 'a bit smaller', of: ['text', 'image', 'shape'], holds: (now, before) => now.height < before.height },
  { words: 'much larger', of: ['text', 'image', 'shape'], holds: (now, before) => now.height > before.height * 1.3 },
  { words: 'half see through', of: ['text', 'image', 'shape'], holds: ({ opacity }) => opacity === 0.5 },
  { words: 'tilted', of: ['text', 'image', 'shape'], holds: ({ rotation }) => rotation !== 0 },
];

/** Ways to speak of a layer. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  headline: [
    'the headline',
    'the title',
    'spring clearance',
    'the text at the top',
    'the biggest text',
    '"Spring Clearance"',
    'my heading',
  ],
  price: ['the price', '€45', 'the green text', 'our price'],
  date: ['the date', 'saturday 12 may', 'the text that says "Saturday 12 May"'],
  phone: ['the phone number', 'the number', '0171 555 0123'],
  photo: ['the photo', 'the picture', 'the sneaker', 'the pic', 'the shoe'],
  circle: ['the circle', 'the red circle', 'the shape', 'the red one'],
  logo: ['the logo', 'our logo'],
};

/** Ways to ask; R is the thing, V its look. */
const FORMS = [
  'make R V',
  'R V',
  'R should be V',
  'can you make R V please',
  'could R be V',
  'i want R V',
  'R needs to be V',
  'turn R V',
  'pls R V',
  'have R V',
  'hey, make R V. thanks',
  'R V but leave the rest as it is',
  'ok now make R V',
  'R must be V',
  'make R V because my boss said so',
];
const REMOVALS = [
  'remove R',
  'delete R',
  'get rid of R',
  'take R off',
  'lose R',
  'R can go',
  'no R',
  "i don't want R",
  'kick out R',
  'without R please',
  'R gone',
  'drop R',
];
/** A color in a reference is lost once the color is what changes. */
const typeOf = (id: string): Layer['type'] =>
  id === 'photo' || id === 'logo' ? 'image' : id === 'circle' ? 'shape' : 'text';

interface Case {
  message: string;
  id: string;
  wanted: Wanted;
}

const CASES: readonly Case[] = Object.entries(REFERENCES).flatMap(([id, references]) =>
  references.flatMap((said) =>
    LOOKS.filter(({ of }) => of.includes(typeOf(id))).flatMap((wanted) =>
      FORMS.map((form) => ({ message: form.replace('R', said).replace('V', wanted.words), id, wanted })),
    ),
  ),
);

/** Layers whose look or words changed; to make room, neighbors may move. */
function touched(before: MemoryDesign['document'], { document }: MemoryDesign): string[] {
  const still = ({ x: _x, y: _y, ...layer }: Record<string, unknown>) => JSON.stringify(layer);
  return Object.values(before.layers).flatMap((layer) => {
    const now = document.layers[layer.id];
    return now && still(now as never) === still(layer as never) ? [] : [layer.id];
  });
}

async function failureOf({ message, id, wanted }: Case): Promise<string | null> {
  const design = salePost();
  const before = design.document;
  if (!(await say({ design, turns: [] }, message))) return `${message}: not understood`;
  const others = touched(before, design).filter((one) => one !== id);
  if (others.length > 0) return `${message}: changed ${others.join(', ')}`;
  return wanted.holds(design.document.layers[id] as TextLayer, before.layers[id] as TextLayer)
    ? null
    : `${message}: does not hold`;
}

/** A seeded sample. */
function sampled<Value>(values: readonly Value[], count: number, seed: string): Value[] {
  return chooser(seed).shuffled(values).slice(0, count);
}

/** All of them in the long run. */
const SAMPLE = process.env.BLEND_LONG === '1' ? CASES.length : 300;
/** Share that must hold. */
const ENOUGH = 0.98;

describe('looks', () => {
  test(`hold in at least ${ENOUGH * 100} of 100 requests, and nothing else changes`, async () => {
    const failures: string[] = [];
    for (const one of sampled(CASES, SAMPLE, 'looks')) {
      const failure = await failureOf(one);
      if (failure !== null) failures.push(failure);
    }
    // What was named by nobody is never touched.
    expect(failures.filter((failure) => failure.includes('changed'))).toEqual([]);
    expect(1 - failures.length / SAMPLE, failures.join('\n')).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('of several things in one message', async () => {
    const talk = { design: salePost(), turns: [] };
    expect(await say(talk, 'headline red, price bold and bigger and the photo a bit smaller')).toBe(true);
    const { headline, price, photo } = talk.design.document.layers as Record<string, TextLayer>;
    expect(colorOf(headline?.fill as never)).toBe('#ff0000');
    expect(price).toMatchObject({ fontWeight: 700 });
    expect(price?.fontSize).toBeGreaterThan(64);
    expect(photo?.width).toBeLessThan(400);
  });
});

describe('removals', () => {
  const cases = Object.entries(REFERENCES).flatMap(([id, references]) =>
    references.flatMap((said) => REMOVALS.map((form) => ({ id, message: form.replace('R', said) }))),
  );
  test(`take what was named and nothing else, in at least ${ENOUGH * 100} of 100`, async () => {
    const failures: string[] = [];
    for (const { id, message } of cases) {
      const design = salePost();
      const before = Object.keys(design.document.layers);
      const read = await say({ design, turns: [] }, message);
      const gone = before.filter((one) => !(one in design.document.layers));
      if (gone.some((one) => one !== id)) throw new Error(`${message} removed ${gone.join(', ')}`);
      if (!read || gone.length === 0) failures.push(message);
    }
    expect(1 - failures.length / cases.length, failures.join('\n')).toBeGreaterThanOrEqual(ENOUGH);
  });
});

describe('undoing', () => {
  /** The requests, the undo, and what must hold afterwards. */
  const cases: readonly (readonly [
    done: readonly string[],
    undo: string,
    holds: (layers: Record<string, TextLayer>) => void,
  ])[] = [
    [
      ['make the headline red', 'make the price bigger'],
      'undo the color',
      ({ headline, price }) => {
        expect(colorOf(headline?.fill as never)).toBe('#111111');
        expect(price?.fontSize).toBeGreaterThan(64);
      },
    ],
    [
      ['make the headline red', 'make the price bigger'],
      'undo the price',
      ({ headline, price }) => {
        expect(colorOf(headline?.fill as never)).toBe('#ff0000');
        expect(price?.fontSize).toBe(64);
      },
    ],
    [
      ['price is 43 now', 'headline in italics'],
      'undo the 43 price thing',
      ({ headline, price }) => {
        expect(price?.text).toBe('€45');
        expect(headline?.italic).toBe(true);
      },
    ],
    [
      ['make the price red and bold'],
      'undo only the color',
      ({ price }) => {
        expect(colorOf(price?.fill as never)).toBe('#14532d');
        expect(price?.fontWeight).toBe(700);
      },
    ],
    [
      ['lose the circle', 'make the headline bold'],
      'bring the circle back',
      ({ circle, headline }) => {
        expect(circle).toBeDefined();
        expect(headline?.fontWeight).toBe(700);
      },
    ],
    [
      ['headline in Lobster', 'price red', 'remove the phone number'],
      'undo everything except the new font',
      ({ headline, price, phone }) => {
        expect(headline?.fontFamily).toBe('Lobster');
        expect(colorOf(price?.fill as never)).toBe('#14532d');
        expect(phone).toBeDefined();
      },
    ],
    [['lose the price'], 'no put the price back', ({ price }) => expect(price?.text).toBe('€45')],
    [
      ['make the headline red'],
      'put it back like it was',
      ({ headline }) => expect(colorOf(headline?.fill as never)).toBe('#111111'),
    ],
    [
      ['headline bold', 'move the price to the top left'],
      'put the price back where it was',
      ({ headline, price }) => {
        expect([price?.x, price?.y]).toEqual([90, 820]);
        expect(headline?.fontWeight).toBe(700);
      },
    ],
    [
      ['remove the photo and the phone number'],
      'put the phone number back',
      ({ photo, phone }) => {
        expect(phone).toBeDefined();
        expect(photo).toBeUndefined();
      },
    ],
  ];
  test.each(cases)('%s → “%s”', async (done, undo, holds) => {
    const talk: Talk = { design: salePost(), turns: [] };
    for (const message of [...done, undo]) expect(await say(talk, message), message).toBe(true);
    holds(talk.design.document.layers as Record<string, TextLayer>);
  });

  test('of what was never done changes nothing', async () => {
    const talk: Talk = { design: salePost(), turns: [] };
    await say(talk, 'make the headline red');
    const { document } = talk.design;
    expect(await say(talk, 'undo the shadow')).toBe(false);
    expect(talk.design.document).toBe(document);
  });
});

describe('corrections and repeats', () => {
  const cases: readonly (readonly [messages: readonly string[], holds: (layers: Record<string, TextLayer>) => void])[] =
    [
      [
        ['phone number bold', 'date too'],
        ({ phone, date }) => expect([phone?.fontWeight, date?.fontWeight]).toEqual([700, 700]),
      ],
      [
        ['make the headline green', 'no, the date'],
        ({ headline, date }) =>
          expect([colorOf(headline?.fill as never), colorOf(date?.fill as never)]).toEqual(['#111111', '#008000']),
      ],
      [
        ['make the headline green and the price red', 'even bigger'],
        ({ price, headline }) => {
          expect(price?.fontSize).toBeGreaterThan(64);
          expect(headline?.fontSize).toBe(100);
        },
      ],
      [
        ['all texts red except the button'],
        ({ headline, phone, button }) =>
          expect([headline, phone, button].map((text) => colorOf(text?.fill as never))).toEqual([
            '#ff0000',
            '#ff0000',
            '#ffffff',
          ]),
      ],
      [['date as big as the price'], ({ date }) => expect(date?.fontSize).toBe(64)],
      [
        ['headline in the color of the price'],
        ({ headline }) => expect(colorOf(headline?.fill as never)).toBe('#14532d'),
      ],
      [['still 12 may, should be 13 may'], ({ date }) => expect(date?.text).toBe('Sunday 13 May')],
      [
        ['make the button green n let it say DM me'],
        ({ button }) => {
          expect(button?.text).toBe('DM me');
          expect(colorOf(button?.box?.fill as never)).toBe('#008000');
        },
      ],
    ];
  test.each(cases)('%s', async (messages, holds) => {
    const talk: Talk = { design: salePost(), turns: [] };
    for (const message of messages) expect(await say(talk, message), message).toBe(true);
    holds(talk.design.document.layers as Record<string, TextLayer>);
  });

  test.each([
    'what does the pro plan cost?',
    'the headline is about our new line of red shoes',
    'make the photo more cinematic like in the film',
  ])('“%s” is not taken for an edit', async (message) => {
    const talk: Talk = { design: salePost(), turns: [] };
    const { document } = talk.design;
    expect(await say(talk, message)).toBe(false);
    expect(talk.design.document).toBe(document);
  });
});
