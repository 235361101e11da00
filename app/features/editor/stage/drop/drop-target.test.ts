/** Which pictures are replaced by a picture of the page. */
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createImageLayer } from '#design/document/create.ts';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { takesPlaceOf } from './drop-target.ts';

const asset = 'a'.repeat(64);
const layers: Layer[] = [
  createImageLayer({ id: 'plain', parent: 'page', order: 'a0', asset, width: 400, height: 400 }),
  createImageLayer({
    id: 'round',
    parent: 'page',
    order: 'a1',
    asset,
    width: 400,
    height: 400,
    frame: { type: 'ellipse' },
  }),
  createImageLayer({ id: 'empty', parent: 'page', order: 'a2', asset: null, width: 400, height: 400 }),
  createGroupLayer({ id: 'grid', parent: 'page', order: 'a3' }),
  createImageLayer({ id: 'left', parent: 'grid', order: 'a0', asset, width: 200, height: 400 }),
  createImageLayer({ id: 'right', parent: 'grid', order: 'a1', asset, x: 200, width: 200, height: 400 }),
  createImageLayer({ id: 'photo', parent: 'page', order: 'a4', asset, x: 500, width: 300, height: 300 }),
  createImageLayer({
    id: 'cutout',
    parent: 'page',
    order: 'a5',
    asset,
    x: 500,
    width: 300,
    height: 300,
    mask: { asset, strokes: [] },
  }),
];
const document = applyOperations(
  createDocument({ width: 1000, height: 800, newId: () => 'page' }),
  layers.map((layer) => ({ type: 'layer.add', layer })),
).document;
const layer = (id: string) => document.layers[id] as ImageLayer;
const takes = (target: string, source: string) => takesPlaceOf(document, layer(target), layer(source));

describe('a picture of the page', () => {
  it('lies on plain pictures', () => {
    expect(takes('plain', 'photo')).toBe(false);
    expect(takes('plain', 'cutout')).toBe(false);
  });

  it('goes into frames and grids, but as a cutout only into empty ones', () => {
    expect(takes('round', 'photo')).toBe(true);
    expect(takes('left', 'photo')).toBe(true);
    expect(takes('empty', 'photo')).toBe(true);
    expect(takes('empty', 'cutout')).toBe(true);
    expect(takes('round', 'cutout')).toBe(false);
    expect(takes('left', 'right')).toBe(true);
  });
});
