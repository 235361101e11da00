/**
 * What the index of each door does: turns a picture in the address, or a draft that holds one, into a generation of
 * previews.
 */
import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import { KernelError } from '#design/document/issue.ts';
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { pageNotFound } from '#app/requests/guards.server.ts';
import { DraftError } from '#app/contracts/draft-request.ts';
import { isOwnDraft } from '#app/services/drafts/own-drafts.server.ts';
import { GenerationError } from '#app/services/generations/generation-error.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import type { Services } from '#app/services/services.ts';
import { inputOf, previewsOf, readSetup, writeSetup, type SceneDoor } from './scene-setup.ts';

type SceneServices = Pick<Services, 'drafts' | 'generations'>;

/**
 * Redirects to the generation, in place of the requested address. Returns with the words of what was in the way if the
 * user has to choose first: no picture (null words), a draft that is gone or was made in another browser, too much in
 * progress.
 */
export async function beginScenes(
  { drafts, generations }: SceneServices,
  user: SessionUser,
  request: Request,
  door: SceneDoor,
): Promise<{ problem: string | null; picture: string | null }> {
  const search = new URL(request.url).searchParams;
  const setup = readSetup(search);
  let picture = search.get('picture');
  const draft = search.get('draft');
  try {
    if (draft !== null) picture = (await drafts.claimPictures(user.id, draft))[0]?.id ?? null;
    // A link from elsewhere starts nothing: the picture is loaded, and waits for a press.
    if (picture === null || (draft !== null && !isOwnDraft(request, draft))) return { problem: null, picture };
    const input = previewsOf(door, setup, [picture]);
    // The same address again, by a reload or Back, is the same generation.
    const requestKey =
      search.get('key') ??
      createHash('sha256')
        .update(JSON.stringify([door, input]))
        .digest('base64url');
    const { id } = await generations.start(user.id, { kind: door, input, requestKey });
    throw redirect(`/${door}/${id}`);
  } catch (error) {
    if (error instanceof DraftError) return { problem: error.message, picture: null };
    if (error instanceof KernelError || (error instanceof GenerationError && error.code === 'missing_picture'))
      throw pageNotFound();
    if (error instanceof GenerationError || error instanceof StorageFullError)
      return { problem: error.message, picture };
    throw error;
  }
}

/**
 * The generation of an address, and the previews that it was chosen from. Other users', missing ones, or those of
 * another kind: not found.
 */
export async function openScenes(
  { generations }: Pick<Services, 'generations'>,
  user: SessionUser,
  request: Request,
  id: string,
  door: SceneDoor,
): Promise<{ view: GenerationView; previews: GenerationView | null }> {
  const from = new URL(request.url).searchParams.get('from');
  const [view, chosenFrom] = await Promise.all([
    generations.get(user.id, id),
    from === null ? null : generations.get(user.id, from),
  ]);
  if (view?.kind !== door) throw pageNotFound();
  const isPreviews =
    chosenFrom?.kind === door && chosenFrom.state === 'succeeded' && inputOf(chosenFrom).quality === 'preview';
  return { view, previews: isPreviews ? chosenFrom : null };
}

/** The same choices at another address. */
export function withSetup(path: string, request: Request): string {
  const search = writeSetup(readSetup(new URL(request.url).searchParams));
  return search.size > 0 ? `${path}?${search}` : path;
}
