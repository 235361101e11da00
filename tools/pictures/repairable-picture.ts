/** Finds the picture to repair, and maps places on the page to places in it. */
import { z } from 'zod';
import { createImageLayer } from '#design/document/create.ts';
import { centerOf, rotatePoint, type Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { partOf } from '#design/document/picture-crop.ts';
import { descendantsOf } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './asset-lookup.ts';
import { chooseLayer } from '../page/chosen-layers.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { ToolContext } from '../contract/context.ts';
import { titleOf } from '../page/layer-names.ts';
import { updateBetween } from '../page/layer-patch.ts';
import { fitted, orderFor } from './picture-placing.ts';

export const repairableInput = {
  layer: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Id of the picture layer. Without it: the selected or only picture of the page, else the last attachment, which is added',
    ),
};

export interface Repairable {
  layer: PictureLayer;
  asset: AssetInfo;
  /** Whether it must be added to the page. */
  isNew: boolean;
}

async function standing(id: string, { document, page, assets }: ToolContext): Promise<Repairable | { error: string }> {
  const found = chooseLayer(document, page, id);
  if ('error' in found) return found;
  const { layer } = found;
  if (layer.type !== 'image') return { error: message('tools.notAPicture', { name: titleOf(layer) }) };
  if (!isPicture(layer)) return { error: message('tools.emptyFrame', { name: titleOf(layer) }) };
  const asset = await assets.info(layer.asset);
  return asset && asset.width > 0 ? { layer, asset, isNew: false } : { error: message('imaging.missing') };
}

/** The picture to repair, or the error for the caller. */
export async function repairableOf(
  layer: string | undefined,
  context: ToolContext,
): Promise<Repairable | { error: string }> {
  if (layer !== undefined) return standing(layer, context);
  const { document, page, selection, attachments } = context;
  const pictures = descendantsOf(document, page).filter(isPicture);
  const selected = pictures.filter(({ id }) => selection.includes(id));
  const candidates = selected.length > 0 ? selected : pictures;
  const [only] = candidates;
  if (only && candidates.length === 1) return standing(only.id, context);
  if (only)
    return {
      error: message('tools.repair.which', { list: candidates.map((one) => `${one.id} (${titleOf(one)})`).join(', ') }),
    };
  const attached = attachments.findLast(({ mime, width }) => mime.startsWith('image/') && width > 0);
  if (!attached) return { error: message('tools.removeBackground.none') };
  const found = await findPicture(attached.id, context);
  if ('error' in found) return found;
  const { asset } = found;
  const { box, crop } = fitted({}, asset, context);
  const made = createImageLayer({
    id: context.newId(),
    parent: page,
    order: orderFor(box, {}, context),
    name: asset.name.slice(0, 120),
    asset: asset.id,
    ...box,
    crop,
  });
  return { layer: { ...made, asset: asset.id }, asset, isNew: true };
}

/** The operations that bring the repaired layer onto the page. */
export function repairedBy({ layer, isNew }: Repairable, after: PictureLayer): Operation[] {
  if (isNew) return [{ type: 'layer.add', layer: after }];
  const update = updateBetween(layer, after);
  return update ? [update] : [];
}

/** Maps places on the page to places in the picture, px of each. Places beyond the picture stay beyond it. */
export function picturePlaces(
  layer: PictureLayer,
  asset: Pick<AssetInfo, 'width' | 'height'>,
): { at(point: Point): [number, number]; scale: number } {
  const { whole, center, straighten } = partOf(layer);
  const middle = centerOf(layer);
  const scale = asset.width / whole.width;
  return {
    scale,
    at(point) {
      const unturned = rotatePoint(point, middle, -layer.rotation);
      const fromMiddle = {
        x: (unturned.x - middle.x) * (layer.flipX ? -1 : 1),
        y: (unturned.y - middle.y) * (layer.flipY ? -1 : 1),
      };
      const inPicture = rotatePoint(fromMiddle, { x: 0, y: 0 }, -straighten);
      const px = (value: number) => Math.round(value * 100) / 100;
      return [px((center.x + inPicture.x) * scale), px(((center.y + inPicture.y) * asset.height) / whole.height)];
    },
  };
}
