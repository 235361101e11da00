/** Try-ons by the engine that comes along: a drawn model with joints that are known, in a drawn shirt. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetInfo, AssetsPort, ImagingPort } from '#tools/context.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import type { RawCutout } from '#app/services/imaging/cutout-job.ts';
import { isUnderage } from './minors.ts';
import { testTryOnContract, type TryOnParty } from './try-on.contract.ts';
import { createTryOns } from './try-on.server.ts';

let engines: Engines;
const reports: unknown[] = [];
beforeAll(() => {
  engines = createEngines({ report: (error) => reports.push(error) });
});
afterAll(async () => {
  await engines.close();
  expect(reports).toEqual([]);
});

/** Assets of one user. */
function ownAssets(): AssetsPort {
  const kept = new Map<string, { info: AssetInfo; bytes: Uint8Array }>();
  return {
    info: async (id) => kept.get(id)?.info ?? null,
    bytes: async (id) => kept.get(id)?.bytes ?? null,
    async store(bytes, mime, name) {
      const id = createHash('sha256').update(bytes).digest('hex');
      const { width = 0, height = 0 } = await sharp(bytes).metadata().catch(() => ({ width: 0, height: 0 }));
      const info = { id, mime, name, width, height, bytes: bytes.length };
      kept.set(id, { info, bytes });
      return info;
    },
  };
}

const photos = async () => ({ person: new Uint8Array(await readFile('public/samples/model-ada.webp')), garment: new Uint8Array(await readFile('public/samples/wear-t-shirt.webp')) });

/** Cut out by the engine and remembered, as in the product. */
const cutouts = new Map<string, Promise<RawCutout>>();

function party(): TryOnParty {
  const assets = ownAssets();
  const imaging: Pick<ImagingPort, 'cutOut'> = {
    async cutOut(asset, { signal }) {
      const cut = cutouts.get(asset) ?? engines.run('cut-out', { picture: (await assets.bytes(asset)) as Uint8Array, model: { kind: 'built-in' } }, { signal });
      cutouts.set(asset, cut);
      const { mask, subject, coverage } = await cut;
      return { mask: await assets.store(mask, 'image/png', 'mask.png'), colours: null, subject, coverage };
    },
  };
  return { assets, tryOns: createTryOns((name, input, options) => engines.run(name, input, options), assets, imaging) };
}

testTryOnContract(async () => ({ owner: party(), stranger: party(), photos: await photos() }));

test('the shirt lies on the chest, the handles follow the hand that drags them', { timeout: 300_000 }, async () => {
  const { assets, tryOns } = party();
  const { person, garment } = await photos();
  const request = { person: (await assets.store(person, 'image/webp', 'a.webp')).id, garment: (await assets.store(garment, 'image/webp', 'b.webp')).id, kind: 'top' as const, dragged: {}, isMinor: null, words: '' };
  const made = await tryOns.make(request, { signal: new AbortController().signal });
  const { joints } = JSON.parse(await readFile('public/samples/model-ada.json', 'utf8')) as { joints: Record<string, [number, number]> };
  const at = (id: string) => made.handles.find((handle) => handle.id === id)?.to ?? { x: 0, y: 0 };
  const [left, right, hip] = [joints['leftShoulder'] as [number, number], joints['rightShoulder'] as [number, number], joints['leftHip'] as [number, number]];
  const torso = hip[1] - left[1];
  for (const [id, joint] of [['a.shoulder', right], ['b.shoulder', left]] as const) expect(Math.hypot(at(id).x - joint[0], at(id).y - joint[1])).toBeLessThan(torso * 0.25);
  expect(at('a.hem').y).toBeGreaterThan(hip[1] - torso * 0.2);
  const moved = { x: at('a.hem').x - 30, y: at('a.hem').y + 20 };
  const again = await tryOns.make({ ...request, dragged: { 'a.hem': moved } }, { signal: new AbortController().signal });
  expect(again.handles.find(({ id }) => id === 'a.hem')?.to.x).toBeCloseTo(moved.x, 3);
  expect(again.flat.id).not.toBe(made.flat.id);
});

test('who counts as under 18', () => {
  expect([isUnderage({ isMinor: true, age: 40 }), isUnderage({ isMinor: null, age: 15 }), isUnderage({ isMinor: false, age: 15 }), isUnderage({ isMinor: null, age: 30 }), isUnderage({ isMinor: null, age: null })]).toEqual([true, true, true, false, false]);
});
