/** Results of engines on disk: found again, recomputed if damaged, bypassed on request. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImagingError } from '#app/services/engines/cut-out/cutout-job.ts';
import { ellipseEngines } from '#tests/fixtures/stage.ts';
import { cachedEngines } from './cached-engines.server.ts';
import type { Engines } from './engines.server.ts';

let folder: string;
let picture: Uint8Array;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-engines-'));
  picture = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a8b99' } })
      .png()
      .toBuffer(),
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const signal = new AbortController().signal;
const cutOut = (engines: Engines, bytes: Uint8Array, options: Parameters<Engines['run']>[2]) =>
  engines.run('cut-out', { picture: bytes, model: { kind: 'built-in' } }, options);
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name));

describe('cached engines', () => {
  it('works once for a picture, also for those who come after it', async () => {
    const engine = ellipseEngines();
    const first = await cutOut(cachedEngines(engine, folder), picture, { signal });
    const told: (number | null)[] = [];
    const second = await cutOut(cachedEngines(engine, folder), picture, {
      signal,
      progress: (share) => told.push(share),
    });
    expect(second).toEqual(first);
    expect(engine.pictures).toBe(1);
    expect(told).toEqual([1]);
    expect(files()).toHaveLength(1);
  });

  it('keeps engines, their versions and pictures apart', async () => {
    const engine = ellipseEngines();
    await cutOut(cachedEngines(engine, folder, 1), picture, { signal });
    await cutOut(cachedEngines(engine, folder, 2), picture, { signal });
    await cutOut(cachedEngines(engine, folder, 1), new Uint8Array(await sharp(picture).negate().png().toBuffer()), {
      signal,
    });
    expect(engine.pictures).toBe(3);
    expect(files()).toHaveLength(3);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    [
      'changed in one byte of its mask',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === bytes.length - 120 ? byte ^ 1 : byte))),
    ],
    ['something else', () => Buffer.from('{"form":1}')],
  ])('makes a result anew that is %s', async (_, damage) => {
    const engine = ellipseEngines();
    const cached = cachedEngines(engine, folder);
    const first = await cutOut(cached, picture, { signal });
    const [file = ''] = files();
    writeFileSync(file, damage(readFileSync(file)));
    expect(await cutOut(cached, picture, { signal })).toEqual(first);
    expect(engine.pictures).toBe(2);
    // And it is whole again.
    await cutOut(cached, picture, { signal });
    expect(engine.pictures).toBe(2);
  });

  it('keeps no refusals, and leaves nothing half written', async () => {
    const refusing = {
      ...ellipseEngines(),
      run: () => Promise.reject(new ImagingError('nothingFound', { name: 'wall' })),
    };
    await expect(cutOut(cachedEngines(refusing, folder), picture, { signal })).rejects.toBeInstanceOf(ImagingError);
    expect(files()).toEqual([]);
  });

  it('ends with the signal', async () => {
    const engine = ellipseEngines();
    await expect(cutOut(cachedEngines(engine, folder), picture, { signal: AbortSignal.abort() })).rejects.toMatchObject(
      { name: 'AbortError' },
    );
    expect(engine.pictures).toBe(0);
  });

  it('works where nothing can be kept', async () => {
    const blocked = path.join(folder, 'file');
    writeFileSync(blocked, '');
    const engine = ellipseEngines();
    expect(await cutOut(cachedEngines(engine, blocked), picture, { signal })).toMatchObject({ width: 40, height: 30 });
  });

  it('is gone around when results are to be made again', async () => {
    vi.stubEnv('BLEND_UNCACHED', '1');
    const engine = ellipseEngines();
    const cached = cachedEngines(engine, folder);
    await cutOut(cached, picture, { signal });
    await cutOut(cached, picture, { signal });
    expect(engine.pictures).toBe(2);
    expect(files()).toEqual([]);
  });
});
