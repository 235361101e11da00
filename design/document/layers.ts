/**
 * The layers of a design. A leaf holds page coordinates of its own; a group holds none, so moving one writes its
 * leaves.
 */
import { z } from 'zod';
import { animationSchema } from './animation.ts';
import { LIMITS } from './limits.ts';
import { outlinePathSchema } from './outline-path.ts';
import {
  assetIdSchema,
  blendSchema,
  colorSchema,
  contactShadowSchema,
  coordinateSchema,
  fractionSchema,
  idSchema,
  lengthSchema,
  nameSchema,
  orderSchema,
  paintSchema,
  reflectionSchema,
  shadowSchema,
  strokeSchema,
  writtenText,
} from './values.ts';

/** Every layer. `parent` is the id of a page or of a group; siblings are sorted by `order`. */
const common = {
  id: idSchema,
  parent: idSchema,
  order: orderSchema,
  name: nameSchema,
  visible: z.boolean(),
  locked: z.boolean(),
  opacity: fractionSchema,
  blend: blendSchema,
  animation: animationSchema.nullable().default(null),
};

/**
 * Every leaf. x, y: top left of the box before rotation, page px. rotation: degrees clockwise about the box's centre.
 */
const leaf = {
  ...common,
  x: coordinateSchema,
  y: coordinateSchema,
  width: lengthSchema,
  height: lengthSchema,
  rotation: z.number().min(-360).max(360),
  flipX: z.boolean(),
  flipY: z.boolean(),
  shadow: shadowSchema.nullable(),
  reflection: reflectionSchema.nullable(),
  contactShadow: contactShadowSchema.nullable().default(null),
};

/** An outline, or none: one form for every layer that can have one. */
const outlineSchema = strokeSchema.nullable();

/** Character styles that may differ within a text. */
export const characterStyle = {
  // A name of 60 characters, and the hash of a font that a user brought.
  fontFamily: writtenText(130).min(1),
  fontSize: z.number().min(LIMITS.minFontSize).max(LIMITS.maxFontSize),
  fontWeight: z.number().int().min(100).max(900),
  italic: z.boolean(),
  underline: z.boolean(),
  strikethrough: z.boolean(),
  fill: paintSchema,
};

/** A stretch of a text with styles of its own: UTF-16 offsets, end exclusive, sorted, not overlapping. */
export const textRunSchema = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  style: z.strictObject(characterStyle).partial(),
});

/**
 * One drawn line: UTF-16 offsets into `text` (a trailing space or line break is left out) and its measured width, px.
 */
export const textLineSchema = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  width: z.number().min(0),
});

export const textLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('text'),
  text: writtenText(LIMITS.textLength),
  ...characterStyle,
  align: z.enum(['left', 'center', 'right', 'justify']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  /** Of the font size. */
  lineHeight: z.number().min(0.5).max(4),
  /** Thousandths of the font size; ignored where it would break joining scripts. */
  letterSpacing: z.number().min(-200).max(2000),
  /** How the text is shown; `text` keeps what was typed. */
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']),
  direction: z.enum(['auto', 'ltr', 'rtl']),
  stroke: outlineSchema,
  /**
   * Pill or box behind the text: the padding reaches out beyond the layer's box, so it never narrows the lines. Padding
   * and radius in px.
   */
  box: z
    .strictObject({
      fill: paintSchema,
      paddingX: z.number().min(0).max(1000),
      paddingY: z.number().min(0).max(1000),
      radius: z.number().min(0).max(2000),
    })
    .nullable(),
  /**
   * Degrees of a circle that the longest line spans; 0 is straight, above 0 it arches up, below 0 it hangs down. The
   * box is then what the arc takes.
   */
  curve: z.number().min(-360).max(360).default(0),
  /** Each line as typed is an item, its leading tabs are its level; a line separator (U+2028) goes on with the item. */
  list: z.enum(['none', 'bullet', 'number']).default('none'),
  /** What follows the words: `box`: its height; `letters`: their size, filling a box that stays. */
  autoSize: z.enum(['box', 'letters']).default('box'),
  /** Copies of the letters behind them, lowest first: offset in px in the text's own directions. */
  echoes: z
    .array(z.strictObject({ color: colorSchema, x: z.number().min(-500).max(500), y: z.number().min(-500).max(500) }))
    .max(LIMITS.textEchoes)
    .default([]),
  runs: z.array(textRunSchema).max(LIMITS.textRuns),
  /** Computed by the shared line breaker whenever text, styles or width change; both renderers draw these. */
  lines: z.array(textLineSchema),
});

