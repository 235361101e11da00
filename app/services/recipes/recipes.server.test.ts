/** Pictures of recipes: drawn by the renderer, in the page's ratio, kept by what they show, in a brand where asked. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandKit } from '#tools/brand-kit-port.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { createRecipes, type Recipes } from './recipes.server.ts';
import { samplePicture } from './sample-pictures.server.ts';

let rendering: Rendering;
let recipes: Recipes;
let assets: Assets;

beforeAll(() => {
  rendering = createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
  assets = { forUser: () => ({ info: () => Promise.resolve(null), bytes: () => Promise.resolve(null) }) } as unknown as Assets;
  recipes = createRecipes({ rendering, assets, ahead: null });
});
afterAll(() => rendering.close());

const kit = (colors: string[]): BrandKit => ({ name: '', logos: [], colors, fonts: { heading: null, body: null }, contacts: [] });

describe('recipes', () => {
  test('are drawn in the ratio of the page, with a sample photo, not a placeholder', async () => {
    const preview = await recipes.preview('summer-sale-split', { width: 1080, height: 1350 }, null);
    if (!preview) throw new Error('no preview');
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 });
    const { channels } = await sharp(preview.bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(25);
  });

  test('are the same picture for the same look, and another one in a brand', async () => {
    const page = { width: 1080, height: 1080 };
    const [first, again, branded] = [
      await recipes.preview('flash-sale-panel', page, null),
      await recipes.preview('flash-sale-panel', page, { userId: 'ada', kit: kit([]) }),
      await recipes.preview('flash-sale-panel', page, { userId: 'ada', kit: kit(['#0f6b66', '#ffd84d']) }),
    ];
    expect(again?.tag).toBe(first?.tag);
    expect(branded?.tag).not.toBe(first?.tag);
  });

  test('are drawn once, for later starts too, and anew by other code', async () => {
    let drawn = 0;
    const counting: Rendering = { ...rendering, withAssets: () => ({ render: rendering.render, renderPreview: () => ((drawn += 1), Promise.resolve({ bytes: new Uint8Array([drawn]), mime: 'image/webp', width: 1, height: 1, flattened: [], problems: [] })) }) };
    const lying = new Map<string, Uint8Array>();
    const shelf = { get: (key: string) => Promise.resolve(lying.get(key) ?? null), put: async (key: string, bytes: Uint8Array) => void lying.set(key, bytes), drop: () => Promise.resolve() };
    const start = (stamp: string) => createRecipes({ rendering: counting, assets, shelf, stamp, ahead: null });
    const page = { width: 1080, height: 1080 };
    const first = await start('1').preview('flash-sale-panel', page, null);
    expect(await start('1').preview('flash-sale-panel', page, null)).toEqual(first);
    expect(drawn).toBe(1);
    await start('2').preview('flash-sale-panel', page, null);
    expect(drawn).toBe(2);
  });

  test('of one page are drawn ahead of those who ask for them', async () => {
    const drawn: Uint8Array[] = [];
    const counting: Rendering = { ...rendering, withAssets: () => ({ render: rendering.render, renderPreview: () => Promise.resolve({ bytes: new Uint8Array(), mime: 'image/webp', width: 1, height: 1, flattened: [], problems: [] }) }) };
    let some: () => void = () => undefined;
    const enough = new Promise<void>((resolve) => (some = resolve));
    const shelf = { get: () => Promise.resolve(null), put: async (_key: string, bytes: Uint8Array) => void (drawn.push(bytes) === 4 && some()), drop: () => Promise.resolve() };
    await createRecipes({ rendering: counting, assets, shelf, ahead: 0 }).preview('flash-sale-panel', { width: 1080, height: 1080 }, null);
    expect(drawn).toHaveLength(1);
    await enough;
  });

  test('that nobody knows have no picture; a kit without looks is no brand', async () => {
    expect(await recipes.preview('no-such-recipe', { width: 500, height: 500 }, null)).toBeNull();
    expect(await recipes.brandOf('ada', kit([]))).toBeNull();
  });

  test('show subjects that are where their masks say', async () => {
    for (const subject of ['bottle', 'cup', 'bag', 'plant', 'candle', 'cake', 'shirt'] as const) {
      const { mask, picture } = await samplePicture(subject);
      const { info } = await sharp(mask).extractChannel(3).trim().toBuffer({ resolveWithObject: true });
      const box = picture.subject ?? { x: 0, y: 0, width: 0, height: 0 };
      const left = -(info.trimOffsetLeft ?? 0) / picture.width;
      const top = -(info.trimOffsetTop ?? 0) / picture.height;
      expect(Math.abs(left - box.x) + Math.abs(top - box.y) + Math.abs(info.width / picture.width - box.width) + Math.abs(info.height / picture.height - box.height), subject).toBeLessThan(0.04);
    }
  });
});
