/** What /text-on-image does: turns a picture in the address into suggestions. And what /text-on-image/:id shows. */
import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import { KernelError } from '#design/document/issue.ts';
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { pageNotFound } from '#app/requests/guards.server.ts';
import { GenerationError } from '#app/services/generations/generation-error.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import type { Services } from '#app/services/services.ts';
import { suggestionsOf, textKind, wordsOf } from './text-setup.ts';

/**
 * Redirects to the suggestions, in place of the requested address. Returns without a picture, or with the words of what
 * was in the way.
 */
export async function beginText(
  { generations }: Pick<Services, 'generations'>,
  user: SessionUser,
  request: Request,
): Promise<{ problem: string | null }> {
  const search = new URL(request.url).searchParams;
  const picture = search.get('picture');
  if (picture === null) return { problem: null };
  const input = suggestionsOf(picture, wordsOf(search), 0);
  // The same address again, by a reload or Back, is the same generation.
  const requestKey =
    search.get('key') ??
    createHash('sha256')
      .update(JSON.stringify([textKind, input]))
      .digest('base64url');
  try {
    const { id } = await generations.start(user.id, { kind: textKind, input, requestKey });
    throw redirect(`/${textKind}/${id}`);
  } catch (error) {
    if (error instanceof KernelError || (error instanceof GenerationError && error.code === 'missing_picture'))
      throw pageNotFound();
    if (error instanceof GenerationError || error instanceof StorageFullError) return { problem: error.message };
    throw error;
  }
}

/**
 * The suggestions of an address and the change made to one (`g`). Other users', missing ones, or those of another kind:
 * not found.
 */
export async function openText(
  { generations, entitlements }: Pick<Services, 'generations' | 'entitlements'>,
  user: SessionUser,
  request: Request,
  id: string,
) {
  const search = new URL(request.url).searchParams;
  const changed = search.get('g');
  const [view, change] = await Promise.all([
    generations.get(user.id, id),
    changed === null ? null : generations.get(user.id, changed),
  ]);
  if (view?.kind !== textKind) throw pageNotFound();
  const { exportShorterSide, watermark } = entitlements.entitlementsOf(user);
  return {
    view,
    change: change?.kind === textKind ? change : (null as GenerationView | null),
    exports: { side: exportShorterSide, watermark },
  };
}
