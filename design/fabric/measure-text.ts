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

/** Measures through a context made on first use, keeping widths until there are too many of them. */
export function createMeasureText(createContext: () => MeasureContext): CachedMeasure {
  /** By font, then by text. */
  const widths = new Map<string, Map<string, number>>();
  let count = 0;
  let context: MeasureContext | null = null;
  let current = '';

  const forget = (): void => {
    widths.clear();
    count = 0;
  };

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
    let own = widths.get(font);
    const known = own?.get(text);
    if (known !== undefined) return known;
    const width = letterRuns(text).reduce(
      (sum, { start, end, letters }) => sum + widthOf(text.slice(start, end), letterStyle(style, letters)),
      0,
    );
    if (text.length > CACHED_LENGTH) return width;
    if (count >= CACHED_WIDTHS) forget();
    own = widths.get(font);
    if (!own) widths.set(font, (own = new Map()));
    own.set(text, width);
    count += 1;
    return width;
  };

  return Object.assign(measure, {
    forget() {
      forget();
      current = '';
    },
  });
}
