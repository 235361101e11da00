/** What reaches the edge of a page goes on beyond it, unstretched. */
import { describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import type { ImageLayer, Layer } from '../document/layers.ts';
import { withBleed } from './bleed.ts';

const at = { parent: 'page', order: 'a1' };
const pageOf = (...layers: Layer[]): DesignDocument => ({
  ...createDocument({ width: 1000, height: 500, newId: () => 'page' }),
  layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
});
const picture = (more: Partial<ImageLayer>) =>
  createImageLayer({ id: 'p', ...at, asset: 'a'.repeat(64), name: 'p', x: 0, y: 0, width: 1000, height: 500, ...more });
const bled = (layer: Layer, bleed = 30) => withBleed(pageOf(layer), bleed).layers[layer.id] as ImageLayer;

describe('bleed', () => {
  it('makes the page larger and moves what is on it', () => {
    const text = createTextLayer({ id: 't', ...at, text: 'Hello', x: 100, y: 50, width: 300 });
    const larger = withBleed(pageOf(text), 30);
    expect([larger.width, larger.height]).toEqual([1060, 560]);
    expect(larger.layers.t).toMatchObject({ x: 130, y: 80, width: 300 });
    expect(withBleed(pageOf(text), 0)).toEqual(pageOf(text));
  });

  it('shows what was cut off of a picture, at the same scale', () => {
    const { x, y, width, height, crop } = bled(picture({ crop: { x: 0.2, y: 0.25, width: 0.5, height: 0.5 } }));
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 1060, height: 560 });
    expect(crop.width / width).toBeCloseTo(0.5 / 1000, 9);
    expect(crop.height / height).toBeCloseTo(0.5 / 500, 9);
    expect(crop.x).toBeCloseTo(0.2 - (30 * 0.5) / 1000, 9);
  });

  it('enlarges a whole picture evenly where nothing is left to show', () => {
    const before = picture({ crop: { x: 0, y: 0, width: 1, height: 1 } });
    const { width, height, crop } = bled(before);
    expect(crop.width / width / (crop.height / height)).toBeCloseTo(1 / 1000 / (1 / 500), 9);
    expect(crop.x).toBeGreaterThanOrEqual(0);
    expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
    expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
  });

  it.each([false, true])('goes on at the edges that it reaches alone, mirrored %s', (flipX) => {
    const { x, y, width, height, crop } = bled(
      picture({ x: 600, y: 100, width: 400, height: 200, flipX, crop: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 } }),
    );
    expect({ x, y, width, height }).toEqual({ x: 630, y: 130, width: 430, height: 200 });
    expect(crop.x).toBeCloseTo(flipX ? 0.3 - 0.03 : 0.3, 9);
  });

  it('leaves alone what is turned, framed or round', () => {
    expect(bled(picture({ rotation: 5 }))).toMatchObject({ width: 1000 });
    expect(bled(picture({ frame: { type: 'rectangle', radius: 20 } }))).toMatchObject({ width: 1000 });
    const shape = (kind: 'ellipse' | 'rectangle') =>
      createShapeLayer({
        id: 's',
        ...at,
        shape: kind === 'ellipse' ? { kind } : { kind, radius: 0 },
        x: 0,
        y: 400,
        width: 1000,
        height: 100,
      } as never);
    expect(bled(shape('ellipse'))).toMatchObject({ width: 1000 });
    expect(bled(shape('rectangle'))).toMatchObject({ x: 0, y: 430, width: 1060, height: 130 });
  });
});
