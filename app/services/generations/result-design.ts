/**
 * A result as a design: with the layers that its kind made, or the picture alone, filling its page, a cutout as
 * original and mask.
 */
import { createDocument, createImageLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { MadeVariation } from '#app/contracts/generation.ts';

/** The title of its design. */
export const titleOfResult = ({ name }: Pick<MadeVariation, 'name'>): string =>
  name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 120);

/** Throws KernelError if a picture can't be a page at all. */
export function designOfResult(
  { design, asset: made, poster, name, width, height, source, mask, colours }: MadeVariation,
  newId: () => string,
): DesignDocument {
  if (design) return design;
  // A film without a design is represented by its poster.
  const asset = poster ?? made;
  const size = pageSize(width, height);
  const empty = createDocument({ ...size, newId, background: { type: 'none' } });
  const layer = createImageLayer({
    id: newId(),
    parent: firstPage(empty).id,
    order: orderBetween(null, null),
    name: titleOfResult({ name }),
    // A cutout keeps its original, so that it can be erased and restored.
    ...(mask !== undefined && source !== undefined
      ? { asset: source, mask: { asset: mask, strokes: [], ...(colours !== undefined && { colours }) } }
      : { asset }),
    ...contained(width, height, size),
  });
  return applyOperations(empty, [{ type: 'layer.add', layer }]).document;
}

/** The picture's size and shape, as far as pages allow. */
export function pageSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(
    LIMITS.maxDimension / Math.max(width, height),
    Math.max(1, LIMITS.minDimension / Math.min(width, height)),
  );
  const side = (length: number) => Math.max(LIMITS.minDimension, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The whole picture, centered on the page. */
function contained(width: number, height: number, page: { width: number; height: number }) {
  const scale = Math.min(page.width / width, page.height / height);
  const [shownWidth, shownHeight] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return {
    x: Math.round((page.width - shownWidth) / 2),
    y: Math.round((page.height - shownHeight) / 2),
    width: shownWidth,
    height: shownHeight,
  };
}
