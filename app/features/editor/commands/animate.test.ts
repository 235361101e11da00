/** Animating by hand: what changes and what stays, whole pages in reading order, durations of pages. */
import { describe, expect, it } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createPage,
  createShapeLayer,
  createTextLayer,
} from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { animateCommand, type AnimationChange } from './animate.ts';
import { animatePageCommand, PAGE_STYLES } from './animate-page.ts';
import type { CommandContext } from './command.ts';
import { duplicateCommand } from './duplicate.ts';
import { pageTimingCommand } from './page-timing.ts';
import { pasteStyleCommand } from './paste-style.ts';

const design = applyOperations(createDocument({ width: 1000, height: 800, newId: () => 'page' }), [
  {
    type: 'layer.add',
    layer: createShapeLayer({ id: 'ground', parent: 'page', order: 'a0', x: 0, y: 0, width: 1000, height: 800 }),
  },
  {
    type: 'layer.add',
    layer: createShapeLayer({ id: 'right', parent: 'page', order: 'a1', x: 600, y: 110, width: 200, height: 200 }),
  },
  {
    type: 'layer.add',
    layer: createShapeLayer({ id: 'left', parent: 'page', order: 'a2', x: 100, y: 100, width: 200, height: 200 }),
  },
  {
    type: 'layer.add',
    layer: createTextLayer({ id: 'foot', parent: 'page', order: 'a3', x: 100, y: 600, width: 400, text: 'Words' }),
  },
  { type: 'layer.add', layer: createGroupLayer({ id: 'group', parent: 'page', order: 'a4' }) },
  {
    type: 'layer.add',
    layer: createShapeLayer({ id: 'inside', parent: 'group', order: 'a0', x: 100, y: 400, width: 50, height: 50 }),
  },
  {
    type: 'layer.add',
    layer: createShapeLayer({
      id: 'locked',
      parent: 'page',
      order: 'a5',
      x: 800,
      y: 600,
      width: 50,
      height: 50,
      locked: true,
    }),
  },
  { type: 'page.add', page: createPage({ id: 'second', order: 'a9' }) },
]).document;

const contextOf = (document: DesignDocument, selection: readonly string[] = []): CommandContext => ({
  document,
  page: 'page',
  selection,
  measureText: measureRoughly,
  newId: () => 'copy',
});
const apply = (document: DesignDocument, operations: readonly Operation[]): DesignDocument =>
  applyOperations(document, [...operations]).document;
const animate = (document: DesignDocument, selection: readonly string[], change: AnimationChange): DesignDocument =>
  apply(document, animateCommand.run(contextOf(document, selection), change));

describe('animating what is selected', () => {
  it('gives each its movement, texts in parts, a group as itself', () => {
    const next = animate(design, ['left', 'foot', 'group'], { in: { effect: 'rise', by: 'word' } });
    expect(next.layers.left?.animation).toEqual({
      in: { effect: 'rise', at: 0, duration: 800, by: 'whole' },
      out: null,
      loop: null,
      drift: null,
    });
    expect(next.layers.foot?.animation?.in).toMatchObject({ effect: 'rise', by: 'word' });
    expect([next.layers.group?.animation?.in?.effect, next.layers.inside?.animation]).toEqual(['rise', null]);
  });

  it('changes what is named and keeps the rest; what has no such movement gets none by its length', () => {
    const moving = animate(animate(design, ['left'], { in: { effect: 'pop', duration: 500 } }), ['left'], {
      loop: { effect: 'float', amount: 0.9 },
    });
    const next = animate(moving, ['left', 'right'], { in: { duration: 1200 }, loop: { period: 3000 } });
    expect(next.layers.left?.animation).toMatchObject({
      in: { effect: 'pop', duration: 1200 },
      loop: { effect: 'float', amount: 0.9, period: 3000 },
    });
    expect(next.layers.right?.animation).toBeNull();
    expect(animateCommand.run(contextOf(next, ['left']), { in: { duration: 1200 } })).toEqual([]);
  });

  it('rests when the last movement is taken away, and is one step back', () => {
    const moving = animate(design, ['left'], { in: { effect: 'pop' } });
    expect(animate(moving, ['left'], { in: null }).layers.left?.animation).toBeNull();
    const { inverse } = applyOperations(moving, animateCommand.run(contextOf(moving, ['left']), { in: null }));
    expect(apply(animate(moving, ['left'], { in: null }), inverse)).toEqual(moving);
  });

  it('leaves what is locked alone', () => {
    expect(animateCommand.isEnabled(contextOf(design, ['locked']))).toBe(false);
  });

  it('goes with a copy, and is no part of a look', () => {
    const moving = animate(design, ['left'], { loop: { effect: 'sway' } });
    const [copied] = duplicateCommand.run(contextOf(moving, ['left']));
    expect(copied).toMatchObject({ type: 'layer.add', layer: { animation: { loop: { effect: 'sway' } } } });
    const pasted = apply(
      moving,
      pasteStyleCommand.run(contextOf(moving, ['right']), { from: moving.layers.left as never }),
    );
    expect(pasted.layers.right?.animation).toBeNull();
  });
});

describe('animating a page', () => {
  it.each(PAGE_STYLES)(
    '%s: everything comes as one reads it, its background first, within half of the time',
    (style) => {
      const next = apply(design, animatePageCommand.run(contextOf(design), { style }));
      const comes = ['ground', 'left', 'right', 'group', 'foot'].map((id) => next.layers[id]?.animation?.in);
      expect(comes.map((entrance) => entrance?.at)).toEqual([0, 0, 220, 440, 660]);
      for (const entrance of comes) expect((entrance?.at ?? 0) + (entrance?.duration ?? 0)).toBeLessThanOrEqual(2500);
      expect([next.layers.locked?.animation, next.layers.inside?.animation]).toEqual([null, null]);
      expect(apply(next, animatePageCommand.run(contextOf(next), { style: null }))).toEqual(design);
    },
  );

  it('hurries on a short page', () => {
    const short = apply(design, pageTimingCommand.run(contextOf(design), { pages: ['page'], duration: 500 }));
    const next = apply(short, animatePageCommand.run(contextOf(short), { style: 'fresh' }));
    const last = next.layers.foot?.animation?.in;
    expect((last?.at ?? 0) + (last?.duration ?? 0)).toBeLessThanOrEqual(251);
  });
});

describe('the time of pages', () => {
  it('changes one or all of them, and only what differs', () => {
    expect(pageTimingCommand.run(contextOf(design), { pages: ['page', 'second'], duration: 5000 })).toEqual([]);
    const next = apply(
      design,
      pageTimingCommand.run(contextOf(design), {
        pages: ['page', 'second', 'gone'],
        duration: 3000,
        transition: { effect: 'push', duration: 400 },
      }),
    );
    expect(Object.values(next.pages)).toMatchObject([
      { duration: 3000, transition: { effect: 'push' } },
      { duration: 3000, transition: { effect: 'push' } },
    ]);
    expect(pageTimingCommand.run(contextOf(next), { pages: ['page'], transition: null })).toEqual([
      { type: 'page.update', id: 'page', patch: { transition: null } },
    ]);
  });
});
