/** What is missing for a film: shown on screens in advance, and returned as a refusal. */
import type { PresetFacts } from '#design/film/preset.ts';
import { message } from '#messages/message.ts';

/** Why a preset can't be filmed from this, in words for users; null: it can. */
export function missingFor(
  { photos: [least, most], needs }: PresetFacts,
  input: { photos: readonly string[]; headline: string; price: string },
): string | null {
  if (input.photos.length < least) return message('film.photos.few', { least });
  if (input.photos.length > most) return message('film.photos.many', { most });
  const given = { headline: input.headline !== '', price: input.price !== '', before: false, details: false };
  if (needs.length === 0 || needs.some((one) => given[one])) return null;
  return message(
    needs.length > 1 ? 'film.words.either' : needs[0] === 'price' ? 'film.words.price' : 'film.words.headline',
  );
}
