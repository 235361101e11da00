/**
 * The pool that opens uploads: limits that end a file and its process and nothing else, fair turns, and a bounded
 * queue.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createInspections, type Inspections, type InspectionsOptions } from './inspections.server.ts';

const opened: Inspections[] = [];
const folders: string[] = [];
let reports: Error[] = [];

afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  reports = [];
});

/**
 * A pool whose processes run `body` for the first byte of each file, `kind`; `done()` answers with the process's id.
 */
async function scripted(
  body: string,
  { saysReady = true, ...options }: Partial<InspectionsOptions> & { saysReady?: boolean } = {},
): Promise<Inspections> {
  const folder = await mkdtemp(path.join(tmpdir(), 'blend-inspect-'));
  folders.push(folder);
  const script = path.join(folder, 'inspect.mjs');
  await writeFile(
    script,
    `process.on('message', ({ id, input: { bytes: [kind] } }) => { const done = () => process.send({ type: 'done', id, result: process.pid }); ${body} }); process.on('disconnect', () => process.exit()); ${saysReady ? "process.send({ type: 'ready' })" : ''};`,
  );
  const pool = createInspections({ report: (error) => reports.push(error), script, startTime: 60_000, ...options });
  opened.push(pool);
  return pool;
}

const send = (pool: Inspections, owner: string, ...bytes: number[]) =>
  pool.inspect('shrink', { bytes: Uint8Array.from(bytes), size: 8 }, owner) as Promise<unknown>;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const FOR_EVER = 'for (;;);';

describe('a file', () => {
  it.each([
    [
      'takes for ever',
      FOR_EVER,
      { limits: { shrink: { time: 400 } } },
      'file_too_demanding',
      413,
      /shrink: .* took more than 400 ms/,
    ],
    [
      'fills the heap',
      'const all = []; for (;;) all.push(new Array(1e4).fill(all.length));',
      { heapMegabytes: 24 },
      'file_unreadable',
      422,
      /shrink: .*heap/s,
    ],
    ['crashes what reads it', 'process.abort();', {}, 'file_unreadable', 422, /shrink: .* ended with SIGABRT/],
    [
      'meets a bug',
      'process.send({ type: "failed", id, reason: "TypeError: a bug" });',
      {},
      'file_unreadable',
      422,
      /TypeError: a bug/,
    ],
  ] as const)(
    'that %s is refused in words and reported, and the next one is read',
    async (_what, body, options, code, status, told) => {
      const pool = await scripted(`if (kind === 13) { ${body} } done();`, { size: 1, ...options });
      const bad = failure(send(pool, 'ada', 13));
      const next = send(pool, 'ada', 1);
      expect(await bad).toMatchObject({
        name: 'AssetError',
        code,
        status,
        message: expect.stringMatching(/^This file (?:could not be read:|takes too much)/),
      });
      expect(await next).toBeTypeOf('number');
      expect(reports).toHaveLength(1);
      expect(reports[0]?.message).toMatch(told);
    },
  );

  it.runIf(process.platform === 'linux')('that takes memory outside of the heap is ended too', async () => {
    const pool = await scripted(
      'if (kind === 13) { globalThis.held = new Uint8Array(400e6).fill(1); for (;;); } done();',
      { limits: { shrink: { memory: 200 } } },
    );
    const bad = failure(send(pool, 'ada', 13));
    const [pid] = pool.processes;
    expect(await bad).toMatchObject({ code: 'file_too_demanding' });
    await expect.poll(() => alive(Number(pid))).toBe(false);
    expect(reports[0]?.message).toMatch(/used \d+ MB/);
  });

  it.runIf(process.platform === 'linux')('leaves no swollen process behind', async () => {
    const pool = await scripted('globalThis.held = new Uint8Array(400e6).fill(1); done();');
    const first = (await send(pool, 'ada', 1)) as number;
    await expect.poll(() => alive(first)).toBe(false);
    expect(pool.processes).toEqual([]);
  });

  it('has its time from when its process is up', async () => {
    const pool = await scripted('if (kind !== 13) done();', {
      saysReady: false,
      startTime: 600,
      limits: { shrink: { time: 100 } },
    });
    const startedAt = performance.now();
    expect(await failure(send(pool, 'ada', 13))).toMatchObject({ code: 'file_too_demanding' });
    expect(performance.now() - startedAt).toBeGreaterThan(690);
  });

  it('is seen by a process that knows no secrets', async () => {
    process.env.OPENAI_API_KEY = 'sk-secret';
    try {
      const pool = await scripted('process.send({ type: "done", id, result: JSON.stringify(process.env) });');
      const seen = String(await send(pool, 'ada', 1));
      expect(seen).toContain('PATH');
      expect(seen).not.toContain('sk-secret');
    } finally {
      delete process.env.OPENAI_API_KEY;
    }
  });
});

