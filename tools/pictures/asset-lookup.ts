/**
 * Finds pictures as models name them: by id, by its first characters, by the name of the attached file, or by a layer
 * that shows it.
 */
import { isPicture } from '#design/document/is-picture.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { ToolContext } from '../contract/context.ts';
import { ASSET_PREFIX } from '../facts/layer-facts.ts';

const stem = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,5}$/, '');

/** The user's picture for a name, or the error for the caller. Other people's assets count as missing. */
export async function findPicture(
  written: string,
  { assets, attachments, document }: Pick<ToolContext, 'assets' | 'attachments' | 'document'>,
): Promise<{ asset: AssetInfo } | { error: string }> {
  const name = written.trim();
  const prefix = /^[0-9a-f]{8,64}$/.test(name) ? attachments.filter((one) => one.id.startsWith(name)) : [];
  // The newest of that name: people attach a better version under the same name.
  const meant =
    prefix.at(-1) ??
    attachments.findLast((one) => one.name.toLowerCase() === name.toLowerCase() || stem(one.name) === stem(name));
  // A picture on the page can also be named by its layer.
  const standing = meant
    ? undefined
    : Object.values(document.layers).find(
        (layer) =>
          isPicture(layer) &&
          (layer.id === name ||
            layer.name.toLowerCase() === name.toLowerCase() ||
            (/^[0-9a-f]{8,}$/.test(name) && layer.asset.startsWith(name))),
      );
  const onPage = standing && isPicture(standing) ? standing.asset : undefined;
  // Looks up known pictures again: one may have been deleted since, and only the user's own count.
  const asset = await assets.info(meant?.id ?? onPage ?? name);
  if (!asset) {
    const near =
      attachments.length > 0
        ? message('tools.attached', {
            list: attachments.map((one) => `${one.name} (${one.id.slice(0, ASSET_PREFIX)})`).join(', '),
          })
        : message('tools.nothingAttached');
    return { error: message('tools.unknownAsset', { asset: name.slice(0, 80), near }) };
  }
  if (!asset.mime.startsWith('image/') || asset.width === 0)
    return { error: message('tools.notAPicture', { name: asset.name }) };
  return { asset };
}
