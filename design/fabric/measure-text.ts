/**
 * The measure port on a canvas context: the browser's or the server's. Both run the same engine over the same font
 * files.
 */
import type { FontStyle, MeasureText } from '#design/document/measure.ts';
import { fontString } from '#design/fonts/font-string.ts';
import { letterRuns, letterStyle } from '#design/layout/letter-runs.ts';

/** The little of a canvas context that measuring needs. */
export interface MeasureContext {
  font: string;
  measureText(text: string): { width: number };
}

const CACHED_WIDTHS = 20_000;
/** Longer texts are measured again each time: they rarely recur, and they would fill the memory. */
const CACHED_LENGTH = 200;

export interface CachedMeasure extends MeasureText {
  /** Clears all widths: needed once a font has arrived that was missing before. */
  forget(): void;
}

/** Measures through a context made on first use, keeping the widths used last. */
export function createMeasureText(createContext: () => MeasureContext): CachedMeasure {
  const widths = new Map<string, number>();
  let context: MeasureContext | null = null;
  let current = '';

  const widthOf = (text: string, style: FontStyle): number => {
    const font = fontString(style);
    context ??= createContext();
    if (current !== font) {
      context.font = font;
      current = font;
    }
    return context.measureText(text).width;
  };

  const measure = (text: string, style: FontStyle): number => {
    if (text === '') return 0;
    const font = fontString(style);
    const key = text.length <= CACHED_LENGTH ? `${font}\n${text}` : null;
    if (key !== null) {
      const known = widths.get(key);
      if (known !== undefined) {
        // Reinserted: the map's order is the order of last use.
        widths.delete(key);
        widths.set(key, known);
        return known;
      }
    }
    const width = letterRuns(text).reduce(
      (sum, { start, end, letters }) => sum + widthOf(text.slice(start, end), letterStyle(style, letters)),
      0,
    );
    if (key !== null) {
      if (widths.size >= CACHED_WIDTHS)
        for (const oldest of widths.keys()) {
          widths.delete(oldest);
          break;
        }
      widths.set(key, width);
    }
    return width;
  };

  return Object.assign(measure, {
    forget() {
      widths.clear();
      current = '';
    },
  });
}
