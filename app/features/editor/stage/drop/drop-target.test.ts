/** Which pictures a picture of the page takes the place of. */
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createImageLayer } from '#design/document/create.ts';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { takesPlaceOf } from './drop-target.ts';

const asset = 'a'.repeat(64);
const layers: Layer[] = [
  createImageLayer({ id: 'plain', parent: 'page', order: 'a0', asset, width: 400, height: 400 }),
  createImageLayer({ id: 'round', parent: 'page', order: 'a1', asset, width: 400, height: 400, frame: { type: 'ellipse' } }),
  createImageLayer({ id: 'empty', parent: 'page', order: 'a2', asset: null, width: 400, height: 400 }),
  createGroupLayer({ id: 'grid', parent: 'page', order: 'a3' }),
  createImageLayer({ id: 'left', parent: 'grid', order: 'a0', asset, width: 200, height: 400 }),
  createImageLayer({ id: 'right', parent: 'grid', order: 'a1', asset, x: 200, width: 200, height: 400 }),
  createImageLayer({ id: 'photo', parent: 'page', order: 'a4', asset, x: 500, width: 300, height: 300 }),
  createImageLayer({ id: 'cutout', parent: 'page', order: 'a5', asset, x: 500, width: 300, height: 300, mask: { asset, strokes: [] } }),
];
const document = applyOperations(createDocument({ width: 1000, height: 800, newId: () => 'page' }), layers.map((layer) => ({ type: 'layer.add', layer }))).document;
const layer = (id: string) => document.layers[id] as ImageLayer;
const takes = (target: string, source: string, x: number, side = 300) => takesPlaceOf(document, layer(target), layer(source), { x, y: 50, width: side, height: side });

describe('a picture of the page', () => {
  it('takes the place of a plain picture that it would mostly hide, and lies on one that it would not', () => {
    expect(takes('plain', 'photo', 50)).toBe(true);
    expect(takes('plain', 'photo', 300)).toBe(false);
    expect(takes('plain', 'photo', 50, 120)).toBe(false);
  });

  it('takes the place of no plain picture while snapping is off', () => {
    const held = { x: 50, y: 50, width: 300, height: 300 };
    expect(takesPlaceOf(document, layer('plain'), layer('photo'), held, false)).toBe(false);
    expect(takesPlaceOf(document, layer('empty'), layer('photo'), held, false)).toBe(true);
  });

  it('goes into frames and grids however little it covers, but never as a cutout', () => {
    expect(takes('round', 'photo', 300)).toBe(true);
    expect(takes('left', 'photo', 150, 40)).toBe(true);
    expect(takes('round', 'cutout', 50)).toBe(false);
    expect(takes('plain', 'cutout', 50)).toBe(false);
    expect(takes('empty', 'cutout', 300)).toBe(true);
    expect(takes('left', 'right', 390, 20)).toBe(true);
  });
});