/** A brush stroke on a cutout's mask, in the picture's own pixels. hardness 0 is soft, 1 is sharp. */
export const maskStrokeSchema = z.strictObject({
  id: idSchema,
  mode: z.enum(['erase', 'restore']),
  size: z.number().min(1).max(2000),
  hardness: fractionSchema,
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(1)
    .max(LIMITS.maskStrokePoints),
});

/**
 * The cutout: an alpha mask asset of the picture's own size (null: all opaque) and strokes on top of it, in order.
 * A mask that masks nothing is written as null, so that taking back the first stroke restores the layer exactly.
 */
export const maskSchema = z
  .strictObject({
    asset: assetIdSchema.nullable(),
    /**
     * The subject's own colours along the soft edge of `asset`, a picture of its size that is clear everywhere else:
     * they stand in for the picture's there, which have the old background in them. Where a stroke restores, the
     * picture is as it was.
     */
    colours: assetIdSchema.optional(),
    strokes: z
      .array(maskStrokeSchema)
      .max(LIMITS.maskStrokes)
      .refine(
        (strokes) => new Set(strokes.map((stroke) => stroke.id)).size === strokes.length,
        'must have ids of their own',
      ),
  })
  .refine(
    (mask) => mask.asset !== null || mask.strokes.length > 0,
    'must be null when it has neither asset nor strokes',
  )
  .refine((mask) => mask.colours === undefined || mask.asset !== null, 'has colours of an edge only with an asset');

/**
 * Amounts are -1..1 with 0 neutral, except blur (px of the page, 0..200), hue (deg, -180..180), grayscale, sepia and
 * sharpen (0..1). A vignette above 0 darkens the edges, below 0 it lightens them. duotone: the picture from one colour
 * in its darks to another in its lights.
 */
export const filtersSchema = z.strictObject({
  brightness: z.number().min(-1).max(1),
  contrast: z.number().min(-1).max(1),
  saturation: z.number().min(-1).max(1),
  hue: z.number().min(-180).max(180),
  temperature: z.number().min(-1).max(1),
  blur: z.number().min(0).max(200),
  grayscale: fractionSchema,
  sepia: fractionSchema,
  highlights: z.number().min(-1).max(1).default(0),
  shadows: z.number().min(-1).max(1).default(0),
  sharpen: fractionSchema.default(0),
  vignette: z.number().min(-1).max(1).default(0),
  duotone: z.strictObject({ dark: colorSchema, light: colorSchema, amount: fractionSchema }).nullable().default(null),
});

const viewLengthSchema = z.number().min(1).max(10_000);

export const imageLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('image'),
  /**
   * Null: an empty frame that waits for a picture. It shows on the canvas and is left out of exports; its mask counts
   * for nothing.
   */
  asset: assetIdSchema.nullable(),
  /** The part of the picture that fills the box, in fractions of the picture. */
  crop: z.strictObject({
    x: fractionSchema,
    y: fractionSchema,
    width: z.number().min(0.001).max(1),
    height: z.number().min(0.001).max(1),
  }),
  /**
   * Degrees clockwise that the picture is turned in its box, about the middle of the part shown; see picture-crop.ts.
   */
  straighten: z.number().min(-LIMITS.straighten).max(LIMITS.straighten).default(0),
  mask: maskSchema.nullable(),
  filters: filtersSchema,
  stroke: outlineSchema,
  /** The outline that the box is clipped to. */
  frame: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rectangle'), radius: z.number().min(0).max(2000) }),
    z.strictObject({ type: z.literal('ellipse') }),
    /** Arches, blobs, hexagons: drawn in a view box that is stretched to the layer's box. */
    z.strictObject({
      type: z.literal('path'),
      path: outlinePathSchema,
      viewWidth: viewLengthSchema,
      viewHeight: viewLengthSchema,
    }),
  ]),
  /** For people who can't see it, and for the agent. */
  alt: writtenText(500),
});

