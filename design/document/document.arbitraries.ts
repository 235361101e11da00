/** For tests only: random documents, layers and texts, sound in themselves. */
import fc from 'fast-check';
import { generateKeyBetween } from 'fractional-indexing';
import { withTableLines } from '../layout/table-layout.ts';
import { withLines } from '../layout/text-lines.ts';
import {
  ENTRANCE_EFFECTS,
  LOOP_EFFECTS,
  MOTION_LIMITS,
  TEXT_PARTS,
  TRANSITION_EFFECTS,
  type Animation,
} from './animation.ts';
import { tableCells } from './create.ts';
import { DOCUMENT_VERSION, type DesignDocument } from './document.ts';
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
  TextRun,
} from './layers.ts';
import type { MeasureText } from './measure.ts';
import { patternNameSchema, type Background, type Paint, type Shadow, type Stroke } from './values.ts';

/** Half an em for Latin, a whole one for wide characters: good enough to break lines by, the same everywhere. */
export const measureRoughly: MeasureText = (text, style) => {
  let ems = 0;
  for (const character of text) ems += character.codePointAt(0)! < 0x2e80 ? 0.5 : 1;
  return ems * style.fontSize * (style.fontWeight > 500 ? 1.1 : 1);
};

const hundredths = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((n) => n / 100);
const fraction = hundredths(0, 1);
const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const asset = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16).padStart(64, '0'));
const point = fc.tuple(hundredths(0, 1), hundredths(0, 1));

/** An order key as editing leaves them behind: each from two before it. */
const order = fc.array(fc.boolean(), { maxLength: 6 }).map((ups) => {
  let [low, high]: [string | null, string | null] = [null, null];
  let key = generateKeyBetween(low, high);
  for (const up of ups) {
    if (up) low = key;
    else high = key;
    key = generateKeyBetween(low, high);
  }
  return key;
});

export const arbitraryPaint: fc.Arbitrary<Paint> = fc.oneof(
  color.map((value): Paint => ({ type: 'solid', color: value })),
  fc.record({
    type: fc.constant('linear' as const),
    angle: hundredths(-360, 360),
    stops: fc.array(fc.record({ at: fraction, color }), { minLength: 2, maxLength: 4 }),
  }),
  fc.record({
    type: fc.constant('radial' as const),
    centerX: fraction,
    centerY: fraction,
    radius: hundredths(0.01, 2),
    stops: fc.array(fc.record({ at: fraction, color }), { minLength: 2, maxLength: 4 }),
  }),
);

export const arbitraryBackground: fc.Arbitrary<Background> = fc.oneof(
  fc.constant<Background>({ type: 'none' }),
  arbitraryPaint,
  fc.record({
    type: fc.constant('image' as const),
    asset,
    fit: fc.constantFrom('cover' as const, 'contain' as const, 'stretch' as const, 'tile' as const),
    scale: hundredths(0.01, 20),
    opacity: fraction,
    blur: hundredths(0, 200),
  }),
  fc.record({
    type: fc.constant('image' as const),
    asset,
    fit: fc.constant('cover' as const),
    scale: fc.constant(1),
    opacity: fraction,
    blur: fc.constant(0),
    focus: fc.record({ x: fraction, y: fraction }),
  }),
  fc.record({
    type: fc.constant('pattern' as const),
    pattern: fc.constantFrom(...patternNameSchema.options),
    color,
    ground: color,
    scale: hundredths(0.25, 10),
    angle: hundredths(-360, 360),
    seed: fc.integer({ min: 0, max: 9999 }),
  }),
);

const shadow: fc.Arbitrary<Shadow | null> = fc.option(
  fc.record({ color, x: hundredths(-50, 50), y: hundredths(-50, 50), blur: hundredths(0, 90) }),
);
const stroke: fc.Arbitrary<Stroke | null> = fc.option(
  fc.record({ color, width: hundredths(0, 50), dash: fc.array(hundredths(0, 9), { maxLength: 3 }) }),
);
const contactShadow = fc.option(
  fc.record({ color, opacity: fraction, softness: fraction, spread: hundredths(0.2, 3), angle: hundredths(-75, 75) }),
);
const reflection = fc.option(fc.record({ opacity: fraction, gap: hundredths(-20, 20), size: fraction }));

/** Words of many scripts, with what makes line breakers stumble between them. */
export const arbitraryText = fc
  .array(
    fc.constantFrom(
      'a',
      'word',
      'Straße',
      'well-known',
      'internationalisation',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '\t',
      '\u00a0',
      '-',
      '—',
      '.',
      ',',
      '(',
      ')',
      '“',
      '”',
      '日本語',
      '、',
      '。',
      '「',
      '」',
      'ー',
      'カタカナ',
      '한국어',
      'مرحبا',
      'بالعالم',
      'שלום',
      'हिन्दी',
      'ภาษาไทย',
      '👨‍👩‍👧‍👦',
      '🇫🇷',
      '1️⃣',
      '👍🏽',
      'e\u0301',
      '12',
      '$5',
      '\u200b',
    ),
    { maxLength: 24 },
  )
  .map((words) => words.join(''));

