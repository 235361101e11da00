/**
 * The engines' processes: one job each, gone when idle, replaced when they die, limited in memory; and waiting callers
 * are notified.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { EngineName } from './engine-jobs.ts';
import { createEngines, type EnginesOptions, type LocalEngines, type RunOptions } from './engines.server.ts';

const opened: LocalEngines[] = [];
const folders: string[] = [];
let reports: Error[] = [];

afterEach(async () => {
  for (const engines of opened.splice(0)) await engines.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  reports = [];
});

/**
 * Engines whose processes run `body` for each message `{ id, name, kind }`; `done(id)` answers with the process's id.
 */
async function scripted(body: string, options: Partial<EnginesOptions> = {}): Promise<LocalEngines> {
  const folder = await mkdtemp(path.join(tmpdir(), 'blend-engine-'));
  folders.push(folder);
  const script = path.join(folder, 'engine.mjs');
  await writeFile(
    script,
    `const done = (id) => process.send({ type: 'done', id, result: process.pid }); process.on('message', ({ id, name, input: { kind } }) => { ${body} }); process.on('disconnect', () => process.exit());`,
  );
  const engines = createEngines({ report: (error) => reports.push(error), script, ...options });
  opened.push(engines);
  return engines;
}

const never = () => new AbortController().signal;
const ask = (engines: LocalEngines, kind: number, options: Partial<RunOptions> = {}, name: EngineName = 'cut-out') =>
  engines.run(name, { kind } as never, { signal: never(), ...options }) as Promise<unknown>;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const pidOf = (engines: LocalEngines, name: EngineName = 'cut-out') => engines.processes.get(name);
const alive = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};
const until = (holds: () => boolean) => expect.poll(holds).toBe(true);

