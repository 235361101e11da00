/** A rendered scene as layers: the page's background, the product in its place in the stack, its shadow right below. */
import { createImageLayer } from '#design/document/create.ts';
import { isPicture } from '#design/document/is-picture.ts';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { childrenOf, orderBetween } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from '../contract/context.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { RenderedScene, SceneLayer } from '../contract/ports/scenes-port.ts';
import { updateBetween } from '../page/layer-patch.ts';

const PLAIN_FRAME: ImageLayer['frame'] = { type: 'rectangle', radius: 0 };
export const WHOLE: ImageLayer['crop'] = { x: 0, y: 0, width: 1, height: 1 };

/** What is placed in a scene. */
export interface SceneTarget {
  /** The layer that it replaces; null: it is new on the page. */
  layer: PictureLayer | null;
  asset: AssetInfo;
}

/** Shadow layers are identified by their name: another scene replaces the old one. */
export const shadowName = () => message('tools.placeInScene.shadowLayer');

export function oldShadow(product: PictureLayer, { document }: Pick<ToolContext, 'document'>): PictureLayer | null {
  const siblings = childrenOf(document, product.parent);
  const below = siblings[siblings.findIndex(({ id }) => id === product.id) - 1];
  return below && below.type === 'image' && isPicture(below) && below.name === shadowName() && !below.locked
    ? below
    : null;
}

function shown({
  asset,
  x,
  y,
  width,
  height,
}: SceneLayer): Pick<
  ImageLayer,
  | 'asset'
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | 'crop'
  | 'mask'
  | 'frame'
  | 'stroke'
  | 'rotation'
  | 'straighten'
  | 'shadow'
  | 'contactShadow'
  | 'reflection'
> {
  return {
    asset: asset.id,
    x,
    y,
    width,
    height,
    crop: WHOLE,
    mask: null,
    frame: PLAIN_FRAME,
    stroke: null,
    rotation: 0,
    straighten: 0,
    shadow: null,
    contactShadow: null,
    reflection: null,
  };
}

export interface Placed {
  operations: Operation[];
  product: string;
  shadow: string | null;
}

/** The product keeps its position in the stack, its shadow right below; the scene decides their places on the page. */
export function placed({ layer, asset }: SceneTarget, scene: RenderedScene, context: ToolContext): Placed {
  const { document, page } = context;
  const operations: Operation[] = [
    {
      type: 'page.update',
      id: page,
      patch: { background: { type: 'image', asset: scene.background.id, fit: 'cover', scale: 1, opacity: 1, blur: 0 } },
    },
  ];
  const siblings = childrenOf(document, layer?.parent ?? page);
  const at = layer ? siblings.findIndex(({ id }) => id === layer.id) : -1;
  const before = layer ? oldShadow(layer, context) : null;
  let shadow: string | null = null;
  if (scene.shadow && before) {
    const update = updateBetween(before, { ...before, ...shown(scene.shadow) });
    if (update) operations.push(update);
    shadow = before.id;
  } else if (before) operations.push({ type: 'layer.remove', id: before.id });
  const lowest = layer ? (siblings[at - 1]?.order ?? null) : null;
  const above = layer ? layer.order : (siblings[0]?.order ?? null);
  const order = scene.shadow && !before ? orderBetween(lowest, above) : lowest;
  const product = layer?.id ?? context.newId();
  if (layer) {
    const update = updateBetween(layer, { ...layer, ...shown(scene.product) });
    if (update) operations.push(update);
  } else
    operations.push({
      type: 'layer.add',
      layer: createImageLayer({
        id: product,
        parent: page,
        order: orderBetween(order, above),
        name: asset.name.slice(0, 120),
        ...shown(scene.product),
      }),
    });
  if (scene.shadow && !before) {
    shadow = context.newId();
    operations.push({
      type: 'layer.add',
      layer: createImageLayer({
        id: shadow,
        parent: layer?.parent ?? page,
        order: order ?? orderBetween(null, above),
        name: shadowName(),
        ...shown(scene.shadow),
      }),
    });
  }
  return { operations, product, shadow };
}
