/** Undo with other writers: what is left unchanged, and how that is reported. */
import { describe, expect, test } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createPage,
  createShapeLayer,
  createTextLayer,
} from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { applyOperations } from './apply.ts';
import { groupLayers } from './arrange.ts';
import type { Operation } from './operation.ts';
import { undoOperations, type UndoEntry } from './undo.ts';

const shape = (id: string, parent = 'p') => createShapeLayer({ id, parent, order: 'a0', name: `Shape ${id}` });

function documentWith(...layers: Layer[]): DesignDocument {
  const document = createDocument({ width: 800, height: 600, newId: () => 'p' });
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

/** Applies several changes in order, then undoes those of `mine`. */
function undone(
  start: DesignDocument,
  changes: { mine?: Operation[]; theirs?: Operation[] }[],
): { document: DesignDocument; now: DesignDocument; skipped: string[] } {
  let now = start;
  const entries: UndoEntry[] = [];
  for (const { mine, theirs } of changes) {
    const operations = mine ?? theirs ?? [];
    const { document, inverse } = applyOperations(now, operations);
    if (mine) entries.push({ operations, inverse });
    now = document;
  }
  const { operations, skipped } = undoOperations(now, entries);
  return { document: applyOperations(now, operations).document, now, skipped };
}

const update = (id: string, patch: Extract<Operation, { type: 'layer.update' }>['patch']): Operation => ({
  type: 'layer.update',
  id,
  patch,
});

describe('properties', () => {
  const start = documentWith(shape('s'), createTextLayer({ id: 't', parent: 'p', order: 'a1', text: 'Hello' }));

  test('only those that still hold what was written', () => {
    const { document, skipped } = undone(start, [
      { mine: [update('s', { x: 10, y: 20, opacity: 0.5, fill: { type: 'solid', color: '#ff0000' } })] },
      { theirs: [update('s', { x: 99, fill: { type: 'solid', color: '#00ff00' } })] },
    ]);
    expect(document.layers.s).toMatchObject({ x: 99, y: 20, opacity: 1, fill: { type: 'solid', color: '#00ff00' } });
    expect(skipped).toEqual(['Left alone because it has changed since: position and colour of “Shape s”']);
  });

  test('of what has gone: said', () => {
    const named = createShapeLayer({ id: 'n', parent: 'p', order: 'a2', name: 'Frame' });
    const { skipped } = undone({ ...start, layers: { ...start.layers, n: named } }, [
      { mine: [update('t', { opacity: 0 }), update('n', { name: 'Border' })] },
      {
        theirs: [
          { type: 'layer.remove', id: 't' },
          { type: 'layer.remove', id: 'n' },
        ],
      },
    ]);
    expect(skipped).toEqual(['“Frame” is no longer there', 'Something this changed is no longer there']);
  });

  test('what somebody else wrote between two of the changes comes to light again', () => {
    const { document, skipped } = undone(start, [
      { mine: [update('s', { x: 10 })] },
      { theirs: [update('s', { x: 20 })] },
      { mine: [update('s', { x: 30 })] },
    ]);
    expect(document.layers.s).toMatchObject({ x: 20 });
    expect(skipped).toEqual(['Left alone because it has changed since: position of “Shape s”']);
  });

  test('a text whose lines were broken again by a new style is still the same text', () => {
    const { document, skipped } = undone(start, [
      { mine: [update('t', { text: 'Hello you', runs: [], lines: [{ start: 0, end: 9, width: 90 }], height: 60 })] },
      {
        theirs: [
          update('t', {
            fontSize: 90,
            height: 200,
            lines: [
              { start: 0, end: 5, width: 100 },
              { start: 6, end: 9, width: 60 },
            ],
          }),
        ],
      },
    ]);
    expect(document.layers.t).toMatchObject({ text: 'Hello', fontSize: 90, lines: [{ start: 0, end: 5 }] });
    expect(skipped).toEqual([]);
  });

  test('a style whose lines were replaced with a new text goes back alone', () => {
    const { document, skipped } = undone(start, [
      { mine: [update('t', { fontSize: 90, lines: [{ start: 0, end: 5, width: 100 }] })] },
      { theirs: [update('t', { text: 'Hi', runs: [], lines: [{ start: 0, end: 2, width: 30 }] })] },
    ]);
    expect(document.layers.t).toMatchObject({ text: 'Hi', fontSize: 48, lines: [{ start: 0, end: 2, width: 30 }] });
    expect(skipped).toEqual([]);
  });

  test('the size of the design', () => {
    const resize = (width: number): Operation => ({ type: 'design.resize', width, height: 600 });
    expect(undone(start, [{ mine: [resize(1000)] }]).document.width).toBe(800);
    const { document, skipped } = undone(start, [{ mine: [resize(1000)] }, { theirs: [resize(1200)] }]);
    expect(document.width).toBe(1200);
    expect(skipped).toEqual(['Left alone because it has changed since: size of the design']);
  });
});

describe('what was added', () => {
  test('stays when somebody has changed it, and says what', () => {
    const { document, skipped } = undone(documentWith(), [
      { mine: [{ type: 'layer.add', layer: shape('s') }] },
      { theirs: [update('s', { rotation: 5 })] },
    ]);
    expect(document.layers.s).toMatchObject({ rotation: 5 });
    expect(skipped).toEqual(['“Shape s” stays because it has changed since: rotation']);
  });

  test('goes when somebody has only put it elsewhere', () => {
    const { document, skipped } = undone(documentWith(), [
      { mine: [{ type: 'layer.add', layer: shape('s') }] },
      { theirs: [{ type: 'layer.move', id: 's', parent: 'p', order: 'a5' }] },
    ]);
    expect(document.layers).toEqual({});
    expect(skipped).toEqual([]);
  });

  test('a group stays as long as it holds what somebody else put in', () => {
    const start = documentWith(shape('a'), shape('b'));
    const { document, skipped } = undone(start, [
      { mine: groupLayers(start, ['a', 'b'], { id: 'g', name: 'Pair' }) },
      { theirs: [{ type: 'layer.add', layer: shape('c', 'g') }] },
    ]);
    expect(Object.values(document.layers).map(({ id, parent }) => [id, parent])).toEqual([
      ['a', 'p'],
      ['b', 'p'],
      ['g', 'p'],
      ['c', 'g'],
    ]);
    expect(skipped).toEqual(['“Pair” stays because it now holds other layers']);
  });

  test('a page stays as long as it holds what somebody else put on it, and as the last one', () => {
    const added: Operation = { type: 'page.add', page: createPage({ id: 'q', order: 'a5' }) };
    expect(
      undone(documentWith(), [{ mine: [added] }, { theirs: [{ type: 'layer.add', layer: shape('c', 'q') }] }]).skipped,
    ).toEqual(['“Page 2” stays because it now holds other layers']);
    expect(undone(documentWith(), [{ mine: [added] }, { theirs: [{ type: 'page.remove', id: 'p' }] }]).skipped).toEqual(
      ['“Page 1” stays because a design keeps at least one page'],
    );
    expect(undone(documentWith(), [{ mine: [added] }]).document).toEqual(documentWith());
  });
});

describe('what was removed', () => {
  test('comes back whole, groups with their content', () => {
    const start = documentWith(createGroupLayer({ id: 'g', parent: 'p', order: 'a0' }), shape('s', 'g'));
    expect(undone(start, [{ mine: [{ type: 'layer.remove', id: 'g' }] }]).document).toEqual(start);
  });

  test('can’t come back into a group that has gone', () => {
    const start = documentWith(createGroupLayer({ id: 'g', parent: 'p', order: 'a0' }), shape('s', 'g'));
    const { document, skipped } = undone(start, [
      { mine: [{ type: 'layer.remove', id: 's' }] },
      { theirs: [{ type: 'layer.remove', id: 'g' }] },
    ]);
    expect(document.layers).toEqual({});
    expect(skipped).toEqual(['“Shape s” could not be brought back']);
  });

  test('comes back onto a full page once what replaced it has left', () => {
    const start = documentWith(...Array.from({ length: 500 }, (_, n) => shape(`s${n}`)));
    const { document, skipped } = undone(start, [
      {
        mine: [
          { type: 'layer.remove', id: 's0' },
          { type: 'layer.remove', id: 's1' },
          { type: 'layer.add', layer: shape('n') },
          { type: 'layer.add', layer: shape('m') },
        ],
      },
    ]);
    expect(skipped).toEqual([]);
    expect(document).toEqual(start);
  });

  test('can’t come back onto a page that others have filled', () => {
    const start = documentWith(...Array.from({ length: 500 }, (_, n) => shape(`s${n}`)));
    const { skipped } = undone(start, [
      { mine: [{ type: 'layer.remove', id: 's0' }] },
      { theirs: [{ type: 'layer.add', layer: shape('n') }] },
    ]);
    expect(skipped).toEqual(['“Shape s0” could not be brought back']);
  });
});

test('a stroke that was painted into the mask since is said to be left', () => {
  const start = documentWith(
    createImageLayer({ id: 'i', parent: 'p', order: 'a0', asset: 'a'.repeat(64), name: 'Shoe' }),
  );
  const stroke: Operation = {
    type: 'mask.stroke',
    id: 'i',
    stroke: { id: 'm', mode: 'erase', size: 9, hardness: 1, points: [[0, 0]] },
  };
  const { skipped } = undone(start, [
    { mine: [stroke] },
    { theirs: [update('i', { mask: { asset: 'b'.repeat(64), strokes: [] } })] },
  ]);
  expect(skipped).toEqual(['Left alone because it has changed since: cutout of “Shoe”']);
});

test('nothing to take back is nothing to do', () => {
  expect(undoOperations(documentWith(), [])).toEqual({ operations: [], skipped: [] });
});
