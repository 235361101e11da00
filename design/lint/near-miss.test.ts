/**
 * What is almost aligned, horizontally and vertically, and gaps that almost match; intended differences are left alone.
 */
import { describe, expect, it } from 'vitest';
import type { DesignDocument } from '../document/document.ts';
import { applyOperations } from '../operations/apply.ts';
import { fixFor } from './fix-hint.ts';
import { hintPage } from './hint-page.ts';
import { lintedPage } from './lint-page.ts';
import { dot, pageOf, picture, ports, text } from './lint.samples.ts';
import { nearMiss } from './near-miss.ts';
import { unevenGaps } from './uneven-gaps.ts';

type At = { document: DesignDocument; page: string };
const missed = ({ document, page }: At): string[][] => nearMiss(lintedPage(document, page)).map(({ layers }) => layers);
const uneven = ({ document, page }: At): string[][] =>
  unevenGaps(lintedPage(document, page)).map(({ layers }) => layers);

const small = { width: 200, height: 200 };
const row = (...ys: number[]) => ys.map((y, at) => picture({ ...small, x: 50 + at * 250, y }));

describe('nearMiss, down the page', () => {
  it('finds neighbours a few px off, and moves one to the other', async () => {
    const at = pageOf(row(400, 404));
    expect(missed(at)).toEqual([['l1', 'l0']]);
    const [hint] = await hintPage(at.document, at.page, ports);
    const operations = hint ? await fixFor(hint, at.document, at.page, ports) : [];
    expect(operations).toEqual([{ type: 'layer.update', id: 'l1', patch: { y: 400 } }]);
  });

  it('finds baselines of texts set alike, whatever the heights of their boxes', () => {
    const words = (x: number, y: number, more = {}) => text('Words', { x, y, width: 300, ...more });
    expect(missed(pageOf([words(50, 400), words(500, 403)]))).toEqual([['l1', 'l0']]);
    expect(missed(pageOf([words(50, 400), words(500, 400)]))).toEqual([]);
    // A label next to a large figure is placed by eye.
    expect(missed(pageOf([words(50, 400), words(500, 403, { fontSize: 90 })]))).toEqual([]);
  });

  it('takes what is far enough, in line with another, a stair, or one above the other as meant', () => {
    expect(missed(pageOf(row(400, 412)))).toEqual([]);
    expect(missed(pageOf(row(400, 404, 400, 404)))).toEqual([]);
    expect(missed(pageOf(row(400, 404, 408)))).toEqual([]);
    expect(missed(pageOf([picture({ ...small, x: 50, y: 100 }), picture({ ...small, x: 50, y: 400 })]))).toEqual([]);
  });

  it('looks at what a viewer sees: px at 1080', () => {
    const large = { width: 4000, height: 4000 };
    expect(missed(pageOf(row(400, 402), large))).toEqual([]);
    expect(missed(pageOf(row(400, 415), large))).toEqual([['l1', 'l0']]);
  });
});

describe('nearMiss', () => {
  it('compares neither cutouts, nor turned layers, nor what stands on different backgrounds', () => {
    const mask = { asset: 'b'.repeat(64), strokes: [] };
    expect(missed(pageOf(row(400).concat(picture({ ...small, x: 300, y: 404, mask }))))).toEqual([]);
    expect(missed(pageOf(row(400).concat(picture({ ...small, x: 300, y: 404, rotation: 5 }))))).toEqual([]);
    const card = (x: number, width: number) =>
      dot('#eeeeee', 0, { shape: { kind: 'rectangle', radius: 0 }, x, y: 300, width, height: 300 });
    expect(
      missed(
        pageOf([
          card(20, 300),
          card(420, 500),
          text('One', { x: 60, y: 400, width: 200 }),
          text('Two', { x: 500, y: 404, width: 200 }),
        ]),
      ),
    ).toEqual([]);
    // Cards of one size are one of a kind, and so are their contents.
    expect(
      missed(
        pageOf([
          card(20, 300),
          card(420, 300),
          text('One', { x: 60, y: 400, width: 200 }),
          text('Two', { x: 500, y: 404, width: 200 }),
        ]),
      ),
    ).toEqual([['l3', 'l2']]);
  });

  it('compares shapes only with their like', () => {
    const tile = (x: number, y: number, width = 200) =>
      dot('#1c71d8', 0, { shape: { kind: 'rectangle', radius: 0 }, x, y, width, height: 200 });
    expect(missed(pageOf([tile(50, 400), tile(300, 403)]))).toEqual([['l1', 'l0']]);
    expect(missed(pageOf([tile(50, 400), tile(300, 403, 240)]))).toEqual([]);
  });

  it('moves the other one where the first is locked', async () => {
    const { document, page } = pageOf([
      picture({ ...small, x: 50, y: 400 }),
      picture({ ...small, x: 300, y: 404, locked: true }),
    ]);
    const [hint] = await hintPage(document, page, ports);
    expect(hint && (await fixFor(hint, document, page, ports))).toEqual([
      { type: 'layer.update', id: 'l0', patch: { y: 404 } },
    ]);
  });
});

describe('unevenGaps', () => {
  it('finds a row and a column whose gaps all but match, and evens them between the ends', async () => {
    const at = pageOf([60, 300, 544, 780].map((x) => picture({ ...small, x, y: 400 })));
    expect(uneven(at)).toEqual([['l0', 'l1', 'l2', 'l3']]);
    expect(uneven(pageOf([60, 300, 544].map((y) => picture({ ...small, x: 400, y }))))).toEqual([['l0', 'l1', 'l2']]);
    const [hint] = await hintPage(at.document, at.page, ports);
    const operations = hint ? await fixFor(hint, at.document, at.page, ports) : [];
    const { document } = applyOperations(at.document, operations);
    expect(['l0', 'l1', 'l2', 'l3'].map((id) => (document.layers[id] as { x: number }).x)).toEqual([60, 300, 540, 780]);
  });

  it('leaves alone what matches, what differs for all to see, two of a kind, and rows of words', () => {
    const at = (...xs: number[]) => pageOf(xs.map((x) => picture({ ...small, x, y: 400 })));
    expect(uneven(at(60, 300, 540))).toEqual([]);
    expect(uneven(at(60, 300, 560))).toEqual([]);
    expect(uneven(at(60, 304))).toEqual([]);
    expect(uneven(pageOf([60, 300, 544].map((x) => text('Word', { x, y: 400, width: 200 }))))).toEqual([]);
  });
});
