/**
 * Finds room for a picture that is enlarged: it grows to where no text is, and stops a little early rather than
 * covering one.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { centerOf, scaleLayer, type Point } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { clampedToPage } from './layer-changes.ts';
import { extentOf, isBackdrop, overlapOf, standingOn } from '../contract/page-space.ts';

/** Smaller shares of the requested growth to accept; with less, "twice as large" would not be true. */
const WORTH = [1, 0.85, 0.7] as const;

/** The fixed points when growing, as shares of its box: its middle, then its edges and corners. */
const ORIGINS: readonly Point[] = [
  { x: 0.5, y: 0.5 },
  { x: 0.5, y: 0 },
  { x: 0.5, y: 1 },
  { x: 0, y: 0.5 },
  { x: 1, y: 0.5 },
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

/** A leaf other than a text made larger or smaller, and kept clear of the texts that it was clear of if possible. */
export function scaledInRoom(layer: LeafLayer, factor: number, document: DesignDocument, page: string): LeafLayer {
  const plain = clampedToPage(scaleLayer(layer, factor, centerOf(layer)), layer, document);
  const was = extentOf(layer);
  if (factor <= 1 || isBackdrop(document, was) || isBackdrop(document, extentOf(plain))) return plain;
  const texts = standingOn(document, page, new Set([layer.id])).filter(
    (one) => one.layer.type === 'text' && overlapOf(was, one.box) === 0,
  );
  const covers = (leaf: LeafLayer) => texts.some(({ box }) => overlapOf(extentOf(leaf), box) > 0);
  for (const share of WORTH) {
    const scale = 1 + (factor - 1) * share;
    for (const { x, y } of ORIGINS) {
      const grown = clampedToPage(
        scaleLayer(layer, scale, { x: layer.x + layer.width * x, y: layer.y + layer.height * y }),
        layer,
        document,
      );
      if (!covers(grown)) return grown;
    }
  }
  return plain;
}
