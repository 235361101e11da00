/** Presses, groups and keys: what they select. */
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { createCell } from './cell.ts';
import {
  BACKGROUND,
  dig,
  enter,
  isSameSelection,
  isSelected,
  leave,
  marquee,
  neighbour,
  NOTHING,
  press,
  prune,
  select,
  spread,
  unitOf,
} from './selection.ts';

const empty = createDocument({ width: 400, height: 400, newId: () => 'page' });
const shape = (id: string, parent: string, order: string): Layer => createShapeLayer({ id, parent, order });
const group = (id: string, parent: string, order: string): Layer => createGroupLayer({ id, parent, order });
const { document } = applyOperations(
  empty,
  [
    shape('alone', 'page', 'a0'),
    group('outer', 'page', 'a1'),
    group('inner', 'outer', 'a0'),
    shape('deep', 'inner', 'a0'),
    shape('deeper', 'inner', 'a1'),
    shape('shallow', 'outer', 'a1'),
  ].map((layer) => ({ type: 'layer.add', layer })),
);

describe('a list', () => {
  const rows = ['outer', 'shallow', 'inner', 'deeper', 'deep', 'alone'];

  it('spreads from the row that was chosen last, a group for what is in it', () => {
    expect(spread(document, rows, 'deep', 'shallow').layers).toEqual(['shallow', 'inner']);
    expect(spread(document, rows, 'alone', 'outer').layers).toEqual(['outer', 'alone']);
    expect(spread(document, rows, 'deeper', 'deep').layers).toEqual(['deep', 'deeper']);
    expect(spread(document, rows, 'gone', 'deep').layers).toEqual(['deep']);
  });
});

describe('a press', () => {
  it('on what is selected already notifies nobody, nor does the double press that follows', () => {
    const selection = createCell(select(['alone']), isSameSelection);
    const heard: unknown[] = [];
    selection.subscribe(() => heard.push(selection.get()));
    selection.set(press(document, selection.get(), 'alone', false));
    selection.set(enter(document, selection.get(), 'alone'));
    expect(heard).toEqual([]);
    const others = [select(['deep'], 'inner'), select(['deep']), select(['deep', 'deeper']), NOTHING, BACKGROUND];
    for (const other of others) selection.set(other);
    expect(heard).toEqual(others);
  });

  it('takes the outermost group of a leaf', () => {
    expect(unitOf(document, 'deep', null)).toBe('outer');
    expect(press(document, NOTHING, 'deep', false).layers).toEqual(['outer']);
    expect(press(document, NOTHING, 'alone', false).layers).toEqual(['alone']);
  });

  it('keeps several selected when one of them is pressed, for dragging them together', () => {
    const both = select(['alone', 'outer']);
    expect(press(document, both, 'deep', false).layers).toEqual(['alone', 'outer']);
  });

  it('adds and takes away with Shift', () => {
    const one = press(document, NOTHING, 'alone', true);
    const two = press(document, one, 'shallow', true);
    expect(two.layers).toEqual(['alone', 'outer']);
    expect(press(document, two, 'alone', true).layers).toEqual(['outer']);
    expect(press(document, two, null, true)).toBe(two);
  });

  it('on nothing lets go', () => {
    expect(press(document, select(['alone']), null, false)).toEqual(NOTHING);
  });
});

describe('groups', () => {
  it('open level by level', () => {
    const first = enter(document, select(['outer']), 'deep');
    expect(first).toMatchObject({ layers: ['inner'], entered: 'outer' });
    const second = enter(document, first, 'deep');
    expect(second).toMatchObject({ layers: ['deep'], entered: 'inner' });
    expect(press(document, second, 'deeper', false)).toMatchObject({ layers: ['deeper'], entered: 'inner' });
  });

  it('close when something outside is pressed', () => {
    const inside = select(['deep'], 'inner');
    expect(press(document, inside, 'alone', false)).toMatchObject({ layers: ['alone'], entered: null });
    expect(press(document, inside, 'shallow', false)).toMatchObject({ layers: ['outer'], entered: null });
  });

  it('are left step by step', () => {
    const out = leave(document, select(['deep'], 'inner'));
    expect(out).toMatchObject({ layers: ['inner'], entered: 'outer' });
    const further = leave(document, out);
    expect(further).toMatchObject({ layers: ['outer'], entered: null });
    expect(leave(document, further)).toEqual(NOTHING);
  });

  it('are never selected together with what is in them', () => {
    const inside = select(['deep'], 'inner');
    expect(press(document, inside, 'shallow', true).layers).toEqual(['outer']);
  });
});

describe('things over one another', () => {
  it('are dug through one by one, groups as one, and from the lowest the topmost again', () => {
    const leaves = ['shallow', 'deeper', 'deep', 'alone'];
    const first = dig(document, NOTHING, leaves);
    const second = dig(document, first, leaves);
    const third = dig(document, second, leaves);
    expect([first, second, third].map(({ layers }) => layers)).toEqual([['outer'], ['alone'], ['outer']]);
    const inside = dig(document, select(['shallow'], 'outer'), leaves);
    expect(inside).toEqual(select(['inner'], 'outer'));
    expect(dig(document, NOTHING, [])).toBe(NOTHING);
  });

  it('know what is selected with a group around it', () => {
    expect(isSelected(document, select(['outer']), 'deep')).toBe(true);
    expect(isSelected(document, select(['deep']), 'deep')).toBe(true);
    expect(isSelected(document, select(['alone']), 'deep')).toBe(false);
  });
});

describe('the rest', () => {
  it('a frame takes units', () => {
    expect(marquee(document, NOTHING, ['deep', 'shallow', 'alone'], false).layers).toEqual(['outer', 'alone']);
    expect(marquee(document, select(['alone']), ['deep'], true).layers).toEqual(['alone', 'outer']);
    expect(marquee(document, select(['alone']), [], false)).toEqual(NOTHING);
  });

  it('Tab walks through the page and ends', () => {
    const first = neighbour(document, 'page', NOTHING, 1);
    expect(first?.layers).toEqual(['alone']);
    const second = neighbour(document, 'page', first!, 1);
    expect(second?.layers).toEqual(['outer']);
    expect(neighbour(document, 'page', second!, 1)).toBeNull();
    expect(neighbour(document, 'page', NOTHING, -1)?.layers).toEqual(['outer']);
  });

  it('forgets what is gone', () => {
    const without = applyOperations(document, [{ type: 'layer.remove', id: 'outer' }]).document;
    expect(prune(without, 'page', select(['deep', 'alone'], 'inner'))).toMatchObject({
      layers: ['alone'],
      entered: null,
    });
    const kept = select(['alone']);
    expect(prune(without, 'page', kept)).toBe(kept);
  });
});
