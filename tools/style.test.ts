/** Looks: which fit which layer, in the usual ranges. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createDrawingLayer,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createStickerLayer,
  createTextLayer,
  NEUTRAL_FILTERS,
} from '#design/document/create.ts';
import type { ImageLayer, Layer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { LOOK_CHOICES } from './inputs/picture-looks.ts';
import { style } from './style.ts';

let design: MemoryDesign;
const layer = <Kind extends Layer>(id: string) => design.document.layers[id] as Kind;

async function styled(layers: string[], change: Record<string, unknown>): Promise<Record<string, unknown>> {
  const outcome = await design.call(style, { layers, ...change });
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as Record<string, unknown>;
}

beforeEach(() => {
  design = new MemoryDesign();
  const { page } = design;
  const asset = design.addPicture('a.jpg', 1000, 1000);
  design.edit(
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: page,
        order: 'a1',
        asset: asset.id,
        x: 100,
        y: 100,
        width: 400,
        height: 400,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'text',
        parent: page,
        order: 'a2',
        text: 'Hello there',
        runs: [{ start: 0, end: 5, style: { fill: { type: 'solid', color: '#ff0000' }, italic: true } }],
      }),
    },
    { type: 'layer.add', layer: createShapeLayer({ id: 'shape', parent: page, order: 'a3' }) },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'line',
        parent: page,
        order: 'a4',
        shape: { kind: 'line', startHead: 'none', endHead: 'none' },
      }),
    },
    {
      type: 'layer.add',
      layer: createDrawingLayer({
        id: 'drawing',
        parent: page,
        order: 'a5',
        paths: [
          {
            color: '#111111',
            width: 4,
            points: [
              [0, 0],
              [1, 1],
            ],
          },
        ],
      }),
    },
    {
      type: 'layer.add',
      layer: createStickerLayer({ id: 'sticker', parent: page, order: 'a6', source: { type: 'emoji', emoji: '🔥' } }),
    },
    { type: 'layer.add', layer: createGroupLayer({ id: 'group', parent: page, order: 'a7' }) },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'g1',
        parent: 'group',
        order: 'a1',
        x: 600,
        y: 600,
        width: 100,
        height: 100,
        rotation: 20,
      }),
    },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'g2',
        parent: 'group',
        order: 'a2',
        asset: asset.id,
        x: 800,
        y: 600,
        width: 100,
        height: 100,
      }),
    },
  );
});

describe('style', () => {
  it('takes filters in percent and writes them as the kernel keeps them; what is not given stays', async () => {
    await styled(['photo'], { filters: { brightness: 20, warmth: -50, hue: 90, grayscale: 30 } });
    await styled(['photo'], { filters: { contrast: -10 } });
    expect(layer<ImageLayer>('photo').filters).toEqual({
      ...NEUTRAL_FILTERS,
      brightness: 0.2,
      temperature: -0.5,
      hue: 90,
      grayscale: 0.3,
      contrast: -0.1,
    });
    await styled(['photo'], { filters: { blur: 100 } });
    expect(layer<ImageLayer>('photo').filters.blur).toBeCloseTo(64.8, 1);
    expect(await styled(['photo'], { opacity: 1 })).toMatchObject({
      unchanged: true,
      layers: [{ filters: expect.stringContaining('brightness 20') }],
    });
  });

  it('has named looks, each its own, that replace what was set; none takes all off', async () => {
    const seen = new Set<string>();
    for (const look of LOOK_CHOICES) {
      await styled(['photo'], { filters: { hue: 50 } });
      await styled(['photo'], { look });
      seen.add(JSON.stringify(layer<ImageLayer>('photo').filters));
      expect(layer<ImageLayer>('photo').filters.hue).toBe(0);
    }
    expect(seen.size).toBe(LOOK_CHOICES.length);
    await styled(['photo'], { look: 'mono', filters: { contrast: 50 } });
    expect(layer<ImageLayer>('photo').filters).toMatchObject({ grayscale: 1, contrast: 0.5 });
    await styled(['photo'], { look: 'none' });
    expect(layer<ImageLayer>('photo').filters).toEqual(NEUTRAL_FILTERS);
  });

  it('paints texts and shapes with gradients; colors of single words give way, their other styles stay', async () => {
    await styled(['text', 'shape'], { gradient: { from: 'red', to: 'gold', angle: 90 } });
    const paint = {
      type: 'linear',
      angle: 90,
      stops: [
        { at: 0, color: '#ff0000' },
        { at: 1, color: '#ffd700' },
      ],
    };
    expect(layer<TextLayer>('text')).toMatchObject({
      fill: paint,
      runs: [{ start: 0, end: 5, style: { italic: true } }],
    });
    expect(layer<ShapeLayer>('shape').fill).toEqual(paint);
    await styled(['shape'], { gradient: { from: 'red', to: 'gold', kind: 'radial' } });
    expect(layer<ShapeLayer>('shape').fill).toMatchObject({ type: 'radial', centerX: 0.5 });
    await styled(['line', 'drawing'], { color: 'navy' });
    expect(layer<ShapeLayer>('line').stroke?.color).toBe('#000080');
  });

  it('passes looks on to the members of a group that they fit, and keeps the group’s own', async () => {
    await styled(['group'], {
      color: 'navy',
      look: 'noir',
      radius: 8,
      opacity: 0.5,
      blend: 'multiply',
      shadow: 'soft',
      reflection: 'soft',
    });
    expect(layer('group')).toMatchObject({ opacity: 0.5, blend: 'multiply' });
    expect(layer<ShapeLayer>('g1')).toMatchObject({ fill: { color: '#000080' }, opacity: 1, shape: { radius: 8 } });
    expect(layer<ImageLayer>('g2')).toMatchObject({ filters: { grayscale: 1 }, frame: { radius: 8 }, blend: 'normal' });
    for (const id of ['g1', 'g2'])
      expect(layer<ShapeLayer>(id)).toMatchObject({ shadow: { x: 0 }, reflection: { opacity: 0.28 } });
  });

  it('mirrors in place, and a group about its middle', async () => {
    await styled(['photo'], { flip: 'horizontal' });
    expect(layer<ImageLayer>('photo')).toMatchObject({ x: 100, flipX: true, flipY: false });
    await styled(['photo'], { flip: 'both' });
    expect(layer<ImageLayer>('photo')).toMatchObject({ flipX: false, flipY: true });
    await styled(['photo'], { flip: 'none' });
    expect(layer<ImageLayer>('photo')).toMatchObject({ flipX: false, flipY: false });
    const [left, right] = [layer<ShapeLayer>('g1').x, layer<ImageLayer>('g2').x];
    await styled(['group'], { flip: 'horizontal' });
    expect(layer<ShapeLayer>('g1').x).toBeGreaterThan(layer<ImageLayer>('g2').x);
    expect(layer<ShapeLayer>('g1').rotation).toBe(-20);
    await styled(['group'], { flip: 'horizontal' });
    expect(layer<ShapeLayer>('g1').x).toBeCloseTo(left, 6);
    expect(layer<ImageLayer>('g2').x).toBeCloseTo(right, 6);
    expect(layer<ShapeLayer>('g1').rotation).toBe(20);
  });

  it('says what does not fit instead of leaving it out', async () => {
    const refusals: [string[], Record<string, unknown>, string][] = [
      [['photo'], { color: 'red' }, 'color does not apply to picture (image)'],
      [['text'], { filters: { blur: 10 } }, 'filters does not apply'],
      [['line'], { gradient: { from: 'red', to: 'blue' } }, 'gradient does not apply to shape (line)'],
      [['sticker'], { radius: 4 }, 'radius does not apply'],
      [['drawing'], { outline: { color: 'red', width: 2 } }, 'outline does not apply'],
      [['group'], { highlight: 'gold' }, 'highlight does not apply to group (group)'],
    ];
    for (const [layers, change, error] of refusals) {
      const before = design.document;
      expect(await design.call(style, { layers, ...change })).toMatchObject({
        ok: false,
        error: expect.stringContaining(error),
      });
      expect(design.document).toBe(before);
    }
    expect(await styled(['photo', 'text'], { look: 'warm', shadow: 'soft' })).toMatchObject({
      notApplied: { look: ['text'] },
    });
  });
});
