/**
 * All icons of the package, those that sellers use most first, with their search words; and their outlines in parts.
 */
import { icons, type IconEntry } from '@phosphor-icons/core';
import type { LibraryEntry } from '#tools/contract/library-entry.ts';
import { iconPath, twoToneIcon, type IconWeight } from './icon-path.ts';
import { ICON_WORDS } from './icon-words.ts';

/** Shown first when there is no search. */
const FIRST = [
  'heart',
  'star',
  'shopping-bag',
  'tag',
  'truck',
  'phone',
  'map-pin',
  'instagram-logo',
  'whatsapp-logo',
  'envelope-simple',
  'clock',
  'check-circle',
  'gift',
  'percent',
  'storefront',
  'calendar-blank',
  'globe',
  'camera',
  'shopping-cart',
  'credit-card',
  'package',
  'arrow-right',
  'hand-pointing',
  'sparkle',
  'crown',
  'fire',
  'leaf',
  'coffee',
  'scissors',
  't-shirt',
  'sneaker',
  'handbag',
  'diamond',
  'thumbs-up',
  'seal-check',
  'megaphone',
  'facebook-logo',
  'tiktok-logo',
  'youtube-logo',
  'pinterest-logo',
  'x-logo',
  'link',
  'at',
  'qr-code',
  'house',
  'user',
  'users-three',
  'chat-circle',
  'quotes',
  'info',
  'warning',
  'question',
  'lightning',
  'sun',
  'moon',
  'flower',
  'paw-print',
  'fork-knife',
  'cake',
  'balloon',
];

/** Outlines per part: a screen of the grid needs few parts, and all parts together have no more bytes than one file. */
export const ICONS_PER_PART = 96;

/** `duotone` is an area with lines over it; the other weights are one outline. */
export const LIBRARY_WEIGHTS = ['regular', 'fill', 'bold', 'light', 'thin', 'duotone'] as const satisfies readonly (
  | IconWeight
  | 'duotone'
)[];
export type LibraryWeight = (typeof LIBRARY_WEIGHTS)[number];

/** An outline and its place in the icon's square of 256 units. */
export interface IconPiece {
  path: string;
  viewWidth: number;
  viewHeight: number;
}

/** One outline, or the area and lines of a two-tone icon, with the lines' offset from the area, in units. */
export interface LibraryIcon {
  pieces: readonly (IconPiece & { x: number; y: number })[];
}

let index: readonly LibraryEntry[] | null = null;

/** The order is part of the contract: outlines are split into parts by it. */
export function iconIndex(): readonly LibraryEntry[] {
  if (index) return index;
  const said = new Map<string, string[]>();
  for (const [word, names] of Object.entries(ICON_WORDS))
    for (const name of names) said.set(name, [...(said.get(name) ?? []), word]);
  const rank = new Map(FIRST.map((name, at) => [name, at]));
  const packaged: readonly IconEntry[] = icons;
  index = packaged
    .map((icon): LibraryEntry => {
      const tags = icon.tags.map((tag) => tag.toLowerCase()).filter((tag) => !tag.startsWith('*'));
      return {
        id: icon.name,
        name: icon.name.replaceAll('-', ' '),
        words: [...new Set([...(said.get(icon.name) ?? []), ...tags])],
        category: icon.categories[0] ?? 'objects',
      };
    })
    .sort((a, b) => (rank.get(a.id) ?? FIRST.length) - (rank.get(b.id) ?? FIRST.length));
  return index;
}

export function iconParts(): number {
  return Math.ceil(iconIndex().length / ICONS_PER_PART);
}

/**
 * The outlines of one part, in the index's order; null for an icon without that weight. Null: there is no such part.
 */
export function iconPart(weight: LibraryWeight, part: number): readonly (LibraryIcon | null)[] | null {
  if (!Number.isInteger(part) || part < 0 || part >= iconParts()) return null;
  return iconIndex()
    .slice(part * ICONS_PER_PART, (part + 1) * ICONS_PER_PART)
    .map(({ id }) => libraryIcon(id, weight));
}

function libraryIcon(name: string, weight: LibraryWeight): LibraryIcon | null {
  if (weight !== 'duotone') {
    const outline = iconPath(name, weight);
    return outline && { pieces: [{ ...outline, x: 0, y: 0 }] };
  }
  const icon = twoToneIcon(name);
  return icon && { pieces: [icon.area, icon.lines] };
}
