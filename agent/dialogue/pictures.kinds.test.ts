/**
 * Requests about pictures and what engines make of them, several wordings of each kind: cutouts, attached photos, crops,
 * filters, repairs, scenes, codes, checks. What was asked for must hold afterwards, and nothing else may have changed.
 */
import { describe, expect, test } from 'vitest';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { salePost, say, type Talk } from '#tests/fixtures/edit-talk.ts';
import { EMPTY_STUDIO, type Studio } from './ground/studio.ts';

type Layers = Record<string, Layer | undefined>;
type Holds = (now: Layers, design: MemoryDesign, before: Layers) => void;

const picture = (layer: Layer | undefined): ImageLayer => {
  if (layer?.type !== 'image') throw new Error('This is no picture');
  return layer;
};
const background = (design: MemoryDesign) => design.document.pages[design.page]?.background;
const ground = (color: string) => (_: Layers, design: MemoryDesign) =>
  expect(background(design)).toMatchObject({ type: 'solid', color });
const isCut: Holds = ({ photo }) => expect(picture(photo).mask).not.toBeNull();
const filtered =
  (name: keyof ImageLayer['filters'], check: (value: number) => void): Holds =>
  ({ photo }) =>
    check(Number(picture(photo).filters[name]));

interface Kind {
  said: readonly string[];
  /** Name of a picture that comes along. */
  attached?: string;
  /** Whether the photo has been cut out before. */
  isCut?: boolean;
  /** Ids of the layers that may change. */
  touches: readonly string[];
  holds: Holds;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'cut out': {
    said: [
      'remove the background of the photo',
      'cut out the sneaker pls',
      'get rid of whats behind the shoe',
      'photo without background please',
      'can u take the background off the pic so its just the shoe',
    ],
    touches: ['photo'],
    holds: isCut,
  },
  'cut out and put on a color': {
    said: [
      'cut out the shoe and put it on a beige background',
      'remove the background, put it on beige',
      'take the bg off the shoe pic n make the background beige',
      'the photo on a beige background please',
    ],
    touches: ['photo'],
    holds: (now, design, before) => {
      isCut(now, design, before);
      ground('#f5f5dc')(now, design);
    },
  },
  'one of several things': {
    said: [
      'remove the background but keep only the sneaker on the left',
      'keep just the left one and take the background away',
      'cut out the sneaker on the left pls',
      'get rid of everything in the pic except the left shoe',
      'bg off, only keep the first one from the left',
      'only the one on the left should stay, remove the background',
    ],
    touches: ['photo'],
    holds: (now, design, before) => {
      isCut(now, design, before);
      expect(design.imaging.picks.at(-1)?.box).toMatchObject({
        x: expect.closeTo(0, 2),
        width: expect.closeTo(0.5, 2),
      });
    },
  },
  'shadow where it stands': {
    isCut: true,
    said: [
      'give the shoe a contact shadow',
      'add a ground shadow under the sneaker',
      'stand the shoe on the floor',
      'let the sneaker rest on the ground pls',
      'put a soft shadow on the ground under the photo',
    ],
    touches: ['photo'],
    holds: ({ photo }) => expect(picture(photo).contactShadow?.opacity).toBe(0.5),
  },
  'a page that is seen through': {
    said: ['make the background transparent', 'transparent background of the page pls', 'background see-through'],
    touches: [],
    holds: (_, design) => expect(background(design)).toMatchObject({ type: 'none' }),
  },
  'a pattern behind everything': {
    said: [
      'add a polka dot background in pink',
      'pink polka dots as background',
      'make the page pink polka dot',
      'give it a pink polka dot background pls',
      'change the background to a polka dot pattern in pink',
    ],
    touches: [],
    holds: (_, design) =>
      expect(background(design)).toMatchObject({ type: 'pattern', pattern: 'polka', color: '#ffc0cb' }),
  },
  'exchange a photo': {
    attached: 'house.jpg',
    said: [
      'use this photo instead',
      'swap the pic for this one',
      'wrong photo sorry!! swap it with this',
      'replace the shoe photo with this one, same spot',
      'red ones are gone, use this pair instead',
    ],
    touches: ['photo'],
    holds: ({ photo }, _, before) => {
      expect(picture(photo).asset).not.toBe(picture(before.photo).asset);
      expect(picture(photo)).toMatchObject({ x: 290, y: 400, width: 400, height: 300 });
    },
  },
  'place a photo': {
    attached: 'bag.jpg',
    said: [
      'put this bottom left, small',
      'stick this in the empty space on the bottom left',
      'add this photo bottom left',
    ],
    touches: [],
    holds: (now) => {
      const added = Object.values(now).find((layer) => layer?.type === 'image' && layer.name === 'bag.jpg');
      expect(picture(added).x + picture(added).width / 2).toBeLessThan(540);
    },
  },
  'photo as the background': {
    said: ['use the photo as background', 'make the pic the background of the whole page', 'photo as bg pls'],
    touches: ['photo'],
    holds: ({ photo }, design) => {
      expect(photo).toBeUndefined();
      expect(background(design)).toMatchObject({ type: 'image' });
    },
  },
  'fill the page': {
    said: [
      'make the photo fill the whole page',
      'photo full page, text stays on top',
      'let the picture cover everything',
    ],
    touches: ['photo'],
    holds: ({ photo }) => expect(picture(photo)).toMatchObject({ x: 0, y: 0, width: 1080, height: 1350 }),
  },
  'crop to a square': {
    said: ['crop the photo to a square', 'crop the pic square', 'make the photo a square crop'],
    touches: ['photo'],
    holds: ({ photo }) => expect(picture(photo).width).toBeCloseTo(picture(photo).height, 0),
  },
  'frame of a form': {
    said: ['put the photo in a heart', 'photo in a heart shape', 'make the pic heart shaped'],
    touches: ['photo'],
    holds: ({ photo }) => expect(picture(photo).frame.type).toBe('path'),
  },
  'frame around': {
    said: ['give the photo a white border', 'photo with a thin white frame', 'a white frame around the pic'],
    touches: ['photo'],
    holds: ({ photo }) => expect(picture(photo).stroke).not.toBeNull(),
  },
  brighter: {
    said: [
      'make the photo brighter',
      'the photo is way too dark',
      'photo is so dark, brighten it up',
      'brighten the pic',
      'the picture is underexposed',
      'pic came out underexposed',
    ],
    touches: ['photo'],
    holds: filtered('brightness', (value) => expect(value).toBeGreaterThan(0)),
  },
  'black and white': {
    said: ['photo in black and white', 'make the pic b&w, everything else stays as it is'],
    touches: ['photo'],
    holds: filtered('grayscale', (value) => expect(value).toBeGreaterThan(0.9)),
  },
  warmer: {
    said: ['make the photo warmer', 'give the pic a warmer tone'],
    touches: ['photo'],
    holds: filtered('temperature', (value) => expect(value).toBeGreaterThan(0)),
  },
  straighten: {
    said: ['straighten the photo by 3 degrees', 'straighten the pic a bit, like 3 degrees'],
    touches: ['photo'],
    holds: ({ photo }) => expect(picture(photo).straighten).toBe(3),
  },
  'a code': {
    said: ['add a qr code for shop.example bottom left', 'put a QR code to shop.example at the bottom left'],
    touches: [],
    holds: (now) =>
      expect(Object.values(now).some((layer) => layer?.type === 'shape' && layer.shape.kind === 'qr')).toBe(true),
  },
};

