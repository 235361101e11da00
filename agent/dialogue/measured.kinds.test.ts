/**
 * Requests that tell exactly how or where: shares, pixels, distances, places inside other things, grounds that go from one
 * color to another, colors that are left to us, and words that come to those of a text. What was asked for must hold
 * afterwards.
 */
import { describe, expect, test } from 'vitest';
import type { ImageLayer, Layer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { colorDistance } from '#design/layout/color-difference.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { colorOf, salePost, say } from '#tests/fixtures/edit-talk.ts';

type Holds = (design: MemoryDesign) => void;

const layer = <Kind extends Layer>({ document }: MemoryDesign, id: string) => document.layers[id] as Kind;
const image = (design: MemoryDesign, id = 'photo') => layer<ImageLayer>(design, id);
const text = (design: MemoryDesign, id: string) => layer<TextLayer>(design, id);
const ground = ({ document, page }: MemoryDesign) => document.pages[page]?.background;
const groundColor = (design: MemoryDesign) => {
  const background = ground(design);
  return background?.type === 'solid' ? background.color : '';
};
const ink = (design: MemoryDesign, id: string) => colorOf(text(design, id).fill as never);

const KINDS: Readonly<Record<string, readonly (readonly [said: readonly string[], Holds])[]>> = {
  shares: [
    [
      ['the photo at 50% opacity', 'set the opacity of the photo to 50%', 'make the photo 50% transparent'],
      (design) => expect(image(design).opacity).toBe(0.5),
    ],
    [
      ['make the photo 50% smaller', 'shrink the photo by 50%', 'scale the photo to 50%'],
      (design) => expect(image(design).width).toBeCloseTo(200, -1),
    ],
    [['make the circle 20% bigger'], (design) => expect(layer<ShapeLayer>(design, 'circle').width).toBe(240)],
  ],
  pixels: [
    [
      ['make the photo 300 px wide', 'photo 300px wide', 'set the width of the photo to 300'],
      (design) => expect(image(design).width).toBe(300),
    ],
    [
      ['make the font size of the price 44', 'price font size 44px', 'set the price in font size 44'],
      (design) => expect(text(design, 'price').fontSize).toBe(44),
    ],
    [
      [
        'give the photo a 6px white border',
        'put a 6 px white frame around the photo',
        'a white outline of 6px for the photo',
      ],
      (design) => expect(image(design).stroke).toMatchObject({ color: '#ffffff', width: 6 }),
    ],
  ],
  places: [
    [
      ['move the circle to x 100 y 200', 'put the circle 100 px from the left and 200 px from the top'],
      (design) => expect(layer(design, 'circle')).toMatchObject({ x: 100, y: 200 }),
    ],
    [
      ['put the circle in the bottom left corner of the photo', 'move the circle to the bottom left of the photo'],
      (design) => expect(layer<ShapeLayer>(design, 'circle').x).toBeLessThan(340),
    ],
    [['align the price left'], (design) => expect(text(design, 'price').align).toBe('left')],
    [
      ['flip the photo vertically', 'mirror the photo top to bottom'],
      (design) => expect(image(design).flipY).toBe(true),
    ],
    [
      ['the photo covers the headline, put it behind', 'the photo is on top of the headline. it should go behind'],
      (design) => expect(image(design).order < text(design, 'headline').order).toBe(true),
    ],
  ],
  grounds: [
    [
      [
        'use a gradient from pink to orange as background',
        'make the background a gradient from pink to orange',
        'pink to orange gradient behind everything',
      ],
      (design) =>
        expect(ground(design)).toMatchObject({ type: 'linear', stops: [{ color: '#ffc0cb' }, { color: '#ffa500' }] }),
    ],
    [
      ['highlight the date in yellow', 'put a yellow highlight behind the date', 'give the date a yellow background'],
      (design) => expect(colorOf(text(design, 'date').box?.fill as never)).toBe('#ffff00'),
    ],
  ],
  'colors that are left to us': [
    [
      [
        'change the background to another color, anything but pink',
        'give me a different background color, no pink please',
        'pick a new color for the background, just not pink',
      ],
      (design) => {
        expect(groundColor(design)).not.toBe(groundColor(salePost()));
        expect(colorDistance(groundColor(design), '#ffc0cb')).toBeGreaterThan(20);
      },
    ],
    [
      ['another colour for the headline, you choose', 'any color but red for the headline'],
      (design) => {
        expect(ink(design, 'headline')).not.toBe('#111111');
        expect(colorDistance(ink(design, 'headline'), '#ff0000')).toBeGreaterThan(20);
      },
    ],
  ],
  'words that come to others': [
    [
      ['add an exclamation mark to the headline', 'the headline needs an exclamation mark'],
      (design) => expect(text(design, 'headline').text).toBe('Spring Clearance!'),
    ],
    [
      ['add "2026" to the headline', 'put "2026" at the end of the headline'],
      (design) => expect(text(design, 'headline').text).toBe('Spring Clearance 2026'),
    ],
    [
      ['put "Big" in front of the headline', 'add the word "Big" before the headline'],
      (design) => expect(text(design, 'headline').text).toBe('Big Spring Clearance'),
    ],
  ],
};

describe.each(Object.entries(KINDS))('%s', (_kind, cases) => {
  test.each(cases.flatMap(([said, holds]) => said.map((message) => ({ message, holds }))))(
    '$message',
    async ({ message, holds }) => {
      const design = salePost();
      expect(await say({ design, turns: [] }, message)).toBe(true);
      holds(design);
    },
  );
});

test.each(['make the headline red and blue', 'have the date on it'])(
  'no words are made of looks: %s',
  async (message) => {
    const design = salePost();
    await say({ design, turns: [] }, message);
    expect(text(design, 'headline').text).toBe('Spring Clearance');
  },
);

test('all is cleared but the page', async () => {
  const design = salePost();
  expect(await say({ design, turns: [] }, 'clear the page')).toBe(true);
  expect([Object.keys(design.document.layers), Object.keys(design.document.pages).length]).toEqual([[], 1]);
});
