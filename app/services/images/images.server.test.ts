/** The built-in engine of images through its port: the contract, and its own features. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#design/document/limits.ts';
import { parseDocument } from '#design/document/parse.ts';
import { firstPage } from '#design/document/tree.ts';
import { memoryAssets } from '#tests/fakes/memory-assets.ts';
import { IMAGE_STYLES, IMAGE_TYPES } from '#tools/contract/image-types.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { createImageStudio } from './image-studio.server.ts';
import { asked, testImages, type ImagesParty } from './images.contract.ts';
import { drawVariation } from '#app/engines/images/draw.ts';
import { oneIn } from '#tests/fixtures/sample.ts';

let rendering: Rendering;
let engines: Engines;

beforeAll(() => {
  rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  engines = createEngines({
    report: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await engines.close();
  await rendering.close();
});

function party(): ImagesParty {
  const assets = memoryAssets();
  return { assets, images: createImageStudio({ engines, rendering }).forUser(assets) };
}
const never = () => new AbortController().signal;

testImages(async () => ({ owner: party(), stranger: party() }));

describe('the built-in engine', () => {
  test('draws the same design for the same request, and another for another seed', () => {
    for (const type of IMAGE_TYPES) {
      const wanted = {
        type,
        words: 'a red fox in the mountains',
        style: null,
        colors: [],
        width: 400,
        height: 300,
        seed: 7,
      };
      const draw = (seed: number) =>
        JSON.stringify(drawVariation({ ...wanted, seed }, 2, rendering.measureText).design);
      expect(draw(7)).toBe(draw(7));
      expect(draw(8)).not.toBe(draw(7));
    }
  });

  test('every style of every type draws any words, at the ends of sizes', { timeout: 60_000 }, () => {
    for (const type of IMAGE_TYPES) {
      for (const { id: style } of oneIn(6, IMAGE_STYLES[type])) {
        for (const [words, width, height] of [
          ['x', 100, 4000],
          ['The quick brown fox jumps over the lazy dog and on, and on, and on', 4000, 100],
          ['你好 مرحبا 🦊', 500, 500],
        ] as const) {
          const { design, style: used } = drawVariation(
            { type, words, style, colors: ['#123456'], width, height, seed: 3 },
            1,
            rendering.measureText,
          );
          expect(used).toBe(style);
          expect(Object.keys(design.layers).length).toBeLessThan(LIMITS.layersPerPage);
          expect(JSON.stringify(design).length).toBeLessThan(LIMITS.documentBytes);
          // Valid in every value: path lengths, font sizes, alpha.
          expect(() => parseDocument(design)).not.toThrow();
        }
      }
    }
  });

  test('a poster shows what it is about, and nothing tall behind its headline', () => {
    const drawn = (words: string) => {
      const { design } = drawVariation(
        { type: 'poster', words, style: 'illustrated', colors: [], width: 800, height: 1000, seed: 1 },
        1,
        rendering.measureText,
      );
      return Object.values(design.layers);
    };
    const sale = drawn('Summer sale, 50% off everything, shop now');
    const headline = sale.find(({ name }) => name === 'Headline');
    const palms = sale.filter(({ name }) => name === 'Palm');
    const foot = headline?.type === 'text' ? headline.y + headline.height : Infinity;
    expect(palms.length).toBeGreaterThan(0);
    for (const palm of palms) expect(palm.type === 'shape' && palm.y > foot).toBe(true);
    // "Tickets" belong to the price; a fox in the headline is the subject.
    const stickers = (words: string) => drawn(words).filter(({ type }) => type === 'sticker');
    expect(stickers('Jazz night, Blue Note Club, tickets from $15')).toEqual([]);
    expect(stickers('Night of the fox, tickets from $15')).toHaveLength(1);
  });

  test('what is painted lies below the layers, as an asset of the user', { timeout: 60_000 }, async () => {
    const { images, assets } = party();
    const {
      images: [made],
    } = await images.generate(asked({ words: 'marble in teal', width: 200, height: 150 }), { signal: never() });
    const background = made?.design && firstPage(made.design).background;
    expect(background).toMatchObject({ type: 'image' });
    const bytes = background?.type === 'image' ? await assets.bytes(background.asset) : null;
    expect(bytes && (await sharp(bytes).metadata()).width).toBe(200);
  });

  test('says what it leaves out, before and afterwards', { timeout: 60_000 }, async () => {
    const { images } = party();
    const request = asked({ words: 'realistic photo of a fox with a flurbotron', width: 120, height: 100 });
    const leftOut = ['with a flurbotron', 'photo'];
    expect(images.understand(request)).toMatchObject({ shows: ['fox'], missing: null, leftOut });
    const said = await images.generate(request, { signal: never() });
    expect(said).toMatchObject({ leftOut, notes: [expect.stringContaining('with a flurbotron')] });
    const plain = await images.generate(asked({ words: 'a sunset over the sea', width: 120, height: 100 }), {
      signal: never(),
    });
    expect(plain).toMatchObject({ leftOut: [], notes: [] });
  });

  test.each(['image', 'sticker'] as const)('makes nothing of a %s whose main thing it can’t draw', async (type) => {
    const { images } = party();
    const request = asked({ type, words: 'a dog bed by the sea', width: 120, height: 100 });
    expect(images.understand(request)).toMatchObject({ missing: 'dog bed', near: ['bed', 'dog'] });
    const made = vi.fn();
    const failed = images.generate(request, { signal: never(), made });
    await expect(failed).rejects.toThrow(/can’t draw “dog bed”.*bed or dog/u);
    await expect(failed).rejects.toBeInstanceOf(ToolRefusal);
    expect(made).not.toHaveBeenCalled();
  });
});
