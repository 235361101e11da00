/** The engine's process: one at a time, gone when idle, replaced when it dies; and the server does not wait for it. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createCutoutEngine, type CutoutEngine, type EngineOptions } from './cutout-engine.server.ts';
import { ImagingError } from './cutout-job.ts';

const engines: CutoutEngine[] = [];
const folders: string[] = [];
let reports: Error[] = [];

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  reports = [];
});

function open(options: Partial<EngineOptions> = {}): CutoutEngine {
  const engine = createCutoutEngine({ model: { kind: 'built-in' }, report: (error) => reports.push(error), ...options });
  engines.push(engine);
  return engine;
}

/** An engine whose process does what `body` says with each message `{ id, picture }`; `done(id)` answers. */
async function scripted(body: string, options: Partial<EngineOptions> = {}): Promise<CutoutEngine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'blend-engine-'));
  folders.push(folder);
  const script = path.join(folder, 'engine.mjs');
  const result = '{ mask: new Uint8Array([1]), width: 1, height: 1, subject: { x: 0, y: 0, width: 1, height: 1 }, coverage: 0.5 }';
  await writeFile(script, `const done = (id) => process.send({ type: 'done', id, result: ${result} }); process.on('message', ({ id, picture }) => { const kind = picture[0]; ${body} }); process.on('disconnect', () => process.exit());`);
  return open({ script, ...options });
}

const never = () => new AbortController().signal;
const ask = (engine: CutoutEngine, kind: number, signal = never(), progress?: (share: number | null) => void) => engine.cutOut(new Uint8Array([kind]), { signal, progress });
const failure = (promise: Promise<unknown>) => promise.then(() => null, (error: unknown) => error);
const alive = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the process', () => {
  it('starts when first asked, works one after the other, and says who waits', async () => {
    const engine = await scripted('setTimeout(() => done(id), 30);');
    expect(engine.pid).toBeUndefined();
    const told: (number | null)[][] = [[], []];
    const both = Promise.all([ask(engine, 1, never(), (share) => told[0]?.push(share)), ask(engine, 1, never(), (share) => told[1]?.push(share))]);
    expect(engine.pending).toBe(2);
    expect(await both).toHaveLength(2);
    expect([told, engine.pending]).toEqual([[[0], [null, 0]], 0]);
  });

  it('ends when idle, and a new one starts with the next picture', async () => {
    const engine = await scripted('done(id);', { idleLimit: 50 });
    await ask(engine, 1);
    const first = engine.pid;
    await until(() => !alive(first));
    expect(engine.pid).toBeUndefined();
    expect((await ask(engine, 1)).width).toBe(1);
    expect(engine.pid).not.toBe(first);
    expect(reports).toEqual([]);
  });

  it.each([
    ['is killed', 'if (kind === 13) process.kill(process.pid, "SIGKILL"); else done(id);'],
    ['crashes', 'if (kind === 13) { console.error("out of memory"); process.exit(7); } else done(id);'],
  ])('that %s fails one job readably, and the next one works', async (_, body) => {
    const engine = await scripted(body);
    const one = failure(ask(engine, 13));
    const two = ask(engine, 1);
    expect(await one).toMatchObject({ code: 'failed', message: 'The picture could not be cut out. Try again.' });
    expect((await two).width).toBe(1);
    expect(reports).toHaveLength(1);
    expect(reports[0]?.message).toMatch(/ended with (SIGKILL|code 7\. out of memory)/);
  });

  it('ends with the signal, under way or waiting', async () => {
    const engine = await scripted('if (kind !== 13) done(id);');
    const [running, waiting] = [new AbortController(), new AbortController()];
    const one = failure(ask(engine, 13, running.signal));
    const two = failure(ask(engine, 1, waiting.signal));
    const three = ask(engine, 1);
    const { pid } = engine;
    waiting.abort();
    expect(await two).toMatchObject({ name: 'AbortError' });
    running.abort();
    expect(await one).toMatchObject({ name: 'AbortError' });
    await until(() => !alive(pid));
    expect((await three).width).toBe(1);
    expect(await failure(ask(engine, 1, AbortSignal.abort()))).toMatchObject({ name: 'AbortError' });
    expect(reports).toEqual([]);
  });

  it('gives up what takes too long, and its process', async () => {
    const engine = await scripted('', { timeLimit: 300 });
    const one = failure(ask(engine, 13));
    const { pid } = engine;
    expect(await one).toMatchObject({ code: 'tooLong' });
    await until(() => !alive(pid));
  });

  it('refuses what would wait too long', async () => {
    const engine = await scripted('if (kind !== 13) done(id);', { queueLimit: 1 });
    const stop = new AbortController();
    const one = failure(ask(engine, 13, stop.signal));
    const two = ask(engine, 1);
    expect(await failure(ask(engine, 1))).toMatchObject({ code: 'tooMany', message: '2 pictures are waiting to be cut out already. Try again in a minute.' });
    stop.abort();
    expect(await one).toMatchObject({ name: 'AbortError' });
    expect((await two).width).toBe(1);
  });

  it('fails what is left when it is closed', async () => {
    const engine = await scripted('');
    const left = [failure(ask(engine, 1)), failure(ask(engine, 1))];
    const { pid } = engine;
    await engine.close();
    expect(await Promise.all(left)).toMatchObject([{ code: 'failed' }, { code: 'failed' }]);
    expect(alive(pid)).toBe(false);
    expect(await failure(ask(engine, 1))).toBeInstanceOf(ImagingError);
  });

  it('gets no secrets of the server', async () => {
    process.env.OPENAI_API_KEY = 'sk-secret';
    try {
      const engine = await scripted('process.send({ type: "failed", id, code: "modelUnusable", values: { reason: JSON.stringify(process.env) }, reason: "" });');
      expect(String(await failure(ask(engine, 1)))).not.toContain('sk-secret');
    } finally {
      delete process.env.OPENAI_API_KEY;
    }
  });
});

