/** Where the mark of the free plan lies: it covers nothing that is read. */
import { expect, test } from 'vitest';
import { createImageLayer, createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { freeCorner, freeCornerOfFilm } from './free-corner.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import type { Animation } from '#design/document/animation.ts';

function designWith(make: readonly ((place: { parent: string; order: string; id: string }) => Layer)[]) {
  const design = new MemoryDesign({ width: 1000, height: 1000 });
  make.forEach((layer, index) =>
    design.edit({
      type: 'layer.add',
      layer: layer({ parent: design.page, order: `a${index}`, id: `layer-${index}` }),
    }),
  );
  return design;
}

function cornerWith(...make: ((place: { parent: string; order: string; id: string }) => Layer)[]) {
  const design = designWith(make);
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

const passage = (effect: 'fade' | 'from-left', at: number) => ({ effect, at, duration: 200, by: 'whole' as const });
const film =
  (x: number, y: number, animation: Animation | null) => (place: { parent: string; order: string; id: string }) =>
    createShapeLayer({ ...place, x, y, width: 200, height: 70, animation });
function filmCorner(...make: ((place: { parent: string; order: string; id: string }) => Layer)[]) {
  const design = designWith(make);
  return freeCornerOfFilm(design.document, pagesInOrder(design.document));
}

test('in a film it goes where nothing is read on any picture', () => {
  expect(filmCorner()).toEqual({ x: 'right', y: 'bottom' });
  // At rest the button is at the lower right; it flies in over the lower left.
  expect(filmCorner(film(770, 900, { in: passage('from-left', 0), out: null, loop: null, drift: null }))).toEqual({
    x: 'right',
    y: 'top',
  });
});

test('where every corner of a film is taken at some time, it is the one taken for the shortest', () => {
  const always = [film(30, 900, null), film(770, 20, null), film(30, 20, null)];
  expect(filmCorner(film(770, 900, null), ...always)).toEqual({ x: 'right', y: 'bottom' });
  const late: Animation = { in: passage('fade', 3000), out: null, loop: null, drift: null };
  expect(filmCorner(film(770, 900, null), film(30, 900, null), film(770, 20, late), film(30, 20, null))).toEqual({
    x: 'right',
    y: 'top',
  });
});
