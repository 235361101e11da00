/**
 * Shared by compositions of words: paper and its background, words that are moved or rotated as one, one text at one
 * size.
 */
import type { Box } from '#design/document/geometry.ts';
import { contrast, mix } from '#design/layout/contrast.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { shade } from '#design/templates/color-mix.ts';

import { putStack, stackIn, type Align, type Item, type Stack } from '#design/templates/text-stack.ts';

/** Warm white of paper that things are written on. */
export const SHEET = '#fffdf7';

/**
 * A background for paper of a color: a color of the palette with enough contrast. Strong ones first for loud and
 * playful designs.
 */
export function deskFor(builder: PageBuilder, paper: string): string {
  const { background, panel, accent, pop, ink } = builder.input.palette;
  const strong = builder.input.energy === 'loud' || builder.input.energy === 'playful';
  const candidates = strong
    ? builder.input.twist % 2 === 0
      ? [accent, background, pop, panel]
      : [background, pop, accent, panel]
    : [background, panel, pop, accent];
  return candidates.find((color) => contrast(color, paper) >= 1.32) ?? mix(panel, ink, 0.14);
}

/** A soft shadow under something on the page, or floating over it. */
export function shadowOf(builder: PageBuilder, strength = 1): { color: string; x: number; y: number; blur: number } {
  return {
    color: '#00000038',
    x: 0,
    y: Math.round(builder.u(0.8 * strength)),
    blur: Math.round(builder.u(2.8 * strength)),
  };
}

/**
 * Where things with words on them may be: within the margins, and on stories including a little of what the platform
 * covers.
 */
export function stageOf(builder: PageBuilder): Box {
  const { safe, margin } = builder;
  const reach = builder.bar > 0 ? builder.bar * 0.3 : 0;
  const top = builder.input.logo ? 0 : reach;
  return { x: margin * 0.9, y: safe.y - top, width: builder.width - margin * 1.8, height: safe.height + top + reach };
}

/** The stack rotated around a point, degrees clockwise: each text around it, so that they keep together. */
export function turned(stack: Stack, cx: number, cy: number, degrees: number): Stack {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return {
    ...stack,
    texts: stack.texts.map((text) => {
      const { layer } = text;
      const dx = layer.x + layer.width / 2 - cx;
      const dy = layer.y + layer.height / 2 - cy;
      return {
        ...text,
        layer: {
          ...layer,
          x: cx + dx * cos - dy * sin - layer.width / 2,
          y: cy + dx * sin + dy * cos - layer.height / 2,
          rotation: degrees,
        },
      };
    }),
  };
}

/** Places a stack rotated; its texts are one group with what `under` draws below them. */
export function putTurned(
  builder: PageBuilder,
  name: string,
  stack: Stack,
  cx: number,
  cy: number,
  degrees: number,
  under: () => void,
): void {
  builder.group(name, () => {
    under();
    putStack(builder, turned(stack, cx, cy, degrees));
  });
}

/** One item at one size (px) in a width; null if a word or the number of lines does not fit. */
export function setAt(
  builder: PageBuilder,
  item: Item,
  width: number,
  size: number,
  align: Align = 'left',
): Stack | null {
  const hundredths = (size / builder.unit) * 100;
  return stackIn(
    builder,
    [{ ...item, share: 1, heading: true }],
    { x: 0, y: 0, width, height: builder.height * 4 },
    { align, valign: 'top', largest: hundredths, smallest: hundredths },
  );
}

/** Sizes from a largest to a smallest in small steps, px. */
export function sizesFrom(largest: number, smallest: number): number[] {
  const sizes: number[] = [];
  for (let size = largest; size > smallest; size *= 0.95) sizes.push(size);
  return [...sizes, smallest];
}

/** A color slightly darker or lighter, whichever has more contrast with it. */
export function edgeOf(color: string, step = 0.12): string {
  return shade(color, contrast(color, '#ffffff') < 1.6 ? -step : step);
}
