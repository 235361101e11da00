/**
 * What a repair of a picture gives as a result: the picture, named after what was done, beside the one that it was made
 * of.
 */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { MadeVariation } from '#app/contracts/generation.ts';

/** `suffix`: what was done, in a word that is in the name of the file. */
export function repairedVariation(
  { id, name, width, height, mime }: AssetInfo,
  source: string,
  suffix: string,
  notes: string[] = [],
): MadeVariation {
  return {
    asset: id,
    name: repairedName(name, suffix),
    width,
    height,
    mime,
    source,
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** "Shoe.jpg" becomes "Shoe fixed.jpg"; a second time it stays as it is. */
export function repairedName(name: string, suffix: string): string {
  const [, base = name, ending = ''] = /^(.*?)(\.[a-z0-9]{2,5})?$/is.exec(name) ?? [];
  const named = base.endsWith(` ${suffix}`) ? base : `${base.slice(0, 100)} ${suffix}`;
  return `${named.trim()}${ending}`;
}
