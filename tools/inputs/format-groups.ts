/** The page formats as screens offer them, by where a design will be seen. */
import type { MessageKey } from '#messages/message.ts';
import { PAGE_FORMATS, type PageFormat } from './formats.ts';

export interface FormatGroup {
  title: MessageKey;
  formats: readonly PageFormat[];
}

const shops = [
  'amazon',
  'ebay',
  'etsy',
  'etsy-banner',
  'shopify',
  'shopee',
  'poshmark',
  'depop',
  'mercado-libre',
  'lazada',
  'carousell',
  'tokopedia',
];
const print = ['a4', 'a5', 'a6', 'a4-landscape', 'us-letter', 'business-card', 'postcard'];
const plain = ['square', 'portrait', 'landscape', 'vertical-9-16'];

/** Uncategorized formats are social ones, as most are. */
function groupOf({ id }: PageFormat): MessageKey {
  if (shops.includes(id)) return 'home.formatListing';
  if (print.includes(id)) return 'home.formatPrint';
  return plain.includes(id) ? 'home.formatPlain' : 'home.formatSocial';
}

const order: MessageKey[] = ['home.formatSocial', 'home.formatListing', 'home.formatPrint', 'home.formatPlain'];

/** Most formats in a user's own group. */
const YOURS = 6;

export const FORMAT_GROUPS: readonly FormatGroup[] = order.map((title) => ({
  title,
  formats: PAGE_FORMATS.filter((format) => groupOf(format) === title),
}));

/** The groups, preceded by the formats likeliest for this user. */
export function formatGroups(first: readonly string[] = []): readonly FormatGroup[] {
  const yours = first.flatMap((id) => PAGE_FORMATS.find((format) => format.id === id) ?? []).slice(0, YOURS);
  return yours.length > 0 ? [{ title: 'home.formatYours', formats: yours }, ...FORMAT_GROUPS] : FORMAT_GROUPS;
}

/**
 * The groups with those formats in which all typed words are found: in names, other names, sizes. Everything while
 * nothing is typed.
 */
export function searchFormats(search: string, groups: readonly FormatGroup[] = FORMAT_GROUPS): FormatGroup[] {
  const words = search
    .toLocaleLowerCase()
    .split(/[\s×]+/)
    .filter(Boolean);
  return groups.flatMap(({ title, formats }) => {
    const found = formats.filter(({ name, also, width, height }) => {
      const text = [name, ...also, width, height, `${width}x${height}`].join(' ').toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ title, formats: found }] : [];
  });
}
