/**
 * Images by a hosted model, against a server that speaks its protocol: the contract, what is sent, and everything that
 * can go wrong.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memoryAssets } from '#tests/fakes/memory-assets.ts';
import { startImageServer, type ImageServer } from '#tests/fakes/image-server.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import { createImageModel } from '#app/services/models/image-model.server.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { hostedImages } from './hosted.server.ts';
import { createImageStudio } from './image-studio.server.ts';
import { asked, testImages, type ImagesParty } from './images.contract.ts';

let server: ImageServer;
let rendering: Rendering;
let engines: Engines;

beforeAll(async () => {
  server = await startImageServer();
  rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  engines = createEngines({
    report: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await server.close();
  await engines.close();
  await rendering.close();
});
beforeEach(() => {
  server.requests.splice(0);
  server.steps.splice(0);
});

function party(timeLimit?: number): ImagesParty {
  const assets = memoryAssets();
  const model = createImageModel({
    apiKey: 'sk-test',
    baseUrl: server.url,
    model: 'gpt-image-1',
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });
  return { assets, images: createImageStudio({ engines, rendering, hosted: hostedImages(model) }).forUser(assets) };
}
const never = () => new AbortController().signal;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const picture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#c86432' } })
      .jpeg()
      .toBuffer(),
  );

testImages(async () => ({ owner: party(), stranger: party() }));

describe('what is sent', () => {
  test('the words, the style and the colors, at the nearest size that is painted', async () => {
    const { images } = party();
    expect(images.isHosted('image')).toBe(true);
    expect(images.isHosted('poster')).toBe(false);
    await images.generate(
      asked({ words: 'a zebra in a spaceship', style: 'watercolour', colors: ['#112233'], width: 400, height: 800 }),
      { signal: never() },
    );
    // One that was stopped a moment ago, by the contract above, may arrive only now.
    const request = server.requests.find(({ fields }) => fields.prompt?.includes('a zebra in a spaceship'));
    expect(request).toMatchObject({
      key: 'sk-test',
      path: '/v1/images/generations',
      fields: { model: 'gpt-image-1', size: '1024x1536' },
    });
    for (const said of ['Watercolour', '#112233']) expect(request?.fields.prompt).toContain(said);
  });

  test('stickers ask for a transparent background', async () => {
    await party().images.generate(asked({ type: 'sticker', words: 'a fox', width: 200, height: 200 }), {
      signal: never(),
    });
    expect(server.requests[0]?.fields).toMatchObject({ background: 'transparent', output_format: 'png' });
  });

  test('pictures to go by go along', async () => {
    const { images, assets } = party();
    const references = [
      (await assets.store(await picture(300, 200), 'image/jpeg', 'one.jpg')).id,
      (await assets.store(await picture(100, 260), 'image/jpeg', 'two.jpg')).id,
    ];
    await images.generate(asked({ references }), { signal: never() });
    expect(server.requests[0]).toMatchObject({
      path: '/v1/images/edits',
      images: [
        { width: 300, height: 200 },
        { width: 100, height: 260 },
      ],
    });
  });

  test('a mask opens the marked part of the first picture, and the answer has its size', async () => {
    const { images, assets } = party();
    const { id } = await assets.store(await picture(300, 300), 'image/jpeg', 'one.jpg');
    const mask = {
      outlines: [
        [
          [0, 0],
          [150, 0],
          [150, 300],
          [0, 300],
        ],
      ] as [number, number][][],
      strokes: [],
    };
    const {
      images: [made],
    } = await images.generate(asked({ words: 'a blue vase', references: [id], mask }), { signal: never() });
    expect(server.requests[0]?.free).toBeCloseTo(0.5, 1);
    expect(server.requests[0]?.fields.prompt).toContain('Change only the masked area, to this: a blue vase');
    expect(made?.picture).toMatchObject({ width: 300, height: 300 });
    // The server paints the marked part grey and the rest darker; none of the latter is used.
    const pixels = await sharp((await assets.bytes(made?.picture.id ?? '')) ?? new Uint8Array())
      .raw()
      .toBuffer();
    const color = (x: number, y: number) => [...pixels.subarray((y * 300 + x) * 3, (y * 300 + x) * 3 + 3)];
    for (const [at, wanted] of [
      [color(40, 150), [128, 128, 128]],
      [color(240, 150), [200, 100, 50]],
      [color(170, 20), [200, 100, 50]],
    ] as const) {
      for (const [channel, value] of wanted.entries())
        expect(Math.abs((at[channel] ?? 0) - value), String(at)).toBeLessThan(5);
    }
    expect(await failure(images.generate(asked({ mask }), { signal: never() }))).toMatchObject({
      key: 'images.maskWithoutPicture',
    });
    expect(
      await failure(
        images.generate(asked({ references: [id], mask: { outlines: [], strokes: [] } }), { signal: never() }),
      ),
    ).toMatchObject({ key: 'engines.nothingMarked' });
  });
});

describe('a part of a sticker that is changed', () => {
  test('leaves what was see-through see-through, except for what is marked', async () => {
    const { images, assets } = party();
    const disc = await sharp(
      Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="60" fill="#c86432"/></svg>'),
    )
      .png()
      .toBuffer();
    const { id } = await assets.store(new Uint8Array(disc), 'image/png', 'disc.png');
    const mask = {
      outlines: [],
      strokes: [
        {
          size: 40,
          points: [
            [100, 20],
            [180, 20],
          ] as [number, number][],
        },
      ],
    };
    const {
      images: [made],
    } = await images.generate(asked({ type: 'sticker', words: 'a hat', references: [id], mask }), { signal: never() });
    expect(made?.picture).toMatchObject({ width: 200, height: 200, mime: 'image/png' });
    const pixels = await sharp((await assets.bytes(made?.picture.id ?? '')) ?? new Uint8Array())
      .ensureAlpha()
      .raw()
      .toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)];
    expect(at(10, 190)[3]).toBe(0);
    expect(at(150, 20)).toEqual([128, 128, 128, 255]);
    expect(at(100, 130)).toEqual([200, 100, 50, 255]);
  });
});

describe('what can go wrong', () => {
  test('a busy server is asked again when it says', async () => {
    server.steps.push({ status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after-ms': '30' } });
    const { images } = await party().images.generate(asked(), { signal: never() });
    expect(images).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  const busy = { status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after-ms': '10' } };
  // Of the model's answers an ordinary run takes every other one; all are tried on the edits, which ask the same way.
  test.each(
    oneIn(
      2,
      [
        ['always busy', [busy, busy, busy], 'engines.hostedBusy'],
        [
          'a refusal of the words',
          [{ status: 400, body: '{"error":{"message":"Your request was rejected","code":"moderation_blocked"}}' }],
          'engines.hostedRefused',
        ],
        [
          'a key that is not known',
          [{ status: 401, body: '{"error":{"message":"bad key"}}' }],
          'engines.hostedUnusable',
        ],
        ['a picture that is cut off', [{ cutFile: true as const }], 'engines.hostedFailed'],
        [
          'an answer that breaks off',
          [{ cutAnswer: true as const }, { cutAnswer: true as const }, { cutAnswer: true as const }],
          'engines.hostedFailed',
        ],
      ] as const,
      1,
    ),
  )('%s is said in words', async (_, steps, key) => {
    server.steps.push(...steps);
    const error = await failure(party().images.generate(asked(), { signal: never() }));
    expect(error).toMatchObject({ name: 'ToolRefusal', key });
    expect(String(error)).not.toContain('sk-test');
  });

  test('silence is given up', async () => {
    server.steps.push({ hang: true });
    expect(await failure(party(400).images.generate(asked(), { signal: never() }))).toMatchObject({
      key: 'engines.tooLong',
    });
  });

  test('one refusal ends the others of the same request', async () => {
    server.steps.push({ status: 400, body: '{"error":{"code":"moderation_blocked"}}' }, { hang: true });
    expect(
      await failure(party().images.generate(asked({ variations: [1, 2, 3, 4] }), { signal: never() })),
    ).toMatchObject({ key: 'engines.hostedRefused' });
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });
});
