/** Room in a column of a page: what is near gives way, what holds or bleeds stays, and nothing is covered. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { topOrder } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { columnsAround, roomInColumn } from './column-room.ts';

function pageOf(...make: ((design: MemoryDesign) => LeafLayer)[]): MemoryDesign {
  const design = new MemoryDesign();
  for (const one of make) design.edit({ type: 'layer.add', layer: one(design) });
  return design;
}
const at = (design: MemoryDesign, id: string) => ({
  id,
  parent: design.page,
  order: topOrder(design.document, design.page),
});
const line =
  (id: string, y: number, more: Partial<LeafLayer> = {}) =>
  (design: MemoryDesign) =>
    ({
      ...createTextLayer({ ...at(design, id), text: id, x: 200, y, width: 680, fontSize: 60, align: 'center' }),
      height: 70,
      ...more,
    }) as LeafLayer;
const panel = (id: string, y: number, height: number) => (design: MemoryDesign) =>
  createShapeLayer({
    ...at(design, id),
    x: 100,
    y,
    width: 880,
    height,
    shape: { kind: 'rectangle', radius: 0 },
    fill: { type: 'solid', color: '#ffeecc' },
  });
/** The lower half of the page, under a wave. */
const wave = (id: string, y: number) => (design: MemoryDesign) =>
  createShapeLayer({
    ...at(design, id),
    x: 0,
    y,
    width: 1080,
    height: 1080 - y,
    shape: {
      kind: 'path',
      path: 'M0 20 C25 0 75 40 100 20 L100 100 L0 100 Z',
      viewWidth: 100,
      viewHeight: 100,
      rule: 'nonzero',
    },
    fill: { type: 'solid', color: '#ffeecc' },
  });
const photo = (id: string, box: { x: number; y: number; width: number; height: number }) => (design: MemoryDesign) =>
  createImageLayer({ ...at(design, id), asset: design.addPicture(`${id}.jpg`, 800, 800).id, ...box });

/** Room for a line of 60 px below that layer. */
function roomBelow(design: MemoryDesign, id: string) {
  const of = design.document.layers[id] as LeafLayer;
  const columns = columnsAround(of, design);
  const wanted = { size: { width: 300, height: 60 }, x: 390, gap: 20, side: 'below' as const, of };
  return roomInColumn(wanted, columns, design.document);
}

describe('roomInColumn', () => {
  it('leaves all in place where there is room', () => {
    const design = pageOf(line('a', 200), line('b', 500));
    expect(roomBelow(design, 'a')).toMatchObject({ box: { y: 290 }, moved: [] });
  });

  it('moves a panel together with what stands on it', () => {
    const design = pageOf(line('a', 200), panel('panel', 300, 300), line('b', 400));
    const moved = roomBelow(design, 'a')?.moved ?? [];
    const by = (id: string) =>
      (moved.find((one) => one.id === id)?.y ?? 0) - (design.document.layers[id] as LeafLayer).y;
    expect(by('panel')).toBeGreaterThan(0);
    expect(by('b')).toBe(by('panel'));
  });

  it('stays inside the panel that its neighbor stands on', () => {
    const design = pageOf(panel('panel', 300, 260), line('a', 330), line('b', 450));
    const room = roomBelow(design, 'a');
    expect(room?.box.y).toBeGreaterThan(380);
    expect(room?.moved.map(({ id }) => id)).not.toContain('panel');
    for (const one of room?.moved ?? []) expect(one.y + one.height).toBeLessThanOrEqual(560);
  });

  it('moves neither a picture that reaches the page’s edges nor what is locked', () => {
    const design = pageOf(
      photo('side', { x: 640, y: 0, width: 440, height: 1080 }),
      line('a', 200, { width: 380 }),
      line('b', 290, { width: 380, locked: true }),
    );
    expect(roomBelow(design, 'a')?.moved ?? []).toEqual([]);
  });

  it('moves nothing from a wave over its edge', () => {
    const design = pageOf(wave('wave', 500), line('a', 200), line('b', 680), line('c', 770), line('d', 970));
    const moved = roomBelow(design, 'c')?.moved ?? [];
    const highest = Math.min(...moved.map(({ y }) => y), Infinity);
    expect(highest).toBeGreaterThanOrEqual(650);
  });

  it('parts two lines that a tall thing stands beside', () => {
    const design = pageOf(
      line('a', 300, { width: 300 }),
      line('b', 390, { width: 300 }),
      photo('cup', { x: 800, y: 290, width: 180, height: 180 }),
    );
    const room = roomBelow(design, 'a');
    expect(room?.box.y).toBe(390);
    expect(room?.moved.map(({ id }) => id)).toEqual(['b']);
  });

  it('shrinks a picture where the column is full', () => {
    const design = pageOf(line('a', 60), photo('all', { x: 200, y: 140, width: 680, height: 880 }));
    const shrunk = roomBelow(design, 'a')?.moved.find(({ id }) => id === 'all');
    expect(shrunk).toMatchObject({ id: 'all', width: 680 * 0.87 });
    expect((shrunk?.x ?? 0) + (shrunk?.width ?? 0) / 2).toBeCloseTo(540);
  });

  it('finds none where nothing can give way', () => {
    const design = pageOf(line('a', 60), photo('all', { x: 200, y: 140, width: 680, height: 880 }));
    design.edit({ type: 'layer.update', id: 'all', patch: { locked: true } });
    expect(roomBelow(design, 'a')).toBeNull();
  });
});
