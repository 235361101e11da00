/** For tests only: random valid layers of every type. */
import fc from 'fast-check';
import { withTableLines } from '../layout/table-layout.ts';
import { withLines } from '../layout/text-lines.ts';
import { tableCells } from './create.ts';
import type {
  DrawingLayer,
  GroupLayer,
  ImageLayer,
  Layer,
  LeafLayer,
  MaskStroke,
  ShapeLayer,
  StickerLayer,
  TableLayer,
  TextLayer,
} from './layers.ts';
import { arbitraryRuns, arbitraryText, characterStyle, measureRoughly } from './text.arbitraries.ts';
import {
  arbitraryPaint,
  asset,
  color,
  contactShadow,
  fraction,
  hundredths,
  order,
  point,
  reflection,
  shadow,
  stroke,
} from './values.arbitraries.ts';
import { animation } from './animation.arbitraries.ts';

export const common = {
  order,
  name: fc.constantFrom('', 'Headline', 'Photo', '名前'),
  visible: fc.boolean(),
  locked: fc.boolean(),
  opacity: fraction,
  blend: fc.constantFrom('normal' as const, 'multiply' as const, 'luminosity' as const),
  animation,
};

const leaf = {
  ...common,
  x: hundredths(-500, 1500),
  y: hundredths(-500, 1500),
  width: hundredths(1, 900),
  height: hundredths(1, 900),
  rotation: hundredths(-360, 360),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  shadow,
  reflection,
  contactShadow,
};

type Unplaced<Each> = Each extends Layer ? Omit<Each, 'id' | 'parent'> : never;

const textLayer: fc.Arbitrary<Unplaced<TextLayer>> = arbitraryText.chain((text) =>
  fc
    .record({
      ...leaf,
      ...characterStyle,
      align: fc.constantFrom('left' as const, 'center' as const, 'right' as const, 'justify' as const),
      verticalAlign: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
      lineHeight: hundredths(0.5, 4),
      letterSpacing: fc.integer({ min: -50, max: 300 }),
      letterCase: fc.constantFrom('as-typed' as const, 'upper' as const, 'lower' as const, 'title' as const),
      direction: fc.constantFrom('auto' as const, 'ltr' as const, 'rtl' as const),
      stroke,
      box: fc.option(
        fc.record({
          fill: arbitraryPaint,
          paddingX: hundredths(0, 40),
          paddingY: hundredths(0, 40),
          radius: hundredths(0, 90),
        }),
      ),
      curve: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: hundredths(-360, 360) }),
      list: fc.constantFrom('none' as const, 'none' as const, 'bullet' as const, 'number' as const),
      autoSize: fc.constantFrom('box' as const, 'box' as const, 'letters' as const),
      echoes: fc.array(fc.record({ color, x: hundredths(-50, 50), y: hundredths(-50, 50) }), { maxLength: 2 }),
      runs: arbitraryRuns(text),
    })
    .map((look) => {
      const {
        id: _id,
        parent: _parent,
        ...layer
      } = withLines({ ...look, type: 'text', text, lines: [], id: 't', parent: 'p' }, measureRoughly);
      return layer;
    }),
);

/** A stroke of the erase or restore brush, without an id. */
export const arbitraryStroke: fc.Arbitrary<Omit<MaskStroke, 'id'>> = fc.record({
  mode: fc.constantFrom('erase' as const, 'restore' as const),
  size: hundredths(1, 200),
  hardness: fraction,
  points: fc.array(fc.tuple(hundredths(0, 900), hundredths(0, 900)), { minLength: 1, maxLength: 3 }),
});

const mask = fc
  .tuple(fc.option(asset), fc.array(arbitraryStroke, { maxLength: 3 }))
  .map(([picture, strokes]): ImageLayer['mask'] =>
    picture === null && strokes.length === 0
      ? null
      : { asset: picture, strokes: strokes.map((each, index) => ({ ...each, id: `m${index}` })) },
  );

const imageLayer: fc.Arbitrary<Unplaced<ImageLayer>> = fc.record({
  ...leaf,
  type: fc.constant('image' as const),
  asset: fc.option(asset, { freq: 6 }),
  crop: fc.record({ x: fraction, y: fraction, width: hundredths(0.01, 1), height: hundredths(0.01, 1) }),
  straighten: fc.oneof(fc.constant(0), hundredths(-45, 45)),
  mask,
  filters: fc.record({
    brightness: hundredths(-1, 1),
    contrast: hundredths(-1, 1),
    saturation: hundredths(-1, 1),
    hue: hundredths(-180, 180),
    temperature: hundredths(-1, 1),
    blur: hundredths(0, 200),
    grayscale: fraction,
    sepia: fraction,
    highlights: hundredths(-1, 1),
    shadows: hundredths(-1, 1),
    sharpen: fraction,
    vignette: hundredths(-1, 1),
    duotone: fc.option(fc.record({ dark: color, light: color, amount: fraction })),
  }),
  stroke,
  frame: fc.oneof(
    fc.constant({ type: 'ellipse' as const }),
    fc.record({ type: fc.constant('rectangle' as const), radius: hundredths(0, 200) }),
    fc.constant({
      type: 'path' as const,
      path: 'M0 100L0 50C0 20 20 0 50 0C80 0 100 20 100 50L100 100Z',
      viewWidth: 100,
      viewHeight: 100,
    }),
  ),
  alt: fc.constantFrom('', 'A red shoe'),
});

