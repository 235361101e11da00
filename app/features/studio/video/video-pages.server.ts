/** The server's half of the videos' addresses: the photos they contain, and where the index leads. */
import { redirect, replace } from 'react-router';
import { FILM_LIMITS } from '#design/film/preset.ts';
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { DraftError } from '#app/contracts/draft-request.ts';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import type { Services } from '#app/services/services.ts';
import { addressOf, readVideo, type VideoPhoto } from '#app/services/film/video-setup.ts';

/** The user's own photos, without those that are gone or no pictures. */
export async function photosOf(
  { assets }: Pick<Services, 'assets'>,
  user: SessionUser,
  ids: readonly string[],
): Promise<VideoPhoto[]> {
  const infos = await Promise.all(
    [...new Set(ids)].slice(0, FILM_LIMITS.photos).map((id) => assets.forUser(user.id).info(id)),
  );
  return infos.flatMap((info) =>
    info && info.width > 0 && info.mime.startsWith('image/')
      ? [{ asset: info.id, name: info.name, width: info.width, height: info.height, focus: info.focus ?? null }]
      : [],
  );
}

/**
 * Photos in the address, or the draft of a visitor who has signed in meanwhile, lead to the tool with them chosen.
 * Nothing starts here: a video costs a credit, and anybody may write a link. Always throws the redirect.
 */
export async function leadToVideo(
  { drafts }: Pick<Services, 'drafts'>,
  user: SessionUser,
  request: Request,
): Promise<never> {
  const search = new URL(request.url).searchParams;
  const [draft, pictures] = [search.get('draft'), search.getAll('picture')];
  let [first, ...others] = pictures;
  if (draft !== null) {
    try {
      [first, ...others] = (await drafts.claimPictures(user.id, draft)).map(({ id }) => id);
    } catch (error) {
      if (error instanceof DraftError) throw redirect('/ai-video/create?lost=1');
      // The draft waits until there is room.
      if (error instanceof StorageFullError) throw redirect('/settings/usage#storage');
      throw error;
    }
  }
  throw replace(addressOf(readVideo(search), first === undefined ? [] : [first, ...others]));
}
