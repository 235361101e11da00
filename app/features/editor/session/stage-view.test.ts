/** The view settings of the stage, kept in the browser; guides and the grid's step. */
import { describe, expect, it } from 'vitest';
import { createStageView, gridStep, withGuide, withoutGuide, type ViewStorage } from './stage-view.ts';

function storage(): ViewStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('the stage’s view', () => {
  it('is kept in this browser, the guides for each design by itself', () => {
    const shared = storage();
    const first = createStageView('one', shared);
    first.rulers.set(true);
    first.assistant.set(true);
    first.assistantWidth.set(420);
    first.guides.set({ x: [120], y: [] });
    const again = createStageView('one', shared);
    expect([again.rulers.get(), again.snapping.get(), again.guides.get()]).toEqual([true, true, { x: [120], y: [] }]);
    expect(createStageView('two', shared).guides.get()).toEqual({ x: [], y: [] });
    expect([again.assistant.get(), again.assistantWidth.get()]).toEqual([true, 420]);
    // As stored before the assistant existed.
    shared.kept.set('blend.stage', JSON.stringify({ rulers: true, grid: false, snapping: true }));
    const old = createStageView('one', shared);
    expect([old.rulers.get(), old.assistant.get(), old.assistantWidth.get()]).toEqual([true, false, 360]);
    again.guides.set({ x: [], y: [] });
    expect([...shared.kept.keys()]).toEqual(['blend.stage']);
  });

  it('does without what is spoilt, full or forbidden', () => {
    const spoilt = storage();
    spoilt.kept.set('blend.stage', '{"rulers":"yes"}');
    spoilt.kept.set('blend.guides:one', 'nonsense');
    const view = createStageView('one', spoilt);
    expect([view.rulers.get(), view.guides.get()]).toEqual([false, { x: [], y: [] }]);
    const forbidden: ViewStorage = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
      removeItem: () => {
        throw new Error('no');
      },
    };
    const held = createStageView('one', forbidden);
    held.grid.set(true);
    expect(held.grid.get()).toBe(true);
    expect(createStageView('one', null).grid.get()).toBe(false);
  });

  it('adds, moves and removes guides', () => {
    const one = withGuide({ x: [], y: [] }, 'x', 100);
    expect(withGuide(one, 'x', 100)).toBe(one);
    expect(withGuide(one, 'x', 140, 0)).toEqual({ x: [140], y: [] });
    expect(withoutGuide(one, 'x', 0)).toEqual({ x: [], y: [] });
    const full = { x: Array.from({ length: 100 }, (_, index) => index), y: [] };
    expect(withGuide(full, 'x', 500)).toBe(full);
  });

  it('has a grid of round steps', () => {
    expect([
      gridStep({ width: 300, height: 400 }),
      gridStep({ width: 1080, height: 1080 }),
      gridStep({ width: 4000, height: 4000 }),
    ]).toEqual([5, 20, 100]);
  });
});
