/** Chooses what a sticker shows. */
import { iconPath } from '#tools/libraries/icons/icon-path.ts';
import { MOST_THINGS } from '../understanding.ts';
import type { StickerBrief, Subject } from './sticker-parts.ts';

/** Chooses the subjects: things by their emoji or icon, else the sign of a place or motif. */
export function subjectsOf({ read }: StickerBrief, palette: readonly string[]): Subject[] {
  const things = read.things.slice(0, MOST_THINGS.sticker).map(({ emoji, icon }): Subject => ({
    emoji,
    icon: icon === null ? null : iconPath(icon, 'fill'),
    color: palette[1] as string,
  }));
  if (things.length > 0) return things;
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
