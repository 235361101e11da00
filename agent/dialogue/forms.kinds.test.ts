/**
 * Forms that people give single requests in, several wordings of each: a complaint with its remedy, looks with what they
 * replace, new things with their words in any order, several things put in order, sizes for another place, comparisons.
 * What is asked for holds on the page, and what was not named stays as it was.
 */
import { describe, expect, test } from 'vitest';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import type { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const TEXTS = ['headline', 'offer', 'when'];

interface Seen {
  chat: AssistantChat;
  before: AssistantChat['layers'];
  layer: (id: string) => Layer | undefined;
  text: (id: string) => TextLayer;
  added: Layer[];
}

async function after(message: string): Promise<Seen> {
  const chat = chatOnPage({ extras: true });
  const before = chat.layers;
  await chat.say(message);
  const layer = (id: string) => chat.layers.find((one) => one.id === id);
  return {
    chat,
    before,
    layer,
    text: (id) => layer(id) as TextLayer,
    added: chat.layers.filter(({ id }) => !before.some((one) => one.id === id)),
  };
}

const colorOf = (layer: Layer | undefined): string =>
  layer && 'fill' in layer && layer.fill?.type === 'solid' ? layer.fill.color : '';
const backgroundOf = ({ chat }: Seen): string => {
  const page = chat.design.document.pages[chat.page];
  return page?.background.type === 'solid' ? page.background.color : '';
};
const sizeOf = (layer: Layer | undefined): number[] =>
  layer && 'width' in layer ? [layer.width, 'height' in layer ? layer.height : 0] : [];
const wordsOf = (layers: readonly Layer[]): string[] =>
  layers.flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));

type Check = (seen: Seen) => void;
const shape =
  (kind: string): Check =>
  ({ added, layer }) => {
    expect(layer('star')).toBeUndefined();
    expect(added.map((one) => (one.type === 'shape' ? one.shape.kind : one.type))).toEqual([kind]);
  };
const allFonts =
  (family: string): Check =>
  ({ text }) =>
    expect(TEXTS.map((id) => text(id).fontFamily)).toEqual(TEXTS.map(() => family));
const background =
  (color: string): Check =>
  (seen) => {
    expect(backgroundOf(seen)).toBe(color);
    expect(colorOf(seen.layer('star'))).toBe('#ff0000');
  };
const badge =
  (kind: string, color: string, words: string): Check =>
  ({ added }) => {
    const form = added.find((one) => one.type === 'shape');
    expect([form?.shape.kind, colorOf(form), ...wordsOf(added)]).toEqual([kind, color, words]);
  };
const writes =
  (words: string): Check =>
  ({ added }) =>
    expect(wordsOf(added)).toEqual([words]);
const corners: Check = ({ chat }) => {
  const stars = chat.layers.flatMap((one) => (one.type === 'shape' && one.shape.kind === 'star' ? [one] : []));
  const quarters = stars.map(({ x, y, width, height }) => `${x + width / 2 < 540} ${y + height / 2 < 540}`);
  expect(new Set(quarters).size).toBe(4);
};
const equalPhotos: Check = ({ layer }) => {
  const [shoe, bag] = ['photo', 'bag'].map((id) => sizeOf(layer(id)));
  expect(bag).toEqual(shoe);
};