describe('a process', () => {
  it('starts when first asked, works one after the other, and tells who waits how many are before them', async () => {
    const engines = await scripted('setTimeout(() => done(id), 30);');
    expect(engines.processes.size).toBe(0);
    const told: (number | null)[][] = [[], [], []];
    const ahead: number[] = [];
    const all = Promise.all(
      told.map((list, index) =>
        ask(engines, 1, {
          progress: (share) => list.push(share),
          ...(index === 2 ? { waiting: (count: number) => ahead.push(count) } : {}),
        }),
      ),
    );
    expect(engines.pending).toBe(3);
    const [first, ...others] = await all;
    expect(others).toEqual([first, first]);
    expect([told, ahead, engines.pending]).toEqual([[[0], [null, 0], [null, 0]], [2, 1], 0]);
  });

  it('ends when idle, and a new one starts with the next job', async () => {
    const engines = await scripted('done(id);', { idleLimit: 50 });
    const first = (await ask(engines, 1)) as number;
    await until(() => !alive(first));
    expect(engines.processes.size).toBe(0);
    expect(await ask(engines, 1)).not.toBe(first);
    expect(reports).toEqual([]);
  });

  it.each([
    ['is killed', 'if (kind === 13) process.kill(process.pid, "SIGKILL"); else done(id);'],
    ['crashes', 'if (kind === 13) { console.error("out of memory"); process.exit(7); } else done(id);'],
  ])('that %s fails one job readably, and the next one works', async (_, body) => {
    const engines = await scripted(body);
    const one = failure(ask(engines, 13));
    const two = ask(engines, 1);
    expect(await one).toMatchObject({ key: 'engines.failed', message: 'This didn’t work. Try again.' });
    expect(await two).toBeTypeOf('number');
    expect(reports).toHaveLength(1);
    expect(reports[0]?.message).toMatch(/ended with (SIGKILL|code 7\. out of memory)/);
  });

  it('ends with the signal, under way or waiting', async () => {
    const engines = await scripted('if (kind !== 13) done(id);');
    const [running, waiting] = [new AbortController(), new AbortController()];
    const one = failure(ask(engines, 13, { signal: running.signal }));
    const two = failure(ask(engines, 1, { signal: waiting.signal }));
    const three = ask(engines, 1);
    const pid = pidOf(engines);
    waiting.abort();
    expect(await two).toMatchObject({ name: 'AbortError' });
    running.abort();
    expect(await one).toMatchObject({ name: 'AbortError' });
    await until(() => !alive(pid));
    expect(await three).not.toBe(pid);
    expect(await failure(ask(engines, 1, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    expect(reports).toEqual([]);
  });

  it('is given up with what takes too long', async () => {
    const engines = await scripted('', { limits: { 'cut-out': { timeLimit: 300 } } });
    const one = failure(ask(engines, 13));
    const pid = pidOf(engines);
    expect(await one).toMatchObject({ key: 'engines.tooLong' });
    await until(() => !alive(pid));
  });

  it('may take longer for what asks for more', async () => {
    const engines = await scripted('', {
      limits: { 'cut-out': { timeLimit: 100, timeFor: (({ kind }: { kind: number }) => kind * 30) as never } },
    });
    const begun = performance.now();
    expect(await failure(ask(engines, 13))).toMatchObject({ key: 'engines.tooLong' });
    expect(performance.now() - begun).toBeGreaterThan(480);
  });

  it.runIf(process.platform === 'linux')('is ended when it holds far more memory than its engine needs', async () => {
    const engines = await scripted('globalThis.held = new Uint8Array(300e6).fill(1);', {
      limits: { 'cut-out': { memory: 100 } },
    });
    const one = failure(ask(engines, 13));
    const pid = pidOf(engines);
    expect(await one).toMatchObject({ key: 'engines.tooMuchMemory' });
    await until(() => !alive(pid));
    expect(reports).toHaveLength(1);
  });

  it('passes refusals on in their own words, and reports bugs', async () => {
    const engines = await scripted(`
      if (kind === 1) process.send({ type: 'refused', id, key: 'imaging.nothingFound', values: {}, reason: '' });
      else process.send({ type: 'failed', id, reason: 'TypeError: a bug' });`);
    expect(await failure(ask(engines, 1))).toMatchObject({
      name: 'ToolRefusal',
      key: 'imaging.nothingFound',
      message: expect.stringContaining('Nothing in this picture'),
    });
    expect(reports).toEqual([]);
    expect(await failure(ask(engines, 2))).toMatchObject({ key: 'engines.failed' });
    expect(reports).toMatchObject([{ message: 'TypeError: a bug' }]);
  });

  it('gets no secrets of the server, and is told where Node keeps what it made of its code', async () => {
    process.env.OPENAI_API_KEY = 'sk-secret';
    try {
      const engines = await scripted('process.send({ type: "done", id, result: JSON.stringify(process.env) });');
      const seen = String(await ask(engines, 1));
      expect(seen).toContain('PATH');
      expect(JSON.parse(seen)).toMatchObject({ NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE });
      expect(seen).not.toContain('sk-secret');
    } finally {
      delete process.env.OPENAI_API_KEY;
    }
  });
});

describe('the queue', () => {
  it('refuses what would wait too long', async () => {
    const engines = await scripted('if (kind !== 13) done(id);', { queueLimit: 1 });
    const stop = new AbortController();
    const one = failure(ask(engines, 13, { signal: stop.signal }));
    const two = ask(engines, 1);
    expect(await failure(ask(engines, 1))).toMatchObject({
      key: 'engines.tooMany',
      message: '2 jobs are already waiting. Try again in a minute.',
    });
    stop.abort();
    expect(await one).toMatchObject({ name: 'AbortError' });
    expect(await two).toBeTypeOf('number');
  });

  it('lets engines work side by side while their memory fits, and nothing overtakes what waits for memory', async () => {
    const begun: string[] = [];
    const begin = (label: string): Partial<RunOptions> => ({ progress: (share) => share === 0 && begun.push(label) });
    const limits = { 'cut-out': { memory: 60 }, erase: { memory: 60 }, upscale: { memory: 30 } };
    const engines = await scripted('if (kind === 1) done(id);', { limits, memoryBudget: 100, atOnce: 4 });
    const stop = new AbortController();
    const one = failure(ask(engines, 13, { signal: stop.signal, ...begin('cut-out') }));
    const two = ask(engines, 1, begin('erase'), 'erase');
    const three = ask(engines, 1, begin('upscale'), 'upscale');
    // There is memory for the third, but the second came first.
    expect(begun).toEqual(['cut-out']);
    stop.abort();
    await Promise.all([one, two, three]);
    expect(begun).toEqual(['cut-out', 'erase', 'upscale']);
  });

  it('takes the memory of idle processes for one that needs it', async () => {
    const engines = await scripted('done(id);', {
      limits: { 'cut-out': { memory: 60 }, erase: { memory: 60 } },
      memoryBudget: 100,
    });
    const idle = (await ask(engines, 1)) as number;
    await ask(engines, 1, {}, 'erase');
    await until(() => !alive(idle));
    expect([...engines.processes.keys()]).toEqual(['erase']);
  });

  it('fails what is left when it is closed', async () => {
    const engines = await scripted('');
    const left = [failure(ask(engines, 1)), failure(ask(engines, 1))];
    const pid = pidOf(engines);
    await engines.close();
    expect(await Promise.all(left)).toMatchObject([{ key: 'engines.failed' }, { key: 'engines.failed' }]);
    expect(alive(pid)).toBe(false);
    expect(await failure(ask(engines, 1))).toBeInstanceOf(EngineRefusal);
  });
});
