/**
 * Sets a design's texts in a brand's fonts: headings in one, everything else in the other, each within its former room.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { scaleLayer } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { ancestorsOf, leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import { fontFamily, nearestWeight } from '#design/fonts/catalogue.ts';
import { setIn, widestPiece } from '#design/layout/fit-text.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import type { Operation } from '#design/operations/operation.ts';
import { updateBetween } from '../page/layer-patch.ts';
import { inPieces, type Pieces } from '../contract/pieces.ts';

const HEADING = /^(?:headline|title|offer|badge)$/i;
const NO_HEADING = /^(?:sub-?(?:heading|headline|title)|details|call to action|caption|body)$/i;
/** A text with at least this share of the largest text's size is a heading too. */
const LEADS = 0.6;

function isHeading(text: TextLayer, largest: number): boolean {
  if (HEADING.test(text.name)) return true;
  return !NO_HEADING.test(text.name) && text.fontSize >= largest * LEADS;
}

/** A text shrinks in steps of this share of its size, at most to half of it. */
const STEP = 0.025;
const STEPS = 20;

/** The weight in another font. Fonts with a single weight are heavy by design, whatever number that weight has. */
function weightIn(family: string, { fontFamily: before, fontWeight }: TextLayer): number {
  const old = fontFamily(before);
  const heavy = old?.weights.length === 1 && old.category !== 'handwriting' ? Math.max(700, fontWeight) : fontWeight;
  return before === family ? fontWeight : nearestWeight(family, heavy);
}

/** In another font, at the largest size up to its own that takes no more lines and no more room than before. */
export async function refitted(
  text: TextLayer,
  family: string,
  measure: MeasureText,
  pieces: Pieces,
): Promise<TextLayer> {
  const runs = text.runs
    .map(({ start, end, style: { fontFamily: _family, ...style } }) => ({ start, end, style }))
    .filter(({ style }) => Object.keys(style).length > 0);
  const changed: TextLayer = { ...text, fontFamily: family, fontWeight: weightIn(family, text), runs };
  const at = async (share: number): Promise<TextLayer | null> => {
    await pieces.next(text);
    const scaled =
      share === 1
        ? changed
        : {
            ...scaleLayer(changed, share),
            x: text.x,
            y: text.y,
            width: text.width,
            box: text.box,
            shadow: text.shadow,
            reflection: text.reflection,
          };
    // Slightly wider than the box that hugged the old letters, or every wider font would shrink by a needless step.
    const set = setIn(scaled, text.width * 1.02, measure);
    if (
      set.lines.length <= Math.max(1, text.lines.length) &&
      set.height <= text.height * 1.03 &&
      widestPiece(set, measure) <= set.width
    ) {
      return { ...set, x: text.x - (set.width - text.width) / 2, y: text.y + (text.height - set.height) / 2 };
    }
    return null;
  };
  const whole = await at(1);
  if (whole) return whole;
  // The largest of the steps; a text that fits at one size fits at all smaller ones.
  let best: TextLayer | null = null;
  let [low, high] = [1, STEPS];
  while (low <= high) {
    const step = (low + high) >> 1;
    const tried = await at(1 - step * STEP);
    if (tried) {
      best = tried;
      high = step - 1;
    } else low = step + 1;
  }
  return best ?? setIn(changed, Math.max(text.width, widestPiece(changed, measure) + 2), measure);
}

/**
 * The operations that set every page's texts in the brand's fonts. A kit with one font changes only the texts of that
 * role.
 */
export async function brandFontOperations(
  document: DesignDocument,
  fonts: { heading: string | null; body: string | null },
  measure: MeasureText,
  signal: AbortSignal,
): Promise<Operation[]> {
  const operations: Operation[] = [];
  const pieces = inPieces(signal);
  for (const { id } of pagesInOrder(document)) {
    const texts = leavesInPaintOrder(document, id)
      .filter((leaf): leaf is TextLayer => leaf.type === 'text' && leaf.text.trim() !== '')
      .filter((text) =>
        [text, ...ancestorsOf(document, text.id)].every((layer) => !layer.locked && !/^logo\b/i.test(layer.name)),
      );
    for (const table of leavesInPaintOrder(document, id)) {
      if (
        table.type !== 'table' ||
        fonts.body === null ||
        [table, ...ancestorsOf(document, table.id)].some((layer) => layer.locked)
      )
        continue;
      await pieces.next(table);
      const update = updateBetween(table, withTableLines({ ...table, fontFamily: fonts.body }, measure));
      if (update) operations.push(update);
    }
    const largest = Math.max(0, ...texts.map(({ fontSize }) => fontSize));
    for (const text of texts) {
      const family = isHeading(text, largest) ? fonts.heading : fonts.body;
      if (
        family === null ||
        (text.fontFamily === family && text.runs.every(({ style }) => style.fontFamily === undefined))
      )
        continue;
      const update = updateBetween(text, await refitted(text, family, measure, pieces));
      if (update) operations.push(update);
    }
  }
  return operations;
}
