/**
 * Puts a generated image on a page: as its background, as a whole page of layers, as a group of layers, or as one
 * picture.
 */
import { createGroupLayer, createImageLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, moveLayer, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import {
  childrenOf,
  descendantsOf,
  firstPage,
  leavesInPaintOrder,
  orderBetween,
  topOrder,
} from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { GeneratedImage } from '../contract/ports/images-port.ts';
import type { ToolContext } from '../contract/context.ts';
import type { ImageType } from '../contract/image-types.ts';
import { spotFor } from '../page/near-place.ts';
import { clearable } from '../page/page-contents.ts';
import { isBackdrop, standingOn, type Place, type Size } from '../contract/page-space.ts';

export interface PlacedImage {
  operations: Operation[];
  /** The group or the picture; null: it became the page itself. */
  layer: string | null;
  layers: string[];
  box: Box | null;
}

type PlacingContext = Pick<ToolContext, 'document' | 'page' | 'newId'>;

/** Shares of the page's edges that it must fit into if the page has other contents; alone it is larger. */
const SHARES: Readonly<Record<ImageType, number>> = {
  image: 0.5,
  sticker: 0.36,
  typography: 0.6,
  signature: 0.4,
  poster: 0.7,
};
const ALONE = 0.82;
const PLACES: readonly Place[] = [
  'center',
  'bottom-right',
  'top-right',
  'bottom-left',
  'top-left',
  'bottom',
  'top',
  'right',
  'left',
];

function boxFor(type: ImageType, size: Size, place: Place | undefined, { document, page }: PlacingContext): Box {
  const isAlone = standingOn(document, page).every(({ box }) => isBackdrop(document, box));
  const share = isAlone ? ALONE : SHARES[type];
  const factor = Math.min((document.width * share) / size.width, (document.height * share) / size.height);
  const fitted = {
    width: Math.max(1, Math.round(size.width * factor)),
    height: Math.max(1, Math.round(size.height * factor)),
  };
  return spotFor(fitted, { place, places: PLACES }, { document, page });
}

/** The layers of a design under a new parent: new ids, the same order, moved by `change`. */
function copied(
  design: DesignDocument,
  parent: string,
  above: string | null,
  newId: () => string,
  change: (leaf: LeafLayer) => LeafLayer,
): Layer[] {
  const layers: Layer[] = [];
  const walk = (from: string, to: string, bottom: string | null) => {
    let last = bottom;
    for (const layer of childrenOf(design, from)) {
      last = orderBetween(last, null);
      const placed = { id: newId(), parent: to, order: last };
      if (layer.type === 'group') {
        layers.push({ ...layer, ...placed });
        walk(layer.id, placed.id, null);
      } else layers.push({ ...change(layer), ...placed });
    }
  };
  walk(firstPage(design).id, parent, above);
  return layers;
}

const adding = (layers: readonly Layer[]): Operation[] =>
  layers.map((layer): Operation => ({ type: 'layer.add', layer }));

/** A picture as the background of the page. */
export function asBackground({ id }: AssetInfo, { page }: PlacingContext): PlacedImage {
  return {
    operations: [
      {
        type: 'page.update',
        id: page,
        patch: { background: { type: 'image', asset: id, fit: 'cover', scale: 1, opacity: 1, blur: 0 } },
      },
    ],
    layer: null,
    layers: [],
    box: null,
  };
}

/** Replaces the page's contents by the design, scaled to the page. */
export function asPage(design: DesignDocument, context: PlacingContext): PlacedImage {
  const { document, page } = context;
  const { ids } = clearable(document, page);
  const gone = new Set(ids);
  const top = childrenOf(document, page).findLast(({ id }) => !gone.has(id))?.order ?? null;
  const factor = Math.min(document.width / design.width, document.height / design.height);
  const fit = (leaf: LeafLayer) =>
    factor === 1
      ? leaf
      : moveLayer(
          scaleLayer(leaf, factor),
          (document.width - design.width * factor) / 2,
          (document.height - design.height * factor) / 2,
        );
  const layers = copied(design, page, top, context.newId, fit);
  return {
    operations: [
      ...ids.map((id): Operation => ({ type: 'layer.remove', id })),
      { type: 'page.update', id: page, patch: { background: firstPage(design).background } },
      ...adding(layers),
    ],
    layer: null,
    layers: layers.filter(({ parent }) => parent === page).map(({ id }) => id),
    box: null,
  };
}

/**
 * The design's layers as one group where there is room, without its background. Null: the page can't hold so many
 * layers.
 */
export function asLayers(
  type: ImageType,
  design: DesignDocument,
  place: Place | undefined,
  context: PlacingContext,
): PlacedImage | null {
  const { document, page, newId } = context;
  const leaves = leavesInPaintOrder(design, firstPage(design).id);
  if (descendantsOf(document, page).length + Object.keys(design.layers).length + 1 > LIMITS.layersPerPage) return null;
  const inner = boundsOfLayers(leaves) ?? { x: 0, y: 0, width: design.width, height: design.height };
  const box = boxFor(type, inner, place, context);
  const factor = box.width / inner.width;
  const group = createGroupLayer({
    id: newId(),
    parent: page,
    order: topOrder(document, page),
    name: message('tools.generateImage.group', { type: message(`images.type.${type}`).toLowerCase() }),
  });
  const layers = copied(design, group.id, null, newId, (leaf) =>
    moveLayer(scaleLayer(leaf, factor), box.x - inner.x * factor, box.y - inner.y * factor),
  );
  return { operations: adding([group, ...layers]), layer: group.id, layers: [group.id], box };
}

/** The flat picture as one layer. */
export function asPicture(
  type: ImageType,
  { picture, label }: GeneratedImage,
  place: Place | undefined,
  context: PlacingContext,
): PlacedImage {
  const { document, page, newId } = context;
  const box = boxFor(type, picture, place, context);
  const layer = createImageLayer({
    id: newId(),
    parent: page,
    order: topOrder(document, page),
    asset: picture.id,
    name: picture.name.slice(0, 120),
    alt: label.slice(0, 500),
    ...box,
  });
  return { operations: [{ type: 'layer.add', layer }], layer: layer.id, layers: [layer.id], box };
}