async function carryOut(message: string, attached?: string, isCut = false) {
  const design = salePost();
  if (isCut) {
    const { id } = design.addPicture('mask.png', 1600, 1200);
    design.edit({ type: 'layer.update', id: 'photo', patch: { mask: { asset: id, strokes: [] } } });
  }
  const asset = attached === undefined ? undefined : design.addPicture(attached, 900, 900);
  const before = { ...design.document.layers };
  const studio: Studio = {
    ...EMPTY_STUDIO,
    pictures: asset ? [{ asset: asset.id.slice(0, 12), name: asset.name }] : [],
    attached: asset ? [asset.name] : [],
  };
  const talk: Talk = { design, turns: [] };
  const read = await say(talk, message, { studio });
  const calls = (talk.turns.at(-1) ?? []).map(({ tool, input }) => ({ tool, input }));
  return { read, calls, design, before, now: { ...design.document.layers } };
}

describe.each(Object.entries(KINDS))('%s', (_, { said, attached, isCut: isCutBefore, touches, holds }) => {
  test.each(said)('%s', async (message) => {
    const { read, design, before, now } = await carryOut(message, attached, isCutBefore);
    expect(read).toBe(true);
    holds(now, design, before);
    for (const [id, layer] of Object.entries(before)) if (!touches.includes(id)) expect(now[id]).toEqual(layer);
  });
});

