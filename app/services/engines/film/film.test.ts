/** Films of designs: of the right length, with seekable pictures, and accompanied by music. */
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDocument, createPage, createShapeLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { makeFilm } from './film-engine.ts';
import { filmBudget, LONGEST_FILM, type FilmInput } from './film-job.ts';
import { writeYuv } from './yuv.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

function moving(): DesignDocument {
  let made = 0;
  const document = createDocument({ width: 320, height: 180, newId: () => `p${(made += 1)}` });
  const [first] = pagesInOrder(document);
  document.pages[first!.id] = { ...first!, duration: 1200, transition: { effect: 'fade', duration: 300 } };
  const second = createPage({
    id: 'second',
    order: 'a5',
    duration: 800,
    background: { type: 'solid', color: '#2244cc' },
  });
  document.pages[second.id] = second;
  const layer = createShapeLayer({
    id: 'box',
    parent: first!.id,
    order: 'a1',
    x: 20,
    y: 20,
    width: 80,
    height: 80,
    fill: { type: 'solid', color: '#dd3311' },
    animation: { in: { effect: 'from-left', at: 0, duration: 800, by: 'whole' }, out: null, loop: null, drift: null },
  });
  document.layers[layer.id] = layer;
  return document;
}

function input(over: Partial<FilmInput> = {}): FilmInput {
  const document = moving();
  return {
    document,
    pages: pagesInOrder(document).map(({ id }) => id),
    assets: {},
    width: 320,
    height: 180,
    fps: 30,
    quantiser: 28,
    watermark: false,
    music: null,
    ...over,
  };
}

/**
 * Silence: frames of MPEG 1 layer III, 128 kbit/s, 44.1 kHz, mono, whose side information says that nothing follows.
 * 26.1 ms each.
 */
function silentMp3(frames: number): Uint8Array {
  const frame = new Uint8Array(417);
  frame.set([0xff, 0xfb, 0x90, 0xc0]);
  const file = new Uint8Array(frame.length * frames);
  for (let n = 0; n < frames; n += 1) file.set(frame, n * frame.length);
  return file;
}

async function tracksOf(bytes: Uint8Array) {
  const file = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const [pictures, sound] = await Promise.all([file.getPrimaryVideoTrack(), file.getPrimaryAudioTrack()]);
  const packets = [];
  for await (const packet of new EncodedPacketSink(pictures!).packets()) packets.push(packet);
  return { pictures: pictures!, sound, packets };
}