describe('the pool', () => {
  it('starts no more than it needs, and uses again what is there', async () => {
    const pool = await scripted('setTimeout(done, 20);', { size: 4 });
    expect(pool.processes).toEqual([]);
    const first = await send(pool, 'ada', 1);
    expect(await send(pool, 'bob', 1)).toBe(first);
    expect(pool.processes).toEqual([first]);
    const all = new Set(await Promise.all(Array.from({ length: 12 }, (_, n) => send(pool, `user ${n}`, 1))));
    expect(all.size).toBeGreaterThan(1);
    expect(all.size).toBeLessThanOrEqual(4);
    expect(reports).toEqual([]);
  });

  it('reads each file of other programs in a process of its own', async () => {
    const pool = await scripted('done()');
    const read = () => pool.inspect('layers', { bytes: Uint8Array.of(1), name: 'a.pdf' } as never, 'ada');
    const first = (await read()) as unknown;
    expect((await read()) as unknown).not.toBe(first);
    expect(pool.processes).toEqual([]);
  });

  it('leaves half of itself to others, whatever one person sends', async () => {
    const pool = await scripted('if (kind !== 13) done();', { size: 4 });
    const slow = Array.from({ length: 20 }, () => failure(send(pool, 'mallory', 13)));
    expect(pool.processes).toHaveLength(2);
    // Two in parallel for each, between the files that hang.
    for (const owner of ['ada', 'bob'])
      expect(await Promise.all([send(pool, owner, 1), send(pool, owner, 1)])).toHaveLength(2);
    await pool.close();
    expect(await Promise.all(slow)).toMatchObject(slow.map(() => ({ code: 'uploads_busy', status: 429 })));
  });

  it('takes turns among people, not among files', async () => {
    const pool = await scripted('setTimeout(done, 5);', { size: 2 });
    const order: string[] = [];
    const note = (owner: string) => send(pool, owner, 1).then(() => order.push(owner));
    const all = [
      ...Array.from({ length: 8 }, () => note('mallory')),
      ...Array.from({ length: 8 }, () => note('oscar')),
      note('ada'),
    ];
    await Promise.all(all);
    // Two others were before her, each with one of the two processes.
    expect(order.indexOf('ada')).toBeLessThan(6);
  });

  it('lets only so many bytes wait, and fewer of one person', async () => {
    const pool = await scripted('if (kind !== 13) done();', { size: 2, waiting: { owner: 100, all: 250 } });
    const file = Array.from({ length: 60 }, () => 13);
    const held = [failure(send(pool, 'a', ...file)), failure(send(pool, 'b', ...file))];
    // Both processes are busy: from here on files wait.
    const waiting = ['a', 'a', 'b', 'b'].map((owner) => failure(send(pool, owner, ...file)));
    expect(await failure(send(pool, 'a', 1))).toMatchObject({
      code: 'uploads_busy',
      message: expect.stringContaining('Try again in a minute'),
    });
    const other = failure(send(pool, 'c', ...file));
    expect(await failure(send(pool, 'd', 1))).toMatchObject({ code: 'uploads_busy' });
    await pool.close();
    expect(await Promise.all([...held, ...waiting, other])).toMatchObject(
      Array.from({ length: 7 }, () => ({ code: 'uploads_busy' })),
    );
    expect(await failure(send(pool, 'a', 1))).toMatchObject({ code: 'uploads_busy' });
  });

  it('ends all its processes when it is closed', async () => {
    const pool = await scripted('if (kind !== 13) done();');
    const left = failure(send(pool, 'ada', 13));
    const [pid] = pool.processes;
    await pool.close();
    expect(alive(Number(pid))).toBe(false);
    expect(await left).toMatchObject({ code: 'uploads_busy' });
  });
});
