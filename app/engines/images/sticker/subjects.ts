/** Chooses what a sticker shows. */
import { iconPath } from '#tools/libraries/icons/icon-path.ts';
import { findIcons } from '#tools/libraries/icons/icon-search.ts';
import type { StickerBrief, Subject } from './sticker-parts.ts';

/** Chooses the subjects: things by their emoji, otherwise by their icon; at most three. */
export function subjectsOf({ read, which }: StickerBrief, palette: readonly string[]): Subject[] {
  const things = read.things.slice(0, 3).map(({ emoji }, index): Subject => ({
    emoji: (index === 0 ? emoji[which % Math.min(2, emoji.length)] : emoji[0]) ?? null,
    icon: null,
    color: '',
  }));
  if (things.length > 0) return things;
  const [icon] = findIcons(read.unknown.join(' '), 3);
  const outline = icon && icon.score >= 30 ? iconPath(icon.name, 'fill') : null;
  if (outline) return [{ emoji: null, icon: outline, color: palette[1] as string }];
  const MOTIF_EMOJI: Readonly<Record<string, string>> = { hearts: '❤️', stars: '⭐', flowers: '🌸', leaves: '🌿' };
  const PLACE_EMOJI: Readonly<Record<string, string>> = {
    mountains: '🏔️',
    sea: '🌊',
    desert: '🌵',
    forest: '🌲',
    meadow: '🌻',
    city: '🌆',
    space: '🪐',
    clouds: '☁️',
  };
  const symbol =
    (read.motif && MOTIF_EMOJI[read.motif]) ?? (read.place && PLACE_EMOJI[read.place]) ?? (read.face ? '⭐' : null);
  return symbol ? [{ emoji: symbol, icon: null, color: '' }] : [];
}
