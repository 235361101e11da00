/**
 * Try-ons by a hosted model, against a server on loopback that speaks its protocol: what is sent, what is never sent,
 * what is used of the answer.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagingPort } from '#tools/contract/ports/imaging-port.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { createImageModel, type ImageModel } from '#app/services/models/image-model.server.ts';
import { startImageServer, type ImageServer } from '#tests/fakes/image-server.ts';
import { cachedTestEngines } from '#tests/fixtures/cached-test-engines.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { createHostedTryOns } from './hosted-try-on.server.ts';
import { TryOnFlagged } from './minors.ts';
import { testTryOnContract, type TryOnParty } from './try-on.contract.ts';
import { createTryOnRoom } from './try-ons.server.ts';

let server: ImageServer;
let engines: Engines;
let model: ImageModel;
const reports: unknown[] = [];
beforeAll(async () => {
  server = await startImageServer();
  engines = cachedTestEngines((error) => reports.push(error));
  model = createImageModel({ apiKey: 'sk-test', baseUrl: server.url, model: 'gpt-image-1' });
});
beforeEach(() => {
  server.requests.splice(0);
  server.steps.splice(0);
});
afterAll(async () => {
  await Promise.all([engines.close(), server.close()]);
  expect(reports).toEqual([]);
});

/** Assets of one user, and an imaging that finds the center of every picture. */
function party(): TryOnParty & { imaging: Pick<ImagingPort, 'cutOut'> } {
  const kept = new Map<string, { info: AssetInfo; bytes: Uint8Array }>();
  const assets: AssetsPort = {
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
  const imaging: Pick<ImagingPort, 'cutOut'> = {
    async cutOut(asset) {
      const { width, height } = (await assets.info(asset)) as AssetInfo;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="16%" ry="42%" fill="#fff"/></svg>`;
      return {
        mask: await assets.store(await sharp(Buffer.from(svg)).png().toBuffer(), 'image/png', 'mask.png'),
        colours: null,
        subject: { x: 0.34, y: 0.08, width: 0.32, height: 0.84 },
        coverage: 0.2,
      };
    },
  };
  return { assets, imaging, tryOns: createHostedTryOns(model, engines.run, assets, imaging) };
}

const photos = async () => ({
  person: new Uint8Array(await readFile('public/samples/model-ada.webp')),
  garment: new Uint8Array(await readFile('public/samples/wear-t-shirt.webp')),
});
async function asked({ assets }: TryOnParty, name = 'shirt.webp') {
  const { person, garment } = await photos();
  return {
    person: (await assets.store(person, 'image/webp', 'a.webp')).id,
    garment: (await assets.store(garment, 'image/webp', name)).id,
    kind: 'top' as const,
    dragged: {},
    isMinor: null,
    words: '',
  };
}
const options = () => ({ signal: new AbortController().signal });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

testTryOnContract(async () => ({ owner: party(), stranger: party(), photos: await photos() }));

test('sends both pictures and what may change, and keeps the face as it was', { timeout: 120_000 }, async () => {
  const one = party();
  const made = await one.tryOns.make({ ...(await asked(one)), words: 'a linen shirt' }, options());
  const [request] = server.requests;
  expect(request).toMatchObject({
    key: 'sk-test',
    path: '/v1/images/edits',
    images: [
      { width: 1024, height: 1536 },
      { width: 900, height: 900 },
    ],
  });
  expect(request?.fields.prompt).toContain('a linen shirt');
  expect(request?.free).toBeGreaterThan(0.15);
  expect(request?.free).toBeLessThan(0.7);
  expect([made.garment, made.front, made.handles]).toEqual([null, null, []]);
  const { data, info } = await sharp((await one.assets.bytes(made.flat.id)) as Uint8Array)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const chest = [0, 1, 2].map(
    (channel) => data[(Math.round(info.height * 0.4) * info.width + info.width / 2) * 3 + channel] as number,
  );
  for (const value of chest) expect(Math.abs(value - 128)).toBeLessThan(6);
  const before = await sharp((await photos()).person)
    .removeAlpha()
    .raw()
    .toBuffer();
  const {
    persons: [who],
  } = await engines.run('landmarks', { picture: (await photos()).person }, options());
  const { left, top, width, height } = (who?.face ?? { box: { left: 0, top: 0, width: 0, height: 0 } }).box;
  const nose = (Math.round(top + height / 2) * info.width + Math.round(left + width / 2)) * 3;
  for (let channel = 0; channel < 3; channel += 1)
    expect(Math.abs((data[nose + channel] as number) - (before[nose + channel] as number))).toBeLessThan(12);
});

test(
  'of people under 18 nothing is sent that is not everyday wear, and the model is told',
  { timeout: 120_000 },
  async () => {
    const one = party();
    expect(
      await failure(one.tryOns.make({ ...(await asked(one, 'red-bikini.webp')), isMinor: true }, options())),
    ).toBeInstanceOf(TryOnFlagged);
    expect(server.requests).toEqual([]);
    await one.tryOns.make({ ...(await asked(one)), isMinor: true }, options());
    expect(server.requests[0]?.fields.prompt).toContain('only everyday clothing');
  },
);

test('says what went wrong in words', { timeout: 120_000 }, async () => {
  const one = party();
  server.steps.push({ status: 400, body: '{"error":{"code":"moderation_blocked","message":"no"}}' });
  expect(await failure(one.tryOns.make(await asked(one), options()))).toMatchObject({ key: 'engines.hostedRefused' });
});

// The own engine makes it, as in its own tests, which takes seconds.
test.runIf(isLongRun)('handles are the own engine’s alone', { timeout: 240_000 }, async () => {
  const one = party();
  const room = createTryOnRoom({
    engines,
    assets: { forUser: () => one.assets },
    imaging: { forUser: () => one.imaging as ImagingPort },
    hosted: model,
  });
  const made = await room
    .forUser('ada')
    .make({ ...(await asked(one)), dragged: { 'a.hem': { x: 200, y: 500 } } }, options());
  expect([server.requests.length, made.handles.length > 4]).toEqual([0, true]);
});
