/** The logo that is on a page. */
import type { DesignDocument } from '#design/document/document.ts';
import type { GroupLayer, ImageLayer } from '#design/document/layers.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import type { BrandKit } from '../contract/ports/brand-kit-port.ts';

/** A picture of the kit, or anything named a logo: a picture, or a group drawn as one. Null: there is none. */
export function logoOn(
  document: DesignDocument,
  page: string,
  kit: Pick<BrandKit, 'logos'>,
): ImageLayer | GroupLayer | null {
  const own = new Set(kit.logos.map(({ asset }) => asset));
  const picture = leavesInPaintOrder(document, page).find(
    (layer) =>
      layer.type === 'image' && ((layer.asset !== null && own.has(layer.asset)) || /\blogo\b/i.test(layer.name)),
  );
  if (picture?.type === 'image') return picture;
  const group = childrenOf(document, page).find(
    (layer) => layer.type === 'group' && /^(?:brand )?logo\b/i.test(layer.name),
  );
  return group?.type === 'group' ? group : null;
}
