/**
 * Text widths for trying sizes: measured once at one size and scaled, so that looking for the size that fits costs one
 * measurement a word instead of one a word and size. What is put down is measured exactly afterwards.
 */
import type { TextLayer } from '../../document/layers.ts';
import type { MeasureText } from '../../document/measure.ts';
import { setIn } from '../fit-text.ts';

/** px */
const MEASURED_AT = 100;

const known = new WeakMap<MeasureText, MeasureText>();

/** The scaling measure over an exact one; the same one each time. */
export function roughly(measure: MeasureText): MeasureText {
  const made = known.get(measure);
  if (made) return made;
  const widths = new Map<string, number>();
  const rough: MeasureText = (text, style) => {
    const key = `${style.fontFamily}|${style.fontWeight}|${style.italic}|${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      if (widths.size > 20_000) widths.clear();
      widths.set(key, (width = measure(text, { ...style, fontSize: MEASURED_AT }) / MEASURED_AT));
    }
    return width * style.fontSize;
  };
  known.set(measure, rough);
  return rough;
}

/** The text with its lines measured exactly, as many of them as before: its box grows by a hair where it must. */
export function exactly(layer: TextLayer, measure: MeasureText): TextLayer {
  for (const grown of [1, 1.004, 1.01, 1.02, 1.04]) {
    const width = layer.width * grown;
    const set = setIn(layer, width, measure);
    if (set.lines.length > layer.lines.length && grown < 1.04) continue;
    const more = width - layer.width;
    return { ...set, x: layer.x - (layer.align === 'center' ? more / 2 : layer.align === 'right' ? more : 0) };
  }
  return layer;
}
