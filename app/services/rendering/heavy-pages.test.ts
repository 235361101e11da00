/** Heavy pages: recognised before they are drawn, drawn within bounds in a separate process, refused in words. */
import { afterAll, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { paintCost } from '#design/fabric/paint-cost.ts';
import { drawingProcesses } from './drawing-process.ts';
import { stripHeight } from './page-encoder.ts';
import { paintPlan } from './paint-plan.ts';
import { BITMAP_LIMITS, heavyBytes, isLight, renderCost } from './render-cost.ts';
import { RenderError, type RenderJob } from './render-job.ts';
import { createRendering } from './rendering.server.ts';
import { createSurfaceLedger } from './surface-ledger.ts';
import { createPool, type Pool } from './worker-pool.server.ts';

const SIDE = 1000;
const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

function page(count: number, more: Partial<Layer> = {}, groups = 0): DesignDocument {
  const document = createDocument({ width: SIDE, height: SIDE, newId: () => 'page' });
  const layers: Layer[] = Array.from({ length: groups }, (_, n) =>
    createGroupLayer({ id: `group-${n}`, parent: n === 0 ? 'page' : `group-${n - 1}`, order: 'a0', opacity: 0.9 }),
  );
  const parent = groups === 0 ? 'page' : `group-${groups - 1}`;
  for (let n = 0; n < count; n += 1) {
    layers.push({
      ...createShapeLayer({
        id: `layer-${n}`,
        parent,
        order: `a${String(n).padStart(3, '0')}V`,
        x: 100,
        y: 100,
        width: 800,
        height: 800,
        shape: { kind: 'ellipse' },
      }),
      ...more,
    } as Layer);
  }
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const effects: Partial<Layer> = {
  shadow: { color: '#00000088', x: 4, y: 4, blur: 2 },
  reflection: { gap: 4, size: 0.5, opacity: 0.5 },
};
const costOf = (document: DesignDocument, side: number, format: 'png' | 'svg' = 'png') =>
  renderCost({ document, pages: ['page'], format, width: side, height: side });

it('keeps the bitmaps of few layers from strip to strip, and gives those of many back one by one', () => {
  expect(paintPlan(SIDE, SIDE, paintCost(page(5, effects), 'page', 1))).toMatchObject({ paintsOnce: false });
  const plan = paintPlan(4000, 4000, paintCost(page(480, effects), 'page', 4));
  expect(plan).toEqual({ rows: 4000, paintsOnce: true });
  // Nested groups are surfaces of that size each.
  const nested = paintCost(page(480, effects, 30), 'page', 4);
  expect(nested.surfaces).toBe(31);
  expect(paintPlan(4000, 4000, nested).rows * 4000 * nested.surfaces).toBeLessThanOrEqual(64e6);
});

it('draws whole strips at a time, since every strip of a JPEG but the last must be as high as the first', () => {
  for (const groups of [0, 3, 30])
    for (const side of [500, 1080, 2160, 4000]) {
      const { rows } = paintPlan(side, side, paintCost(page(480, effects, groups), 'page', side / SIDE));
      expect(rows === side || rows % stripHeight(side) === 0, `${rows} rows of ${side}`).toBe(true);
    }
});

it('tells light pages from heavy ones, and bounds the memory of the heaviest', () => {
  expect(isLight(costOf(page(20, effects), SIDE / 2))).toBe(true);
  expect(isLight(costOf(page(480, effects), SIDE))).toBe(false);
  expect(costOf(page(480, effects), 4000).bytes).toBeLessThan(heavyBytes());
  // What grows: layers, size, effects, depth.
  expect(costOf(page(40), SIDE).work).toBeLessThan(costOf(page(80), SIDE).work);
  expect(costOf(page(40), SIDE).bytes).toBeLessThan(costOf(page(40, effects), SIDE).bytes);
  expect(costOf(page(40, effects), SIDE).work).toBeLessThan(costOf(page(40, effects), 2 * SIDE).work);
  expect(costOf(page(1), 4000).bytes).toBeLessThan(costOf(page(1, {}, 5), 4000).bytes);
});

it('refuses bitmaps beyond the limit of a job, and gives back what it made', () => {
  const ledger = createSurfaceLedger(1000);
  const first = ledger.createSurface(20, 30);
  expect(() => ledger.createSurface(20, 30)).toThrow(RenderError);
  ledger.release(first);
  const second = ledger.createSurface(20, 30);
  ledger.close();
  expect([first.width, second.width]).toEqual([0, 0]);
});

it('refuses in words what needs too much memory, before anything is read or drawn', async () => {
  let read = 0;
  const rendering = createRendering({ assetBytes: async () => ((read += 1), null), workers: 1 });
  closers.push(() => rendering.close());
  // Pictures of a vector file stay until it is written.
  const asked = {
    document: page(480, effects),
    page: 'page',
    format: 'svg',
    shorterSide: 2 * SIDE,
    quality: 90,
    watermark: false,
  } as const;
  await expect(rendering.render(asked)).rejects.toMatchObject({
    code: 'tooHeavy',
    message:
      'This page needs too much memory to render. Remove shadows, reflections or filters, or make the picture smaller.',
  });
  expect(read).toBe(0);
});

function heavyPool(memoryLimit: number): { pool: Pool; reports: Error[] } {
  const reports: Error[] = [];
  const pool = createPool({
    size: 1,
    start: drawingProcesses({ memoryLimit }),
    waitingLimit: () => 5,
    timeLimit: 1e6,
    idleLimit: 1000,
    report: (error) => reports.push(error),
  });
  closers.push(() => pool.close());
  return { pool, reports };
}

const job = (document: DesignDocument, side: number): RenderJob => ({
  document,
  pages: ['page'],
  title: '',
  format: 'png',
  quality: 90,
  width: side,
  height: side,
  watermark: false,
  strict: true,
  assets: new Map(),
});
const asked = (document: DesignDocument, side: number) => ({
  owner: 'ada',
  kind: 'export' as const,
  pages: 1,
  load: async () => job(document, side),
});

it('draws in a process as in a thread, stops there without ending it, and refuses bitmaps beyond its limit', async () => {
  const { pool, reports } = heavyPool(heavyBytes());
  const small = page(3, effects);
  const there = await pool.run(asked(small, SIDE));
  const rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  closers.push(() => rendering.close());
  const here = await rendering.render({
    document: small,
    page: 'page',
    format: 'png',
    shorterSide: SIDE,
    quality: 90,
    watermark: false,
  });
  expect(Buffer.compare(there.bytes, here.bytes)).toBe(0);
  const leaving = new AbortController();
  const left = pool.run(asked(page(480, effects), SIDE), leaving.signal);
  setTimeout(() => leaving.abort(), 20);
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  expect((await pool.run(asked(small, SIDE))).width).toBe(SIDE);
  expect(BITMAP_LIMITS.light).toBeLessThan(BITMAP_LIMITS.heavy);
  expect(reports).toEqual([]);
});

it('ends a process that holds more than it may, with words for its asker', async () => {
  const { pool, reports } = heavyPool(1);
  await expect(pool.run(asked(page(480, effects), SIDE))).rejects.toMatchObject({ code: 'tooHeavy' });
  expect(reports).toHaveLength(1);
});
