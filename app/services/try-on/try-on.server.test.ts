/** Try-ons by the built-in engine: a drawn model with known joints, in a drawn shirt. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagingPort } from '#tools/contract/ports/imaging-port.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import type { RawCutout } from '#app/services/engines/cut-out/cutout-job.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
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
      const { width = 0, height = 0 } = await sharp(bytes)
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      const info = { id, mime, name, width, height, bytes: bytes.length };
      kept.set(id, { info, bytes });
      return info;
    },
  };
}

const photos = async () => ({
  person: new Uint8Array(await readFile('public/samples/model-ada.webp')),
  garment: new Uint8Array(await readFile('public/samples/wear-t-shirt.webp')),
});

/**
 * Where the model and the shirt are in their pictures, roughly, in hundredths of the width: known because they were
 * drawn.
 */
const OUTLINES = {
  person:
    'M50 7 55 8 56 9 57 13 60 15 54 23 54 26 56 28 61 29 66 34 66 48 69 55 70 72 70 77 69 80 67 81 66 80 68 77 67 74 64 76 64 81 63 81 62 109 60 129 ' +
    '60 134 63 140 63 142 61 143 55 143 55 135 56 133 56 121 55 99 52 78 50 76 50 77 46 103 45 134 48 143 43 144 40 142 41 131 39 112 39 92 38 76 ' +
    '36 74 34 75 34 78 36 80 34 80 35 81 34 81 31 78 32 55 35 47 35 35 40 29 45 28 47 26 47 25 45 21 45 11Z',
  garment: 'M12 34 30 16 39 15q12 22 20 0L68 18 88 35 79 45 68 38 69 89 31 89 32 37 23 45Z',
} as const;

/** Cut out once, as in the product; in the long run by the engine. */
const cutouts = new Map<string, Promise<Pick<RawCutout, 'mask' | 'subject' | 'coverage'>>>();

async function drawnCutout(
  of: keyof typeof OUTLINES,
  { width, height }: AssetInfo,
): Promise<Pick<RawCutout, 'mask' | 'subject' | 'coverage'>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 ${(100 * height) / width}"><path d="${OUTLINES[of]}"/></svg>`;
  return {
    mask: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()),
    subject: { x: 0, y: 0, width: 1, height: 1 },
    coverage: 0.3,
  };
}

function party(): TryOnParty {
  const assets = ownAssets();
  const imaging: Pick<ImagingPort, 'cutOut'> = {
    async cutOut(asset, { signal }) {
      const info = (await assets.info(asset)) as AssetInfo;
      const cut =
        cutouts.get(asset) ??
        (isLongRun
          ? engines.run(
              'cut-out',
              { picture: (await assets.bytes(asset)) as Uint8Array, model: { kind: 'built-in' } },
              { signal },
            )
          : drawnCutout(info.height > info.width ? 'person' : 'garment', info));
      cutouts.set(asset, cut);
      const { mask, subject, coverage } = await cut;
      return { mask: await assets.store(mask, 'image/png', 'mask.png'), colours: null, subject, coverage };
    },
  };
  return { assets, tryOns: createTryOns((name, input, options) => engines.run(name, input, options), assets, imaging) };
}

testTryOnContract(async () => ({ owner: party(), stranger: party(), photos: await photos() }));

// In a browser a hem is dragged in every run.
test.runIf(isLongRun)(
  'the shirt lies on the chest, the handles follow the hand that drags them',
  { timeout: 300_000 },
  async () => {
    const { assets, tryOns } = party();
    const { person, garment } = await photos();
    const request = {
      person: (await assets.store(person, 'image/webp', 'a.webp')).id,
      garment: (await assets.store(garment, 'image/webp', 'b.webp')).id,
      kind: 'top' as const,
      dragged: {},
      isMinor: null,
      words: '',
    };
    const made = await tryOns.make(request, { signal: new AbortController().signal });
    const { joints } = JSON.parse(await readFile('public/samples/model-ada.json', 'utf8')) as {
      joints: Record<string, [number, number]>;
    };
    const at = (id: string) => made.handles.find((handle) => handle.id === id)?.to ?? { x: 0, y: 0 };
    const [left, right, hip] = [
      joints['leftShoulder'] as [number, number],
      joints['rightShoulder'] as [number, number],
      joints['leftHip'] as [number, number],
    ];
    const torso = hip[1] - left[1];
    for (const [id, joint] of [
      ['a.shoulder', right],
      ['b.shoulder', left],
    ] as const)
      expect(Math.hypot(at(id).x - joint[0], at(id).y - joint[1])).toBeLessThan(torso * 0.25);
    expect(at('a.hem').y).toBeGreaterThan(hip[1] - torso * 0.2);
    const moved = { x: at('a.hem').x - 30, y: at('a.hem').y + 20 };
    const again = await tryOns.make(
      { ...request, dragged: { 'a.hem': moved } },
      { signal: new AbortController().signal },
    );
    expect(again.handles.find(({ id }) => id === 'a.hem')?.to.x).toBeCloseTo(moved.x, 3);
    expect(again.flat.id).not.toBe(made.flat.id);
  },
);

test('who counts as under 18', () => {
  expect([
    isUnderage({ isMinor: true, age: 40 }),
    isUnderage({ isMinor: null, age: 15 }),
    isUnderage({ isMinor: false, age: 15 }),
    isUnderage({ isMinor: null, age: 30 }),
    isUnderage({ isMinor: null, age: null }),
  ]).toEqual([true, true, true, false, false]);
});