const SCENES: readonly (readonly [input: object, said: readonly string[]])[] = [
  [
    { scene: 'kitchen-counter' },
    [
      'put the shoe on a kitchen counter',
      'change the background to a kitchen counter',
      'use the kitchen counter scene',
    ],
  ],
  [{ scene: 'flat-oak' }, ['flat lay on oak', 'try the flat lay on oak scene pls']],
  [
    { words: 'on a marble table', length: 12 },
    [
      'put the shoe on a marble table, it is 12 cm tall',
      'place it on a marble table, the shoe is about 12cm high',
      'stand the sneaker on a marble table, its 12 cm',
    ],
  ],
  [
    { words: 'in a forest', variations: 3 },
    ['put the shoe in a forest, show me three versions', 'place it in a forest and give me 3 variations'],
  ],
];

describe('scenes', () => {
  test.each(SCENES.flatMap(([input, said]) => said.map((message) => [message, input] as const)))(
    '%s',
    async (message, input) => {
      const { calls } = await carryOut(message);
      expect(calls).toEqual([{ tool: 'place_in_scene', input: { layer: 'photo', ...input, preview: true } }]);
    },
  );

  test.each([
    'put the shoe on the beach for an Instagram story',
    'lifestyle shot on the beach as an insta story pls',
    'place it on the beach, in story format',
  ])('on a page of another size: %s', async (message) => {
    const { calls } = await carryOut(message);
    expect(calls.map(({ tool }) => tool)).toEqual(['resize', 'place_in_scene']);
    expect(calls).toMatchObject([{ input: { format: 'instagram-story' } }, { input: { words: 'on the beach' } }]);
  });
});

/** Nothing is done where something is unread, missing or meant by nobody; nothing is charged for words of command. */
const NOTHING: readonly (readonly [message: string, attached: string | undefined])[] = [
  ['swap out the photo', undefined],
  ['remove the border around the photo', undefined],
  ['make another logo', undefined],
  ['make the title red', 'bag.jpg'],
  ['put it on a', undefined],
  ['the second one', undefined],
  ['erase the price tag from the photo', undefined],
  ['put this dress on her', undefined],
  ['make a lifestyle shot', undefined],
  ['move the photo', undefined],
  ['remove the background but keep only the helmet', undefined],
  ['cut out just the lace', undefined],
  ['stand the shoe on the ground', undefined],
  ['straighten the photo by 80 degrees', undefined],
];

test.each(NOTHING)('does nothing: %s', async (message, attached) => {
  const { design, before, now } = await carryOut(message, attached);
  for (const [id, layer] of Object.entries(before)) expect(now[id]).toEqual(layer);
  expect(background(design)).toEqual(background(salePost()));
});

/** Pictures that nobody has here: the library’s own, as a layer, where the message says. */
const LOOKED_FOR: readonly (readonly [message: string, emoji: string])[] = [
  ['add a picture of a bike', '🚲'],
  ['put a photo of a bike on it', '🚲'],
  ['can you add a bike?', '🚲'],
  ['i need a pic of coffee', '☕'],
  ['find me a picture of a dog', '🐕'],
  ['search for photos of cats', '🐈'],
  ['insert an image of a red car bottom right', '🚗'],
  ['add a bike picture next to the headline', '🚲'],
  ['add a photo of a dog under the price', '🐕'],
];

test.each(LOOKED_FOR)('is looked for: %s', async (message, emoji) => {
  const { design, before, now, calls } = await carryOut(message);
  expect(calls[0]?.tool).toBe('find_picture');
  expect(background(design)).toEqual(background(salePost()));
  const added = Object.keys(now).filter((id) => !before[id]);
  expect(added.map((id) => now[id])).toMatchObject([{ type: 'sticker', source: { emoji } }]);
});

test.each([
  ['add a picture of a dog bed', /no picture of .* bed or dog/u],
  ['replace the photo with a picture of a bike', /no photo of/u],
])('is none, and said to be none: %s', async (message, says) => {
  await expect(carryOut(message)).rejects.toThrow(says);
});
