/**
 * Pictures of a logo by a hosted model, against a server that speaks its protocol: shapes where possible, pictures
 * otherwise, every failure reported.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assertInvariants } from '#design/document/invariants.ts';
import { firstPage } from '#design/document/tree.ts';
import { startImageServer, type ImageServer } from '#tests/fakes/image-server.ts';
import { memoryAssets } from '#tests/fakes/memory-assets.ts';
import { cachedTestEngines } from '#tests/fixtures/cached-test-engines.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { hostedImages } from '#app/services/images/hosted.server.ts';
import { createImageStudio } from '#app/services/images/image-studio.server.ts';
import { createImageModel } from '#app/services/models/image-model.server.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import type { GenerationContext } from '../declaration.ts';
import { NO_RESULTS, type GenerationResults } from '#app/contracts/generation.ts';
import { logoPictureInput } from './logo-picture-input.ts';
import { logoPictureHandler } from './logo-picture-run.server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

let server: ImageServer;
let rendering: Rendering;
let engines: Engines;

beforeAll(async () => {
  server = await startImageServer();
  rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  engines = cachedTestEngines((error) => {
    throw error;
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

const luna = { batch: 'batch', name: 'Luna Bakery', description: 'Sourdough bread', style: 'icon', elements: ['moon'] };

function world({ hosted = true, timeLimit = 20_000, done = NO_RESULTS as GenerationResults } = {}) {
  const assets = memoryAssets();
  const model = createImageModel({ apiKey: 'sk-test', baseUrl: server.url, model: 'gpt-image-1', timeLimit });
  const shown: number[] = [];
  const context = {
    signal: new AbortController().signal,
    seed: 1,
    done,
    assets,
    rendering,
    progress: () => undefined,
    images: createImageStudio({ engines, rendering, hosted: hosted ? hostedImages(model) : null }).forUser(assets),
    traced: (picture: Uint8Array, signal: AbortSignal) => engines.run('trace', { picture }, { signal }),
    earlier: async (id: string) =>
      id === 'batch' ? { kind: 'logo', state: 'succeeded' as const, input: {}, ...NO_RESULTS } : null,
    checkpoint: async ({ variations }: GenerationResults) => void shown.push(variations.length),
  } as Partial<GenerationContext> as GenerationContext;
  return {
    shown,
    assets,
    run: (input: object = luna) => logoPictureHandler.run(logoPictureInput.parse(input), context),
  };
}

/** What a model may paint that is no logo of flat colors. */
const photograph = async () => {
  const pixels = Uint8Array.from({ length: 512 * 512 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 251);
  return new Uint8Array(
    await sharp(pixels, { raw: { width: 512, height: 512, channels: 3 } })
      .png()
      .toBuffer(),
  );
};

/** Made by the first test, for one that continues with them. */
let four: GenerationResults['variations'] | null = null;

test('four requests with the words of the batch; what is flat becomes shapes on its background, shown as they come', async () => {
  const { run, shown } = world();
  const { variations } = await run();
  four = variations;
  expect(variations).toHaveLength(4);
  expect(shown).toEqual([1, 2, 3]);
  expect(server.requests).toHaveLength(4);
  for (const said of ['Luna Bakery', 'Sourdough bread', 'icon', 'moon', 'solid colours'])
    expect(server.requests[0]?.fields.prompt).toContain(said);
  for (const { design, notes, mime } of variations) {
    if (!design) throw new Error('No shapes');
    assertInvariants(design);
    expect(Object.values(design.layers)).toMatchObject([{ type: 'shape', shape: { kind: 'path' } }]);
    expect(firstPage(design).background).toEqual({ type: 'solid', color: '#eeeeee' });
    expect([mime, notes]).toEqual(['image/png', ['Editable shapes']]);
  }
}, 120_000);

test.runIf(isLongRun)(
  'what has too many colors stays a picture and says so',
  async () => {
    server.steps.push({ file: await photograph() });
    const { variations } = await world().run();
    const pictures = variations.filter(({ design }) => design === undefined);
    expect(pictures).toMatchObject([
      { mime: 'image/jpeg', notes: ['A picture: it has too many colours or outlines to become shapes'] },
    ]);
  },
  120_000,
);

test('continues where an earlier attempt ended', async () => {
  const before = (four ?? (await world().run()).variations).slice(0, 3);
  server.requests.splice(0);
  expect((await world({ done: { variations: before, problems: [] } }).run()).variations).toHaveLength(4);
  expect(server.requests).toHaveLength(1);
}, 120_000);

test.each([
  [
    'a refusal by its moderation',
    { status: 400, body: '{"error":{"code":"moderation_blocked","message":"safety"}}' },
    20_000,
    'The image model refused this picture or this edit.',
  ],
  ['an answer that is never sent', { hang: true as const }, 400, 'This took longer than'],
  ['a failure', { status: 400, body: '{"error":{"message":"no"}}' }, 20_000, 'The image model could not do this.'],
])(
  '%s is said in words',
  async (_, step, timeLimit, words) => {
    server.steps.push(step, step);
    await expect(world({ timeLimit }).run()).rejects.toThrow(words);
  },
  60_000,
);

test('without a hosted model, and beside no batch of one’s own, there are none', async () => {
  await expect(world({ hosted: false }).run()).rejects.toThrow('No hosted image model is set up here.');
  await expect(world().run({ ...luna, batch: 'another' })).rejects.toThrow(
    'The logos that these pictures belong to are gone.',
  );
  expect(server.requests).toEqual([]);
});
