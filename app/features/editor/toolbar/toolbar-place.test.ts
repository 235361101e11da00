/** Where the floating toolbar goes. */
import { describe, expect, it } from 'vitest';
import { toolbarPlace } from './toolbar-place.ts';

const toolbar = { width: 300, height: 40 };
const room = { left: 64, top: 0, right: 1000, bottom: 700 };

describe('the floating toolbar', () => {
  it('stands above the middle of the selection', () => {
    expect(toolbarPlace({ box: { x: 400, y: 300, width: 100, height: 100 }, toolbar, room })).toEqual({ x: 300, y: 246 });
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
