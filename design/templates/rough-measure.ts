/**
 * Text widths for trying sizes: measured once at one size and scaled, so that finding the size that fits costs one
 * measurement per word instead of one per word and size. The result is measured exactly afterwards.
 */
import type { TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { setIn, widestPiece } from '../layout/fit-text.ts';

/** px */
const MEASURED_AT = 100;

const known = new WeakMap<MeasureText, MeasureText>();

/** The scaling measure for an exact one; the same one each time. */
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

/** How much wider than tried a box may become. */
const MOST_GROWN = 1.04;
const GROWN = [1, 1.004, 1.01, 1.02, MOST_GROWN];

/** The text with its lines measured exactly, with the same number of lines: its box grows slightly if necessary. */
export function exactly(layer: TextLayer, measure: MeasureText): TextLayer {
  const whole = unbroken(layer, measure);
  for (const grown of GROWN) {
    const width = whole.width * grown;
    const set = setIn(whole, width, measure);
    if (set.lines.length > layer.lines.length && grown < MOST_GROWN) continue;
    const more = width - whole.width;
    return { ...set, x: whole.x - (whole.align === 'center' ? more / 2 : whole.align === 'right' ? more : 0) };
  }
  return whole;
}

/**
 * At a size slightly smaller so that no word is cut: some fonts join characters ("。。") at the size that was measured,
 * and not at small ones.
 */
function unbroken(layer: TextLayer, measure: MeasureText): TextLayer {
  const widest = layer.curve === 0 && layer.runs.length === 0 ? widestPiece(layer, measure) : 0;
  const room = layer.width * MOST_GROWN;
  return widest > room ? { ...layer, fontSize: Math.floor(((layer.fontSize * room) / widest) * 10) / 10 } : layer;
}