const KINDS: Readonly<Record<string, readonly (readonly [said: readonly string[], holds: Check])[]>> = {
  'letters that are not liked': [
    [
      [
        'the text is kinda boring can u use something more fun',
        'the font looks dull, pick something more playful',
        'the lettering is a bit plain, go for something with more character',
      ],
      allFonts('Bricolage Grotesque'),
    ],
    [['these letters look cheap, use something more elegant', 'try a classier font'], allFonts('Playfair Display')],
    [
      ['the writing is too small, make it bigger pls', 'everything looks tiny, bigger text please'],
      ({ text, layer }) => {
        expect(TEXTS.every((id, at) => text(id).fontSize > ([110, 60, 40][at] ?? 0))).toBe(true);
        expect(sizeOf(layer('photo'))[0]).toBe(500);
      },
    ],
    [
      ['make the small ones larger', 'the smaller lines are too tiny', 'make the little ones a bit bigger'],
      ({ text }) => {
        expect(text('headline').fontSize).toBe(110);
        expect(text('when').fontSize).toBeGreaterThan(40);
        expect(text('offer').fontSize).toBeGreaterThan(60);
      },
    ],
    [
      ['the headline feels a bit shouty, tone it down'],
      ({ text }) => expect(text('headline').fontSize).toBeLessThan(110),
    ],
  ],
  'looks with what they replace': [
    [
      [
        'i want a soft beige background instead of the white',
        'can we have a soft beige backdrop rather than white',
        'instead of white use a soft beige for the background',
        'change the background from white to soft beige',
      ],
      background('#f6f6e7'),
    ],
    [
      [
        'could we do a soft beige instead of the white',
        'change white to soft beige',
        'could we have a soft beige instead of the white',
      ],
      background('#f6f6e7'),
    ],
    [
      ['i dont like the star, use a circle', 'i hate the star. put a circle'],
      ({ added, layer }) => {
        expect(layer('star')).toBeUndefined();
        expect(added.map(({ type }) => type)).toEqual(['shape']);
      },
    ],
    [
      ['black background with white letters', 'white text on a black background'],
      (seen) => {
        expect(backgroundOf(seen)).toBe('#000000');
        expect(TEXTS.map((id) => colorOf(seen.text(id)))).toEqual(TEXTS.map(() => '#ffffff'));
      },
    ],
    [['make the background something like terracotta'], background('#c8643f')],
    // Said of all of it, other things may be recolored so that they show.
    [['put it on something warm, like terracotta'], (seen) => expect(backgroundOf(seen)).toBe('#c8643f')],
    [
      ['use gold rather than red for the star', 'the star should be gold instead of red', 'star in gold not red'],
      ({ layer }) => expect(colorOf(layer('star'))).toBe('#ffd700'),
    ],
    [
      [
        'i dont like the star, use a heart instead',
        'could the star be a heart',
        'id rather have a heart than the star',
      ],
      shape('heart'),
    ],
    [
      ['i hate the star, can it be a circle instead', 'not a fan of the star, maybe a circle instead'],
      shape('ellipse'),
    ],
  ],
  'new things with their words': [
    [
      [
        'add a round yellow badge that says NEW',
        'put a yellow NEW sticker on the top right',
        'stick a yellow circle in the corner with NEW in it',
      ],
      badge('ellipse', '#ffff00', 'NEW'),
    ],
    [['add a green star badge top left that reads hot deal'], badge('star', '#008000', 'hot deal')],
    [
      ['add my shop name Kicks By Dana at the bottom, small', 'add the name of my store, Kicks By Dana, top left'],
      writes('Kicks By Dana'),
    ],
    [
      [
        'and a small line under the price with free shipping',
        'can you add a little note below the headline saying free shipping',
      ],
      writes('free shipping'),
    ],
    [
      [
        'put the old price $79 crossed out next to the new one',
        'was $79, cross it out beside the price',
        'show the original price $79 with a line through it',
      ],
      ({ added }) => {
        expect(wordsOf(added)).toEqual(['$79']);
        expect(added.every((one) => one.type === 'text' && one.strikethrough)).toBe(true);
      },
    ],
  ],
  'several things in order': [
    [
      [
        'make both photos the same size and line them up',
        'make the pics equal size and next to each other',
        'same size for the two photos',
      ],
      equalPhotos,
    ],
    [['copy the star and put one in each corner', 'put the star in all four corners'], corners],
    [['put a star in every corner', 'stars in all the corners'], corners],
    [['three more of those stars along the bottom'], ({ added }) => expect(added).toHaveLength(3)],
    [
      ['delete the star and put the price there', 'get rid of the star, move the price there'],
      ({ layer, text }) => {
        expect(layer('star')).toBeUndefined();
        expect(text('when').x + text('when').width / 2).toBeGreaterThan(800);
        expect(text('when').y).toBeLessThan(580);
      },
    ],
  ],
  comparisons: [
    [
      ['make the offer the biggest thing on the page', 'the offer should be bigger than everything else'],
      ({ text }) => expect(text('offer').fontSize).toBeGreaterThan(text('headline').fontSize),
    ],
    [
      ['60% off and make that the biggest thing'],
      ({ text }) => {
        expect(text('offer').text).toBe('60% off sneakers');
        expect(text('offer').fontSize).toBeGreaterThan(text('headline').fontSize);
      },
    ],
    [
      ['the monday bit should be less bold than the rest', 'make the price less bold than the headline'],
      ({ text }) => expect(text('when').fontWeight).toBeLessThan(text('headline').fontWeight),
    ],
    [
      ['make the 30% line bolder than the headline'],
      ({ text }) => expect(text('offer').fontWeight).toBeGreaterThan(text('headline').fontWeight),
    ],
    [
      ['make the bag as wide as the shoe', 'the bag should be the same width as the shoe'],
      ({ layer }) => expect(sizeOf(layer('bag'))[0]).toBe(500),
    ],
    [
      ['make the price pop more than the title', 'the price should stand out more than the headline'],
      ({ text }) => expect(text('when').fontSize).toBeGreaterThan(text('headline').fontSize),
    ],
  ],
  'words, wherever they are': [
    [['pls write free delivery somewhere', 'add free delivery anywhere on the page'], writes('free delivery')],
    [
      ['change sneakers to trainers everywhere', 'replace sneakers with trainers throughout'],
      ({ text }) => expect(text('offer').text).toBe('30% off trainers'),
    ],
    [
      ['make it say tuesday', 'it should say tuesday'],
      ({ text }) => expect(text('when').text).toBe('Only this Tuesday, now $49'),
    ],
  ],
  'the look of another': [
    [
      ['turn the shoe to the other direction', 'turn the shoe around', 'face the shoe the other way'],
      ({ layer }) => expect(layer('photo')).toMatchObject({ flipX: true }),
    ],
  ],
};

describe.each(Object.entries(KINDS))('%s', (_kind, cases) => {
  test.each(cases.flatMap(([said, holds]) => said.map((message) => [message, holds] as const)))(
    '%s',
    async (message, holds) => {
      const seen = await after(message);
      expect(seen.chat.called.length).toBeGreaterThan(0);
      holds(seen);
    },
  );
});

describe('a size for another place', () => {
  test.each([
    'need this for my insta story too',
    'do one for my insta story',
    'a version for my story please',
    'copy it for my insta story',
  ])('%s: one more, and this one stays', async (message) => {
    const { chat } = await after(message);
    expect(chat.called).toEqual(['resize']);
    expect([chat.design.document.width, chat.design.document.height]).toEqual([1080, 1080]);
  });

  test.each(['turn it into a story', 'make this fit my insta story', 'make it a reel'])(
    '%s: this one',
    async (message) => {
      const { chat } = await after(message);
      expect([chat.design.document.width, chat.design.document.height]).toEqual([1080, 1920]);
    },
  );
});
