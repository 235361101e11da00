/** The schema of a text layer: its characters, runs and lines. */
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { colorSchema, paintSchema, writtenText } from '../values.ts';
import { leaf, outlineSchema } from './layer-fields.ts';

/** Character styles that may differ within a text. */
export const characterStyle = {
  // A name of 60 characters, and the hash of an uploaded font.
  fontFamily: writtenText(130).min(1),
  fontSize: z.number().min(LIMITS.minFontSize).max(LIMITS.maxFontSize),
  fontWeight: z.number().int().min(100).max(900),
  italic: z.boolean(),
  underline: z.boolean(),
  strikethrough: z.boolean(),
  fill: paintSchema,
};

/** A range of a text with its own styles: UTF-16 offsets, end exclusive, sorted, not overlapping. */
export const textRunSchema = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  style: z.strictObject(characterStyle).partial(),
});

/**
 * One drawn line: UTF-16 offsets into `text` (a trailing space or line break is excluded) and its measured width, px.
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
  /** Relative to the font size. */
  lineHeight: z.number().min(0.5).max(4),
  /** Thousandths of the font size; ignored where it would break joining scripts. */
  letterSpacing: z.number().min(-200).max(2000),
  /** How the text is displayed; `text` keeps what was typed. */
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']),
  direction: z.enum(['auto', 'ltr', 'rtl']),
  stroke: outlineSchema,
  /**
   * Pill or box behind the text: the padding extends beyond the layer's box, so it never narrows the lines. Padding and
   * radius in px.
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
   * box then fits the arc.
   */
  curve: z.number().min(-360).max(360).default(0),
  /** Each typed line is an item, its leading tabs are its level; a line separator (U+2028) continues the item. */
  list: z.enum(['none', 'bullet', 'number']).default('none'),
  /** The property that adapts to the words: `box`: its height; `letters`: their size, in a fixed box. */
  autoSize: z.enum(['box', 'letters']).default('box'),
  /** Copies of the letters behind them, lowest first: offset in px along the text's own axes. */
  echoes: z
    .array(z.strictObject({ color: colorSchema, x: z.number().min(-500).max(500), y: z.number().min(-500).max(500) }))
    .max(LIMITS.textEchoes)
    .default([]),
  runs: z.array(textRunSchema).max(LIMITS.textRuns),
  /** Computed by the shared line breaker whenever text, styles or width change; both renderers draw these. */
  lines: z.array(textLineSchema),
});

export const characterStyleSchema = z.strictObject(characterStyle);
