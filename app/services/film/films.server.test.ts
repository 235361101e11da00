/**
 * The ports of films: what the engine and the hosted model are asked for, what is stored for the user, what plans
 * allow.
 */
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocument, createImageLayer } from '#design/document/create.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { createVideoModel } from '#app/services/models/video-model.server.ts';
import { memoryAssets } from '#tests/fakes/memory-assets.ts';
import { startVideoServer, type VideoServer } from '#tests/fakes/video-server.ts';
import { createDescribedFilms, createFilms } from './films.server.ts';

const signal = new AbortController().signal;
const free = async () => ({ exportShorterSide: 1080, watermark: true });

async function world() {
  const assets = memoryAssets();
  const photo = await assets.store(
    new Uint8Array(
      await sharp({ create: { width: 90, height: 60, channels: 3, background: '#3366aa' } })
        .jpeg()
        .toBuffer(),
    ),
    'image/jpeg',
    'mug.jpg',
  );
  let made = 0;
  const document = createDocument({ width: 1000, height: 1501, newId: () => `i${(made += 1)}` });
  const layer = createImageLayer({ id: 'photo', parent: firstPage(document).id, order: 'a0', asset: photo.id });
  document.layers[layer.id] = layer;
  const run = vi.fn(async () => ({
    bytes: new Uint8Array([1, 2]),
    poster: new Uint8Array(
      await sharp({ create: { width: 8, height: 12, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    ),
    frames: 150,
    duration: 5000,
  }));
  const films = createFilms(run as unknown as Engines['run'], assets, free);
  return { assets, photo, document, run, films };
}

describe('films of designs', () => {
  it('are asked of the engine with what they show, even, as large as the plan allows, with its watermark', async () => {
    const { films, run, photo, document, assets } = await world();
    const film = await films.make({ document, shorterSide: 2160, fps: 30, music: null, name: 'Mug' }, { signal });
    const [[engine, input]] = run.mock.calls as unknown as [
      [string, { width: number; height: number; watermark: boolean; assets: Record<string, Uint8Array> }],
    ];
    expect([engine, input.width, input.height, input.watermark, Object.keys(input.assets)]).toEqual([
      'film',
      1080,
      1622,
      true,
      [photo.id],
    ]);
    expect(film).toMatchObject({
      width: 1080,
      height: 1622,
      duration: 5000,
      film: { mime: 'video/mp4', name: 'Mug.mp4' },
      poster: { mime: 'image/jpeg', name: 'Mug.jpg' },
    });
    expect(await assets.bytes(film.film.id)).toEqual(new Uint8Array([1, 2]));
  });

  it('are refused when something of them is gone, or they would play for too long', async () => {
    const { films, document } = await world();
    const page = firstPage(document);
    const ask = (changed: typeof document, music: string | null = null) =>
      films.make(
        {
          document: changed,
          shorterSide: 1080,
          fps: 30,
          music: music === null ? null : { asset: music, from: 0 },
          name: 'x',
        },
        { signal },
      );
    await expect(ask(document, '0'.repeat(64))).rejects.toThrow('is gone');
    const long = {
      ...document,
      pages: { [page.id]: { ...page, duration: 40_000 }, two: { ...page, id: 'two', order: 'z0', duration: 40_000 } },
    };
    await expect(ask(long)).rejects.toThrow('80 seconds');
  });
});

describe('films as described', () => {
  let vendor: VideoServer;
  beforeEach(async () => {
    vendor = await startVideoServer();
  });
  afterEach(() => vendor.close());

  it('begin with the photo at the model’s size, and are kept with it', async () => {
    const { assets, photo } = await world();
    const films = createDescribedFilms(
      createVideoModel({ baseUrl: vendor.url, model: 'films-1', interval: 5 }),
      assets,
    );
    const film = await films.make(
      { photo: photo.id, words: 'It rains', width: 1080, height: 1920, seconds: 7, name: 'It rains' },
      { signal },
    );
    expect(vendor.started[0]?.fields).toMatchObject({ prompt: 'It rains', seconds: '8', size: '720x1280' });
    expect(await sharp(vendor.started[0]?.image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 720,
      height: 1280,
    });
    expect(film).toMatchObject({ width: 720, height: 1280, duration: 8000, film: { name: 'It rains.mp4' } });
    expect(await assets.bytes(film.film.id)).toEqual(vendor.film);
  });

  it('are refused for what is no photo', async () => {
    const { assets } = await world();
    const text = await assets.store(new TextEncoder().encode('hello'), 'image/png', 'x.png').catch(() => null);
    const films = createDescribedFilms(
      createVideoModel({ baseUrl: vendor.url, model: 'films-1', interval: 5 }),
      assets,
    );
    await expect(
      films.make(
        { photo: text?.id ?? '0'.repeat(64), words: 'x', width: 1, height: 1, seconds: 4, name: 'x' },
        { signal },
      ),
    ).rejects.toThrow(/gone|unreadable|can’t be read/i);
    expect(vendor.started).toEqual([]);
  });
});