const shapeLayer: fc.Arbitrary<Unplaced<ShapeLayer>> = fc.record({
  ...leaf,
  type: fc.constant('shape' as const),
  shape: fc.constantFrom<ShapeLayer['shape']>(
    { kind: 'rectangle', radius: 8 },
    { kind: 'ellipse' },
    { kind: 'triangle', radius: 12 },
    { kind: 'polygon', sides: 6, radius: 0 },
    { kind: 'star', points: 5, inner: 0.5, radius: 4 },
    { kind: 'line', startHead: 'none', endHead: 'arrow' },
    { kind: 'line', startHead: 'circle', endHead: 'open' },
    { kind: 'line', startHead: 'bar', endHead: 'triangle' },
    { kind: 'heart' },
    { kind: 'path', path: 'M0 50C0 20 100 20 100 50Q50 90 0 50Z', viewWidth: 100, viewHeight: 100, rule: 'evenodd' },
    {
      kind: 'qr',
      content: 'https://example.com/größe',
      correction: 'Q',
      modules: 'rounded',
      eyes: 'circle',
      quiet: 4,
      ground: '#ffffff',
    },
  ),
  fill: fc.option(arbitraryPaint),
  stroke,
});

const drawingLayer: fc.Arbitrary<Unplaced<DrawingLayer>> = fc.record({
  ...leaf,
  type: fc.constant('drawing' as const),
  paths: fc.array(
    fc.record({
      color,
      width: hundredths(0.5, 50),
      points: fc.array(point, { minLength: 1, maxLength: 5 }),
      opacity: fraction,
      brush: fc.constantFrom('pen' as const, 'brush' as const, 'highlighter' as const),
      pressures: fc.array(fraction, { maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  drawnWidth: hundredths(1, 900),
});

const stickerLayer: fc.Arbitrary<Unplaced<StickerLayer>> = fc.record({
  ...leaf,
  type: fc.constant('sticker' as const),
  source: fc.oneof(
    fc.constantFrom('🎉', '👨‍👩‍👧‍👦').map((emoji) => ({ type: 'emoji' as const, emoji })),
    asset.map((id) => ({ type: 'asset' as const, asset: id })),
  ),
  stroke,
});

const cellAlign = fc.constantFrom('start' as const, 'center' as const, 'end' as const);
const rule = fc.option(fc.record({ color, width: hundredths(0.25, 9) }));

const tableLayer: fc.Arbitrary<Unplaced<TableLayer>> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([columns, rows]) =>
    fc
      .record({
        ...leaf,
        words: fc.array(fc.array(arbitraryText, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
        styles: fc.array(
          fc.record({ fill: color, color, bold: fc.boolean(), align: cellAlign }, { requiredKeys: [] }),
          { minLength: 3, maxLength: 3 },
        ),
        columns: fc.array(fc.record({ width: hundredths(0.1, 4), align: cellAlign }), {
          minLength: columns,
          maxLength: columns,
        }),
        rows: fc.array(fc.record({ height: hundredths(0, 90) }), { minLength: rows, maxLength: rows }),
        headerRow: fc.boolean(),
        headerColumn: fc.boolean(),
        fontFamily: characterStyle.fontFamily,
        fontSize: characterStyle.fontSize,
        fontWeight: characterStyle.fontWeight,
        lineHeight: hundredths(0.5, 4),
        verticalAlign: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
        direction: fc.constantFrom('auto' as const, 'ltr' as const, 'rtl' as const),
        body: fc.record({ color, fill: fc.option(color), stripe: fc.option(color) }),
        header: fc.record({
          color,
          fill: fc.option(color),
          fontSize: characterStyle.fontSize,
          fontWeight: characterStyle.fontWeight,
          upper: fc.boolean(),
        }),
        borders: fc.record({ outer: rule, rows: rule, columns: rule }),
        padding: fc.record({ x: hundredths(0, 40), y: hundredths(0, 40) }),
        radius: hundredths(0, 90),
      })
      .map(({ words, styles, ...look }) => {
        const cells = tableCells(words).map((row, at) =>
          row.map((cell, column) => ({ ...cell, style: styles[(at + column) % styles.length] ?? {} })),
        );
        const {
          id: _id,
          parent: _parent,
          ...layer
        } = withTableLines({ ...look, type: 'table', cells, id: 't', parent: 'p' }, measureRoughly);
        return layer;
      }),
  );

const groupLayer: fc.Arbitrary<Unplaced<GroupLayer>> = fc.record({ ...common, type: fc.constant('group' as const) });

/** A leaf of any type, without id and parent. */
export const arbitraryLeaf: fc.Arbitrary<Unplaced<LeafLayer>> = fc.oneof(
  textLayer,
  imageLayer,
  shapeLayer,
  drawingLayer,
  stickerLayer,
  tableLayer,
);

/** A layer of any type, without id and parent. */
export const arbitraryLayer: fc.Arbitrary<Unplaced<Layer>> = fc.oneof(
  { arbitrary: arbitraryLeaf, weight: 4 },
  { arbitrary: groupLayer, weight: 1 },
);
