/** Checks a film for missing parts and faulty words: on screens before it is requested, and when it is. */
import { message } from '#messages/message.ts';
import { parseMoney } from '../document/money.ts';
import type { FilmWords, PresetFacts } from './preset.ts';

export interface MissingForFilm {
  field: 'photos' | 'headline' | 'price' | 'before';
  /** For people. */
  text: string;
}

/** Why a preset can't be made from this many photos and these words; null when it can. */
export function missingForFilm(
  { photos: [least, most], needs, shows }: PresetFacts,
  photos: number,
  { headline, price, before }: Pick<FilmWords, 'headline' | 'price' | 'before'>,
): MissingForFilm | null {
  if (photos < least) return { field: 'photos', text: message('film.photos.few', { least }) };
  if (photos > most) return { field: 'photos', text: message('film.photos.many', { most }) };
  const given = { headline: headline !== '', price: price !== '', before: false, details: false };
  if (needs.length > 0 && !needs.some((one) => given[one])) {
    if (needs.length > 1) return { field: 'headline', text: message('film.words.either') };
    return needs[0] === 'price'
      ? { field: 'price', text: message('film.words.price') }
      : { field: 'headline', text: message('film.words.headline') };
  }
  return shows.includes('before') && isNotReduced(price, before)
    ? { field: 'before', text: message('film.words.notReduced') }
    : null;
}

/** Whether a struck-through price promises a discount that isn't one. Prices that can't be parsed or compared pass. */
function isNotReduced(price: string, before: string): boolean {
  const [now, then] = [parseMoney(price), parseMoney(before)];
  return now !== null && then !== null && now.currency === then.currency && then.amount <= now.amount;
}
