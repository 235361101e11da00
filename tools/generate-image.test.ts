/** The place of generated images on a page, and the model's report about them. */
import { describe, expect, test } from 'vitest';
import { childrenOf, firstPage } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { generateImage } from './generate-image.ts';
import { addText } from './add-text.ts';

const empty = () => new MemoryDesign();
const backgroundOf = (design: MemoryDesign) => firstPage(design.document).background;
const topOf = (design: MemoryDesign) => childrenOf(design.document, firstPage(design.document).id);

describe('generate_image', () => {
  test('an image becomes the background, in the size of the page', async () => {
    const design = empty();
    const outcome = await design.call(generateImage, { type: 'image', words: 'a sunset over the sea' });
    expect(outcome).toMatchObject({
      ok: true,
      output: { type: 'image', variation: 1, size: [design.document.width, design.document.height] },
      card: { key: 'tools.generateImage.done' },
    });
    expect(backgroundOf(design)).toMatchObject({ type: 'image', fit: 'cover' });
    expect(topOf(design)).toEqual([]);
  });

  test('a sticker becomes one group of layers beside what is there', async () => {
    const design = empty();
    await design.call(addText, { text: 'Hello there' });
    const outcome = await design.call(generateImage, { type: 'sticker', words: 'a happy avocado', colors: ['gold'] });
    expect(outcome.ok).toBe(true);
    const group = topOf(design).at(-1);
    expect(group).toMatchObject({ type: 'group', name: 'Generated sticker' });
    expect(childrenOf(design.document, group?.id ?? '')).toMatchObject([{ name: 'Drawn', type: 'shape' }]);
    expect(design.images.asked[0]).toMatchObject({
      colors: ['#ffd700'],
      width: 1024,
      height: 1024,
      references: [],
      mask: null,
    });
    expect(backgroundOf(design)).toMatchObject({ type: 'solid' });
  });

  test('a poster takes the place of what is on the page, except for what is locked', async () => {
    const design = empty();
    await design.call(addText, { text: 'Old words' });
    await design.call(generateImage, { type: 'poster', words: 'Jazz night, Friday 8pm' });
    expect(topOf(design)).toMatchObject([{ name: 'Drawn' }]);
    expect(backgroundOf(design)).toEqual({ type: 'solid', color: '#f3efe6' });
  });

  test('what a hosted model paints is a picture, and nothing is painted only to be looked at', async () => {
    const design = empty();
    design.images.hosted = true;
    const outcome = await design.call(generateImage, { type: 'sticker', words: 'a fox', variations: 4 });
    expect(topOf(design)).toMatchObject([{ type: 'image', alt: 'a fox' }]);
    expect(design.images.asked).toHaveLength(1);
    expect(outcome.ok && outcome.card.choices).toBeFalsy();
  });

  test('variations come as previews, each a call of its own', async () => {
    const design = empty();
    const outcome = await design.call(generateImage, { type: 'image', words: 'a city', variation: 2, variations: 3 });
    expect(design.images.asked.map(({ variations }) => variations)).toEqual([[2], [3, 4]]);
    expect(design.images.asked[1]?.width).toBeLessThanOrEqual(420);
    expect(outcome.ok && outcome.card.choices?.map(({ tool, input }) => [tool, input])).toEqual([
      ['generate_image', { type: 'image', words: 'a city', variation: 3 }],
      ['generate_image', { type: 'image', words: 'a city', variation: 4 }],
    ]);
  });

  test('asks before it leaves anything out, and makes nothing of what it can’t show', async () => {
    const design = empty();
    design.images.unknown.push('flurbotron');
    const words = 'a flurbotron by the sea';
    const asks = await design.call(generateImage, { type: 'image', words });
    expect(asks).toMatchObject({ ok: false, error: expect.stringMatching(/not “flurbotron”.*without\?/u) });
    expect(await design.call(generateImage, { type: 'image', words: 'flurbotron', leaveOut: true })).toMatchObject({
      ok: false,
      error: expect.stringMatching(/can’t draw “flurbotron”.*teapot/u),
    });
    expect(design.images.asked).toEqual([]);
    expect(await design.call(generateImage, { type: 'image', words, leaveOut: true })).toMatchObject({
      ok: true,
      output: { leftOut: ['flurbotron'] },
      card: { key: 'tools.generateImage.doneBut' },
    });
  });

  test('a hosted model paints whatever is asked for', async () => {
    const design = empty();
    design.images.hosted = true;
    design.images.unknown.push('flurbotron');
    expect((await design.call(generateImage, { type: 'image', words: 'flurbotron' })).ok).toBe(true);
  });

  test('a style of another type is named with those that there are', async () => {
    expect(await empty().call(generateImage, { type: 'signature', words: 'Anna', style: 'neon' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('flowing'),
    });
  });

  test('costs a credit, which comes back when the engine refuses', async () => {
    const design = empty();
    design.images.refuses = 'Not today.';
    expect(await design.call(generateImage, { type: 'image', words: 'a city' })).toEqual({
      ok: false,
      error: 'Not today.',
    });
    expect(generateImage.cost).toEqual({ unit: 'image', amount: 1 });
  });
});
