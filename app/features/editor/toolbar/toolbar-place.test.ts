/** Where the floating toolbar goes. */
import { describe, expect, it } from 'vitest';
import { itemsWithRoom, roomBeside, toolbarPlace } from './toolbar-place.ts';

const toolbar = { width: 300, height: 40 };
const room = { left: 64, top: 0, right: 1000, bottom: 700 };

describe('the floating toolbar', () => {
  it('is above the middle of the selection', () => {
    expect(toolbarPlace({ box: { x: 400, y: 300, width: 100, height: 100 }, toolbar, room })).toEqual({
      x: 300,
      y: 246,
    });
  });

  it('goes below, clear of the turning handle, when there is no room above', () => {
    expect(toolbarPlace({ box: { x: 400, y: 20, width: 100, height: 100 }, toolbar, room }).y).toBe(174);
  });

  it('stays in sight when the selection fills the stage', () => {
    expect(toolbarPlace({ box: { x: -50, y: -50, width: 1200, height: 900 }, toolbar, room }).y).toBe(8);
  });

  it('gives way to panels', () => {
    expect(toolbarPlace({ box: { x: 950, y: 300, width: 100, height: 100 }, toolbar, room }).x).toBe(692);
    expect(toolbarPlace({ box: { x: 0, y: 300, width: 10, height: 100 }, toolbar, room }).x).toBe(72);
  });
});

describe('the room for it', () => {
  it('is what panels leave, on whichever side they stand', () => {
    const stage = { width: 1000, height: 600 };
    const rail = { x: 12, y: 12, width: 60, height: 300 };
    const properties = { x: 730, y: 12, width: 258, height: 400 };
    expect(roomBeside(stage, [rail, properties])).toEqual({ left: 72, top: 0, right: 730, bottom: 600 });
    const mirrored = [rail, properties].map((panel) => ({ ...panel, x: 1000 - panel.x - panel.width }));
    expect(roomBeside(stage, mirrored)).toEqual({ left: 270, top: 0, right: 928, bottom: 600 });
  });

  it('is given to what is wanted most', () => {
    const items = [
      { width: 100, rank: 1 },
      { width: 30, rank: 9 },
      { width: 30, rank: 2 },
      { width: 30, rank: null },
    ];
    expect(itemsWithRoom(items, 190)).toEqual([true, true, true, true]);
    expect(itemsWithRoom(items, 189)).toEqual([false, true, true, true]);
    expect(itemsWithRoom(items, 60)).toEqual([false, true, false, true]);
    expect(itemsWithRoom(items, 0)).toEqual([false, false, false, true]);
  });
});
