/** Anything in front of letters is found and fixed; what only covers their box, or lets them show through, is not. */
import { describe, expect, it } from 'vitest';
import { createDrawingLayer, createGroupLayer, createShapeLayer, createStickerLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { drawingOf } from '../document/drawing-geometry.ts';
import { containsPoint } from '../document/geometry.ts';
import type { ShapeLayer } from '../document/layers.ts';
import { leavesInPaintOrder } from '../document/tree.ts';
import { contrast } from '../layout/contrast.ts';
import { applyOperations } from '../operations/apply.ts';
import { coverOf } from './covers.ts';
import { fixFor } from './fix-hint.ts';
import { lintPage } from './lint-page.ts';
import { ASSET, pageOf, picture, ports, solid, text, type Made } from './lint.samples.ts';
import type { SamplePixels } from '../document/sample-pixels.ts';

/** Of eight letters, 30 px each: the last one is at x 310 to 340. */
const HEADLINE = text('Headline', { fill: solid('#111111') });
const HEART = solid('#c2185b');
const shape =
  (more: Partial<ShapeLayer>): Made =>
  (place) =>
    createShapeLayer({ ...place, x: 300, y: 100, width: 120, height: 120, fill: HEART, ...more });
/** A quarter of a disc whose corner is the lower right of its box. */
const QUARTER = {
  kind: 'path',
  path: 'M100 100L0 100C0 45 45 0 100 0Z',
  viewWidth: 100,
  viewHeight: 100,
  rule: 'nonzero',
} as const;
/** A square with a hole that leaves a tenth of it at each side. */
const FRAME = {
  kind: 'path',
  path: 'M0 0L100 0L100 100L0 100ZM10 10L90 10L90 90L10 90Z',
  viewWidth: 100,
  viewHeight: 100,
  rule: 'evenodd',
} as const;
const stroke =
  (points: readonly (readonly [number, number])[], width: number, opacity = 1): Made =>
  (place) =>
    createDrawingLayer({
      ...place,
      ...drawingOf([{ points, width, opacity, color: '#c2185b', brush: 'pen', pressures: [] }]),
    });

/** Shapes in their own color, pictures grey except for a hole in the middle half of their width. */
const painted: SamplePixels = (document, page, box) => {
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const background = document.pages[page]?.background;
  let color = background?.type === 'solid' ? background.color : '#ffffff';
  for (const layer of leavesInPaintOrder(document, page)) {
    if (layer.type === 'shape' && layer.fill?.type === 'solid' && coverOf(layer)?.hides(place))
      color = layer.fill.color;
    if (
      (layer.type === 'image' || layer.type === 'sticker') &&
      containsPoint(layer, place) &&
      Math.abs(place.x - layer.x - layer.width / 2) > layer.width / 4
    )
      color = '#808080';
  }
  return Promise.resolve({ color, spread: 0 });
};
const seeing = { ...ports, samplePixels: painted };

const rulesOf = async ({ document, page }: { document: DesignDocument; page: string }) =>
  (await lintPage(document, page, seeing)).map(({ rule }) => rule);

describe('letters are covered', () => {
  it.each<[string, Made]>([
    ['the corner of a disc on the last of them', shape({ shape: QUARTER, x: 290, y: 60 })],
    ['the same, turned', shape({ shape: QUARTER, x: 290, y: 95, width: 400, height: 400, rotation: 180 })],
    ['the same, mirrored', shape({ shape: QUARTER, x: 290, y: 95, width: 400, height: 400, flipX: true, flipY: true })],
    ['a star', shape({ shape: { kind: 'star', points: 5, inner: 0.6, radius: 0 }, x: 250, y: 70 })],
    [
      'a thick outline without a fill',
      shape({
        shape: { kind: 'ellipse' },
        fill: null,
        stroke: { color: '#c2185b', width: 70, dash: [] },
        x: 320,
        y: 70,
      }),
    ],
    [
      'a code',
      shape({
        shape: {
          kind: 'qr',
          content: 'https://example.com',
          correction: 'M',
          modules: 'square',
          eyes: 'square',
          quiet: 4,
          ground: null,
        },
      }),
    ],
    [
      'a thick stroke',
      stroke(
        [
          [290, 130],
          [420, 140],
        ],
        60,
      ),
    ],
    [
      'a sticker that is a picture',
      (place) =>
        createStickerLayer({
          ...place,
          source: { type: 'asset', asset: ASSET },
          x: 300,
          y: 80,
          width: 200,
          height: 120,
        }),
    ],
    ['a picture', picture({ x: 300, y: 60, width: 400, height: 200 })],
  ])('by %s', async (_name, front) => {
    const page = pageOf([HEADLINE, front]);
    const findings = await lintPage(page.document, page.page, seeing);
    expect(findings.map(({ rule, layers }) => [rule, ...layers])).toEqual([['covered', 'l0', 'l1']]);
    expect(findings[0]?.words).toMatch(/^Letters of “Headline” are covered by /);
  });
});

describe('nothing is covered', () => {
  it.each<[string, Made]>([
    ['by a shape that fills its box elsewhere', shape({ shape: QUARTER, x: 290, y: 95, width: 400, height: 400 })],
    ['by a frame around them', shape({ shape: FRAME, x: 20, y: 20, width: 700, height: 240 })],
    [
      'within an outline',
      shape({
        shape: { kind: 'rectangle', radius: 0 },
        fill: null,
        stroke: { color: '#c2185b', width: 20, dash: [] },
        x: 40,
        y: 60,
        width: 500,
        height: 160,
      }),
    ],
    ['by a veil', shape({ shape: { kind: 'rectangle', radius: 0 }, opacity: 0.3 })],
    ['by a translucent colour', shape({ shape: { kind: 'rectangle', radius: 0 }, fill: solid('#c2185b55') })],
    ['by what multiplies', shape({ shape: { kind: 'rectangle', radius: 0 }, blend: 'multiply' })],
    [
      'by a line through them',
      stroke(
        [
          [90, 140],
          [360, 140],
        ],
        5,
      ),
    ],
    [
      'by a highlighter',
      stroke(
        [
          [290, 140],
          [420, 140],
        ],
        60,
        0.4,
      ),
    ],
    ['by a picture that is empty where they are', picture({ x: -350, y: 20, width: 1140, height: 260 })],
    [
      'by the clear margin of a picture that reaches over a part of them',
      picture({ x: -350, y: 120, width: 1140, height: 260 }),
    ],
    [
      'by a sticker at the edge of one',
      (place) =>
        createStickerLayer({
          ...place,
          source: { type: 'emoji', emoji: '🔥' },
          x: 332,
          y: 60,
          width: 120,
          height: 120,
        }),
    ],
    [
      'by a cutout before them',
      picture({ x: 300, y: 60, width: 400, height: 200, mask: { asset: ASSET, strokes: [] } }),
    ],
  ])('%s', async (_name, front) => {
    expect(await rulesOf(pageOf([HEADLINE, front]))).toEqual([]);
  });

  it('by what is in a gap that was left for it', async () => {
    const heart = (at: number) => shape({ shape: { kind: 'heart' }, x: at, y: 105, width: 50, height: 50 });
    const words = text('I    you', { fill: solid('#111111') });
    expect(await rulesOf(pageOf([words, heart(150)]))).toEqual([]);
    expect(await rulesOf(pageOf([words, heart(270)]))).toEqual(['covered']);
  });

  it('by a shape behind them', async () => {
    expect(await rulesOf(pageOf([shape({ shape: QUARTER, fill: solid('#ffd54f') }), HEADLINE]))).toEqual([]);
  });
});

describe('what covers letters is fixed', () => {
  const mended = async (
    layers: readonly Made[],
    change: (document: DesignDocument) => DesignDocument = (document) => document,
  ) => {
    const { page, document: made } = pageOf(layers);
    const document = change(made);
    const found = (await lintPage(document, page, seeing)).find(({ rule }) => rule === 'covered');
    const operations = found ? await fixFor({ ...found, severity: 'wrong' }, document, page, seeing) : [];
    const after = applyOperations(document, operations).document;
    return {
      operations,
      after,
      order: leavesInPaintOrder(after, page).map(({ id }) => id),
      left: await lintPage(after, page, seeing),
    };
  };

  it('by its text in front of it, past nothing else', async () => {
    const { order, left, operations } = await mended([
      HEADLINE,
      shape({ shape: QUARTER, fill: solid('#ffd54f'), x: 290, y: 60 }),
      shape({ x: 700, y: 700 }),
    ]);
    expect([order, left]).toEqual([['l1', 'l0', 'l2'], []]);
    expect(operations.map(({ type }) => type)).toEqual(['layer.move']);
  });

  it('in another ink where its own is lost on it', async () => {
    const { after, left } = await mended([
      HEADLINE,
      shape({ shape: { kind: 'rectangle', radius: 0 }, x: 50, y: 50, width: 700, height: 200, fill: solid('#1a1a1a') }),
    ]);
    expect(left).toEqual([]);
    const layer = after.layers.l0;
    expect(
      layer?.type === 'text' && layer.fill.type === 'solid' && contrast(layer.fill.color, '#1a1a1a'),
    ).toBeGreaterThan(4.5);
  });

  it('with the other one behind it where the text is locked, and not at all where both are', async () => {
    const yellow = (locked: boolean) => shape({ shape: QUARTER, fill: solid('#ffd54f'), x: 290, y: 60, locked });
    const { order, left } = await mended([
      shape({ x: 700, y: 700 }),
      text('Headline', { fill: solid('#111111'), locked: true }),
      yellow(false),
    ]);
    expect([order, left]).toEqual([['l0', 'l2', 'l1'], []]);
    expect(
      (await mended([text('Headline', { fill: solid('#111111'), locked: true }), yellow(true)])).operations,
    ).toEqual([]);
  });

  it('with the group that its text is in', async () => {
    const { order, left } = await mended(
      [
        HEADLINE,
        text('And more', { y: 300, fill: solid('#111111') }),
        shape({ shape: QUARTER, fill: solid('#ffd54f'), x: 290, y: 60 }),
      ],
      (document) => {
        const page = Object.keys(document.pages)[0] ?? '';
        return applyOperations(document, [
          { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: page, order: 'Zz' }) },
          { type: 'layer.move', id: 'l0', parent: 'g', order: 'a0' },
          { type: 'layer.move', id: 'l1', parent: 'g', order: 'a1' },
        ]).document;
      },
    );
    expect([order, left]).toEqual([['l2', 'l0', 'l1'], []]);
  });
});