const characterStyle = {
  fontFamily: fc.constantFrom('Inter', 'Anton', 'Caveat'),
  fontSize: hundredths(4, 120),
  fontWeight: fc.constantFrom(400, 700),
  italic: fc.boolean(),
  underline: fc.boolean(),
  strikethrough: fc.boolean(),
  fill: arbitraryPaint,
};

/** Runs of a text: from cuts between whole characters, some stretches with a style and some without. */
function arbitraryRuns(text: string): fc.Arbitrary<TextRun[]> {
  const offsets = [0];
  for (const character of text) offsets.push(offsets.at(-1)! + character.length);
  return fc
    .array(
      fc.tuple(fc.constantFrom(...offsets), fc.option(fc.record(characterStyle, { requiredKeys: [] }), { freq: 2 })),
      { maxLength: 5 },
    )
    .map((cuts) => {
      const sorted = cuts.sort(([a], [b]) => a - b);
      return sorted.flatMap(([start, style], index): TextRun[] => {
        const end = sorted[index + 1]?.[0] ?? text.length;
        return style && start < end ? [{ start, end, style }] : [];
      });
    });
}

const passage = fc.option(
  fc.record({
    effect: fc.constantFrom(...ENTRANCE_EFFECTS),
    at: fc.integer({ min: 0, max: 8_000 }),
    duration: fc.integer({ min: MOTION_LIMITS.minDuration, max: 4_000 }),
    by: fc.constantFrom(...TEXT_PARTS),
  }),
);
const driftPlace = fc.record({
  x: hundredths(-2, 2),
  y: hundredths(-2, 2),
  scale: hundredths(0.05, 5),
  rotation: hundredths(-360, 360),
});

/** Any way for a layer to move. */
export const arbitraryAnimation: fc.Arbitrary<Animation> = fc.record({
  in: passage,
  out: passage,
  loop: fc.option(
    fc.record({
      effect: fc.constantFrom(...LOOP_EFFECTS),
      period: fc.integer({ min: MOTION_LIMITS.minPeriod, max: 6_000 }),
      amount: fraction,
    }),
  ),
  drift: fc.option(
    fc.record({
      from: driftPlace,
      to: driftPlace,
      ease: fc.constantFrom('linear' as const, 'smooth' as const, 'out' as const),
    }),
  ),
});
const animation = fc.option(arbitraryAnimation, { freq: 2 });
/** How long a page is shown, ms, and how it gives way to the next. */
export const arbitraryPageDuration = fc.integer({
  min: MOTION_LIMITS.minPageDuration,
  max: MOTION_LIMITS.maxPageDuration,
});
export const arbitraryTransition = fc.option(
  fc.record({
    effect: fc.constantFrom(...TRANSITION_EFFECTS),
    duration: fc.integer({ min: MOTION_LIMITS.minDuration, max: 3_000 }),
  }),
);

const common = {
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

/** A stroke of the erase or restore brush; give it an id of its own. */
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

/** A leaf of any type; give it an id and a parent. */
export const arbitraryLeaf: fc.Arbitrary<Unplaced<LeafLayer>> = fc.oneof(
  textLayer,
  imageLayer,
  shapeLayer,
  drawingLayer,
  stickerLayer,
  tableLayer,
);

/** A layer of any type; give it an id and a parent. */
export const arbitraryLayer: fc.Arbitrary<Unplaced<Layer>> = fc.oneof(
  { arbitrary: arbitraryLeaf, weight: 4 },
  { arbitrary: groupLayer, weight: 1 },
);

/** A sound document: some pages, layers of all types, groups within groups, equal order keys here and there. */
export const arbitraryDocument: fc.Arbitrary<DesignDocument> = fc
  .record({
    width: fc.integer({ min: 100, max: 4000 }),
    height: fc.integer({ min: 100, max: 4000 }),
    pages: fc.array(
      fc.record({
        order,
        name: common.name,
        background: arbitraryBackground,
        duration: arbitraryPageDuration,
        transition: arbitraryTransition,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    layers: fc.array(fc.tuple(arbitraryLayer, fc.nat()), { maxLength: 12 }),
  })
  .map(({ width, height, pages, layers }) => {
    const document: DesignDocument = { version: DOCUMENT_VERSION, width, height, pages: {}, layers: {} };
    const parents: string[] = [];
    pages.forEach((page, index) => {
      const id = `p${index}`;
      document.pages[id] = { ...page, id };
      parents.push(id);
    });
    layers.forEach(([layer, pick], index) => {
      const id = `l${index}`;
      // Only groups made before can be parents, so no circle comes about.
      document.layers[id] = { ...layer, id, parent: parents[pick % parents.length]! };
      if (layer.type === 'group') parents.push(id);
    });
    return document;
  });
