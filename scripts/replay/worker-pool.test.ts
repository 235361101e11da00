/** Worker processes that behave, and that don't: each failure stays with its file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import type { Engines } from '../../app/services/engines/engines.server.ts';
import { ImagingError, type CutOutInput, type RawCutout } from '../../app/services/engines/cut-out/cutout-job.ts';
import { createReplayPool, type Outcome, type PoolOptions, type ReplayPool } from './worker-pool.ts';

/** Speaks the protocol; the file's name says what it does with a job. */
const WORKER = `
const run = (problems) => ({ run: { checks: [], calls: 1, steps: 1, tokens: null, ms: 1, modelFailure: null, problems, start: null, turns: [] } });
let current;
process.on('message', (said) => {
  if (said.type === 'open') return process.send({ type: 'ready' });
  if (said.type === 'engine-done') return process.send({ type: 'done', id: current, result: run([String(said.result.coverage)]) });
  if (said.type === 'engine-refused') return process.send({ type: 'done', id: current, result: run([said.key]) });
  if (said.type !== 'job') return;
  current = said.id;
  const { file } = said.job;
  if (file === 'crash') process.exit(3);
  if (file === 'throw') setTimeout(() => { throw new RangeError('out of bounds'); });
  if (file === 'segfault') process.kill(process.pid, 'SIGSEGV');
  if (file === 'memory') { console.error('FATAL ERROR: JavaScript heap out of memory'); process.abort(); }
  if (file === 'loop') for (;;);
  if (file === 'wait') return setInterval(() => process.send({ type: 'beat' }), 20);
  if (file === 'broke') return process.send({ type: 'broke', id: said.id, stack: 'Error: a bug' });
  if (file.startsWith('cut')) return process.send({ type: 'engine', id: 7, name: 'cut-out', input: { picture: new TextEncoder().encode(file), model: { kind: 'built-in' } } });
  setTimeout(() => process.send({ type: 'done', id: said.id, result: run([file, String(process.pid)]) }), 30);
});
`;

