/** Fills, lines and shadows of a slide as a design has them. */
import type { Paint, Shadow } from '#design/document/values.ts';
import type { NodeStroke } from '../imported.ts';
import { solid } from '../paints.ts';
import { colorOf, fractionOf } from '../svg/svg-values.ts';

/** As the reader of presentations writes them. */
export type Fill =
  | { type: 'color'; value: string }
  | { type: 'image'; value: { ref?: string; opacity?: number } }
  | { type: 'gradient'; value: { path: string; rot: number; colors: { pos: string; color: string }[] } }
  | { type: 'pattern'; value: { foregroundColor?: string; backgroundColor?: string } };

export interface Bordered {
  borderColor?: string;
  borderWidth?: number;
  borderType?: string;
  borderStrokeDasharray?: string;
}

/** Null: none, or a picture. */
export function paintOf(fill: Fill | null | undefined): Paint | null {
  if (!fill) return null;
  if (fill.type === 'color') {
    const color = colorOf(fill.value);
    return color && !(color.length === 9 && color.endsWith('00')) ? solid(color) : null;
  }
  if (fill.type === 'pattern') {
    const color = colorOf(fill.value.backgroundColor) ?? colorOf(fill.value.foregroundColor);
    return color ? solid(color) : null;
  }
  if (fill.type !== 'gradient') return null;
  const stops = fill.value.colors
    .flatMap(({ pos, color }) => {
      const read = colorOf(color);
      return read ? [{ at: fractionOf(pos, 0), color: read }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 12);
  const [first, second] = stops;
  if (!first) return null;
  if (!second) return solid(first.color);
  if (fill.value.path !== 'line') return { type: 'radial', centerX: 0.5, centerY: 0.5, radius: 1, stops };
  // 0° runs to the right there, upwards here.
  return { type: 'linear', angle: (((fill.value.rot + 90) % 360) + 360) % 360, stops };
}

/** The width of a line that names none, pt. */
const LINE = 1;

export function strokeOf(
  { borderColor, borderWidth = 0, borderType, borderStrokeDasharray }: Bordered,
  line = false,
): NodeStroke | null {
  const color = colorOf(borderColor);
  const width = borderWidth > 0 ? borderWidth : line ? LINE : 0;
  if (!color || width <= 0) return null;
  const written = (borderStrokeDasharray ?? '0')
    .split(/[\s,]+/)
    .map(Number)
    .filter((length) => length >= 0);
  const dashed = borderType !== 'solid' && written.some((length) => length > 0);
  return { color, width, dash: dashed ? written.slice(0, 6).map((length) => length * Math.max(1, width) * 0.75) : [] };
}

export function shadowOf(shadow: { h: number; v: number; blur: number; color: string } | undefined): Shadow | null {
  const color = colorOf(shadow?.color);
  return shadow && color ? { color, x: shadow.h, y: shadow.v, blur: shadow.blur } : null;
}
