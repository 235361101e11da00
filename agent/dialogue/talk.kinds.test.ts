/**
 * What surrounds and continues a request, in many voices: remarks, courtesy, complaints and what is to stay; corrections,
 * ellipsis and degrees across turns; what is taken back. Near misses, which speak of a thing and ask for nothing, must do
 * nothing.
 */
import { describe, expect, test } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { colorOf, done, salePost, say, type Talk } from '#tests/fixtures/edit-talk.ts';

type Layers = Record<string, TextLayer>;
type Holds = (now: Layers, before: Layers) => void;
type Case = readonly [said: readonly string[], touches: readonly string[], Holds];

const layersOf = ({ document }: { document: unknown }): Layers => (document as { layers: Layers }).layers;
const is =
  (id: string, want: string): Holds =>
  (now) =>
    expect(colorOf(now[id]?.fill as never)).toBe(want);
const bold =
  (id: string): Holds =>
  (now) =>
    expect(now[id]?.fontWeight).toBe(700);
const grew =
  (id: string): Holds =>
  (now, before) =>
    expect(now[id]?.fontSize).toBeGreaterThan(before[id]?.fontSize ?? Infinity);
const shrank =
  (id: string): Holds =>
  (now, before) =>
    expect(now[id]?.fontSize).toBeLessThan(before[id]?.fontSize ?? 0);
const gone =
  (id: string): Holds =>
  (now) =>
    expect(now).not.toHaveProperty(id);

/** One message each. */
const AROUND: readonly Case[] = [
  [['yo this is sick, just make the headline smaller its fighting with the photo'], ['headline'], shrank('headline')],
  [['aiyo the date too small lah, nobody can see'], ['date'], grew('date')],
  [['Kindly do the needful and make the phone number bold sir, rest is ok only'], ['phone'], bold('phone')],
  [['my boss wants the button red, i know i know. everything else stays'], ['button'], () => undefined],
  [['thats gorgeous thank you so much!! last tiny thing: date in dark green'], ['date'], is('date', '#006400')],
  [
    ['hello dear, hope you are well. the date little bit bigger please, my customers are old people'],
    ['date'],
    grew('date'),
  ],
  [['my wife says the circle is too much, lose it. the rest she likes'], ['circle'], gone('circle')],
  [['ok wow! price in red pls so people see it straight away'], ['price'], is('price', '#ff0000')],
  [['sorry last one i promise: phone number bold'], ['phone'], bold('phone')],
  [['everything is great except the circle, take it off'], ['circle'], gone('circle')],
  [['oya abeg make the headline red, people no dey see am'], ['headline'], is('headline', '#ff0000')],
  [['price looks lonely down there, make it bold'], ['price'], bold('price')],
  [['pls dont change anything but the price, that one in red'], ['price'], is('price', '#ff0000')],
  [['date red, the price can stay as it is'], ['date'], is('date', '#ff0000')],
  [['all texts red but the headline stays black'], ['price', 'date', 'phone', 'button'], is('date', '#ff0000')],
];

/** The last message is the one that counts. */
const AFTER: readonly Case[] = [
  [['make the date red', 'no sorry, the phone number i meant'], ['date', 'phone'], is('phone', '#ff0000')],
  [['make the headline green', 'no not the headline, the price'], ['headline', 'price'], is('headline', '#111111')],
  [['make the headline bigger', "whoa that's way too big"], ['headline'], shrank('headline')],
  [['make the headline bigger', 'a touch more'], ['headline'], grew('headline')],
  [['make the date bigger', 'less'], ['date'], shrank('date')],
  [['make the date 60 px', 'hmm 50 then'], ['date'], (now) => expect(now.date?.fontSize).toBe(50)],
  [['make the circle green', 'or blue?'], ['circle'], is('circle', '#0000ff')],
  [['make the price red', 'perfect! now the date like that as well'], ['date'], is('date', '#ff0000')],
  [['make the headline red', 'now do the price'], ['price'], is('price', '#ff0000')],
  [['make the headline red', 'eww no change it back'], ['headline'], is('headline', '#111111')],
  [
    ['make the headline bold', 'hmm no i dont like it, back to normal'],
    ['headline'],
    (now) => expect(now.headline?.fontWeight).not.toBe(700),
  ],
  [
    ['make the headline red and bigger', 'keep the red, but back to the old size'],
    ['headline'],
    is('headline', '#ff0000'),
  ],
  [['make the price bigger', 'nvm, old size was fine'], ['price'], shrank('price')],
  [['delete the price', 'oops i need that price, can i have it back'], ['price'], is('price', '#14532d')],
  [['delete the date', 'and the phone number'], ['phone'], gone('phone')],
  [
    ['move the circle to the bottom left', 'sorry i meant top right'],
    [],
    (now) => expect(now.circle?.y).toBeLessThan(400),
  ],
];

const still = ({ x: _x, y: _y, ...layer }: TextLayer) => layer;

describe.each([
  ['around a request', AROUND],
  ['after another turn', AFTER],
])('%s', (_kind, cases) => {
  test.each(cases)('%j', async (said, touches, holds) => {
    const talk: Talk = { design: salePost(), turns: [] };
    for (const message of said.slice(0, -1)) expect(await say(talk, message), message).toBe(true);
    const before = structuredClone(layersOf(talk.design));
    expect(await say(talk, said.at(-1) ?? '')).toBe(true);
    const now = layersOf(talk.design);
    holds(now, before);
    for (const [id, layer] of Object.entries(before))
      if (!touches.includes(id)) expect(now[id] && still(now[id]), id).toEqual(still(layer));
  });
});

describe('what speaks of a thing and asks for nothing does nothing', () => {
  test.each([
    'i think the photo and the circle look great together',
    'the headline reminds me of the red bus at the corner',
    'the photo is lovely, the circle my kid drew, the price i got from my sister',
    'i hate the circle',
    'leave the circle where it is',
    'make it red like my bike and put a dragon on it',
    'headline bold and add some sparkle around',
    'i changed the photo on my website yesterday, the red circle there was ugly',
    'how big is the headline, is that ok for insta?',
    'the price should be dreamy',
    'no the other corner of my shop is darker',
  ])('%s', async (message) => {
    const { read, changed, gone: lost, made } = await done(salePost(), message);
    expect({ read, changed, lost, made }).toEqual({ read: false, changed: [], lost: [], made: [] });
  });
});
