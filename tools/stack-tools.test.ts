/** reorder, group and duplicate: order in the stack, grouping, and copies. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createGroupLayer, createPage, createShapeLayer } from '#design/document/create.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { duplicate } from './duplicate.ts';
import { group } from './group.ts';
import { reorder } from './reorder.ts';
import type { Tool } from './contract/tool.ts';

let design: MemoryDesign;
const paint = () =>
  leavesInPaintOrder(design.document, design.page)
    .map(({ id }) => id)
    .join(' ');
const children = (parent: string) => childrenOf(design.document, parent).map(({ id }) => id);

async function done(tool: Tool, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const outcome = await design.call(tool, input);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as Record<string, unknown>;
}

beforeEach(() => {
  design = new MemoryDesign();
  const { page } = design;
  const shape = (id: string, order: string, parent = page) => ({
    type: 'layer.add' as const,
    layer: createShapeLayer({ id, parent, order, x: 100, y: 100, width: 100, height: 100 }),
  });
  design.edit(
    shape('a', 'a1'),
    shape('b', 'a2'),
    { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: page, order: 'a3', name: 'Pair' }) },
    shape('c', 'a1', 'g'),
    shape('d', 'a2', 'g'),
    shape('e', 'a4'),
    { type: 'page.add', page: createPage({ id: 'second', order: 'a5' }) },
    { type: 'layer.add', layer: createShapeLayer({ id: 'z', parent: 'second', order: 'a1' }) },
  );
});

describe('reorder', () => {
  it('goes to the ends, by one, and next to another', async () => {
    expect(await done(reorder, { layers: ['a'], to: 'front' })).toEqual({ stack: ['b', 'g', 'e', 'a'] });
    expect(paint()).toBe('b c d e a');
    await done(reorder, { layers: ['e', 'a'], to: 'back' });
    expect(paint()).toBe('e a b c d');
    await done(reorder, { layers: ['e'], to: 'forward' });
    expect(paint()).toBe('a e b c d');
    await done(reorder, { layers: ['g'], below: 'e' });
    expect(paint()).toBe('a c d e b');
    await done(reorder, { layers: ['a', 'b'], above: 'e' });
    expect(paint()).toBe('c d e a b');
    expect(await done(reorder, { layers: ['b'], to: 'front' })).toMatchObject({ unchanged: true });
    expect(await done(reorder, { layers: ['b'], above: 'a' })).toMatchObject({ unchanged: true });
  });

  it('moves the whole group where one of its layers goes past something outside', async () => {
    await done(reorder, { layers: ['c'], above: 'e' });
    expect(paint()).toBe('a b e c d');
    await done(reorder, { layers: ['a'], above: 'd' });
    expect(paint()).toBe('b e c d a');
    await done(reorder, { layers: ['d'], to: 'back' });
    expect(paint()).toBe('b e d c a');
  });

  it('leaves the background where it is', async () => {
    const refused = { ok: false, error: 'Background layer cannot be reordered' };
    expect(await design.call(reorder, { layers: ['background'], to: 'front' })).toEqual(refused);
    expect(await design.call(reorder, { layers: ['a', 'Background'], to: 'front' })).toEqual(refused);
    expect(await design.call(reorder, { layers: ['a'], below: 'background' })).toEqual(refused);
    await done(reorder, { layers: ['e'], above: 'background' });
    expect(paint()).toBe('e a b c d');
    expect(await design.call(reorder, { layers: ['g'], above: 'c' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('inside the other'),
    });
  });
});

describe('group', () => {
  it('groups in the order of the stack, changes no picture, and dissolves again', async () => {
    const { id, layers } = await done(group, { layers: ['e', 'a'], name: 'Offer' });
    expect(layers).toEqual(['a', 'e']);
    expect(children(String(id))).toEqual(['a', 'e']);
    expect(paint()).toBe('b c d a e');
    expect(design.document.layers[String(id)]).toMatchObject({ type: 'group', name: 'Offer' });
    await done(group, { layers: [String(id), 'g'], ungroup: true });
    expect(children(design.page)).toEqual(['b', 'c', 'd', 'a', 'e']);
    expect(Object.keys(design.document.layers)).not.toContain('g');
  });

  it('leaves no empty group behind, and nests', async () => {
    const { id } = await done(group, { layers: ['c', 'd', 'e'] });
    expect(design.document.layers.g).toBeUndefined();
    const outer = await done(group, { layers: [String(id), 'a'] });
    expect(children(String(outer.id))).toEqual(['a', id]);
    await done(group, { layers: [String(outer.id)], ungroup: true });
    expect(children(design.page)).toEqual(['b', 'a', id]);
  });

  it('says what can’t be grouped or dissolved', async () => {
    expect(await design.call(group, { layers: ['g'] })).toEqual({ ok: false, error: 'Pair is a group already' });
    expect(await design.call(group, { layers: ['g', 'c'] })).toEqual({ ok: false, error: 'Pair is a group already' });
    expect(await design.call(group, { layers: ['c'], ungroup: true })).toEqual({
      ok: false,
      error: 'shape is not a group. It is in the group "g".',
    });
    expect(await design.call(group, { layers: ['a', 'z'] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('different pages'),
    });
  });
});

describe('duplicate', () => {
  it('makes copies with ids of their own, a step apart, groups with their content', async () => {
    const { copies } = await done(duplicate, { layers: ['a'], count: 3, dx: 50 });
    const made = (copies as { id: string }[]).map(({ id }) => design.document.layers[id] as LeafLayer);
    expect(made.map(({ x, y }) => [x, y])).toEqual([
      [150, 100],
      [200, 100],
      [250, 100],
    ]);
    const before = Object.keys(design.document.layers).length;
    const group2 = await done(duplicate, { layers: ['g'] });
    const [copy] = group2.copies as { id: string }[];
    expect(children(copy?.id ?? '')).toHaveLength(2);
    expect(Object.keys(design.document.layers)).toHaveLength(before + 3);
    expect(children(design.page).indexOf(copy?.id ?? '')).toBe(children(design.page).indexOf('g') + 1);
  });

  it('steps to the side on which there is room', async () => {
    design.edit({ type: 'layer.update', id: 'e', patch: { x: 970, y: 970 } });
    const { copies } = await done(duplicate, { layers: ['e'] });
    const [copy] = (copies as { id: string }[]).map(({ id }) => design.document.layers[id] as LeafLayer);
    expect(copy?.x).toBeLessThan(970);
    expect(copy?.y).toBeLessThan(970);
  });

  it('copies to another page, to the same place', async () => {
    const output = await done(duplicate, { layers: ['g', 'a'], page: 2 });
    expect(output.page).toBe(2);
    expect(children('second')).toHaveLength(3);
    expect(leavesInPaintOrder(design.document, 'second').map((layer) => layer.x)).toEqual([0, 100, 100, 100]);
    expect(paint()).toBe('a b c d e');
  });

  it('stops at the page’s limit, in words', async () => {
    const { page } = design;
    design.edit(
      ...Array.from({ length: LIMITS.layersPerPage - 12 }, (_, index) => ({
        type: 'layer.add' as const,
        layer: createShapeLayer({ id: `n${index}`, parent: page, order: `c${String(index).padStart(3, '0')}V` }),
      })),
    );
    const before = design.document;
    const outcome = await design.call(duplicate, { layers: ['a'], count: 20 });
    expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining('500') });
    expect(design.document).toBe(before);
  });
});
