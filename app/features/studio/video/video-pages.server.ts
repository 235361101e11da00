/** The server's half of the videos' addresses: photos that stand in them, and the index that begins a video. */
import { createHash } from 'node:crypto';
import { redirect, replace } from 'react-router';
import { KernelError } from '#design/document/issue.ts';
import { FILM_LIMITS } from '#design/motion/presets/preset.ts';
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { pageNotFound } from '#app/services/auth/guards.server.ts';
import { DraftError } from '#app/services/drafts/draft-request.ts';
import { GenerationError } from '#app/services/generations/generation-error.ts';
import type { Services } from '#app/services/services.server.ts';
import { readVideo, writeVideo, type VideoPhoto } from './video-setup.ts';

/** One's own photos; those that are gone, or no pictures, are left out. */
export async function photosOf({ assets }: Pick<Services, 'assets'>, user: SessionUser, ids: readonly string[]): Promise<VideoPhoto[]> {
  const infos = await Promise.all([...new Set(ids)].slice(0, FILM_LIMITS.photos).map((id) => assets.forUser(user.id).info(id)));
  return infos.flatMap((info) => (info && info.width > 0 && info.mime.startsWith('image/') ? [{ asset: info.id, name: info.name, width: info.width, height: info.height, focus: info.focus ?? null }] : []));
}

/**
 * A draft leads to the tool with its photos chosen, where the price is told before anything is spent; pictures in the address
 * become a video. Always throws the way on.
 */
export async function beginVideo({ drafts, generations }: Pick<Services, 'drafts' | 'generations'>, user: SessionUser, request: Request): Promise<never> {
  const search = new URL(request.url).searchParams;
  const setup = readVideo(search);
  const [draft, pictures] = [search.get('draft'), search.getAll('picture')];
  try {
    if (draft !== null) {
      const [first, ...others] = (await drafts.claimPictures(user.id, draft)).map(({ id }) => id);
      if (first) throw replace(`/ai-video/image/${first}?${writeVideo(setup, others)}`);
    }
    if (pictures.length === 0) throw redirect('/ai-video/create');
    const input = { ...setup, photos: pictures };
    // The same address again, by a reload or the way back, is the same generation.
    const requestKey = search.get('key') ?? createHash('sha256').update(JSON.stringify(['ai-video', input])).digest('base64url');
    const { id } = await generations.start(user.id, { kind: 'ai-video', input, requestKey });
    throw redirect(`/ai-video/${id}`);
  } catch (error) {
    if (error instanceof DraftError) throw redirect('/ai-video/create?lost=1');
    if (error instanceof KernelError || (error instanceof GenerationError && error.code === 'missing_picture')) throw pageNotFound();
    // From there the same request is made again, and what was in the way is told.
    if (error instanceof GenerationError) throw replace(`/ai-video/image/${pictures[0]}?${writeVideo(setup, pictures.slice(1))}`);
    throw error;
  }
}
