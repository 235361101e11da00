/** Layers in order: shared edges, equal gaps, relative places; groups and rotated layers count by their extent. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createGroupLayer, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { boundsOf } from '#design/document/geometry.ts';
import type { ImageLayer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { arrange } from './arrange.ts';
import { extentOf, marginOf, overlapOf } from './contract/page-space.ts';

let design: MemoryDesign;
const leaf = <Kind extends LeafLayer>(id: string) => design.document.layers[id] as Kind;
const box = (id: string) => extentOf(leaf(id));

async function arranged(input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const outcome = await design.call(arrange, input);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as Record<string, unknown>;
}

beforeEach(() => {
  design = new MemoryDesign();
  const { page } = design;
  const asset = design.addPicture('a.jpg', 1600, 1200);
  design.edit(
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'a', parent: page, order: 'a1', x: 100, y: 100, width: 100, height: 50 }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'b', parent: page, order: 'a2', x: 300, y: 400, width: 200, height: 60 }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'c', parent: page, order: 'a3', x: 420, y: 800, width: 60, height: 100 }),
    },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: page,
        order: 'a4',
        asset: asset.id,
        x: 600,
        y: 300,
        width: 400,
        height: 300,
      }),
    },
    {
      type: 'layer.add',
      layer: withLines(
        createTextLayer({
          id: 'text',
          parent: page,
          order: 'a5',
          text: 'Hello',
          x: 50,
          y: 950,
          width: 140,
          fontSize: 50,
        }),
        roughMeasure,
      ),
    },
    { type: 'layer.add', layer: createGroupLayer({ id: 'group', parent: page, order: 'a6' }) },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'g1', parent: 'group', order: 'a1', x: 700, y: 700, width: 50, height: 50 }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'g2', parent: 'group', order: 'a2', x: 800, y: 760, width: 50, height: 50 }),
    },
  );
});

describe('arrange', () => {
  it('aligns one layer to the page, several to each other, or to a layer', async () => {
    await arranged({ layers: ['a'], align: 'right' });
    expect(leaf('a').x).toBe(1080 - 100);
    await arranged({ layers: ['a', 'b', 'c'], align: 'left' });
    expect([leaf('a').x, leaf('b').x, leaf('c').x]).toEqual([300, 300, 300]);
    await arranged({ layers: ['a', 'b'], align: 'middle', to: 'photo' });
    for (const id of ['a', 'b']) expect(box(id).y + box(id).height / 2).toBeCloseTo(450, 0);
    await arranged({ layers: ['a', 'b'], align: 'bottom', to: 'page' });
    for (const id of ['a', 'b']) expect(box(id).y + box(id).height).toBe(1080);
    expect(await arranged({ layers: ['a'], align: 'bottom' })).toMatchObject({ unchanged: true });
  });

  it('counts a turned layer as the upright box around it, and a text with its pill', async () => {
    design.edit(
      { type: 'layer.update', id: 'b', patch: { rotation: 40 } },
      {
        type: 'layer.update',
        id: 'text',
        patch: { box: { fill: { type: 'solid', color: '#ffee00' }, paddingX: 30, paddingY: 10, radius: 8 } },
      },
    );
    await arranged({ layers: ['b'], align: 'left' });
    expect(boundsOf(leaf('b')).x).toBeCloseTo(0, -0.5);
    await arranged({ layers: ['text'], align: 'left' });
    expect(leaf('text').x).toBe(30);
  });

  it('moves a group as one', async () => {
    await arranged({ layers: ['group'], align: 'left' });
    expect([leaf('g1').x, leaf('g2').x]).toEqual([0, 100]);
    await arranged({ layers: ['group', 'g1'], place: 'bottom-right' });
    const margin = marginOf(design.document);
    expect([leaf('g2').x, leaf('g2').y]).toEqual([1080 - margin - 50, 1080 - margin - 50]);
    expect(leaf('g2').x - leaf('g1').x).toBe(100);
  });

  it('spreads with equal gaps, and with a gap that is given', async () => {
    await arranged({ layers: ['c', 'a', 'b'], distribute: 'vertically' });
    const gaps = [leaf('b').y - 150, leaf('c').y - leaf('b').y - 60];
    expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 0))).toBeLessThanOrEqual(1);
    expect([leaf('a').y, leaf('c').y]).toEqual([100, 800]);
    await arranged({ layers: ['a', 'b', 'c'], distribute: 'horizontally', gap: 25 });
    expect([leaf('b').x, leaf('c').x]).toEqual([225, 450]);
    await arranged({ layers: ['a', 'b', 'c'], distribute: 'horizontally', to: 'page' });
    expect(leaf('a').x).toBe(marginOf(design.document));
    expect(leaf('c').x + 60).toBe(1080 - marginOf(design.document));
    expect(await arranged({ layers: ['photo', 'b', 'c'], distribute: 'horizontally' })).toHaveProperty('layers');
  });

  it('stacks in the order in which things stand, and stays on the page', async () => {
    await arranged({ layers: ['c', 'a', 'b'], stack: 'down', gap: 10, align: 'left' });
    const [a, b, c] = [box('a'), box('b'), box('c')];
    expect([b.y - a.y - a.height, c.y - b.y - b.height]).toEqual([10, 10]);
    expect(new Set([a.x, b.x, c.x]).size).toBe(1);
    await arranged({ layers: ['photo', 'b'], stack: 'across', gap: 200 });
    for (const id of ['photo', 'b']) {
      expect(box(id).x).toBeGreaterThanOrEqual(0);
      expect(box(id).x + box(id).width).toBeLessThanOrEqual(1080);
    }
    expect(box('photo').y + 150).toBeCloseTo(box('b').y + 30, 0);
    expect(await arranged({ layers: ['photo', 'b', 'a', 'c'], stack: 'across', gap: 900 })).toMatchObject({
      notes: ['together they are larger than the page'],
    });
  });

  it('puts things beside a layer without touching it, or says that there is no room', async () => {
    for (const side of ['above', 'below', 'left-of', 'right-of'] as const) {
      await arranged({ layers: ['c'], relative: { side, of: 'b', gap: 12 } });
      expect(overlapOf(box('c'), box('b')), side).toBe(0);
    }
    expect(leaf('c').x).toBe(300 + 200 + 12);
    await arranged({ layers: ['a', 'c'], relative: { side: 'below', of: 'photo' }, align: 'left' });
    expect(Math.min(box('a').x, box('c').x)).toBe(600);
    await arranged({ layers: ['b'], align: 'top' });
    expect(await arranged({ layers: ['photo'], relative: { side: 'above', of: 'b' } })).toMatchObject({
      notes: [expect.stringContaining('not enough room')],
      nowOver: expect.arrayContaining(['b']),
    });
    expect(box('photo').y).toBeGreaterThanOrEqual(0);
  });

  it('puts things inside a layer: small enough, and above it in the stack', async () => {
    await arranged({ layers: ['photo'], relative: { side: 'inside', of: 'b', gap: 6 } });
    const [inner, outer] = [box('photo'), box('b')];
    expect(overlapOf(inner, outer)).toBeCloseTo(inner.width * inner.height, -1);
    expect(leaf('photo').width / leaf('photo').height).toBeCloseTo(4 / 3, 1);
    await arranged({ layers: ['a'], relative: { side: 'over', of: 'photo' } });
    const order = leavesInPaintOrder(design.document, design.page).map(({ id }) => id);
    expect(order.indexOf('a')).toBeGreaterThan(order.indexOf('photo'));
    expect(childrenOf(design.document, design.page)).toHaveLength(6);
  });

  it('matches sizes: shapes stretch, pictures keep their ratio or are cropped, texts are set again', async () => {
    await arranged({ layers: ['a'], matchSize: { of: 'b', what: 'width' } });
    expect(leaf('a')).toMatchObject({ width: 200, height: 50 });
    await arranged({ layers: ['photo'], matchSize: { of: 'b', what: 'width' } });
    expect(leaf('photo')).toMatchObject({ width: 200, height: 150 });
    await arranged({ layers: ['photo'], matchSize: { of: 'c', what: 'both' } });
    const photo = leaf<ImageLayer>('photo');
    expect(photo).toMatchObject({ width: 60, height: 100 });
    expect((photo.crop.width * 1600) / (photo.crop.height * 1200)).toBeCloseTo(0.6, 2);
    const before = leaf<TextLayer>('text').fontSize;
    await arranged({ layers: ['text'], matchSize: { of: 'b', what: 'width' } });
    const text = leaf<TextLayer>('text');
    expect(text.width).toBeGreaterThan(185);
    expect(text.width).toBeLessThanOrEqual(203);
    expect(text.fontSize).toBeGreaterThan(before);
    expect(text.lines).toHaveLength(1);
    await arranged({ layers: ['group'], matchSize: { of: 'b', what: 'width' } });
    expect(leaf('g1').width).toBeCloseTo(50 * (200 / 150), 1);
  });

  it('lets two layers exchange places', async () => {
    await arranged({ layers: ['a', 'group'], swap: true });
    expect(box('a').x + 50).toBe(775);
    expect((leaf('g1').x + leaf('g2').x + 50) / 2).toBe(150);
    expect(await design.call(arrange, { layers: ['a', 'b', 'c'], swap: true })).toEqual({
      ok: false,
      error: 'Swapping takes exactly two layers',
    });
  });

  it('answers what can’t be', async () => {
    design.edit({ type: 'layer.update', id: 'g1', patch: { locked: true } });
    expect(await design.call(arrange, { layers: ['group'], align: 'left' })).toEqual({
      ok: false,
      error: 'shape is locked. Unlock it first.',
    });
    expect(await design.call(arrange, { layers: ['g2'], relative: { side: 'below', of: 'group' } })).toMatchObject({
      ok: false,
      error: expect.stringContaining('relative to itself'),
    });
    expect(await design.call(arrange, { layers: ['bb'], align: 'left' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('Did you mean b '),
    });
    design.edit({ type: 'layer.remove', id: 'g1' }, { type: 'layer.remove', id: 'g2' });
    expect(await design.call(arrange, { layers: ['group'], align: 'left' })).toMatchObject({
      ok: false,
      error: 'group is an empty group',
    });
  });

  it('tidies rows and columns, groups as one, and takes two or more', async () => {
    await arranged({ layers: ['photo', 'group'], align: 'top' });
    design.edit({ type: 'layer.update', id: 'b', patch: { x: 260, y: 112 } });
    await arranged({ layers: ['a', 'b', 'photo', 'group'], tidy: true, gap: 40 });
    // Two rows of two: cells are as wide and high as the largest content.
    const middle = (id: string) => box(id).y + box(id).height / 2;
    expect(middle('a')).toBeCloseTo(middle('b'), 0);
    const group = { x: Math.min(box('g1').x, box('g2').x), width: 150 };
    expect(group.x + group.width).toBeLessThanOrEqual(1080);
    const outcome = await design.call(arrange, { layers: ['a'], tidy: true });
    expect(outcome).toMatchObject({ ok: false });
  });
});
