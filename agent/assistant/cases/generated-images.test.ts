/** Pictures that are asked for in words, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { readGenerated } from '../abilities/generated-images.ts';
import { readClause } from '../read-clause.ts';

const read = (text: string) => readClause({ text, inherited: null });

describe('pictures made of words', () => {
  it.each([
    ['make a sticker of a happy avocado', { type: 'sticker', words: 'a happy avocado' }],
    ['add a holographic sticker with a cat and a coffee please', { type: 'sticker', words: 'a cat and a coffee', style: 'holographic' }],
    ['draw a sunset over the sea as background', { type: 'image', words: 'a sunset over the sea', background: true }],
    ['paint snowy mountains at night', { type: 'image', words: 'snowy mountains at night' }],
    ['generate an image of a forest in the fog', { type: 'image', words: 'a forest in the fog' }],
    ['create an illustration of a city at dusk', { type: 'image', words: 'a city at dusk' }],
    ['generate a terrazzo pattern', { type: 'image', words: 'terrazzo pattern', background: true }],
    ['my signature as Anna Berg', { type: 'signature', words: 'Anna Berg' }],
    ['my signature: Maria Lopez', { type: 'signature', words: 'Maria Lopez' }],
    ['sticker: pizza with sunglasses', { type: 'sticker', words: 'pizza with sunglasses' }],
    ['make a background of soft pastel clouds', { type: 'image', words: 'soft pastel clouds', background: true }],
    ['write Emma in a nice signature', { type: 'signature', words: 'Emma' }],
    ['make a monogram for Jonathan Meer', { type: 'signature', words: 'Jonathan Meer', style: 'monogram' }],
    ['make neon lettering that says good vibes only', { type: 'typography', words: 'good vibes only', style: 'neon' }],
    ['generate a poster for jazz night, Friday 8pm', { type: 'poster', words: 'jazz night, Friday 8pm' }],
  ])('%s', (text, wish) => {
    expect(readGenerated(text)).toEqual({ kind: 'generate', ...wish });
  });

  it.each(['draw an arrow', 'draw a red circle around the price', 'draw a line under the headline', 'make the photo darker', 'generate a logo for Crumb', 'add a sticker', 'make a poster for our bakery', 'draw it again', 'add an image', 'paint the background blue', 'generate a photo of a zebra'])('%s is something else', (text) => {
    expect(readGenerated(text)).toBeNull();
  });

  it.each(['make a sticker of a happy avocado', 'draw a sunset over the sea as background', 'my signature as Anna Berg'])('%s, as a clause', (text) => {
    expect(read(text)).toMatchObject([{ kind: 'generate' }]);
  });
});
