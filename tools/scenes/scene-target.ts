/** Which product is placed in a scene: a named layer or photo, else the selected or only picture, else the last attachment. */
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { descendantsOf } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from '../contract/context.ts';
import { chooseLayer } from '../page/chosen-layers.ts';
import { titleOf } from '../page/layer-names.ts';
import { findPicture } from '../pictures/asset-lookup.ts';
import { TEXTS } from './scene-texts.ts';
import { shadowName, type SceneTarget } from './scene-layers.ts';

const picturesOn = ({ document, page }: ToolContext) => descendantsOf(document, page).filter(isPicture);

function standing(id: string, { document, page }: ToolContext): PictureLayer | { error: string } {
  const found = chooseLayer(document, page, id);
  if ('error' in found) return found;
  if (found.layer.type !== 'image') return { error: message(TEXTS.noPicture, { layer: titleOf(found.layer) }) };
  return isPicture(found.layer) ? found.layer : { error: message('tools.emptyFrame', { name: titleOf(found.layer) }) };
}

/** @returns why nothing can be placed, in words, if so */
export async function targetOf(
  { layer: id, picture }: { layer?: string | undefined; picture?: string | undefined },
  context: ToolContext,
): Promise<SceneTarget | { error: string }> {
  const layer = id === undefined ? null : standing(id, context);
  if (layer && 'error' in layer) return layer;
  if (picture !== undefined) {
    const found = await findPicture(picture, context);
    if ('error' in found) return found;
    const shown =
      layer ?? picturesOn(context).findLast(({ asset, locked }) => asset === found.asset.id && !locked) ?? null;
    return { layer: shown, asset: found.asset };
  }
  let meant = layer;
  if (!meant) {
    const pictures = picturesOn(context).filter(({ locked, name }) => !locked && name !== shadowName());
    const selected = pictures.filter((one) => context.selection.includes(one.id));
    const candidates = selected.length > 0 ? selected : pictures;
    if (candidates.length > 1)
      return {
        error: message(TEXTS.which, {
          list: candidates.map((one) => `${one.id} (${titleOf(one)})`).join(', '),
        }),
      };
    meant = candidates[0] ?? null;
  }
  const asset =
    meant?.asset ?? context.attachments.findLast(({ mime, width }) => mime.startsWith('image/') && width > 0)?.id;
  if (asset === undefined) return { error: message(TEXTS.none) };
  const info = await context.assets.info(asset);
  return info ? { layer: meant, asset: info } : { error: message('imaging.missing') };
}
