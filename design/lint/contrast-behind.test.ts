/** Letters half on dark, half on light: a mean of the two does not say whether they are legible. */
import { describe, expect, it } from 'vitest';
import { createShapeLayer } from '../document/create.ts';
import { boundsOf } from '../document/geometry.ts';
import { leavesInPaintOrder } from '../document/tree.ts';
import { applyOperations } from '../operations/apply.ts';
import { fixFor } from './fix-hint.ts';
import { lintPage } from './lint-page.ts';
import { pageOf, ports, solid, text, type Made } from './lint.samples.ts';
import type { SamplePixels } from '../document/sample-pixels.ts';

describe('words half on a wave', () => {
  const HEADLINE = text('Headline', { fill: solid('#111111') });
  const WAVE: Made = (place) =>
    createShapeLayer({ ...place, x: 0, y: 140, width: 1080, height: 400, fill: solid('#222222') });
  /** The mean of a box, and how much it varies, if everything on a page is an upright rectangle. */
  const averaged: SamplePixels = (document, page, box) => {
    const background = document.pages[page]?.background;
    const backgroundColor = background?.type === 'solid' ? background.color : '#ffffff';
    const dark = leavesInPaintOrder(document, page).find(({ type }) => type === 'shape');
    const bounds = dark ? boundsOf(dark) : null;
    const share = bounds
      ? Math.max(0, Math.min(box.y + box.height, bounds.y + bounds.height) - Math.max(box.y, bounds.y)) / box.height
      : 0;
    const part = (at: number) =>
      Math.round(Number.parseInt(backgroundColor.slice(at, at + 2), 16) * (1 - share) + 0x22 * share)
        .toString(16)
        .padStart(2, '0');
    return Promise.resolve({ color: `#${part(1)}${part(3)}${part(5)}`, spread: Math.sqrt(share * (1 - share)) * 1.7 });
  };
  const looking = { ...ports, samplePixels: averaged };

  it.each([
    ['with its edge through all letters', 140, ['contrast']],
    ['with its edge at their feet', 154, []],
    ['with all of it below them', 300, []],
  ])('%s', async (_name, y, rules) => {
    const { document, page } = pageOf([WAVE, HEADLINE]);
    const { document: moved } = applyOperations(document, [
      { type: 'layer.update', id: 'l0', patch: { y: y as number } },
    ]);
    expect((await lintPage(moved, page, looking)).map(({ rule }) => rule)).toEqual(rules);
  });

  it('get a background of their own, as no ink reads on both', async () => {
    const { document, page } = pageOf([WAVE, HEADLINE]);
    const [found] = await lintPage(document, page, looking);
    const operations = found ? await fixFor({ ...found, severity: 'wrong' }, document, page, looking) : [];
    const { document: after } = applyOperations(document, operations);
    expect(after.layers.l1).toMatchObject({ box: { fill: { type: 'solid' } } });
    expect(await lintPage(after, page, looking)).toEqual([]);
  });
});