describe('a film', () => {
  it('has as many pictures as its time, at their times, with whole ones to jump to', async () => {
    const shares: number[] = [];
    const film = await makeFilm(input(), (share) => shares.push(share));
    expect(film).toMatchObject({ frames: 60, duration: 2000 });
    expect(await sharp(film.poster).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 180 });
    const { pictures, sound, packets } = await tracksOf(film.bytes);
    expect([pictures.codec, await pictures.getDisplayWidth(), await pictures.getDisplayHeight()]).toEqual([
      'avc',
      320,
      180,
    ]);
    expect(sound).toBeNull();
    expect(packets.map(({ timestamp }) => Math.round(timestamp * 30))).toEqual(
      Array.from({ length: 60 }, (_, index) => index),
    );
    expect(packets.flatMap(({ type }, index) => (type === 'key' ? [index] : []))).toEqual([0, 45]);
    expect(await pictures.computeDuration()).toBeCloseTo(2, 3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('shows the still page at rest, as its export does', async () => {
    const document = moving();
    const rendering = createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
    const [page] = pagesInOrder(document);
    // Its poster is the moment at 60 %: everything has appeared.
    const alone = { ...document, pages: { [page!.id]: { ...page!, duration: 2000 } } };
    const [{ poster }, { bytes }] = [
      await makeFilm(input({ document: alone, pages: [page!.id] }), () => undefined),
      await rendering.render({
        document: alone,
        page: page!.id,
        format: 'png',
        shorterSide: 180,
        quality: 100,
        watermark: false,
      }),
    ];
    await rendering.close();
    const [film, still] = await Promise.all([poster, bytes].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
    const differences = film!.map((value, index) => Math.abs(value - still![index]!));
    // What JPEG leaves of a red square on white; nothing is moved by a pixel, which would be 200 along its edge.
    expect(film!.length).toBe(still!.length);
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(1.5);
  });

  it.runIf(isLongRun)('is the same each time', async () => {
    const [one, other] = [await makeFilm(input(), () => undefined), await makeFilm(input(), () => undefined)];
    const bodies = await Promise.all(
      [one, other].map(async ({ bytes }) =>
        (await tracksOf(bytes)).packets.map(({ data }) => Buffer.from(data).toString('base64')),
      ),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('has its music cut where the pictures end, frame by frame as it was', async () => {
    const music = silentMp3(200);
    const { bytes } = await makeFilm(input({ music: { bytes: music, from: 0 } }), () => undefined);
    const { sound } = await tracksOf(bytes);
    expect(sound?.codec).toBe('mp3');
    const length = await sound!.computeDuration();
    // As many whole ones as the pictures have time for, so that the film keeps its length.
    expect(length).toBeGreaterThan(1.97);
    expect(length).toBeLessThanOrEqual(2);
    for await (const packet of new EncodedPacketSink(sound!).packets())
      expect(Buffer.from(packet.data)).toEqual(Buffer.from(music.subarray(0, 417)));
  });

  it('has its music from a moment on, beginning with a frame that needs none before it', async () => {
    const music = silentMp3(200);
    // Frames 38 and 39 take data from those before them: the first 9 bits of their side information.
    for (const frame of [38, 39]) music[frame * 417 + 5] = 0x80;
    for (let frame = 0; frame < 200; frame += 1) music[frame * 417 + 400] = frame;
    const { bytes } = await makeFilm(input({ music: { bytes: music, from: 1000 } }), () => undefined);
    const { sound } = await tracksOf(bytes);
    const packets = [];
    for await (const packet of new EncodedPacketSink(sound!).packets()) packets.push(packet);
    expect(packets.map(({ data }) => data[400]).slice(0, 3)).toEqual([40, 41, 42]);
    expect(packets[0]?.timestamp).toBe(0);
    expect(await sound!.computeDuration()).toBeGreaterThan(1.97);
    const late = await makeFilm(input({ music: { bytes: music, from: 60_000 } }), () => undefined);
    expect((await tracksOf(late.bytes)).packets).toHaveLength(60);
  });

  it('refuses music that is none', async () => {
    for (const music of [new Uint8Array(), new TextEncoder().encode('not a song at all '.repeat(200))]) {
      await expect(makeFilm(input({ music: { bytes: music, from: 0 } }), () => undefined)).rejects.toThrow(
        EngineRefusal,
      );
    }
  });
});

describe('what a film takes', () => {
  it('is so much time for each of its pictures, by their size', () => {
    const { document, pages } = input();
    const shown = { document, pages, width: 1920, height: 1080, fps: 30 };
    expect([
      filmBudget(shown),
      filmBudget({ ...shown, fps: 15 }),
      filmBudget({ ...shown, pages: pages.slice(0, 1) }),
    ]).toEqual([24_000, 12_000, 14_400]);
    expect(filmBudget({ ...shown, width: 320, height: 180 })).toBe(6_000);
    // The longest: including the fixed time of every film it must be less than what its tools wait for.
    expect(
      filmBudget({
        ...shown,
        document: { ...document, pages: { [pages[0]!]: { ...document.pages[pages[0]!]!, duration: LONGEST_FILM } } },
      }),
    ).toBe(720_000);
  });

  it.runIf(isLongRun && process.platform === 'linux')(
    'is the memory of a few pictures, not of all',
    { timeout: 120_000 },
    async () => {
      const [page] = pagesInOrder(moving());
      const document = { ...moving(), width: 1440, height: 1440, pages: { [page!.id]: { ...page!, duration: 1400 } } };
      const before = process.memoryUsage().rss;
      let most = 0;
      const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
      await makeFilm(input({ document, pages: [page!.id], width: 1440, height: 1440 }), () => undefined);
      clearInterval(look);
      // 42 pictures are 348 MB.
      expect((most - before) / 1e6).toBeLessThan(300);
    },
  );
});

describe('the colors of video', () => {
  it.each([
    ['white', [255, 255, 255], [235, 128, 128]],
    ['black', [0, 0, 0], [16, 128, 128]],
    ['red', [255, 0, 0], [63, 102, 240]],
    ['green', [0, 255, 0], [173, 42, 26]],
    ['blue', [0, 0, 255], [32, 240, 118]],
  ] as const)('%s is coded as BT.709 says', (_name, [r, g, b], coded) => {
    const rgba = new Uint8Array(Array.from({ length: 4 }, () => [r, g, b, 255]).flat());
    const yuv = new Uint8Array(6);
    writeYuv(rgba, 2, 2, yuv);
    expect([yuv[0], yuv[4], yuv[5]].map((value, index) => Math.abs((value ?? 0) - coded[index]!) <= 1)).toEqual([
      true,
      true,
      true,
    ]);
    expect(new Set(yuv.subarray(0, 4)).size).toBe(1);
  });
});