/** A red disc with a hole on grey wood-like stripes. */
async function disc(width: number, height: number): Promise<Uint8Array> {
  const stripes = Array.from({ length: 30 }, (_, index) => `<rect x="0" y="${(index * height) / 30}" width="${width}" height="${height / 60}" fill="#b9b2a6"/>`).join('');
  const radius = Math.min(width, height) * 0.32;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#cfc8bb"/>${stripes}<circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="#c0261c"/><circle cx="${width / 2 - radius * 0.3}" cy="${height / 2 - radius * 0.3}" r="${radius * 0.25}" fill="#e8584d"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
}

// Slow, and machines that run tests may be busy.
describe('the engine that comes along', { timeout: 300_000 }, () => {
  it('cuts a disc out at the picture’s own size while the server’s event loop goes on', async () => {
    const engine = open();
    const picture = await disc(1500, 1000);
    const told: (number | null)[] = [];
    let turns = 0;
    const turning = setInterval(() => {
      // Loaded, not yet found: the network works, in one piece.
      if (told.at(-1) === 0.2) turns += 1;
    }, 1);
    const { mask, width, height, subject, coverage } = await engine.cutOut(picture, { signal: never(), progress: (share) => told.push(share) });
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
    if (process.platform === 'linux' && existsSync(`/proc/${engine.pid}/status`)) {
      const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${engine.pid}/status`, 'utf8'))?.[1];
      expect(Number(memory) / 1024).toBeLessThan(1400);
    }
  });

  it('says what it can’t do', async () => {
    const engine = open();
    const flat = new Uint8Array(await sharp({ create: { width: 300, height: 300, channels: 3, background: '#8899aa' } }).png().toBuffer());
    expect(await failure(engine.cutOut(flat, { signal: never() }))).toMatchObject({ code: 'nothingFound' });
    expect(await failure(engine.cutOut(new TextEncoder().encode('no picture'), { signal: never() }))).toMatchObject({ code: 'unreadable' });
    expect(reports).toEqual([]);
  });

  it('names a model that can’t be used', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'blend-model-'));
    folders.push(folder);
    const file = path.join(folder, 'broken.onnx');
    await writeFile(file, 'not a model');
    const engine = open({ model: { kind: 'file', path: file, input: 'centred' } });
    expect(await failure(engine.cutOut(await disc(200, 200), { signal: never() }))).toMatchObject({ code: 'modelUnusable', message: expect.stringContaining('The background model can’t be used: ') });
  });
});
