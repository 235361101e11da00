/** One wish in many words: places said first, reasons said last, slips, likenesses, things told by what they show. Each line is a neighbour of the others. */
import { describe, expect, it } from 'vitest';
import type { ImageLayer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

type Holds = (chat: AssistantChat) => void;

const leaf = (chat: AssistantChat, id: string) => chat.design.document.layers[id] as LeafLayer;
const text = (chat: AssistantChat, id: string) => leaf(chat, id) as TextLayer;
const photo = (chat: AssistantChat, id = 'photo') => leaf(chat, id) as ImageLayer;
const ink = (layer: LeafLayer) => ('fill' in layer && layer.fill?.type === 'solid' ? layer.fill.color : null);
const middle = (layer: LeafLayer) => layer.y + layer.height / 2;
const count = (chat: AssistantChat) => Object.keys(chat.design.document.layers).length;

function each(cases: readonly (readonly [said: string | readonly string[], holds: Holds])[], extras = false): void {
  it.each(cases.map(([said, holds]) => [[said].flat().join(' → '), [said].flat(), holds] as const))(
    '%s',
    async (_, said, holds) => {
      const chat = chatOnPage({ extras });
      for (const words of said) expect((await chat.say(words)).result.state).toBe('finished');
      holds(chat);
    },
  );
}

const bigger: Holds = (chat) => expect(text(chat, 'when').fontSize).toBeGreaterThan(40);
const roundPhoto: Holds = (chat) => expect(photo(chat).frame.type).toBe('ellipse');

describe('slips and shorthand', () => {
  each([
    ['chnage the headlien to red', (chat) => expect(ink(text(chat, 'headline'))).toBe('#ff0000')],
    ['delte the offer', (chat) => expect(leaf(chat, 'offer')).toBeUndefined()],
    ['make teh backgroud ligth blue', (chat) => expect(chat.background).toEqual({ type: 'solid', color: '#add8e6' })],
    [
      'remove the bakground n make it withe',
      (chat) =>
        expect([photo(chat).mask !== null, chat.background]).toEqual([true, { type: 'solid', color: '#ffffff' }]),
    ],
    // What stands in quotation marks, and words of their own, stay.
    ['change the headline to "Chnage is good"', (chat) => expect(text(chat, 'headline').text).toBe('Chnage is good')],
    ['change the headline to Fight the night', (chat) => expect(text(chat, 'headline').text).toBe('Fight the night')],
  ]);
});

describe('what is told by its place, its side or its kind', () => {
  each([
    ['the text at the bottom is too small, can’t read it on my phone', bigger],
    ['the text at the bottom should be larger', bigger],
    ['bottom text is tiny, nobody can read that. make it bigger so that people see it', bigger],
    ['the line with the price could be a bit bigger', bigger],
    ['whats the smallest text? make that one larger', bigger],
  ]);
  each(
    [
      [
        'make the shoe smaller and the bag bigger',
        (chat) => expect([photo(chat).width < 500, photo(chat, 'bag').width > 200]).toEqual([true, true]),
      ],
      [
        'bag bigger, shoe smaller',
        (chat) => expect([photo(chat).width < 500, photo(chat, 'bag').width > 200]).toEqual([true, true]),
      ],
      ['mirror the handbag', (chat) => expect([photo(chat).flipX, photo(chat, 'bag').flipX]).toEqual([false, true])],
      [
        'flip the sneaker so it looks to the left',
        (chat) => expect([photo(chat).flipX, photo(chat, 'bag').flipX]).toEqual([true, false]),
      ],
      ['the thing on the right is too big', (chat) => expect(leaf(chat, 'star').width).toBeLessThan(160)],
      ['cut out the bag', (chat) => expect([photo(chat).mask, photo(chat, 'bag').mask !== null]).toEqual([null, true])],
    ],
    true,
  );
});

describe('places', () => {
  const between: Holds = (chat) => {
    const added = chat.text('New in');
    expect(middle(added)).toBeGreaterThan(middle(text(chat, 'headline')));
    expect(middle(added)).toBeLessThan(middle(photo(chat)));
  };
  each([
    ['between the headline and the photo put: New in', between],
    ['write "New in" between the headline and the photo', between],
    ['above the photo write New in', between],
    [
      'put the shoe in the top left corner',
      (chat) => expect([middle(photo(chat)) < 540, chat.texts.length]).toEqual([true, 3]),
    ],
    ['move the button up', (chat) => expect(count(chat)).toBe(4)],
    [
      'the offer and the headline should switch places',
      (chat) => expect(middle(text(chat, 'offer'))).toBeLessThan(middle(text(chat, 'headline'))),
    ],
  ]);
});

describe('likenesses', () => {
  const like: Holds = (chat) =>
    expect([text(chat, 'offer').fontFamily, ink(text(chat, 'offer'))]).toEqual(['Anton', '#ff0000']);
  const model = 'headline in Anton and red';
  each([
    [[model, 'make the offer look like the headline'], like],
    [[model, 'copy the style of the headline to the offer'], like],
    [[model, 'the offer should have the same style as the headline'], like],
    [
      [model, 'use the same font as the headline for the offer'],
      (chat) => expect([text(chat, 'offer').fontFamily, ink(text(chat, 'offer'))]).toEqual(['Anton', '#111111']),
    ],
    [
      [model, 'same font for the offer as the headline'],
      (chat) => expect(text(chat, 'when').fontFamily).not.toBe('Anton'),
    ],
  ]);
});

describe('other words', () => {
  const back: Holds = (chat) => expect(text(chat, 'headline').text).toBe('Back to School');
  const forty: Holds = (chat) => expect(text(chat, 'offer').text).toBe('40% off sneakers');
  each([
    ['instead of Summer Sale write Back to School', back],
    ['it should say Back to School instead of Summer Sale', back],
    ['Back to School, not Summer Sale', back],
    ['write Back to School, not Summer Sale', back],
    ['its 40% not 30', forty],
    ["there's a mistake, it should be 40% not 30%", forty],
    ['the offer is wrong, it should be 40%', forty],
    ['raise the price to $59', (chat) => expect(text(chat, 'when').text).toBe('Only this Monday, now $59')],
    ["it's spelled Snekers", (chat) => expect(text(chat, 'offer').text).toBe('30% off Snekers')],
  ]);
});

describe('what is not wanted', () => {
  const gone: Holds = (chat) => expect([leaf(chat, 'offer'), count(chat)]).toEqual([undefined, 3]);
  each([
    ['i dont need the offer anymore', gone],
    ["we don't need the offer any more, take it out", gone],
    ['take the offer off', gone],
    ['delete the offer, i don’t like it', gone],
    ['no offer, please', gone],
    ['remove the offer but leave the rest as it is', gone],
    [
      'leave the headline alone and delete the rest',
      (chat) => expect(Object.keys(chat.design.document.layers)).toEqual(['headline']),
    ],
    [
      "don't move the photo, make the rest smaller",
      (chat) => expect([photo(chat).width, text(chat, 'offer').fontSize < 60]).toEqual([500, true]),
    ],
    ['get rid of the bit about sneakers', gone],
  ]);
});

describe('what was done before', () => {
  const red = 'make the headline red';
  const was: Holds = (chat) => expect(ink(text(chat, 'headline'))).toBe('#111111');
  each([
    [[red, 'hmm no, put it back how it was'], was],
    [[red, 'it looked better before'], was],
    [[red, "don't like it, take the old one again"], was],
    [[red, 'bring it back please'], was],
    [[red, 'undo', 'oh wait, do it again'], (chat) => expect(ink(text(chat, 'headline'))).toBe('#ff0000')],
    [
      ["change the headline to 'Winter Sale' and make it blue", 'keep the text but change the colour back'],
      (chat) => expect([text(chat, 'headline').text, ink(text(chat, 'headline'))]).toEqual(['Winter Sale', '#111111']),
    ],
    [
      ['make the headline smaller', 'smaller than that'],
      (chat) => expect(text(chat, 'headline').fontSize).toBeLessThan(110 * 0.7),
    ],
    [
      ['make the headline bold', 'no, i wanted the offer in bold, not the headline'],
      (chat) => expect([text(chat, 'headline').fontWeight, text(chat, 'offer').fontWeight]).toEqual([400, 700]),
    ],
    [
      ['add a star sticker top right', 'no, a heart'],
      (chat) =>
        expect(chat.layers.filter(({ type }) => type === 'sticker')).toMatchObject([{ source: { emoji: '❤️' } }]),
    ],
  ]);
  each(
    [
      [
        ['make the shoe round', 'now the bag too'],
        (chat) => expect([photo(chat).frame.type, photo(chat, 'bag').frame.type]).toEqual(['ellipse', 'ellipse']),
      ],
      [
        ['make the shoe round', 'no, the other one'],
        (chat) => expect([photo(chat).frame.type, photo(chat, 'bag').frame.type]).toEqual(['rectangle', 'ellipse']),
      ],
      [['make the bag round', 'not that one, the sneaker'], roundPhoto],
    ],
    true,
  );
});

describe('pictures', () => {
  const brighter: Holds = (chat) => expect(photo(chat).filters.brightness).toBeGreaterThan(0);
  each([
    ['the photo is way too dark', brighter],
    ['pic looks a bit too dark', brighter],
    ['the picture is underexposed', brighter],
    ['make the photo brighter', brighter],
    [
      ['make the photo darker', 'not that dark'],
      (chat) => expect(photo(chat).filters.brightness).toBeCloseTo(-0.12, 2),
    ],
  ]);

  it('goes on from what a hand has set', async () => {
    const chat = chatOnPage();
    const { filters } = photo(chat);
    chat.design.edit({ type: 'layer.update', id: 'photo', patch: { filters: { ...filters, brightness: 0.4 } } });
    await chat.say('make the photo a bit brighter');
    expect(photo(chat).filters.brightness).toBeGreaterThan(0.4);
  });
});

describe('what can’t be done', () => {
  it.each([
    'print 50 of these and ship them to my shop',
    'order 20 t-shirts with this design',
    'make the shoe dance',
    'add the contacts from my phone',
    'email it to my client',
    'find out what my competitors charge',
    'put some music under it',
  ])('%s', async (wish) => {
    const chat = chatOnPage();
    const before = chat.design.document;
    const { said } = await chat.say(wish);
    expect(said).toMatch(/can’t/);
    expect(chat.design.document).toBe(before);
  });
});

describe('words that only look like slips', () => {
  const titled = (words: string): readonly [string, Holds] => [
    `change the headline to ${words}`,
    (chat) => expect(text(chat, 'headline').text).toBe(words),
  ];
  each([
    titled('a new genre of lager'),
    titled('delicate and bolder'),
    titled('remote work, no charge'),
    titled('experts only'),
    titled('fish n chips'),
  ]);
});

describe('more of what people say', () => {
  each([
    [
      ['make the headline green', 'and the offer too', 'undo both'],
      (chat) => expect([ink(text(chat, 'headline')), ink(text(chat, 'offer'))]).toEqual(['#111111', '#111111']),
    ],
    [['delete the photo', 'that was a mistake'], (chat) => expect(photo(chat)).toBeDefined()],
    [
      ['add a small heart sticker', 'two more'],
      (chat) => expect(chat.layers.filter(({ type }) => type === 'sticker')).toHaveLength(3),
    ],
    [['move the photo', 'to the top'], (chat) => expect(middle(photo(chat))).toBeLessThan(400)],
    [['change the colour of the offer', 'dark green'], (chat) => expect(ink(text(chat, 'offer'))).toBe('#006400')],
    ['the sale goes until Thursday now', (chat) => expect(text(chat, 'when').text).toBe('Only this Thursday, now $49')],
    ['add a badge in the top left: NEW', (chat) => expect(chat.quadrant(chat.text('NEW'))).toBe('top-left')],
    [
      ['give the photo a soft shadow', 'i dont like the shadow, take it away'],
      (chat) => expect(photo(chat).shadow).toBeNull(),
    ],
  ]);
  each(
    [
      [
        'can the bag be on the right and the shoe on the left',
        (chat) => expect(photo(chat, 'bag').x).toBeGreaterThan(photo(chat).x),
      ],
      [
        'remove both backgrounds',
        (chat) => expect([photo(chat).mask !== null, photo(chat, 'bag').mask !== null]).toEqual([true, true]),
      ],
    ],
    true,
  );

  it.each([
    'move the photo',
    'change the colour of the headline',
    'replace the photo',
    'add a line of text at the bottom',
    'the headline looks weird',
  ])('asks: %s', async (wish) => {
    const chat = chatOnPage();
    const before = chat.design.document;
    const { said } = await chat.say(wish);
    expect(said).toMatch(/\?|Please attach/);
    expect(chat.design.document).toBe(before);
  });
});