let folder: string;
let pool: ReplayPool | null = null;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-pool-'));
  writeFileSync(path.join(folder, 'worker.mjs'), WORKER);
  writeFileSync(path.join(folder, 'silent.mjs'), 'console.error("SyntaxError: no such thing"); process.exit(1);');
  writeFileSync(
    path.join(folder, 'unable.mjs'),
    `process.on('message', () => process.send({ type: 'unable', lines: ['There is no room'], stack: '' }));`,
  );
});
afterEach(() => pool?.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(options: Partial<PoolOptions> = {}): ReplayPool {
  pool = createReplayPool({
    script: path.join(folder, 'worker.mjs'),
    size: 2,
    opening: { template: '', model: null, report: false },
    engines: () => {
      throw new Error('No engine is wanted here');
    },
    timeLimit: 30_000,
    silenceLimit: 20_000,
    ...options,
  });
  return pool;
}

const job = (file: string) => ({ file, update: false });
const problemsOf = (outcome: Outcome | null) => (outcome?.kind === 'done' ? outcome.result.run.problems : outcome);

describe('a pool of workers', () => {
  test('gives each file to a free process, and no more processes than wanted', async () => {
    const { run } = open();
    const seen = new Set<string | undefined>();
    // On a busy machine one process may have done everything before the other has started.
    for (let round = 0; round < 40 && seen.size < 2; round += 1) {
      const outcomes = (await Promise.all(['a', 'b', 'c', 'd', 'e'].map((file) => run(job(file))))).map(
        problemsOf,
      ) as string[][];
      expect(outcomes.map(([file]) => file)).toEqual(['a', 'b', 'c', 'd', 'e']);
      for (const [, pid] of outcomes) seen.add(pid);
    }
    expect(seen.size).toBe(2);
  });

  test('loses nothing when whoever hears of a result asks for more at once', async () => {
    const { run } = open({ size: 1 });
    const thrice = async (name: string) => {
      for (let turn = 0; turn < 3; turn += 1)
        expect(problemsOf(await run(job(`${name}${turn}`)))).toMatchObject([`${name}${turn}`, expect.any(String)]);
    };
    await Promise.all([thrice('a'), thrice('b'), thrice('c')]);
  });

  // Each starts processes anew: an ordinary run takes every other end.
  test.each(
    oneIn(2, [
      ['crash', 'The process that replayed it ended (exit code 3)'],
      ['throw', 'The process that replayed it ended (exit code 1): RangeError: out of bounds'],
      ['segfault', 'The process that replayed it ended (SIGSEGV)'],
      ['memory', 'The process that replayed it ran out of memory'],
      ['broke', 'The replay itself broke: Error: a bug'],
    ] as const),
  )('a process that ends by "%s" fails its file alone', async (file, reason) => {
    const { run } = open({ size: 1 });
    const outcomes = await Promise.all(['a', file, 'b'].map((one) => run(job(one))));
    expect(outcomes[1]).toEqual({ kind: 'died', reason });
    expect([problemsOf(outcomes[0]!), problemsOf(outcomes[2]!)]).toMatchObject([
      ['a', expect.any(String)],
      ['b', expect.any(String)],
    ]);
  });

  test.runIf(isLongRun)('a process that hangs is ended, whether it is busy or waits', async () => {
    const busy = open({ size: 1, silenceLimit: 3_000 });
    expect(await Promise.all(['loop', 'a'].map((file) => busy.run(job(file))))).toMatchObject([
      { kind: 'died', reason: 'The process that replayed it did not respond for 3 s, so it was ended' },
      { kind: 'done' },
    ]);
    await busy.close();
    const waiting = open({ size: 1, timeLimit: 2_000 });
    expect(await Promise.all(['wait', 'a'].map((file) => waiting.run(job(file))))).toMatchObject([
      { kind: 'died', reason: 'It took longer than 2 s, so it was ended' },
      { kind: 'done' },
    ]);
  });

  test('a process that can not open ends all, in its own words', async () => {
    const unable = open({ script: path.join(folder, 'unable.mjs') });
    await expect(Promise.all(['a', 'b', 'c'].map((file) => unable.run(job(file))))).rejects.toThrow('There is no room');
    const silent = open({ script: path.join(folder, 'silent.mjs') });
    await expect(silent.run(job('a'))).rejects.toThrow(
      /ended \(exit code 1\): SyntaxError: no such thing, before it could start/,
    );
    await expect(silent.run(job('b'))).rejects.toThrow(/SyntaxError/);
  });

  test('what waits can be dropped, and closing ends what runs', async () => {
    const { run, drop, close } = open({ size: 1 });
    await run(job('a'));
    const [running, waiting] = [run(job('wait')), run(job('b'))];
    drop();
    expect(await waiting).toBeNull();
    const [ended] = await Promise.allSettled([running, close()]);
    expect(ended).toMatchObject({ status: 'rejected', reason: new Error('The replay was ended') });
  });
});

describe('the one engine', () => {
  const cutout: RawCutout = {
    mask: new Uint8Array(3),
    colours: null,
    width: 1,
    height: 1,
    subject: { x: 0, y: 0, width: 1, height: 1 },
    coverage: 0.25,
  };

  function engine(
    cutOut: (picture: Uint8Array, options: Parameters<Engines['run']>[2]) => Promise<RawCutout>,
  ): Engines {
    return {
      run: (_, input, options) => cutOut((input as CutOutInput).picture, options) as Promise<never>,
      close: async () => undefined,
    };
  }

  test('answers workers, and is made when the first asks', async () => {
    let made = 0;
    const seen: string[] = [];
    const one = engine(async (picture) => {
      seen.push(new TextDecoder().decode(picture));
      return cutout;
    });
    const { run } = open({ engines: () => ((made += 1), one) });
    expect(problemsOf(await run(job('a')))).toMatchObject(['a', expect.any(String)]);
    expect(made).toBe(0);
    expect(problemsOf(await run(job('cut a')))).toEqual(['0.25']);
    expect(seen).toEqual(['cut a']);
  });

  test('refuses in its own words, and hears when nobody waits any more', async () => {
    const { run } = open({ engines: () => engine(async () => Promise.reject(new ImagingError('nothingFound'))) });
    expect(problemsOf(await run(job('cut b')))).toEqual(['imaging.nothingFound']);
    await pool?.close();
    let told: unknown;
    const asked = Promise.withResolvers<void>();
    const slow = engine((_, { signal }) => {
      signal.addEventListener('abort', () => (told = signal.reason));
      asked.resolve();
      return new Promise(() => undefined);
    });
    const second = open({ engines: () => slow });
    const running = second.run(job('cut c'));
    await asked.promise;
    const [ended] = await Promise.allSettled([running, second.close()]);
    expect(ended.status).toBe('rejected');
    await expect.poll(() => told).toBeInstanceOf(Error);
  });
});
