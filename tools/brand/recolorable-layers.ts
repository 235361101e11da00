/** Which layers of a page may take brand colors, and how much area each of their colors fills. */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers } from '#design/document/geometry.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { ancestorsOf, leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import { opaque, stopsOf } from './paint-colors.ts';

/** Names of groups and pictures that bring their own colors. */
const OWN_COLORS = /^(?:logo\b|contacts$)/i;

/** A logo that fills the page is the design, not a mark on it. */
export const MARK_SHARE = 0.15;

/** Whether a layer is a small thing on the page that brings its own colors. */
function bringsColors(document: DesignDocument, layer: Layer): boolean {
  if (!OWN_COLORS.test(layer.name)) return false;
  const box = boundsOfLayers(layer.type === 'group' ? leavesInPaintOrder(document, layer.id) : [layer]);
  return box !== null && box.width * box.height < document.width * document.height * MARK_SHARE;
}

/** Leaves whose colors may be changed: nothing locked and nothing of a logo. */
export function recolorable(document: DesignDocument, page: string): LeafLayer[] {
  return leavesInPaintOrder(document, page).filter((leaf) =>
    [leaf, ...ancestorsOf(document, leaf.id)].every((layer) => !layer.locked && !bringsColors(document, layer)),
  );
}

/** Colors of backgrounds and shapes by the area that they fill, page px². */
export function areaColors(document: DesignDocument): Map<string, number> {
  const areas = new Map<string, number>();
  const add = (colors: readonly string[], area: number) => {
    for (const color of colors) areas.set(opaque(color), (areas.get(opaque(color)) ?? 0) + area / colors.length);
  };
  const whole = document.width * document.height;
  for (const { id, background } of pagesInOrder(document)) {
    add(stopsOf(background), whole);
    for (const leaf of recolorable(document, id)) {
      const area = Math.min(whole, leaf.width * leaf.height);
      if (leaf.type === 'shape') {
        add(stopsOf(leaf.fill), area);
        if (leaf.stroke) add([leaf.stroke.color], area * 0.01);
      } else if (leaf.type === 'table')
        add(
          [leaf.header.fill, leaf.body.fill, leaf.body.stripe].filter((color) => color !== null),
          area,
        );
      else if (leaf.type === 'text' && leaf.box) add(stopsOf(leaf.box.fill), area);
      else if (leaf.type === 'image' && leaf.stroke) add([leaf.stroke.color], area * 0.01);
    }
  }
  return areas;
}
