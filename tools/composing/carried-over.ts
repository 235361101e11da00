/** Carries a whole design over to another size. */
import type { DesignDocument } from '#design/document/document.ts';
import { KernelError } from '#design/document/issue.ts';
import { isPicture } from '#design/document/is-picture.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { widestLine } from '#design/layout/list-items.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { ToolContext } from '../contract/context.ts';
import { updateBetween } from '../page/layer-patch.ts';
import { areaOf, isBackdrop, overlapOf, standingOn, type Size } from '../contract/page-space.ts';
import { inPieces } from '../contract/pieces.ts';
import { reflowPage } from './reflow.ts';
import { relayoutPage } from './relayout.ts';

/** The sizes of the design's pictures, px, by asset. */
async function pictureSizes({
  document,
  assets,
}: Pick<ToolContext, 'document' | 'assets'>): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const layer of Object.values(document.layers)) {
    if (!isPicture(layer) || sizes.has(layer.asset)) continue;
    const info = await assets.info(layer.asset);
    if (info && info.width > 0) sizes.set(layer.asset, { width: info.width, height: info.height });
  }
  return sizes;
}

/**
 * Whether a page that was laid out again is usable: its words are whole and on the page, and no text covers a picture
 * that it was next to.
 */
function isSound(
  before: DesignDocument,
  page: string,
  size: Size,
  operations: readonly Operation[],
  measureText: MeasureText,
): boolean {
  let after: DesignDocument;
  try {
    after = applyOperations(before, [
      { type: 'design.resize', width: size.width, height: size.height },
      ...operations,
    ]).document;
  } catch (error) {
    if (error instanceof KernelError) return false;
    throw error;
  }
  const was = new Map(standingOn(before, page).map(({ layer, box }) => [layer.id, box]));
  const now = standingOn(after, page);
  return now.every(({ layer, box }) => {
    const isOn =
      box.x >= -2 && box.y >= -2 && box.x + box.width <= size.width + 2 && box.y + box.height <= size.height + 2;
    if (layer.type !== 'text') return layer.type !== 'table' || isOn;
    const old = was.get(layer.id);
    // Lines measured in other settings than their own run out of their box.
    const isWhole =
      (layer.curve !== 0 || widestLine(layer) <= layer.width + 2) &&
      withLines(layer, measureText).lines.length === layer.lines.length;
    const isOnBadge = now.some(
      ({ layer: other, box: badge }) =>
        other.type === 'shape' && !isBackdrop(size, badge) && overlapOf(box, badge) >= areaOf(box) * 0.9,
    );
    return (
      isOn &&
      isWhole &&
      now.every(({ layer: other, box: picture }) => {
        const earlier = was.get(other.id);
        return (
          other.type !== 'image' ||
          isOnBadge ||
          !old ||
          !earlier ||
          overlapOf(old, earlier) > 0 ||
          overlapOf(box, picture) < areaOf(box) * 0.04
        );
      })
    );
  });
}

/**
 * The operations that carry the design over to another size; none if it has that size. Composed pages are laid out
 * again.
 */
export async function carriedOver(
  size: Size,
  context: Pick<ToolContext, 'document' | 'assets' | 'measureText' | 'signal'>,
): Promise<Operation[]> {
  const { document, measureText, signal } = context;
  if (size.width === document.width && size.height === document.height) return [];
  const pictures = await pictureSizes(context);
  const operations: Operation[] = [{ type: 'design.resize', width: size.width, height: size.height }];
  const pieces = inPieces(signal);
  for (const page of pagesInOrder(document)) {
    const anew = relayoutPage(document, page.id, size, pictures, measureText);
    if (anew && isSound(document, page.id, size, anew, measureText)) {
      operations.push(...anew);
      continue;
    }
    for (const after of reflowPage(document, page.id, size, measureText)) {
      const before = document.layers[after.id];
      const update = before && updateBetween(before, after);
      if (update) operations.push(update);
      await pieces.next(after);
    }
  }
  return operations;
}
