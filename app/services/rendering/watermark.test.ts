/** Where the mark of the free plan lies: it covers nothing that is read. */
import { expect, test } from 'vitest';
import { createImageLayer, createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { freeCorner } from './watermark.ts';

function cornerWith(...make: ((place: { parent: string; order: string; id: string }) => Layer)[]) {
  const design = new MemoryDesign({ width: 1000, height: 1000 });
  make.forEach((layer, index) =>
    design.edit({
      type: 'layer.add',
      layer: layer({ parent: design.page, order: `a${index}`, id: `layer-${index}` }),
    }),
  );
  return freeCorner(design.document, design.page);
}

const button = (x: number, y: number) => (place: { parent: string; order: string; id: string }) =>
  createShapeLayer({ ...place, x, y, width: 200, height: 70 });

test('it is the lower right, whatever picture or panel lies there', () => {
  expect(cornerWith()).toEqual({ x: 'right', y: 'bottom' });
  expect(
    cornerWith(
      (place) => createImageLayer({ ...place, asset: 'a'.repeat(64), x: 0, y: 0, width: 1000, height: 1000 }),
      (place) => createShapeLayer({ ...place, x: 0, y: 500, width: 1000, height: 500 }),
    ),
  ).toEqual({ x: 'right', y: 'bottom' });
});

test('it makes room for a button, and goes where nothing is read', () => {
  expect(cornerWith(button(770, 900))).toEqual({ x: 'left', y: 'bottom' });
  expect(cornerWith(button(770, 900), button(30, 900))).toEqual({ x: 'right', y: 'top' });
  expect(cornerWith(button(770, 900), button(30, 900), button(770, 20))).toEqual({ x: 'left', y: 'top' });
});

test('where every corner is taken, it is the usual one', () => {
  expect(cornerWith(button(770, 900), button(30, 900), button(770, 20), button(30, 20))).toEqual({
    x: 'right',
    y: 'bottom',
  });
});
