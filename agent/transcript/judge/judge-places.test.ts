/** The regions of a page with their limits. Places, order and alignment after a turn: met and unmet expectations. */
import { describe, expect, it } from 'vitest';
import { after, judgedRows, says } from '#tests/fixtures/judged-rows.ts';
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

judgedRows('quadrant', [
  [
    'of a type and of a text',
    { expect: { quadrant: { image: 'bottom-right', 'summer sale': 'top', 'now $49': 'center', group: 'top-left' } } },
    null,
  ],
  ['of a name', { expect: { quadrant: { $shoeLayer: 'bottom-right' } } }, null],
  [
    'elsewhere',
    { expect: { quadrant: { image: 'top-left' } } },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'quadrant', 'image'],
      diff: [{ path: 'quadrant["image"]', expected: 'top-left', actual: 'bottom-right' }],
    },
  ],
  [
    'mostly beyond the page',
    { expect: { quadrant: { image: 'bottom-right' } }, trace: after('shoe', { x: 1000 }) },
    { kind: 'document', message: says('“beyond the page”') },
  ],
  ['of nothing', { expect: { quadrant: { winter: 'top' } } }, { kind: 'document', message: says('no visible layer') }],
  ['of something hidden', { expect: { quadrant: { 'Draft only': 'bottom-left' } } }, { kind: 'document' }],
  ['of a region', { expect: { quadrant: { 'top-left': 'top-left' } } }, { message: says('is a region') }],
]);

judgedRows('order', [
  ['bottom to top', { expect: { order: ['image', 'shape', 'summer sale', 'sticker', 'drawing'] } }, null],
  ['the second of a type', { expect: { order: ['shape', 'text', 'shape'] } }, null],
  [
    'the other way round',
    { expect: { order: ['text', 'image'] } },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'order', 1],
      diff: [{ path: 'order', expected: ['text', 'image'], actual: ['image', 'text'] }],
    },
  ],
  [
    'with a missing one',
    { expect: { order: ['image', 'winter'] } },
    { kind: 'document', at: ['turns', 2, 'expect', 'order', 1], message: says('“winter”') },
  ],
  [
    'on different pages',
    { expect: { order: ['image', 'see you there'] } },
    { kind: 'document', message: says('different pages') },
  ],
  ['of one thing', { expect: { order: ['image'] } }, { message: says('whatever happens') }],
]);

judgedRows('aligned', [
  ['across', { expect: { alignedX: ['summer sale', 'now $49'] } }, null],
  ['within 2 px', { expect: { alignedX: ['summer sale', 'now $49'] }, trace: after('price', { x: 442 }) }, null],
  [
    'not across',
    { expect: { alignedX: ['summer sale', 'now $49'] }, trace: after('price', { x: 443 }) },
    { kind: 'document', message: says('3 px apart') },
  ],
  ['down', { expect: { alignedY: ['text', 'image'] } }, { kind: 'document' }],
  ['down, as told', { expect: { alignedY: ['shape', 'image'] }, trace: after('star', { y: 700 }) }, null],
  [
    'with a missing one',
    { expect: { alignedY: ['winter', 'image'] } },
    { kind: 'document', at: ['turns', 2, 'expect', 'alignedY', 0] },
  ],
]);
