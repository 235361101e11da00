/** Letters that adapt to a box: the largest size at which the lines fit and no word is cut. */
import type { TextLayer, TextLine } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import { LINE_BREAK } from '../document/text-consistency.ts';
import { isIdeographic } from './scripts.ts';

/** Step between tried sizes, px: finer steps are invisible. */
const STEP = 0.5;
/** Tolerance for rounding in a height, px. */
const SLACK = 0.02;

/** Lays a text out at its size. */
type LayOut = (layer: TextLayer) => { lines: TextLine[]; height: number };

/** The layer with its letters as large as its box allows, runs in proportion, and its lines at that size. */
export function filling(layer: TextLayer, layOut: LayOut): TextLayer {
  const at = (size: number): { layer: TextLayer; fits: boolean } => {
    const sized = size === layer.fontSize ? layer : resized(layer, size);
    const { lines, height } = layOut(sized);
    return { layer: { ...sized, lines }, fits: height <= layer.height + SLACK && !cutsWords(sized, lines) };
  };
  // A text that already fills its box stays unchanged, to the last digit of its runs.
  const present = at(layer.fontSize);
  if (layer.fontSize % STEP === 0 && present.fits && !at(layer.fontSize + STEP).fits) return present.layer;
  const largest = Math.max(
    1,
    Math.floor(Math.min(LIMITS.maxFontSize, layer.height / layer.lineHeight, largestOf(layer)) / STEP),
  );
  let low = Math.ceil(LIMITS.minFontSize / STEP);
  let best = at(low * STEP);
  if (!best.fits) return best.layer;
  let high = largest + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const tried = at(middle * STEP);
    if (tried.fits) {
      best = tried;
      low = middle;
    } else high = middle;
  }
  return best.layer;
}

/** The size at which the largest run reaches a document's limit. */
function largestOf({ fontSize, runs }: TextLayer): number {
  const ratio = Math.max(1, ...runs.map(({ style }) => (style.fontSize ?? fontSize) / fontSize));
  return LIMITS.maxFontSize / ratio;
}

/** The text in another size, its runs in proportion, to hundredths. */
function resized(layer: TextLayer, fontSize: number): TextLayer {
  const factor = fontSize / layer.fontSize;
  const runs = layer.runs.map((run) =>
    run.style.fontSize === undefined
      ? run
      : {
          ...run,
          style: {
            ...run.style,
            fontSize: Math.max(
              LIMITS.minFontSize,
              Math.min(LIMITS.maxFontSize, Math.round(run.style.fontSize * factor * 100) / 100),
            ),
          },
        },
  );
  return { ...layer, fontSize, runs };
}

/** Whether a line ends within a word, in scripts that separate words by spaces. */
function cutsWords({ text }: TextLayer, lines: readonly TextLine[]): boolean {
  return lines.some(({ end }, index) => {
    const next = lines[index + 1];
    if (!next || next.start !== end || LINE_BREAK.test(text.slice(end, next.start))) return false;
    const [before, after] = [text.slice(Math.max(0, end - 2), end), text.slice(end, end + 2)];
    return (
      /[\p{L}\p{N}]$/u.test(before) &&
      /^[\p{L}\p{N}]/u.test(after) &&
      !isIdeographic(before.slice(-1)) &&
      !isIdeographic(after.slice(0, 1))
    );
  });
}
