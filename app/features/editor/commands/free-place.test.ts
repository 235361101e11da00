/**
 * New layers avoid existing ones: as close as possible to the center of the view, and words are never covered while
 * there is room elsewhere.
 */
import { describe, expect, it } from 'vitest';
import { createDocument, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { boundsOf, type Box } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { overlapOf } from '#tools/contract/page-space.ts';
import { freePlace } from './free-place.ts';

const shape = (id: string, box: Box): Layer => createShapeLayer({ id, parent: 'p', order: `a${id}`, ...box });
const words = (id: string, box: Box): Layer =>
  createTextLayer({ id, parent: 'p', order: `a${id}`, text: 'Words', ...box });

function placed(layers: readonly Layer[], size: { width: number; height: number }, sight?: Box): Box {
  const { document } = applyOperations(
    createDocument({ width: 1000, height: 800, newId: () => 'p' }),
    layers.map((layer) => ({ type: 'layer.add' as const, layer })),
  );
  const { x, y } = freePlace({ document, page: 'p', sight }, size);
  return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

const clearOf = (box: Box, layers: readonly Layer[]) =>
  layers.every((layer) => layer.type === 'group' || overlapOf(box, boundsOf(layer)) === 0);

describe('the place of a new thing', () => {
  it('is the middle of an empty page, and of what is seen of it', () => {
    expect(placed([], { width: 200, height: 100 })).toMatchObject({ x: 400, y: 350 });
    expect(placed([], { width: 100, height: 50 }, { x: 600, y: 0, width: 400, height: 400 })).toMatchObject({
      x: 750,
      y: 175,
    });
    // Larger than the view: still centered in it.
    expect(placed([], { width: 900, height: 600 }, { x: 600, y: 0, width: 400, height: 400 })).toMatchObject({
      x: 350,
      y: -100,
    });
  });

  it('is the nearest that is free, above or below before aside', () => {
    const there = [words('1', { x: 200, y: 350, width: 600, height: 100 })];
    const box = placed(there, { width: 600, height: 120 });
    expect(clearOf(box, there)).toBe(true);
    expect(box.x).toBeCloseTo(200, 0);
    expect(box.y > 200 && box.y < 520).toBe(true);
    const column = [shape('1', { x: 400, y: 0, width: 200, height: 800 })];
    const beside = placed(column, { width: 250, height: 100 });
    expect(clearOf(beside, column)).toBe(true);
    expect(beside.y).toBeCloseTo(350, 0);
    // Margins are kept while there is room for them, and given up before something is covered.
    expect(beside.x >= 48 && beside.x + 250 <= 952).toBe(true);
    const wide = placed(column, { width: 390, height: 100 });
    expect(clearOf(wide, column)).toBe(true);
  });

  it('is on a large picture or shape where nothing is free, but not on words', () => {
    const background = [
      shape('1', { x: 0, y: 0, width: 1000, height: 500 }),
      shape('2', { x: 0, y: 500, width: 1000, height: 300 }),
    ];
    expect(placed(background, { width: 300, height: 100 })).toMatchObject({ x: 350, y: 350 });
    const titled = [...background, words('3', { x: 100, y: 350, width: 800, height: 100 })];
    const box = placed(titled, { width: 300, height: 100 });
    expect(clearOf(box, titled.slice(2))).toBe(true);
  });

  it('covers least where nothing is free, and never lies right on what is there', () => {
    const lines = [
      words('1', { x: 0, y: 0, width: 1000, height: 500 }),
      words('2', { x: 0, y: 560, width: 1000, height: 240 }),
    ];
    const between = placed(lines, { width: 300, height: 100 });
    expect(between.y >= 455 && between.y <= 505).toBe(true);
    const full = Array.from({ length: 80 }, (_, index) =>
      words(`${index + 10}5`, { x: (index % 10) * 100, y: Math.floor(index / 10) * 100, width: 100, height: 100 }),
    );
    const first = placed(full, { width: 300, height: 300 });
    const second = placed([...full, shape('z', first)], { width: 300, height: 300 });
    expect(second).not.toEqual(first);
  });
});
