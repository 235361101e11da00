/** The result of a picture's repair: the picture, named after what was done, next to its original. */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { MadeVariation } from '#app/contracts/generation.ts';

/** `suffix`: what was done, in a word for the file's name. */
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

/** "Shoe.jpg" becomes "Shoe fixed.jpg"; a second time it stays unchanged. */
export function repairedName(name: string, suffix: string): string {
  const [, base = name, ending = ''] = /^(.*?)(\.[a-z0-9]{2,5})?$/is.exec(name) ?? [];
  const named = base.endsWith(` ${suffix}`) ? base : `${base.slice(0, 100)} ${suffix}`;
  return `${named.trim()}${ending}`;
}
