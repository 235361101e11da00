/** Colors that are counted, those that are not, and how a surplus one is replaced. */
import { describe, expect, it } from 'vitest';
import type { DesignDocument } from '../document/document.ts';
import type { ShapeLayer, TextLayer } from '../document/layers.ts';
import { applyOperations } from '../operations/apply.ts';
import { contrast } from '../layout/contrast.ts';
import { fixFor } from './fix-hint.ts';
import { hintPage } from './hint-page.ts';
import { lintedPage } from './lint-page.ts';
import { dot, DOTS, pageOf, picture, ports, solid, text } from './lint.samples.ts';
import { colorsOfPage, manyColors } from './many-colors.ts';

const counted = ({ document, page }: { document: DesignDocument; page: string }): number =>
  colorsOfPage(lintedPage(document, page)).length;
const dots = (colors: readonly string[], more: Partial<ShapeLayer> = {}) =>
  colors.map((color, at) => dot(color, at, more));

describe('colorsOfPage', () => {
  it('counts fills, outlines, inks, pills and the background', () => {
    const [red = '', orange = '', yellow = '', green = '', blue = '', purple = ''] = DOTS;
    const layers = [
      dot(red, 0, { stroke: { color: orange, width: 4, dash: [] } }),
      text('Words', {
        fill: solid(yellow),
        box: { fill: solid(green), paddingX: 4, paddingY: 4, radius: 4 },
        runs: [{ start: 0, end: 2, style: { fill: solid(blue) } }],
      }),
    ];
    expect(counted(pageOf(layers, undefined, purple))).toBe(6);
  });

  it('counts shades of one color once, and neutrals never', () => {
    expect(counted(pageOf(dots(['#1c71d8', '#62a0ea', '#99c1f1', '#1a5fb4'])))).toBe(1);
    expect(counted(pageOf(dots(['#000000', '#ffffff', '#808080', '#16161d', '#f4efe4', '#e8e0d0'])))).toBe(0);
  });

  it('counts neither photos, nor what cannot be seen, nor what is all but clear', () => {
    expect(counted(pageOf([picture()]))).toBe(0);
    expect(counted(pageOf(dots(['#e01b24'], { visible: false })))).toBe(0);
    expect(counted(pageOf(dots(['#e01b24'], { x: 2000 })))).toBe(0);
    expect(counted(pageOf(dots(['#e01b24'], { opacity: 0.1 })))).toBe(0);
    expect(counted(pageOf(dots(['#e01b2419'])))).toBe(0);
    expect(counted(pageOf(dots(['#e01b24'], { blend: 'multiply' })))).toBe(0);
    // A photo over the whole page hides what is below it, its background too.
    expect(
      counted(pageOf([...dots(DOTS), picture({ x: 0, y: 0, width: 1080, height: 1080 })], undefined, '#e01b24')),
    ).toBe(0);
  });

  it('sees translucent colors as they look on the background', () => {
    // A third of black over red is a darker red, over white it is grey.
    expect(counted(pageOf(dots(['#e01b24', '#00000055']), undefined, '#e01b24'))).toBe(1);
    expect(counted(pageOf(dots(['#00000055'])))).toBe(0);
  });
});

describe('manyColors', () => {
  it('has nothing against five, nor against a background of many', () => {
    const five = pageOf(dots(DOTS.slice(0, 5)));
    expect(manyColors(lintedPage(five.document, five.page))).toEqual([]);
    const { document, page } = pageOf([]);
    const stops = DOTS.map((color, at) => ({ at: at / 5, color }));
    const rainbow = applyOperations(document, [
      { type: 'page.update', id: page, patch: { background: { type: 'linear', angle: 90, stops } } },
    ]).document;
    expect(manyColors(lintedPage(rainbow, page))).toEqual([]);
  });

  it('merges that one of the rare colors into its neighbour which is nearest', async () => {
    // Purple and olive are the smallest; purple is the nearer to what stays.
    const colors = ['#6b6b00', '#8a2be2', ...DOTS.slice(0, 5)];
    const { document, page } = pageOf(dots(colors));
    const [hint] = await hintPage(document, page, ports);
    expect(hint).toMatchObject({ rule: 'many-colors', layers: ['l1'] });
    const operations = hint ? await fixFor(hint, document, page, ports) : [];
    expect(operations).toEqual([{ type: 'layer.update', id: 'l1', patch: { fill: solid('#1c71d8') } }]);
  });

  it('keeps words legible: a color that does not read gives way to one that does', async () => {
    // The nearest to the olive of the words is yellow, which is illegible on white.
    const words = text('Small words', { x: 500, y: 60, width: 300, fontSize: 20, fill: solid('#6b6b00') });
    const { document, page } = pageOf([words, ...dots(['#e01b24', '#ff7800', '#1c71d8', '#9141ac', '#00b3a1'])]);
    const [hint] = await hintPage(document, page, ports);
    expect(hint).toMatchObject({ rule: 'many-colors', layers: ['l0'] });
    const { document: after } = applyOperations(document, hint ? await fixFor(hint, document, page, ports) : []);
    const { fill } = after.layers.l0 as TextLayer;
    expect(fill).not.toEqual(solid('#6b6b00'));
    expect(fill.type === 'solid' && contrast(fill.color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(counted({ document: after, page })).toBe(5);
  });

  it('leaves locked layers as they are', async () => {
    const { document, page } = pageOf(dots(DOTS, { locked: true }));
    const [hint] = await hintPage(document, page, ports);
    expect(hint?.rule).toBe('many-colors');
    expect(hint && (await fixFor(hint, document, page, ports))).toEqual([]);
  });
});