/** What a line ends with: `arrow` is filled and swept back, `open` is two strokes, `bar` stands across. */
export const lineHeadSchema = z.enum(['none', 'arrow', 'open', 'triangle', 'circle', 'bar']);
/** How round corners are, px; never more than fits. Shapes from before they could be round have sharp ones. */
const cornerRadiusSchema = z.number().min(0).max(2000).default(0);

/** What a shape layer can be. */
const shapeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rectangle'), radius: z.number().min(0).max(2000) }),
  z.strictObject({ kind: z.literal('ellipse') }),
  z.strictObject({ kind: z.literal('triangle'), radius: cornerRadiusSchema }),
  /** A regular polygon stretched to the box. */
  z.strictObject({ kind: z.literal('polygon'), sides: z.number().int().min(3).max(24), radius: cornerRadiusSchema }),
  /** `inner`: radius of the inner corners as a fraction of the outer. */
  z.strictObject({
    kind: z.literal('star'),
    points: z.number().int().min(3).max(64),
    inner: z.number().min(0.05).max(0.95),
    radius: cornerRadiusSchema,
  }),
  /** From the middle of the left edge to the middle of the right; the stroke draws it. */
  z.strictObject({ kind: z.literal('line'), startHead: lineHeadSchema, endHead: lineHeadSchema }),
  z.strictObject({ kind: z.literal('heart') }),
  /** An outline of its own, drawn in a view box that is stretched to the layer's box: icons, logo marks, blobs. */
  z.strictObject({
    kind: z.literal('path'),
    path: outlinePathSchema,
    viewWidth: viewLengthSchema,
    viewHeight: viewLengthSchema,
    rule: z.enum(['nonzero', 'evenodd']),
  }),
  /**
   * A QR code, square in the middle of the box: the fill paints its modules, `ground` what is behind them. The matrix
   * follows from content and correction. `quiet`: free space around it, in modules; scanners want four.
   */
  z.strictObject({
    kind: z.literal('qr'),
    content: writtenText(LIMITS.qrBytes)
      .min(1)
      .refine(
        (text) => new TextEncoder().encode(text).length <= LIMITS.qrBytes,
        `must be at most ${LIMITS.qrBytes} bytes`,
      ),
    correction: z.enum(['L', 'M', 'Q', 'H']),
    modules: z.enum(['square', 'rounded', 'dots']),
    eyes: z.enum(['square', 'rounded', 'circle']),
    quiet: z.number().int().min(0).max(10),
    ground: colorSchema.nullable(),
  }),
]);

export const shapeLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('shape'),
  shape: shapeSchema,
  fill: paintSchema.nullable(),
  stroke: outlineSchema,
});

/** One stroke of a drawing. */
const drawingPathSchema = z.strictObject({
  color: colorSchema,
  /** px on the page at the size in which it was drawn; scales with the box's width. */
  width: z.number().min(0.5).max(500),
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(1)
    .max(LIMITS.drawingPoints),
  /** Of the whole stroke, which never shows through itself. */
  opacity: fractionSchema.default(1),
  /** `pen` keeps its width; `brush` swells with the pressure; `highlighter` keeps its width and ends square. */
  brush: z.enum(['pen', 'brush', 'highlighter']).default('pen'),
  /**
   * Of a brush: one a point, 0 to 1; none where it was drawn without pressure, and then slow strokes are the thick
   * ones.
   */
  pressures: z.array(fractionSchema).max(LIMITS.drawingPoints).default([]),
});

/** Freehand: each path's points are [x, y] in fractions of the box, so scaling the box scales the drawing. */
export const drawingLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('drawing'),
  paths: z.array(drawingPathSchema).min(1).max(200),
  /** Box width when drawn, px: the stroke width's scale. */
  drawnWidth: lengthSchema,
});

export const stickerLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('sticker'),
  source: z.discriminatedUnion('type', [
    /** One emoji of the bundled font. */
    z.strictObject({ type: z.literal('emoji'), emoji: writtenText(40).min(1) }),
    z.strictObject({ type: z.literal('asset'), asset: assetIdSchema }),
  ]),
  /** Die-cut border. */
  stroke: outlineSchema,
});

const alignSchema = z.enum(['start', 'center', 'end']);
/** A rule of a table; width in px. */
const ruleSchema = z.strictObject({ color: colorSchema, width: z.number().min(0.25).max(100) }).nullable();

