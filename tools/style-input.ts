/** Style fields that several tools take: shadow, outline, sizes. Friendly words for them become kernel values. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import type { Shadow, Stroke } from '#design/document/values.ts';
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

export const fontSizeInput = z.number().min(LIMITS.minFontSize).max(LIMITS.maxFontSize).describe('Font size in px of the page');
export const rotationInput = z.number().min(-360).max(360).describe('Degrees clockwise');
export const opacityInput = z.number().min(0).max(1).describe('0 invisible, 1 opaque');
export const coordinateInput = z.number().min(-LIMITS.coordinate).max(LIMITS.coordinate);
export const lengthInput = z.number().min(1).max(LIMITS.layerDimension);

/** A shadow for something of that height (a text: of its font size), px. */
export function shadowOf(given: z.output<typeof shadowInput>, height: number): Shadow | null {
  if (given === 'none') return null;
  if (given === 'soft') return { color: '#00000055', x: 0, y: Math.round(Math.max(2, height * 0.03)), blur: Math.round(Math.min(60, Math.max(6, height * 0.08))) };
  if (given === 'strong') return { color: '#00000099', x: 0, y: Math.round(Math.max(3, height * 0.05)), blur: Math.round(Math.min(80, Math.max(6, height * 0.1))) };
  return { color: given.color ?? '#00000066', x: given.x ?? 0, y: given.y ?? Math.round(Math.max(2, height * 0.03)), blur: given.blur ?? Math.round(Math.min(60, Math.max(6, height * 0.08))) };
}

export function strokeOf(given: z.output<typeof outlineInput>): Stroke | null {
  return given === 'none' ? null : { color: given.color, width: given.width, dash: [] };
}
