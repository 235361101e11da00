/** Pictures that are looked for: a photo where there is one, else just that thing, else a plain answer; never the background. */
import { describe, expect, test } from 'vitest';
import { firstPage } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import type { StockPhoto } from './contract/ports/stock-port.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { addImage } from './add-image.ts';
import { addText } from './add-text.ts';
import { overlapOf } from './contract/page-space.ts';
import { findPicture } from './find-picture.ts';

const layersOf = (design: MemoryDesign) => Object.values(design.document.layers);

const photo = (id: string): StockPhoto => ({
  id,
  title: 'A bike on a wall',
  width: 900,
  height: 600,
  thumbnail: null,
  credit: {
    source: 'pexels',
    title: 'A bike on a wall',
    author: 'Ada',
    authorUrl: null,
    licence: 'Pexels License',
    licenceUrl: null,
    pageUrl: 'https://www.pexels.com/photo/1/',
  },
});

function withStock(photos: readonly StockPhoto[], problems: readonly string[] = []) {
  const design = new MemoryDesign();
  const asked: string[] = [];
  design.stock = {
    sources: ['pexels'],
    async search({ words }) {
      asked.push(words);
      return { photos, more: false, problems };
    },
    take: async (id) => design.addPicture(`${id}.jpg`, 900, 600),
  };
  return { design, asked };
}

describe('find_picture', () => {
  test.each([
    ['a bike', '🚲'],
    ['two hot dogs', '🌭'],
    ['the coffee', '☕'],
  ])('%s is a layer of just that, and the background stays', async (words, emoji) => {
    const design = new MemoryDesign();
    const before = firstPage(design.document).background;
    expect((await design.call(findPicture, { words })).ok).toBe(true);
    expect(layersOf(design)).toMatchObject([{ type: 'sticker', source: { type: 'emoji', emoji } }]);
    expect(firstPage(design.document).background).toEqual(before);
  });

  test('keeps clear of words at its place, smaller if it must', async () => {
    const design = new MemoryDesign();
    await design.call(addText, { text: 'Second hand market', size: 110, place: 'top' });
    await design.call(findPicture, { words: 'a bike', place: 'top-right' });
    const [words, bike] = layersOf(design) as [LeafLayer, LeafLayer];
    expect(overlapOf(words, bike)).toBe(0);
    expect(bike.x + bike.width / 2).toBeGreaterThan(540);
    expect(bike.y + bike.height / 2).toBeLessThan(540);
  });

  test('what only an icon shows is a shape', async () => {
    const design = new MemoryDesign();
    await design.call(findPicture, { words: 'a lamp', place: 'top-left' });
    expect(layersOf(design)).toMatchObject([{ type: 'shape', name: 'lamp' }]);
  });

  test.each([
    ['a dog bed', /bed or dog/u],
    ['a lamp shade', /lamp/u],
    ['freedom', /no picture of “freedom”\. Attach/u],
  ])('%s is none, and nothing is put there', async (words, said) => {
    const design = new MemoryDesign();
    expect(await design.call(findPicture, { words })).toMatchObject({ ok: false, error: expect.stringMatching(said) });
    expect(layersOf(design)).toEqual([]);
  });

  test('a photo comes first, with whose it is; others are named', async () => {
    const { design, asked } = withStock([photo('pexels:1'), photo('pexels:2')]);
    const outcome = await design.call(findPicture, { words: 'a nice bike' });
    expect(outcome).toMatchObject({
      ok: true,
      output: { author: 'Ada', licence: 'Pexels License', photo: 'pexels:1', others: [{ id: 'pexels:2' }] },
    });
    expect(asked).toEqual(['bike']);
    expect(layersOf(design)).toMatchObject([{ type: 'image', alt: 'A bike on a wall' }]);
    await design.call(findPicture, { words: 'bike', photo: 'pexels:2', x: 10, y: 20, size: 200 });
    expect(layersOf(design).at(-1)).toMatchObject({ x: 10, y: 20, width: 200 });
  });

  test('an emoji is taken where anything will do', async () => {
    const { design } = withStock([photo('pexels:1')]);
    await design.call(findPicture, { words: 'bike', anything: true });
    expect(layersOf(design)).toMatchObject([{ type: 'sticker' }]);
  });

  test('goes into a picture that is there, which keeps its place; a drawing does not', async () => {
    const { design } = withStock([photo('pexels:1')]);
    const asset = design.addPicture('shoe.jpg', 1200, 800);
    await design.call(addImage, { asset: asset.id, x: 40, y: 60, width: 300, height: 300 });
    const [old] = layersOf(design);
    await design.call(findPicture, { words: 'a bike', into: old?.id ?? '' });
    expect(layersOf(design)).toMatchObject([
      { id: old?.id, x: 40, y: 60, width: 300, height: 300, name: 'A bike on a wall' },
    ]);
    design.stock = { ...design.stock, search: async () => ({ photos: [], more: false, problems: [] }) };
    expect(await design.call(findPicture, { words: 'a bike', into: old?.id ?? '' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('no photo'),
    });
  });

  test('a service that gives nothing is named', async () => {
    const { design } = withStock([], ['Pexels could not be reached. Try again.']);
    expect(await design.call(findPicture, { words: 'a bike' })).toEqual({
      ok: false,
      error: 'Pexels could not be reached. Try again.',
    });
  });
});