/**
 * One cell. `lines` are broken by the shared line breaker, as those of texts; `style` holds what differs from its row
 * and column.
 */
export const tableCellSchema = z.strictObject({
  text: writtenText(LIMITS.tableCellLength),
  lines: z.array(textLineSchema),
  style: z.strictObject({ fill: colorSchema, color: colorSchema, bold: z.boolean(), align: alignSchema }).partial(),
});

/**
 * A size chart, a price list, a menu. Its height is the sum of its rows; right-to-left tables are drawn from the right.
 */
export const tableLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('table'),
  /** In reading order. `width`: share of the table's, relative to the sum of all. */
  columns: z
    .array(z.strictObject({ width: z.number().min(0.01).max(100), align: alignSchema }))
    .min(1)
    .max(LIMITS.tableColumns),
  /** `height`: at least that, px; a row is as high as its text needs. */
  rows: z
    .array(z.strictObject({ height: z.number().min(0).max(LIMITS.layerDimension) }))
    .min(1)
    .max(LIMITS.tableRows),
  /** Row by row, a cell for each column. */
  cells: z.array(z.array(tableCellSchema).max(LIMITS.tableColumns)).max(LIMITS.tableRows),
  headerRow: z.boolean(),
  headerColumn: z.boolean(),
  fontFamily: characterStyle.fontFamily,
  fontSize: characterStyle.fontSize,
  fontWeight: characterStyle.fontWeight,
  lineHeight: textLayerSchema.shape.lineHeight,
  verticalAlign: textLayerSchema.shape.verticalAlign,
  direction: textLayerSchema.shape.direction,
  /** `stripe` fills every second row under the header. */
  body: z.strictObject({ color: colorSchema, fill: colorSchema.nullable(), stripe: colorSchema.nullable() }),
  header: z.strictObject({
    color: colorSchema,
    fill: colorSchema.nullable(),
    fontSize: characterStyle.fontSize,
    fontWeight: characterStyle.fontWeight,
    upper: z.boolean(),
  }),
  /** Around the table, between its rows, between its columns. */
  borders: z.strictObject({ outer: ruleSchema, rows: ruleSchema, columns: ruleSchema }),
  /** Between the edges of a cell and its text, px. */
  padding: z.strictObject({ x: z.number().min(0).max(1000), y: z.number().min(0).max(1000) }),
  radius: z.number().min(0).max(2000),
});

export const groupLayerSchema = z.strictObject({ ...common, type: z.literal('group') });

export const layerSchema = z.discriminatedUnion('type', [
  textLayerSchema,
  imageLayerSchema,
  shapeLayerSchema,
  drawingLayerSchema,
  stickerLayerSchema,
  tableLayerSchema,
  groupLayerSchema,
]);

const characterStyleSchema = z.strictObject(characterStyle);
export type CharacterStyle = z.infer<typeof characterStyleSchema>;
export type TextRun = z.infer<typeof textRunSchema>;
export type TextLine = z.infer<typeof textLineSchema>;
export type MaskStroke = z.infer<typeof maskStrokeSchema>;
export type Filters = z.infer<typeof filtersSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ImageLayer = z.infer<typeof imageLayerSchema>;
/** An image layer that is no empty frame. */
export type PictureLayer = ImageLayer & { asset: string };
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;
/** A shape as it may be asked for: what has a default may be left out. */
export type NewShape = z.input<typeof shapeSchema>;
export type LineHead = z.infer<typeof lineHeadSchema>;
export type DrawingPath = z.infer<typeof drawingPathSchema>;
/** A stroke as it may be asked for: what has a default may be left out. */
export type NewDrawingPath = z.input<typeof drawingPathSchema>;
export type DrawingLayer = z.infer<typeof drawingLayerSchema>;
export type StickerLayer = z.infer<typeof stickerLayerSchema>;
export type TableLayer = z.infer<typeof tableLayerSchema>;
export type TableCell = z.infer<typeof tableCellSchema>;
export type GroupLayer = z.infer<typeof groupLayerSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type LeafLayer = Exclude<Layer, GroupLayer>;
export type LayerType = Layer['type'];

/** Whether a layer shows a picture: an image layer that is no empty frame. */
export function isPicture(layer: Layer): layer is PictureLayer {
  return layer.type === 'image' && layer.asset !== null;
}
