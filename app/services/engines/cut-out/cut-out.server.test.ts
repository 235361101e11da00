/**
 * The engine that cuts pictures out, in its process: what it finds, what it refuses, and that the server does not block
 * on it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createEngines, type LocalEngines, type RunOptions } from '#app/services/engines/engines.server.ts';
import { writeCornerModel } from '#tests/fixtures/corner-model.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import type { ModelSource } from './cutout-job.ts';

const opened: LocalEngines[] = [];
const folders: string[] = [];
let reports: Error[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  reports = [];
});
afterAll(async () => {
  for (const engines of opened) await engines.close();
});

function open(): LocalEngines {
  const engines = createEngines({ report: (error) => reports.push(error) });
  opened.push(engines);
  return engines;
}

const never = () => new AbortController().signal;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const cut = (engines: LocalEngines, picture: Uint8Array, options: RunOptions) =>
  engines.run('cut-out', { picture, model: { kind: 'built-in' } }, options);

/** A red disc with a hole on grey wood-like stripes. */
async function disc(width: number, height: number): Promise<Uint8Array> {
  const stripes = Array.from(
    { length: 30 },
    (_, index) => `<rect x="0" y="${(index * height) / 30}" width="${width}" height="${height / 60}" fill="#b9b2a6"/>`,
  ).join('');
  const radius = Math.min(width, height) * 0.32;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#cfc8bb"/>${stripes}<circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="#c0261c"/><circle cx="${width / 2 - radius * 0.3}" cy="${height / 2 - radius * 0.3}" r="${radius * 0.25}" fill="#e8584d"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
}

// Slow, and test machines may be busy.
describe('the engine that comes along', { timeout: 300_000 }, () => {
  /** Loading the network takes as long as a picture does: it stays loaded for the next one. */
  const engine = open();

  // The network takes half a minute of processor time; transcripts request cutouts from it in every run.
  it.runIf(isLongRun)('cuts a disc out at the picture’s own size while the server’s event loop goes on', async () => {
    const picture = await disc(1500, 1000);
    const told: (number | null)[] = [];
    let turns = 0;
    const turning = setInterval(() => {
      // Loaded, nothing found yet: the network works, in one piece.
      if (told.at(-1) === 0.2) turns += 1;
    }, 1);
    const { mask, width, height, subject, coverage } = await cut(engine, picture, {
      signal: never(),
      progress: (share) => told.push(share),
    });
    clearInterval(turning);
    expect(turns).toBeGreaterThan(5);
    expect([width, height]).toEqual([1500, 1000]);
    expect(told).toEqual([0, 0.08, 0.2, 0.6, 0.95]);
    expect(coverage).toBeCloseTo((Math.PI * 320 ** 2) / 1_500_000, 1);
    expect(subject.x * 1500).toBeCloseTo(430, -1.5);
    expect(await sharp(mask).metadata()).toMatchObject({ format: 'png', width: 1500, height: 1000, channels: 2 });
    const data = await sharp(mask).extractChannel('alpha').raw().toBuffer();
    const alphaAt = (x: number, y: number) => data[y * 1500 + x];
    expect([alphaAt(750, 500), alphaAt(750, 300), alphaAt(30, 30), alphaAt(1450, 950)]).toEqual([255, 255, 0, 0]);
    if (process.platform === 'linux' && existsSync(`/proc/${engine.processes.get('cut-out')}/status`)) {
      const memory = /VmHWM:\s+(\d+)/.exec(
        readFileSync(`/proc/${engine.processes.get('cut-out')}/status`, 'utf8'),
      )?.[1];
      expect(Number(memory) / 1024).toBeLessThan(1400);
    }
  });

  it('says what it can’t do', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'blend-model-'));
    folders.push(folder);
    // What is made of a mask without a subject; the long run asks the network for it, too.
    const model: ModelSource = isLongRun ? { kind: 'built-in' } : { kind: 'file', ...writeCornerModel(folder) };
    const flat = new Uint8Array(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#8899aa' } })
        .png()
        .toBuffer(),
    );
    expect(await failure(engine.run('cut-out', { picture: flat, model }, { signal: never() }))).toMatchObject({
      key: 'imaging.nothingFound',
    });
    expect(await failure(cut(engine, new TextEncoder().encode('no picture'), { signal: never() }))).toMatchObject({
      key: 'imaging.unreadable',
    });
    expect(reports).toEqual([]);
  });

  it('names a model that can’t be used', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'blend-model-'));
    folders.push(folder);
    const file = path.join(folder, 'broken.onnx');
    await writeFile(file, 'not a model');
    const job = open().run(
      'cut-out',
      { picture: await disc(200, 200), model: { kind: 'file', path: file, input: 'centred' } },
      { signal: never() },
    );
    expect(await failure(job)).toMatchObject({
      key: 'imaging.modelUnusable',
      message: expect.stringContaining('The background model can’t be used: '),
    });
  });
});
