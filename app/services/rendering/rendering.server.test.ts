/** The renderer: formats, determinism, hostile pictures, threads that die, askers that leave. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Background } from '#design/document/values.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { RenderRequest } from '#tools/rendering-port.ts';
import { createRendering, type Rendering } from './rendering.server.ts';
import { drawingThreads } from './drawing-thread.ts';
import { RenderError, type RenderJob } from './render-job.ts';
import { createPool, type Pool, type PoolRequest } from './worker-pool.server.ts';
import { fontLatch } from './server-fonts.ts';

const PICTURE = 'a'.repeat(64);
const assets = new Map<string, Uint8Array>();
const reports: Error[] = [];
let rendering: Rendering;

beforeAll(async () => {
  rendering = createRendering({
    assetBytes: async (id) => assets.get(id) ?? null,
    workers: 2,
    report: (error) => reports.push(error),
  });
  assets.set(
    PICTURE,
    await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f4502f' } })
      .png()
      .toBuffer(),
  );
});

afterAll(() => rendering.close());

function design(
  layers: Layer[],
  background: Background = { type: 'solid', color: '#ffffff' },
  width = 300,
  height = 200,
): DesignDocument {
  const document = createDocument({ width, height, background, newId: () => 'page' });
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const at = (id: string, order = 'a0') => ({ id, parent: 'page', order });
const photo = (id: string, asset: string) =>
  createImageLayer({ ...at(id), asset, x: 50, y: 50, width: 200, height: 100 });
const words = () =>
  withLines(
    createTextLayer({ ...at('words', 'a1'), text: 'Two words 水', x: 20, y: 20, width: 260, fontSize: 32 }),
    rendering.measureText,
  );
const request = (document: DesignDocument, more: Partial<RenderRequest> = {}): RenderRequest => ({
  document,
  page: 'page',
  format: 'png',
  shorterSide: 200,
  quality: 90,
  watermark: false,
  ...more,
});
const pixel = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('formats and sizes', () => {
  it('makes each format at the size asked for', async () => {
    const document = design([photo('p', PICTURE), words()]);
    for (const [format, mime] of [
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const { bytes, width, height, ...rest } = await rendering.render(request(document, { format, shorterSide: 500 }));
      const header = await sharp(bytes).metadata();
      expect([width, height, header.width, header.height]).toEqual([750, 500, 750, 500]);
      expect(rest.mime).toBe(mime);
      expect(`image/${header.format}`).toBe(mime);
    }
  });

  it('keeps transparency where the format can, and puts JPEG on white', async () => {
    const document = design(
      [
        createShapeLayer({
          ...at('s'),
          x: 0,
          y: 0,
          width: 150,
          height: 200,
          opacity: 0.5,
          fill: { type: 'solid', color: '#ff0000' },
        }),
      ],
      { type: 'none' },
    );
    for (const format of ['png', 'webp'] as const) {
      const { bytes } = await rendering.render(request(document, { format, quality: 100 }));
      expect((await pixel(bytes, 250, 100))[3]).toBe(0);
      const [red, , , alpha] = await pixel(bytes, 50, 100);
      expect(red).toBeGreaterThan(250);
      expect(Math.abs(alpha! - 128)).toBeLessThan(3);
    }
    const { bytes } = await rendering.render(request(document, { format: 'jpg', quality: 100 }));
    for (const value of (await pixel(bytes, 250, 100)).slice(0, 3)) expect(value).toBeGreaterThan(250);
  });

  it('draws the mark only when asked, at the lower right, on light and dark', async () => {
    for (const color of ['#ffffff', '#000000']) {
      const document = design([], { type: 'solid', color }, 400, 400);
      const [plain, marked] = await Promise.all(
        [false, true].map((watermark) => rendering.render(request(document, { shorterSide: 800, watermark }))),
      );
      const before = await sharp(plain!.bytes).removeAlpha().raw().toBuffer();
      const after = await sharp(marked!.bytes).removeAlpha().raw().toBuffer();
      let left = 800;
      let top = 800;
      for (let index = 0; index < before.length; index += 3) {
        if (before[index] === after[index] && before[index + 2] === after[index + 2]) continue;
        left = Math.min(left, (index / 3) % 800);
        top = Math.min(top, Math.floor(index / 3 / 800));
      }
      expect(left).toBeGreaterThan(500);
      expect(top).toBeGreaterThan(700);
      expect(top).toBeLessThan(780);
    }
  });

  it('refuses pictures of more pixels than it can make, and pages that are gone', async () => {
    const document = design([]);
    expect(await failure(rendering.render(request(document, { shorterSide: 9000 })))).toMatchObject({
      code: 'tooLarge',
    });
    expect(await failure(rendering.render(request(document, { shorterSide: Number.NaN })))).toMatchObject({
      code: 'tooLarge',
    });
    expect(await failure(rendering.render(request(document, { page: 'gone' })))).toMatchObject({ code: 'noPage' });
  });

  it('makes small previews and never enlarges', async () => {
    const document = design([photo('p', PICTURE)]);
    expect(await rendering.renderPreview(document, 'page', 100)).toMatchObject({
      width: 100,
      height: 67,
      mime: 'image/webp',
      problems: [],
    });
    expect(await rendering.renderPreview(document, 'page', 5000)).toMatchObject({ width: 300, height: 200 });
  });
});

describe('determinism', () => {
  it('gives equal bytes for equal documents, in every thread and in any order', async () => {
    const document = design([
      { ...photo('p', PICTURE), shadow: { color: '#00000088', x: 4, y: 4, blur: 12 } },
      words(),
    ]);
    const small = rendering.renderPreview(document, 'page', 90);
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => rendering.render(request(document))));
    await small;
    for (const { bytes } of results) expect(Buffer.compare(bytes, results[0]!.bytes)).toBe(0);
  });
});

describe('hostile pictures', () => {
  const names = ['missing', 'garbage', 'truncated', 'enormous', 'svg'] as const;
  const idOf = (name: (typeof names)[number]) => names.indexOf(name).toString(16).repeat(64).replace(/^0/, 'f');

  beforeAll(async () => {
    const real = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#0f6b66',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const enormous = Buffer.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
    );
    // The header claims 100,000 × 100,000; its checksum is mended so that only the claim is wrong.
    enormous.writeUInt32BE(100_000, 16);
    enormous.writeUInt32BE(100_000, 20);
    enormous.writeUInt32BE(crc32(enormous.subarray(12, 29)), 29);
    assets.set(idOf('garbage'), Buffer.from('not a picture at all'));
    assets.set(idOf('truncated'), real.subarray(0, real.length / 2));
    assets.set(idOf('enormous'), enormous);
    assets.set(
      idOf('svg'),
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="file:///etc/passwd"/></svg>',
      ),
    );
  });

  it.each(names)('fails readably on one that is %s, and shows a placeholder in previews', async (name) => {
    const document = design([photo('good', PICTURE), photo('bad', idOf(name))]);
    const error = await failure(rendering.render(request(document)));
    expect(error).toBeInstanceOf(RenderError);
    expect(error).toMatchObject({ code: 'brokenPictures', problems: [{ asset: idOf(name) }] });
    expect((error as RenderError).message).toContain('A picture of this design');
    const preview = await rendering.renderPreview(document, 'page', 300);
    expect(preview.problems).toMatchObject([{ asset: idOf(name) }]);
    // The renderer is still there for others.
    expect((await rendering.render(request(design([photo('good', PICTURE)])))).width).toBe(300);
  });

  it('shows only the assets that the asker may see', async () => {
    const document = design([photo('p', PICTURE)]);
    await rendering.render(request(document));
    const other = rendering.withAssets('stranger', async () => null);
    expect(await failure(other.render(request(document)))).toMatchObject({ code: 'brokenPictures' });
  });
});

describe('threads', () => {
  const pools: Pool[] = [];
  const job = (more: Partial<RenderJob> = {}): RenderJob => ({
    document: design([]),
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
  /** Jobs 13 wide go on until they are told to stop. */
  const stoppable = `${answer} parentPort.on('message', async ({ id, job }) => {
    while (job.width === 13 && Atomics.load(workerData.stopped, 0) !== id) await new Promise((resolve) => setTimeout(resolve, 1));
    if (job.width === 13) parentPort.postMessage({ type: 'failed', id, code: 'stopped', values: {}, problems: [], reason: '' });
    else done(id);
  });`;

  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  it('fails the job of a thread that dies, and goes on with the next', async () => {
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
      // Some while it is loaded, others while it is drawn.
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
      message: 'You have 9 pictures waiting to be drawn already. Try again when some of them are done.',
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

  it('stops a real picture under way', async () => {
    const stop = new AbortController();
    const under = failure(
      rendering.render(
        request(design([photo('p', PICTURE)], { type: 'solid', color: '#ffffff' }, 4000, 4000), { shorterSide: 4000 }),
        stop.signal,
      ),
    );
    setTimeout(() => stop.abort(), 20);
    expect(await under).toMatchObject({ name: 'AbortError' });
    expect((await rendering.render(request(design([])))).width).toBe(300);
  });
});

it('reports nothing that people can do something about', () => {
  expect(reports).toEqual([]);
});

/** The checksum of PNG chunks. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
