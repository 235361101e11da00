/** What a page is drawn with: its assets and how many pixels of each suffice, and whether rare painters. */
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findPage, leavesInPaintOrder } from '#design/document/tree.ts';

/** Whether a leaf is drawn with the rare painters. */
export function needsRare(layer: LeafLayer): boolean {
  if (layer.type === 'drawing') return layer.paths.some(({ brush }) => brush === 'brush');
  return layer.type === 'shape' && layer.shape.kind === 'qr';
}

/** Whether any page of a design is. */
export function designNeedsRare({ pages, layers }: DesignDocument): boolean {
  return (
    Object.values(pages).some(({ background }) => background.type === 'pattern') ||
    Object.values(layers).some((layer) => layer.type !== 'group' && needsRare(layer))
  );
}

/** Pixels of a picture's longer side that suffice for a layer's box and crop. */
function sideFor(
  box: { width: number; height: number },
  crop: { width: number; height: number },
  scale: number,
): number {
  // The ratio of the whole picture is unknown here, so the larger demand of both directions counts for the longer side.
  return Math.max(box.width / crop.width, box.height / crop.height) * scale;
}

/**
 * This many of a picture's pixels per standard deviation of its blur suffice: finer ones are indistinguishable from
 * enlarged ones.
 */
const PIXELS_A_BLUR = 8;

/** The share of its pixels that a picture with this much blur needs, device px. */
const sharpness = (blur: number): number => Math.min(1, PIXELS_A_BLUR / Math.max(1, blur));

/**
 * Asset id → pixels of its longer side, for a page shown at `scale` device pixels per page pixel. Hidden layers need
 * nothing.
 */
export function assetNeeds(
  document: DesignDocument,
  pageId: string,
  scale: number,
  isShown: (layer: LeafLayer) => boolean,
): Map<string, number> {
  const needs = new Map<string, number>();
  const need = (asset: string, side: number) => needs.set(asset, Math.max(needs.get(asset) ?? 0, Math.ceil(side)));
  const background = findPage(document, pageId)?.background;
  if (background?.type === 'image') {
    // A tile is drawn at its natural size: all pixels, whatever the page's size.
    need(
      background.asset,
      background.fit === 'tile' ? Number.MAX_SAFE_INTEGER : coverSide(document, background.fit) * scale,
    );
  }
  for (const layer of leavesInPaintOrder(document, pageId)) {
    if (!isShown(layer)) continue;
    if (isPicture(layer)) {
      const side = sideFor(layer, layer.crop, scale) * sharpness(layer.filters.blur * scale);
      need(layer.asset, side);
      if (layer.mask?.asset) need(layer.mask.asset, side);
      if (layer.mask?.colours) need(layer.mask.colours, side);
    } else if (layer.type === 'sticker' && layer.source.type === 'asset') {
      need(layer.source.asset, sideFor(layer, { width: 1, height: 1 }, scale));
    }
  }
  return needs;
}

/**
 * A picture that covers the page may be far longer than the page in one direction; three times is where panoramas end.
 */
function coverSide({ width, height }: { width: number; height: number }, fit: 'cover' | 'contain' | 'stretch'): number {
  return fit === 'cover'
    ? Math.min(width, height) * Math.max(3, Math.max(width, height) / Math.min(width, height))
    : Math.max(width, height);
}
