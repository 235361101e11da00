/**
 * The draft's part of the chat page's loader: `?draft=` becomes a conversation, or the composer's contents until it is
 * sent.
 */
import { redirect } from 'react-router';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import type { Services } from '#app/services/services.ts';
import { DraftError } from '#app/contracts/draft-request.ts';
import type { WaitingDraft } from '#app/contracts/waiting-draft.ts';
import { isOwnDraft } from '../services/drafts/own-drafts.server.ts';

export interface DraftStart {
  /** A draft prepared in another browser; null: none. */
  waiting: WaitingDraft | null;
  /** Why there is no conversation to open, for users. */
  notice: string | null;
}

/**
 * Redirects to the conversation of a draft that this browser made, or that has started. Any other draft only starts
 * after a press.
 */
export async function startFromDraft(
  { drafts }: Pick<Services, 'drafts'>,
  userId: string,
  request: Request,
  draftId: string,
): Promise<DraftStart> {
  let chatId: string;
  try {
    const waiting = isOwnDraft(request, draftId) ? null : await drafts.look(userId, draftId);
    if (waiting) return { waiting, notice: null };
    chatId = await drafts.claim(userId, draftId);
  } catch (error) {
    if (error instanceof DraftError || error instanceof StorageFullError)
      return { waiting: null, notice: error.message };
    throw error;
  }
  throw redirect(`/ai-design/chat/${chatId}`);
}

/** A draft for the prompt box of the home. */
export interface HomeDraft {
  waiting: WaitingDraft;
  /** This browser made it. */
  isOwn: boolean;
}

/**
 * The draft for the prompt box; null: there is none, or its conversation has started. Without an account (`userId` null)
 * only a draft that this browser made: a link to another one may come from anybody.
 */
export async function homeDraft(
  { drafts }: Pick<Services, 'drafts'>,
  userId: string | null,
  request: Request,
  draftId: string,
): Promise<HomeDraft | null> {
  const isOwn = isOwnDraft(request, draftId);
  if (!isOwn && userId === null) return null;
  try {
    const waiting = await drafts.look(userId, draftId);
    return waiting && { waiting, isOwn };
  } catch (error) {
    if (error instanceof DraftError) return null;
    throw error;
  }
}
