/**
 * Strokes join the previous drawing if it is unchanged; erasing removes them one by one; undo reverts either in one
 * step.
 */
import { describe, expect, it } from 'vitest';
import { createDocument } from '#design/document/create.ts';
import type { PageStroke } from '#design/document/drawing-geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { findLayer, firstPage } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { drawStrokeCommand, drawingToGoOn } from './draw-stroke.ts';
import { eraseStrokesCommand } from './erase-strokes.ts';

let ids = 0;
const newId = () => `n${(ids += 1)}`;
const blank = createDocument({ width: 1000, height: 800, newId });
const page = firstPage(blank).id;
const contextOf = (document: DesignDocument) => ({ document, page, selection: [], measureText: () => 0, newId });
const stroke = (y: number): PageStroke => ({
  color: '#17150f',
  width: 8,
  opacity: 1,
  brush: 'pen',
  pressures: [],
  points: [
    [100, y],
    [400, y],
  ],
});

function drawn(document: DesignDocument, y: number, onto: string | null, id = newId()): DesignDocument {
  return applyOperations(document, drawStrokeCommand.run(contextOf(document), { stroke: stroke(y), onto, id }))
    .document;
}

const drawing = (document: DesignDocument, id: string) => {
  const layer = findLayer(document, id);
  return layer?.type === 'drawing' ? layer : null;
};

describe('strokes', () => {
  it('join a drawing on top of the page, and are taken back one by one', () => {
    const one = drawn(blank, 100, null, 'd');
    const operations = drawStrokeCommand.run(contextOf(one), { stroke: stroke(300), onto: 'd', id: 'other' });
    const { document: two, inverse } = applyOperations(one, operations);
    expect(drawing(two, 'd')).toMatchObject({
      x: 96,
      y: 96,
      width: 308,
      height: 208,
      paths: [{ width: 8 }, { width: 8 }],
    });
    expect(applyOperations(two, inverse).document).toEqual(one);
  });

  it('begin a new drawing where the one before was turned, scaled, locked, hidden, covered or taken away', () => {
    const one = drawn(blank, 100, null, 'd');
    for (const patch of [{ rotation: 5 }, { width: 500 }, { locked: true }, { visible: false }, { flipX: true }]) {
      const changed = applyOperations(one, [{ type: 'layer.update', id: 'd', patch }]).document;
      expect(drawingToGoOn({ document: changed, page }, 'd'), JSON.stringify(patch)).toBeNull();
    }
    expect(drawingToGoOn({ document: drawn(one, 200, null), page }, 'd')).toBeNull();
    expect(drawingToGoOn({ document: blank, page }, 'd')).toBeNull();
    expect(drawingToGoOn({ document: one, page }, 'd')?.id).toBe('d');
  });

  it('leave by the eraser, the drawing with the last of them', () => {
    const two = drawn(drawn(blank, 100, null, 'd'), 300, 'd');
    const erase = (places: number[]) =>
      applyOperations(two, eraseStrokesCommand.run(contextOf(two), { erased: new Map([['d', new Set(places)]]) }))
        .document;
    expect(drawing(erase([0]), 'd')).toMatchObject({ y: 296, height: 8, paths: [{ width: 8 }] });
    expect(drawing(erase([0, 1]), 'd')).toBeNull();
  });
});
