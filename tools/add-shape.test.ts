/** Shapes, lines and icons: sizes, places and colors that callers may leave out. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createGroupLayer,
  createImageLayer,
  createPage,
  createShapeLayer,
  createTextLayer,
} from '#design/document/create.ts';
import { centerOf } from '#design/document/geometry.ts';
import type { ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { parsePath } from '#design/document/outline-path.ts';
import { childrenOf } from '#design/document/tree.ts';
import { contrast } from '#design/layout/contrast.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { addShape } from './add-shape.ts';
import { addText } from './add-text.ts';
import { extentOf, overlapOf } from './contract/page-space.ts';
import { keepsRatio, ratioOfShape, SHAPE_NAMES } from './shapes/shape-kinds.ts';

let design: MemoryDesign;

async function added(input: Record<string, unknown>): Promise<{ layer: ShapeLayer; output: Record<string, unknown> }> {
  const outcome = await design.call(addShape, input);
  if (!outcome.ok) throw new Error(outcome.error);
  const output = outcome.output as Record<string, unknown>;
  return { layer: design.document.layers[String(output.id)] as ShapeLayer, output };
}

function addTextLayer(id: string, more: Partial<TextLayer> = {}): TextLayer {
  const layer = withLines(
    createTextLayer({
      id,
      parent: design.page,
      order: 'a5',
      text: 'Big offer',
      x: 400,
      y: 480,
      width: 280,
      fontSize: 60,
      ...more,
    }),
    roughMeasure,
  );
  design.edit({ type: 'layer.add', layer });
  return layer;
}

beforeEach(() => {
  design = new MemoryDesign();
});

describe('beside a text', () => {
  const near = (box: { y: number; height: number }, y: number) => Math.abs(box.y + box.height / 2 - y);
  it('stands at its margin, as high as its letters and in their color, and the text makes room', async () => {
    const text = addTextLayer('words', { x: 65, fill: { type: 'solid', color: '#7a1f3d' } });
    const { layer } = await added({ icon: 'phone', beside: { side: 'left-of', of: 'words' } });
    const after = design.document.layers.words as TextLayer;
    expect(layer).toMatchObject({ x: 65, fill: { color: '#7a1f3d' } });
    expect(layer.height).toBeLessThanOrEqual(text.fontSize + 1);
    expect(after.x).toBeGreaterThan(layer.x + layer.width);
    expect(near(layer, after.y + after.height / 2)).toBeLessThan(3);
  });
  it('stands in the middle together with a centered text, and in the line that is named', async () => {
    addTextLayer('words', { text: 'One line\nThe other', align: 'center', x: 240, width: 600 });
    const { layer } = await added({ icon: 'phone', beside: { side: 'left-of', of: 'words', line: 'The other' } });
    const after = design.document.layers.words as TextLayer;
    expect(after.x).toBeGreaterThan(240);
    expect(near(layer, after.y + after.height * 0.75)).toBeLessThan(3);
  });
  it('has a headline as wide as the page give some of its size', async () => {
    const text = addTextLayer('words', { text: 'A headline as wide as it', x: 65, width: 970, fontSize: 78 });
    const { layer } = await added({ icon: 'leaf', beside: { side: 'right-of', of: 'words' } });
    expect((design.document.layers.words as TextLayer).fontSize).toBeLessThan(text.fontSize);
    expect(layer.x + layer.width).toBeLessThanOrEqual(1080);
  });
  it('is for texts, and for no place besides', async () => {
    addTextLayer('words');
    const { layer } = await added({ shape: 'circle' });
    for (const input of [
      { icon: 'phone', beside: { side: 'left-of', of: layer.id } },
      { icon: 'phone', place: 'top', beside: { side: 'left-of', of: 'words' } },
    ])
      expect(await design.call(addShape, input)).toMatchObject({ ok: false });
  });
});

describe('add_shape', () => {
  it('makes every shape of the list, on the page, in outlines that a document holds', async () => {
    for (const shape of SHAPE_NAMES) {
      design = new MemoryDesign();
      const { layer } = await added({ shape });
      const { x, y, width, height } = layer;
      expect(Math.min(x, y), shape).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height), shape).toBeLessThanOrEqual(1080);
      if (layer.shape.kind === 'path') {
        const commands = parsePath(layer.shape.path) ?? [];
        expect(commands.length, shape).toBeGreaterThan(3);
        expect(layer.shape.viewWidth / layer.shape.viewHeight, shape).toBeCloseTo(width / height, 1);
      }
      if (keepsRatio(shape)) expect(width / height, shape).toBeCloseTo(ratioOfShape(shape), 1);
    }
  });

  it('takes sizes and places: one length keeps the ratio', async () => {
    expect((await added({ shape: 'heart', width: 220 })).layer).toMatchObject({ width: 220, height: 200 });
    expect(
      (await added({ shape: 'rectangle', x: 10, y: 20, width: 300, height: 40, radius: 9, rotation: 190 })).layer,
    ).toMatchObject({ x: 10, y: 20, width: 300, height: 40, shape: { radius: 9 }, rotation: -170 });
    expect(
      (await added({ shape: 'arrow', x: 0, y: 500, width: 500, outline: { color: 'red', width: 9 } })).layer,
    ).toMatchObject({ width: 500, height: 1, fill: null, stroke: { color: '#ff0000', width: 9 } });
    expect((await added({ shape: 'star', sides: 9 })).layer.shape).toMatchObject({ kind: 'star', points: 9 });
    const { layer: hollow } = await added({ shape: 'circle', color: 'none' });
    expect(hollow.fill).toBeNull();
    expect(hollow.stroke?.width).toBeGreaterThan(1);
  });

  it('chooses a color that is seen, from the page where it has one', async () => {
    for (const background of ['#ffffff', '#101020', '#ff5a36', '#2450ff', '#808080']) {
      design = new MemoryDesign();
      design.edit({
        type: 'page.update',
        id: design.page,
        patch: { background: { type: 'solid', color: background } },
      });
      for (const shape of ['circle', 'line']) {
        const { layer } = await added({ shape });
        const color = layer.fill?.type === 'solid' ? layer.fill.color : (layer.stroke?.color ?? '');
        expect(contrast(color, background), `${shape} on ${background}`).toBeGreaterThanOrEqual(1.5);
      }
    }
    design = new MemoryDesign();
    design.edit({
      type: 'layer.add',
      layer: createShapeLayer({
        id: 's',
        parent: design.page,
        order: 'a1',
        x: 0,
        y: 0,
        width: 200,
        height: 200,
        fill: { type: 'solid', color: '#9b1fe8' },
      }),
    });
    expect((await added({ shape: 'blob' })).layer.fill).toEqual({ type: 'solid', color: '#9b1fe8' });
  });

  it('covers no text: it goes where there is room, or below', async () => {
    const text = addTextLayer('t');
    const { layer: free } = await added({ shape: 'circle' });
    expect(overlapOf(extentOf(free), extentOf(text))).toBe(0);
    const { layer: under } = await added({ shape: 'circle', place: 'center', width: 600 });
    const order = childrenOf(design.document, design.page).map(({ id }) => id);
    expect(order.indexOf(under.id)).toBeLessThan(order.indexOf('t'));
  });

  it('becomes the background of a layer: around it, below it, turned like it, in its group, legibly', async () => {
    for (const shape of ['pill', 'circle', 'burst', 'speech-bubble', 'seal', 'rectangle', 'arch'] as const) {
      design = new MemoryDesign();
      const text = addTextLayer('t', { fill: { type: 'solid', color: '#ffffff' } });
      const { layer, output } = await added({ shape, behind: 't' });
      expect(overlapOf(extentOf(layer), extentOf(text)), shape).toBeCloseTo(text.width * text.height, 0);
      expect(childrenOf(design.document, design.page).map(({ id }) => id)).toEqual([layer.id, 't']);
      expect(layer.fill?.type === 'solid' && contrast(layer.fill.color, '#ffffff'), shape).toBeGreaterThanOrEqual(3);
      expect(output).not.toHaveProperty('hardToRead');
    }
    design = new MemoryDesign();
    const turned = addTextLayer('t', { rotation: 30 });
    const { layer } = await added({ shape: 'pill', behind: 't' });
    expect(layer.rotation).toBe(30);
    expect(centerOf(layer).x).toBeCloseTo(centerOf(turned).x, 0);
    design.edit(
      { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: design.page, order: 'a9' }) },
      { type: 'layer.move', id: 't', parent: 'g', order: 'a1' },
    );
    expect((await added({ shape: 'pill', behind: 't' })).layer.parent).toBe('g');
    expect((await added({ shape: 'circle', behind: 'g' })).layer.parent).toBe(design.page);
    expect((await added({ shape: 'rectangle', behind: 't', color: '#111111' })).output).toMatchObject({
      hardToRead: [{ id: 't', better: '#ffffff' }],
    });
  });

  it('is no background for what stands inside a ring or frame', async () => {
    design.edit({ type: 'page.update', id: design.page, patch: { background: { type: 'solid', color: '#ffffff' } } });
    await added({ shape: 'frame', color: 'black' });
    const outcome = await design.call(addText, { text: 'Within' });
    const text = outcome.ok ? (design.document.layers[(outcome.output as { id: string }).id] as TextLayer) : null;
    expect(text?.fill).toEqual({ type: 'solid', color: '#16161d' });
  });

  it('finds icons by words, keeps their ratio, and names others', async () => {
    for (const [icon, name] of [
      ['delivery truck', 'truck icon'],
      ['phone', 'phone icon'],
      ['shopping bags', 'shopping bag icon'],
      ['instagram', 'instagram logo icon'],
    ] as const) {
      const { layer, output } = await added({ icon });
      expect(output.name).toBe(name);
      expect(layer.shape.kind).toBe('path');
      if (layer.shape.kind === 'path')
        expect(layer.width / layer.height).toBeCloseTo(layer.shape.viewWidth / layer.shape.viewHeight, 1);
    }
    const { layer } = await added({ icon: 'truck', width: 200, height: 200 });
    expect([layer.width, layer.height]).toContain(200);
    expect(layer.width).not.toBe(layer.height);
    expect((await added({ icon: 'phone' })).output.others).toHaveLength(2);
    expect(await design.call(addShape, { icon: 'qwrtzpsdfg' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('There is no icon for "qwrtzpsdfg"'),
    });
    expect(await design.call(addShape, { icon: '../../etc/passwd' })).toMatchObject({ ok: false });
  });

  it('works on a picture and on another page as well', async () => {
    const asset = design.addPicture('a.jpg', 400, 300);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: design.page,
        order: 'a1',
        asset: asset.id,
        x: 300,
        y: 300,
        width: 400,
        height: 300,
      }),
    });
    const { layer } = await added({ shape: 'blob', behind: 'photo' });
    expect(overlapOf(extentOf(layer), { x: 300, y: 300, width: 400, height: 300 })).toBeCloseTo(120_000, 0);
    design.edit(
      { type: 'page.add', page: createPage({ id: 'second', order: 'a5', name: '', background: { type: 'none' } }) },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 'far', parent: 'second', order: 'a1', text: 'x', x: 200, y: 200 }),
      },
    );
    expect((await added({ shape: 'pill', behind: 'far' })).layer.parent).toBe('second');
  });
});
