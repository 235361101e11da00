/** Style fields that several tools take: shadow, outline, sizes. Converts simple words to kernel values. */
import { z } from 'zod';
import { lineHeadSchema } from '#design/document/layers/shape-layer.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { ContactShadow, Paint, Reflection, Shadow, Stroke } from '#design/document/values.ts';
import { colorInput } from './color-input.ts';

export const shadowInput = z
  .union([
    z.enum(['none', 'soft', 'strong']),
    z.strictObject({
      color: colorInput.optional(),
      x: z.number().min(-1000).max(1000).optional(),
      y: z.number().min(-1000).max(1000).optional(),
      blur: z.number().min(0).max(500).optional(),
    }),
  ])
  .describe('"none", "soft", "strong", or color, x, y, blur in px');

export const outlineInput = z
  .union([z.literal('none'), z.strictObject({ color: colorInput, width: z.number().min(0.5).max(200) })])
  .describe('"none", or colour and width in px');

/** Dashes and gaps as multiples of the width; a dash of length 0 is a round dot. */
const DASHES = { solid: [], dashed: [3, 2], dotted: [0, 2] } as const;

/** How lines are drawn, and outlines of shapes where it applies. */
export const lineInput = z
  .strictObject({
    start: lineHeadSchema.optional(),
    end: lineHeadSchema.optional(),
    dash: z.enum(['solid', 'dashed', 'dotted']).optional(),
    width: z.number().min(0.5).max(200).optional(),
  })
  .describe(
    'Of lines and arrows: what they begin and end with, dashes, thickness in px; dash and width also of outlined shapes',
  );

/** A shape with the given line; null if no part of it has a line. Only lines have heads. */
export function lined(layer: ShapeLayer, { start, end, dash, width }: z.output<typeof lineInput>): ShapeLayer | null {
  const isLine = layer.shape.kind === 'line';
  if (!layer.stroke || (!isLine && (start !== undefined || end !== undefined))) return null;
  const shape =
    layer.shape.kind === 'line'
      ? { ...layer.shape, startHead: start ?? layer.shape.startHead, endHead: end ?? layer.shape.endHead }
      : layer.shape;
  return {
    ...layer,
    shape,
    stroke: {
      ...layer.stroke,
      width: width ?? layer.stroke.width,
      dash: dash === undefined ? layer.stroke.dash : [...DASHES[dash]],
    },
  };
}

/** Degrees of a circle that a text spans. */
export const curveInput = z
  .number()
  .min(-360)
  .max(360)
  .describe('Bends the text: degrees of a circle that it spans, above 0 arching up, below 0 hanging down, 0 straight');

export const fontSizeInput = z
  .number()
  .min(LIMITS.minFontSize)
  .max(LIMITS.maxFontSize)
  .describe('Font size in px of the page');
export const rotationInput = z.number().min(-360).max(360).describe('Degrees clockwise');
export const opacityInput = z.number().min(0).max(1).describe('0 invisible, 1 opaque');
export const coordinateInput = z.number().min(-LIMITS.coordinate).max(LIMITS.coordinate);
export const lengthInput = z.number().min(1).max(LIMITS.layerDimension);

/** A shadow for a layer of that height (for a text: its font size), px. */
export function shadowOf(given: z.output<typeof shadowInput>, height: number): Shadow | null {
  if (given === 'none') return null;
  if (given === 'soft')
    return {
      color: '#00000055',
      x: 0,
      y: Math.round(Math.max(2, height * 0.03)),
      blur: Math.round(Math.min(60, Math.max(6, height * 0.08))),
    };
  if (given === 'strong')
    return {
      color: '#00000099',
      x: 0,
      y: Math.round(Math.max(3, height * 0.05)),
      blur: Math.round(Math.min(80, Math.max(6, height * 0.1))),
    };
  return {
    color: given.color ?? '#00000066',
    x: given.x ?? 0,
    y: given.y ?? Math.round(Math.max(2, height * 0.03)),
    blur: given.blur ?? Math.round(Math.min(60, Math.max(6, height * 0.08))),
  };
}

export function strokeOf(given: z.output<typeof outlineInput>): Stroke | null {
  return given === 'none' ? null : { color: given.color, width: given.width, dash: [] };
}

export const gradientInput = z.strictObject({
  from: colorInput,
  to: colorInput,
  kind: z.enum(['linear', 'radial']).optional(),
  angle: z
    .number()
    .min(-360)
    .max(360)
    .optional()
    .describe('Degrees, 0 points up, 90 right; default 180, from top to bottom'),
});

/** From one color to another across a box; radial: from the center outwards. */
export function paintOf({ from, to, kind = 'linear', angle = 180 }: z.output<typeof gradientInput>): Paint {
  const stops = [
    { at: 0, color: from },
    { at: 1, color: to },
  ];
  return kind === 'linear'
    ? { type: 'linear', angle, stops }
    : { type: 'radial', centerX: 0.5, centerY: 0.5, radius: 1, stops };
}

export const reflectionInput = z
  .union([
    z.enum(['none', 'soft', 'strong']),
    z.strictObject({
      opacity: z.number().min(0).max(1).optional(),
      gap: z.number().min(-500).max(500).optional().describe('px below the layer'),
      size: z.number().min(0).max(1).optional().describe('Share of its height'),
    }),
  ])
  .describe('Mirror image below: "none", "soft", "strong", or opacity, gap and size');

/** A reflection below a layer of that height, px. */
export function reflectionOf(given: z.output<typeof reflectionInput>, height: number): Reflection | null {
  if (given === 'none') return null;
  const gap = Math.round(Math.min(40, height * 0.015));
  if (given === 'soft') return { opacity: 0.28, gap, size: 0.35 };
  if (given === 'strong') return { opacity: 0.55, gap, size: 0.55 };
  return { opacity: given.opacity ?? 0.35, gap: given.gap ?? gap, size: given.size ?? 0.4 };
}

export const backgroundShadowInput = z
  .union([
    z.enum(['none', 'soft', 'strong']),
    z.strictObject({
      color: colorInput.optional(),
      opacity: z.number().min(0).max(1).optional(),
      softness: z.number().min(0).max(1).optional(),
      spread: z.number().min(0.2).max(3).optional().describe('Width; 1 is as wide as what touches the ground'),
      angle: z.number().min(-75).max(75).optional().describe('Degrees to which it falls sideways, below 0 to the left'),
    }),
  ])
  .describe('Contact shadow on the ground below cutouts: "none", "soft", "strong", or its parts');

/** A ground shadow; missing values are those of a soft one. */
export function backgroundShadowOf(given: z.output<typeof backgroundShadowInput>): ContactShadow | null {
  if (given === 'none') return null;
  const soft: ContactShadow = { color: '#17150f', opacity: 0.5, softness: 0.6, spread: 1, angle: 0 };
  if (given === 'soft') return soft;
  if (given === 'strong') return { ...soft, opacity: 0.8, softness: 0.35, spread: 1.15 };
  const { color, ...amounts } = given;
  return {
    ...soft,
    ...Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined)),
    ...(color && { color: color.slice(0, 7) }),
  };
}
