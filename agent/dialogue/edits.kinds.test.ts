/**
 * Requests beyond plain looks, several wordings of each kind: sizes by factors, colors by likeness, what can hardly be
 * read, what lies behind a text, things spoken of by their place, the order of things, other spellings. What was asked
 * for must hold afterwards, and no other layer may have changed its look or words.
 */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { colorOf, salePost, say } from '#tests/fixtures/edit-talk.ts';
import { updateLayer } from '#tools/update-layer.ts';

type Layers = Record<string, TextLayer | undefined>;
type Holds = (now: Layers, before: Layers) => void;

const color = (layer: TextLayer | undefined) => colorOf(layer?.fill as never);
const ground = (layer: TextLayer | undefined) => colorOf(layer?.box?.fill as never);
const grown =
  (id: string, factor: number): Holds =>
  (now, before) =>
    expect((now[id]?.width ?? 0) / (before[id]?.width ?? 1)).toBeCloseTo(factor, 1);

/** Wordings, the ids of the layers that they may change, and a check of the result. */
const KINDS: Readonly<
  Record<string, readonly (readonly [said: readonly string[], touches: readonly string[], Holds])[]>
> = {
  'sizes by factors': [
    [
      ['circle half the size', 'make the circle half as big', 'the circle at half its size'],
      ['circle'],
      grown('circle', 0.5),
    ],
    [
      ['date 10px bigger', 'make the date 10 px larger'],
      ['date'],
      ({ date }: Layers) => expect(date?.fontSize).toBe(50),
    ],
    [['photo twice as big', 'double the size of the photo', 'photo twice the size'], ['photo'], grown('photo', 2)],
  ],
  tints: [
    [
      ['circle pinker', 'make the circle a bit more pink', 'the circle less red'],
      ['circle'],
      ({ circle }) => expect(color(circle)).not.toBe('#ff0000'),
    ],
    [
      ['circle calmer', 'the circle is too loud', 'a calmer color for the circle'],
      ['circle'],
      ({ circle }) => expect(color(circle)).not.toBe('#ff0000'),
    ],
  ],
  'the same as something else': [
    [
      ['date in the color of the price', 'date in the green of the price', 'the date in the same color as the price'],
      ['date'],
      ({ date }) => expect(color(date)).toBe('#14532d'),
    ],
    [
      [
        'price in the font of the headline',
        'the price in the same font as the headline',
        'use the font of the headline for the price',
      ],
      ['price'],
      ({ price, headline }) => expect(price?.fontFamily).toBe(headline?.fontFamily),
    ],
  ],
  'what can hardly be read': [
    [
      [
        'nobody can read the date',
        "you can't see the date at all",
        'the date is hard to read',
        'the date is unreadable on my phone',
      ],
      ['date'],
      ({ date }) => expect(date?.fontSize).toBeGreaterThan(40),
    ],
    [
      [
        'the date has to stand out more',
        'make the date pop',
        'date needs to pop more',
        'the date gets lost, make it more prominent',
      ],
      ['date'],
      ({ date }) => expect(date?.fontSize).toBeGreaterThan(40),
    ],
  ],
  'what lies behind a text': [
    [
      [
        'lose the blue behind order now',
        'no box around the button',
        'take the background behind order now away',
        'the pill behind the button can go',
      ],
      ['button'],
      ({ button }) => expect(button?.box).toBeNull(),
    ],
    [
      ['make the box around order now red', 'pill behind the button red', 'the box behind order now should be red'],
      ['button'],
      ({ button }) => {
        expect(ground(button)).toBe('#ff0000');
        expect(color(button)).toBe('#ffffff');
      },
    ],
  ],
  'things by their place': [
    [
      ['the text under the price in red', 'make the line below the price red'],
      ['date'],
      ({ date }) => expect(color(date)).toBe('#ff0000'),
    ],
    [
      ['the text right above the phone number bold', 'make the line above the phone number bold'],
      ['date'],
      ({ date }) => expect(date?.fontWeight).toBe(700),
    ],
  ],
  'the order of things': [
    [
      [
        'the phone number should come before the date',
        'phone number before the date',
        'the date should come after the phone number',
      ],
      [],
      ({ phone, date }) => expect(phone?.y).toBeLessThan(date?.y ?? 0),
    ],
  ],
  'letters and corners': [
    [
      [
        'headline with more space between the letters',
        'letters further apart in the headline',
        'headline in caps with more space between the letters',
      ],
      ['headline'],
      ({ headline }) => expect(headline?.letterSpacing).toBeGreaterThan(0),
    ],
    [
      ['photo with rounded corners', 'round corners for the photo'],
      ['photo'],
      ({ photo }) => expect(JSON.stringify(photo)).toContain('"radius":40'),
    ],
    [
      ['turn the circle a little', 'rotate the circle a bit'],
      ['circle'],
      ({ circle }) => expect(circle?.rotation).toBeGreaterThan(0),
    ],
  ],
  'other spellings': [
    [
      ["it's spelled Clearence", 'the headline is spelled Clearence'],
      ['headline'],
      ({ headline }) => expect(headline?.text).toBe('Spring Clearence'),
    ],
  ],
};

describe.each(Object.entries(KINDS))('%s', (_kind, cases) => {
  test.each(cases.flatMap(([said, touches, holds]) => said.map((message) => ({ message, touches, holds }))))(
    '$message',
    async ({ message, touches, holds }) => {
      const talk = { design: salePost(), turns: [] };
      const before = talk.design.document.layers as unknown as Layers;
      expect(await say(talk, message)).toBe(true);
      const now = talk.design.document.layers as unknown as Layers;
      holds(now, before);
      const plain = ({ x: _x, y: _y, ...layer }: Record<string, unknown>) => layer;
      for (const [id, layer] of Object.entries(before))
        if (!touches.includes(id)) expect(plain(now[id] as never), id).toEqual(plain(layer as never));
    },
  );
});

test.each(['all drinks dark brown'])('rather nothing than a guess: %s', async (message) =>
  expect(await say({ design: salePost(), turns: [] }, message)).toBe(false),
);

describe('facts in a text of several lines', () => {
  const block = 'Open late\n0171 555 0123\n14 Maple Street';
  const board = async () => {
    const design = salePost();
    await design.call(updateLayer, { layer: 'phone', text: block });
    return design;
  };
  test.each([
    ['phone number bold', { fontWeight: 700 }],
    ['the phone number 10px bigger', { fontSize: 46 }],
    ['nobody can read the phone number', { fontWeight: 700 }],
  ])('%s: no other line changes', async (message, style) => {
    const talk = { design: await board(), turns: [] };
    expect(await say(talk, message)).toBe(true);
    const phone = talk.design.document.layers.phone as TextLayer;
    expect(phone).toMatchObject({ text: block, fontSize: 36, fontWeight: 400 });
    expect(phone.runs).toMatchObject([{ start: 10, end: 23, style }]);
  });
});
