/** The pictures that a composition shows. */
import type { SeenPicture } from './read-canvas.ts';
import type { Conversation } from './read-prompt.ts';

const PLACING = new Set(['compose_design', 'add_image', 'remove_background']);
/** What people call one. */
const A_PICTURE =
  /(?<![\p{L}\p{N}'-])(?:photos?|pictures?|pics?|images?|imgs?|photographs?|shots?|snapshots?|selfies?|portraits?|logos?|products?)(?![\p{L}\p{N}'-])/iu;

/**
 * The pictures for a composition: those that came with the brief, else the latest one if the brief speaks of a picture or
 * nothing was made of it yet. What an earlier design was made of has nothing to do with a new subject.
 */
export function photosFor({ now, earlier, canvas }: Conversation): SeenPicture[] {
  const named = now.attached.flatMap((name) => canvas.pictures.findLast((picture) => picture.name === name) ?? []);
  if (named.length > 0) return named;
  const lastPlaced = earlier.findLastIndex(({ deeds }) => deeds.some(({ tool, ok }) => ok && PLACING.has(tool)));
  const used = new Set(earlier.slice(0, lastPlaced + 1).flatMap(({ attached }) => attached));
  return canvas.pictures.slice(-1).filter(({ name }) => A_PICTURE.test(now.typed) || !used.has(name));
}

/** The names that tools call pictures by. */
export const namesOf = (photos: readonly SeenPicture[]): string[] =>
  photos.map((picture) => picture.asset || picture.name);
