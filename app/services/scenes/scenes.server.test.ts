/**
 * Scenes by the built-in renderer and by a hosted model, held to the same contract; what the model is sent, what is
 * used of it, and what can go wrong.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startImageServer, type ImageServer } from '#tests/fakes/image-server.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import { createImageModel } from '#app/services/models/image-model.server.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { createHostedScenes } from './hosted-scenes.server.ts';
import { bottle, sceneRequest, testScenesContract, type ScenesParty } from './scenes.contract.ts';
import { createScenes, type RenderScene } from './scenes.server.ts';

let engines: Engines;
let server: ImageServer;
const reports: unknown[] = [];
const render: RenderScene = (input, options) => engines.run('scene', input, options);

beforeAll(async () => {
  engines = createEngines({ report: (error) => reports.push(error) });
  server = await startImageServer();
});
afterAll(async () => {
  await engines.close();
  await server.close();
  expect(reports).toEqual([]);
});
beforeEach(() => {
  server.requests.splice(0);
  server.steps.splice(0);
});

/** Assets of one user. */
function ownAssets(): AssetsPort {
  const kept = new Map<string, { info: AssetInfo; bytes: Uint8Array }>();
  return {
    info: async (id) => kept.get(id)?.info ?? null,
    bytes: async (id) => kept.get(id)?.bytes ?? null,
    async store(bytes, mime, name) {
      const id = createHash('sha256').update(bytes).digest('hex');
      const { width = 0, height = 0 } = await sharp(bytes)
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      const info = { id, mime, name, width, height, bytes: bytes.length };
      kept.set(id, { info, bytes });
      return info;
    },
  };
}

describe('by the renderer that comes along', () => {
  const party = (): ScenesParty => {
    const assets = ownAssets();
    return { assets, scenes: createScenes(render, assets) };
  };
  testScenesContract(async () => ({ owner: party(), stranger: party() }));
});

let users = 0;
const model = (timeLimit?: number) =>
  createImageModel({
    apiKey: 'sk-test',
    baseUrl: server.url,
    model: 'gpt-image-1',
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });
const hostedParty = (scenes = createHostedScenes(model())): ScenesParty => {
  const assets = ownAssets();
  return { assets, scenes: scenes.forUser(`user-${(users += 1)}`, render, assets) };
};

describe('by a hosted model', () => {
  testScenesContract(async () => {
    const scenes = createHostedScenes(model());
    return { owner: hostedParty(scenes), stranger: hostedParty(scenes) };
  });

  const options = () => ({ signal: new AbortController().signal });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error,
    );
  const meanOf = async ({ assets }: ScenesParty, id: string) => {
    const { channels } = await sharp((await assets.bytes(id)) ?? new Uint8Array()).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
  };

  test(
    'sends the empty set and the product, keeps product and shadow as ours, and has no words that it does not know',
    { timeout: 300_000 },
    async () => {
      const [ours, theirs] = [hostedParty(), hostedParty()];
      const file = await bottle();
      const picture = (await ours.assets.store(file, 'image/png', 'bottle.png')).id;
      await theirs.assets.store(file, 'image/png', 'bottle.png');
      const request = sceneRequest(picture, { scene: null, words: 'on oak with a zebra, morning light' });
      const local = await createScenes(render, theirs.assets).render(request, options());
      const made = await ours.scenes.render(request, options());
      const [asked] = server.requests;
      expect(asked).toMatchObject({
        key: 'sk-test',
        path: '/v1/images/edits',
        free: 1,
        fields: { model: 'gpt-image-1', size: '1024x1536' },
        images: [{ width: 1024, height: 1536 }, {}],
      });
      expect(asked?.fields.prompt).toContain('on oak with a zebra, morning light');
      expect(asked?.fields.prompt).toContain('draw neither it nor anything in its place');
      expect(local.unknown).toEqual(['zebra']);
      expect(made).toMatchObject({ unknown: [], understood: expect.arrayContaining(['zebra']) });
      expect([made.product.asset.id, made.shadow?.asset.id]).toEqual([local.product.asset.id, local.shadow?.asset.id]);
      // The model darkens what it paints by a tenth: the set comes from it, the size from the page.
      const share = (await meanOf(ours, made.background.id)) / (await meanOf(theirs, local.background.id));
      expect(share).toBeGreaterThan(0.86);
      expect(share).toBeLessThan(0.94);
    },
  );

  test(
    'what it painted is remembered for whom it was painted, and asked for anew once it is deleted',
    { timeout: 300_000 },
    async () => {
      const scenes = createHostedScenes(model());
      const one = hostedParty(scenes);
      const picture = (await one.assets.store(await bottle(), 'image/png', 'bottle.png')).id;
      await one.scenes.render(sceneRequest(picture), options());
      await one.scenes.render(sceneRequest(picture), options());
      expect(server.requests).toHaveLength(1);
      const bare = ownAssets();
      await bare.store(await bottle(), 'image/png', 'bottle.png');
      await scenes.forUser(`user-${users}`, render, bare).render(sceneRequest(picture), options());
      expect(server.requests).toHaveLength(2);
      // Previews come from the renderer alone.
      await one.scenes.render(sceneRequest(picture, { quality: 'preview' }), options());
      expect(server.requests).toHaveLength(2);
    },
  );

  const busy = { status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after-ms': '10' } };
  // Of the model's answers an ordinary run takes every other one; all are tried on the edits, which ask the same way.
  test.each(
    oneIn(2, [
      ['busy for a moment', [busy], null],
      ['always busy', [busy, busy, busy], 'engines.hostedBusy'],
      [
        'a refusal of what is asked for',
        [{ status: 400, body: '{"error":{"message":"Your request was rejected","code":"moderation_blocked"}}' }],
        'engines.hostedRefused',
      ],
      ['a key that is not known', [{ status: 401, body: '{"error":{"message":"bad key"}}' }], 'engines.hostedUnusable'],
      ['a picture that is cut off', [{ cutFile: true as const }], 'engines.hostedFailed'],
    ] as const),
  )('%s', { timeout: 300_000 }, async (_, steps, key) => {
    const { assets, scenes } = hostedParty();
    const picture = (await assets.store(await bottle(), 'image/png', 'bottle.png')).id;
    server.steps.push(...steps);
    const error = await failure(scenes.render(sceneRequest(picture, { width: 120, height: 120 }), options()));
    if (key === null) expect(error).toBeNull();
    else expect(error).toMatchObject({ name: 'ToolRefusal', key });
    expect(String(error)).not.toContain('sk-test');
  });

  test.runIf(isLongRun)('silence is given up', { timeout: 300_000 }, async () => {
    const { assets, scenes } = hostedParty(createHostedScenes(model(400)));
    const picture = (await assets.store(await bottle(), 'image/png', 'bottle.png')).id;
    server.steps.push({ hang: true });
    expect(await failure(scenes.render(sceneRequest(picture, { width: 120, height: 120 }), options()))).toMatchObject({
      key: 'engines.tooLong',
    });
  });
});
