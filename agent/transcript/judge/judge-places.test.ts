/** The regions of a page: where each begins and ends. */
import { describe, expect, it } from 'vitest';
import { QUADRANTS } from '../format/format.ts';
import { isIn, regionOf } from './judge-places.ts';

const page = { width: 900, height: 600 };
const regionsAt = (x: number, y: number) => QUADRANTS.filter((region) => isIn(region, { x, y }, page));

describe('a point', () => {
  it.each<readonly [x: number, y: number, regions: readonly string[]]>([
    [450, 300, ['center']],
    [0, 0, ['top-left', 'top', 'left']],
    [899, 599, ['bottom-right', 'bottom', 'right']],
    [449, 299, ['top-left', 'top', 'left', 'center']],
    [451, 301, ['center', 'right', 'bottom', 'bottom-right']],
    [450, 10, ['top']],
    [299, 10, ['top-left', 'top', 'left']],
    [10, 300, ['left']],
    [10, 401, ['left', 'bottom', 'bottom-left']],
    [901, 300, []],
    [450, -1, []],
    [600, 200, ['top', 'top-right', 'center', 'right']],
  ])('%i, %i lies in %j', (x, y, regions) => expect(regionsAt(x, y).sort()).toEqual([...regions].sort()));

  it.each<readonly [x: number, y: number, region: string]>([
    [450, 300, 'center'],
    [299, 199, 'top-left'],
    [300, 199, 'top'],
    [601, 401, 'bottom-right'],
    [600, 401, 'bottom'],
    [900, 300, 'right'],
    [0, 300, 'left'],
  ])('%i, %i is called %s', (x, y, region) => expect(regionOf({ x, y }, page)).toBe(region));

  it('beyond the page is nowhere', () =>
    expect([regionOf({ x: -1, y: 0 }, page), regionOf({ x: 0, y: 601 }, page)]).toEqual([null, null]));

  it('lies in the region that it is called by', () => {
    for (let x = 0; x <= 900; x += 37)
      for (let y = 0; y <= 600; y += 23) expect(regionsAt(x, y), `${x}, ${y}`).toContain(regionOf({ x, y }, page));
  });
});
