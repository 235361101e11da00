/**
 * Banners: pages so wide and low that platforms show them at half their size. Secondary words are next to the leading
 * ones, larger than elsewhere.
 */
import type { Box } from '../document/geometry.ts';
import type { PageBuilder } from './page-builder.ts';
import { stackIn, type Item, type Stack, type StackOptions } from './text-stack.ts';

/** Secondary words on a banner: their share of the leading size, and in hundredths of the unit. */
const FOLLOWING = { share: 0.4, least: 4, most: 7.5 } as const;
/** The same of small words above the headline. */
const LABEL = { share: 0.27, least: 3.4, most: 4.8 } as const;

/** The words as banners need them; those on a pill in one line. */
export function bannerWords(items: readonly Item[]): Item[] {
  const leads = items.findIndex(({ share }) => share === 1);
  return items.map((item, index) => {
    if (item.share === 1) return item;
    const { share, least, most } = index < leads ? LABEL : FOLLOWING;
    return {
      ...item,
      share: Math.max(item.share, share),
      least: Math.max(item.least, least),
      most: Math.max(item.most, most),
      lines: item.pill ? 1 : item.lines,
    };
  });
}

/** The words in a box of a banner; smaller if they are too many. Null: they do not fit. */
export function bannerStack(
  builder: PageBuilder,
  items: readonly Item[],
  box: Box,
  options: StackOptions,
): Stack | null {
  return stackIn(builder, bannerWords(items), box, options) ?? stackIn(builder, items, box, options);
}

/** Mirrors boxes made for left-to-right words if they are right-to-left. */
export function sided(builder: PageBuilder): (box: Box) => Box {
  return (box) => (builder.mirrored ? { ...box, x: builder.width - box.x - box.width } : box);
}
