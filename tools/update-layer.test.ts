/** The changeable properties of a layer, and their effect on its box, its lines and its neighbours. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createGroupLayer, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer, Layer, TextLayer } from '#design/document/layers.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { childrenOf, topOrder } from '#design/document/tree.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { updateLayer } from './update-layer.ts';

let design: MemoryDesign;
const layer = <Kind extends Layer>(id: string) => design.document.layers[id] as Kind;

async function update(id: string, change: Record<string, unknown>) {
  const outcome = await design.call(updateLayer, { layer: id, ...change });
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
      layer: createImageLayer({
        id: 'photo',
        parent: page,
        order: 'a1',
        asset: asset.id,
        x: 200,
        y: 500,
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
          order: 'a2',
          text: 'Hello',
          x: 440,
          y: 100,
          width: 200,
          fontSize: 80,
          align: 'center',
        }),
        roughMeasure,
      ),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'shape', parent: page, order: 'a3', x: 100, y: 900, width: 100, height: 50 }),
    },
    { type: 'layer.add', layer: createGroupLayer({ id: 'group', parent: page, order: 'a4', name: 'Pair' }) },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'left', parent: 'group', order: 'a1', x: 700, y: 700, width: 50, height: 50 }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 'right', parent: 'group', order: 'a2', x: 800, y: 700, width: 50, height: 50 }),
    },
  );
});

describe('update_layer', () => {
  it('sets a text again about its anchor when words, letters or size change', async () => {
    const middle = () => layer<TextLayer>('text').x + layer<TextLayer>('text').width / 2;
    for (const change of [
      { text: 'Something longer than before' },
      { size: 60 },
      { font: 'Anton' },
      { weight: 'bold' },
      { letterCase: 'upper' },
      { scale: 1.4 },
    ]) {
      await update('text', change);
      const now = layer<TextLayer>('text');
      expect(middle(), `${JSON.stringify(change)}`).toBeCloseTo(540, -1);
      expect(Math.max(...now.lines.map(({ width }) => width))).toBeLessThanOrEqual(now.width + 0.5);
      expect(now.height).toBeGreaterThan(0);
    }
  });

  it('wraps at the margins, and grows no further than its longest word allows', async () => {
    await update('text', { text: 'Several words in a row that need wrapping', size: 120 });
    expect(layer<TextLayer>('text').lines.length).toBeGreaterThan(1);
    const output = await update('text', { text: 'Unbreakableword', size: 900 });
    const { x, width } = layer<TextLayer>('text');
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1080);
    expect(output.notes).toBeDefined();
  });

  it('moves by place, along one axis, by coordinates and by a way', async () => {
    await update('photo', { place: 'top-right' });
    expect(layer<ImageLayer>('photo')).toMatchObject({ x: 1080 - 65 - 400, y: 65 });
    await update('photo', { alignToPage: 'left' });
    expect(layer<ImageLayer>('photo')).toMatchObject({ x: 65, y: 65 });
    await update('photo', { x: 10, y: 20 });
    await update('photo', { moveX: 5, moveY: -5 });
    expect(layer<ImageLayer>('photo')).toMatchObject({ x: 15, y: 15 });
  });

  it('scales about the middle, and crops a picture again instead of squeezing it', async () => {
    await update('photo', { scale: 0.5 });
    expect(layer<ImageLayer>('photo')).toMatchObject({ x: 300, y: 575, width: 200, height: 150 });
    await update('photo', { width: 150, height: 150 });
    expect(layer<ImageLayer>('photo').crop).toMatchObject({ width: 0.75, height: 1 });
    await update('photo', { width: 300 });
    expect(layer<ImageLayer>('photo')).toMatchObject({ width: 300, height: 300 });
  });

  it('lets a picture grow away from a text, or stop at it', async () => {
    design.edit({
      type: 'layer.add',
      layer: withLines(
        createTextLayer({
          id: 'caption',
          parent: design.page,
          order: 'a9',
          text: 'A caption',
          x: 200,
          y: 810,
          width: 400,
          fontSize: 50,
        }),
        roughMeasure,
      ),
    });
    await update('photo', { scale: 1.3 });
    const photo = layer<ImageLayer>('photo');
    expect(photo.width).toBeCloseTo(520, 0);
    expect(photo.y + photo.height).toBeLessThanOrEqual(810);
    expect(await update('photo', { scale: 4 })).toBeDefined();
    expect(layer<ImageLayer>('photo').width).toBeGreaterThan(520);
  });

  it('moves and scales a group by its leaves', async () => {
    await update('group', { moveX: -100, opacity: 0.5 });
    expect(layer<Layer>('group').opacity).toBe(0.5);
    expect(await design.call(updateLayer, { layer: 'group', name: 'Couple' })).toMatchObject({
      ok: true,
      output: { id: 'group', name: 'Couple' },
    });
    expect([layer<ImageLayer>('left').x, layer<ImageLayer>('right').x]).toEqual([600, 700]);
    await update('group', { scale: 2 });
    expect(layer<ImageLayer>('right').x - layer<ImageLayer>('left').x).toBe(200);
    expect(await design.call(updateLayer, { layer: 'group', text: 'x' })).toMatchObject({ ok: false });
  });

  it('goes through the stack', async () => {
    const order = () => childrenOf(design.document, design.page).map(({ id }) => id);
    await update('photo', { order: 'front' });
    expect(order().at(-1)).toBe('photo');
    await update('photo', { order: 'back' });
    expect(order()[0]).toBe('photo');
    await update('photo', { order: 'forward' });
    expect(order()[1]).toBe('photo');
    expect(await update('photo', { order: 'forward' })).not.toHaveProperty('unchanged');
    await update('photo', { order: 'back' });
    expect(await update('photo', { order: 'backward' })).toMatchObject({ unchanged: true });
  });

  it('colors what has a color, legibly where asked to', async () => {
    await update('shape', { color: 'teal' });
    expect(layer<Layer>('shape')).toMatchObject({ fill: { type: 'solid', color: '#008080' } });
    design.edit({ type: 'page.update', id: design.page, patch: { background: { type: 'solid', color: '#000000' } } });
    await update('text', { color: 'auto' });
    expect(layer<TextLayer>('text').fill).toEqual({ type: 'solid', color: '#ffffff' });
    expect(await design.call(updateLayer, { layer: 'photo', color: 'red' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('color does not apply'),
    });
  });

  it('colors the outline of a shape that has no filling', async () => {
    const border = createShapeLayer({
      ...{ id: 'border', parent: design.page, order: topOrder(design.document, design.page) },
      ...{ x: 40, y: 40, width: 1000, height: 1000 },
      shape: { kind: 'rectangle', radius: 0 },
      fill: null,
      stroke: { color: '#000000', width: 3, dash: [] },
    });
    design.edit({ type: 'layer.add', layer: border });
    await update('border', { color: 'gold' });
    expect(layer<Layer>('border')).toMatchObject({ fill: null, stroke: { color: '#ffd700', width: 3 } });
  });

  it('names what it has come to overlap', async () => {
    expect(await update('text', { y: 520 })).toMatchObject({ nowOver: ['photo'] });
    expect(await update('text', { y: 530 })).not.toHaveProperty('nowOver');
  });

  it('touches nothing that is locked, until it is unlocked', async () => {
    await update('shape', { locked: true });
    expect(await design.call(updateLayer, { layer: 'shape', color: 'red' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('locked'),
    });
    await update('shape', { locked: false, color: 'red' });
    expect(layer<Layer>('shape')).toMatchObject({ locked: false, fill: { color: '#ff0000' } });
    await update('group', { locked: true });
    expect(await design.call(updateLayer, { layer: 'left', color: 'red' })).toMatchObject({ ok: false });
  });
});
