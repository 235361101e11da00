/** The pool of drawing threads: threads that die or hang, callers that leave, owners that take turns. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocument } from '#design/document/create.ts';
import { drawingThreads } from './drawing-thread.ts';
import type { RenderJob } from './render-job.ts';
import { fontLatch } from './server-fonts.ts';
import { createPool, type Pool, type PoolRequest } from './worker-pool.server.ts';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('threads', () => {
  const pools: Pool[] = [];
  const job = (more: Partial<RenderJob> = {}): RenderJob => ({
    document: createDocument({
      width: 300,
      height: 200,
      background: { type: 'solid', color: '#ffffff' },
      newId: () => 'page',
    }),
    pages: ['page'],
    title: '',
    format: 'png',
    quality: 90,
    width: 30,
    height: 20,
    watermark: false,
    strict: true,
    assets: new Map(),
    ...more,
  });
  const asked = (more: Partial<RenderJob> = {}, owner = 'ada'): PoolRequest => ({
    owner,
    kind: 'export',
    pages: 1,
    load: async () => job(more),
  });

  async function poolWith(
    script: string,
    { timeLimit = 10_000, stopLimit }: { timeLimit?: number; stopLimit?: number } = {},
  ) {
    const file = path.join(tmpdir(), `blend-worker-${process.pid}-${pools.length}.mjs`);
    await writeFile(
      file,
      `import { parentPort, workerData } from 'node:worker_threads';\n${script}\nparentPort.postMessage({ type: 'ready' });`,
    );
    const lost: Error[] = [];
    const start = drawingThreads({ fonts: fontLatch(), bitmapLimit: 1e6, heapMegabytes: 32, script: file });
    let started = 0;
    const pool = createPool({
      size: 1,
      start: (events) => ((started += 1), start(events)),
      waitingLimit: () => 9,
      timeLimit,
      stopLimit,
      idleLimit: 1000,
      report: (error) => lost.push(error),
    });
    pools.push(pool);
    return { pool, lost, started: () => started };
  }

  const answer = `const done = (id) => parentPort.postMessage({ type: 'done', id, result: { bytes: new Uint8Array(1), width: 1, height: 1, mime: 'x', problems: [] } });`;
  /** Jobs 13 wide continue until they are told to stop. */
  const stoppable = `${answer} parentPort.on('message', async ({ id, job }) => {
    while (job.width === 13 && Atomics.load(workerData.stopped, 0) !== id) await new Promise((resolve) => setTimeout(resolve, 1));
    if (job.width === 13) parentPort.postMessage({ type: 'failed', id, code: 'stopped', values: {}, problems: [], reason: '' });
    else done(id);
  });`;

  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  it('fails the job of a thread that dies, and continues with the next', async () => {
    const { pool, lost } = await poolWith(
      `${answer} parentPort.on('message', ({ id, job }) => (job.width === 13 ? process.exit(3) : done(id)));`,
    );
    const dying = failure(pool.run(asked({ width: 13 })));
    const next = pool.run(asked());
    expect(await dying).toMatchObject({ code: 'failed', message: 'The picture could not be made. Try again.' });
    expect((await next).width).toBe(1);
    expect(lost[0]!.message).toContain('code 3');
  });

  it('fails the job of a thread that throws or runs out of memory', async () => {
    const { pool } = await poolWith(
      `${answer} parentPort.on('message', ({ id, job }) => { if (job.width === 13) throw new Error('boom'); if (job.width === 14) { const kept = []; for (;;) kept.push(new Array(1e6).fill({})); } done(id); });`,
    );
    expect(await failure(pool.run(asked({ width: 13 })))).toMatchObject({ code: 'failed' });
    expect(await failure(pool.run(asked({ width: 14 })))).toMatchObject({ code: 'failed' });
    expect((await pool.run(asked())).width).toBe(1);
  });

  it('stops a job that takes too long, and ends a thread that does not react', async () => {
    const { pool, started } = await poolWith(
      `${answer} parentPort.on('message', ({ id, job }) => { if (job.width === 13) for (;;); done(id); });`,
      { timeLimit: 50, stopLimit: 50 },
    );
    expect(await failure(pool.run(asked({ width: 13 })))).toMatchObject({ code: 'tooLong' });
    expect((await pool.run(asked())).width).toBe(1);
    expect(started()).toBe(2);
  });

  it('gives up jobs whose asker has gone, waiting or under way, and keeps the thread', async () => {
    const { pool, started } = await poolWith(stoppable, { stopLimit: 1e6 });
    for (let turn = 0; turn < 30; turn += 1) {
      const [running, waiting] = [new AbortController(), new AbortController()];
      const one = failure(pool.run(asked({ width: 13 }), running.signal));
      const two = failure(pool.run(asked(), waiting.signal));
      const three = pool.run(asked());
      waiting.abort();
      expect(await two).toMatchObject({ name: 'AbortError' });
      // Some while it is being loaded, others while it is drawn.
      if (turn % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      running.abort();
      expect(await one).toMatchObject({ name: 'AbortError' });
      expect((await three).width).toBe(1);
    }
    expect(started()).toBe(1);
    expect(await failure(pool.run(asked(), AbortSignal.abort()))).toMatchObject({ name: 'AbortError' });
  });

  it('loads what is drawn only when it is its turn, and fails with what loading throws', async () => {
    const { pool, started } = await poolWith(stoppable);
    const loaded: string[] = [];
    const loading = (name: string, more: Partial<RenderJob> = {}): PoolRequest => ({
      ...asked(),
      load: async () => (loaded.push(name), job(more)),
    });
    const stop = new AbortController();
    const first = failure(pool.run(loading('first', { width: 13 }), stop.signal));
    const broken = failure(pool.run({ ...asked(), load: () => Promise.reject(new Error('No disk')) }));
    const second = pool.run(loading('second'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(loaded).toEqual(['first']);
    stop.abort();
    await first;
    expect(await broken).toMatchObject({ message: 'No disk' });
    await second;
    expect(loaded).toEqual(['first', 'second']);
    expect(started()).toBe(1);
  });

  it('takes owners in turn, and refuses in words what one has too many of', async () => {
    const { pool } = await poolWith(stoppable);
    const stop = new AbortController();
    const first = failure(pool.run(asked({ width: 13 }), stop.signal));
    const done: string[] = [];
    const jobs = [...Array.from({ length: 9 }, () => 'ada'), 'grace', 'grace', 'joan'].map((owner) =>
      pool.run(asked({}, owner)).then(() => done.push(owner)),
    );
    const refused = await failure(pool.run(asked()));
    expect(refused).toMatchObject({
      code: 'tooMany',
      retryAfter: 5,
      message: 'You already have 9 pictures waiting to be rendered. Try again when some of them are done.',
    });
    stop.abort();
    await Promise.all([first, ...jobs]);
    expect(done.slice(0, 5)).toEqual(['ada', 'grace', 'joan', 'ada', 'grace']);
  });

  it('lets a thread come up before it is ended, when its asker goes meanwhile or the process does', async () => {
    const marks = path.join(tmpdir(), `blend-marks-${process.pid}`);
    const script = `import { appendFileSync } from 'node:fs'; await new Promise((resolve) => setTimeout(resolve, 300)); appendFileSync(${JSON.stringify(marks)}, 'up ');`;
    const { pool } = await poolWith(script);
    const asker = new AbortController();
    const gone = failure(pool.run(asked(), asker.signal));
    asker.abort();
    await gone;
    const left = failure(pool.run(asked()));
    await pool.close();
    expect(await left).toMatchObject({ code: 'failed' });
    await expect.poll(() => readFile(marks, 'utf8').catch(() => '')).toBe('up ');
    await rm(marks);
  });
});
