/** The draft's part of the chat page's loader: `?draft=` becomes a conversation. */
import { redirect } from 'react-router';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import type { Services } from '#app/services/services.server.ts';
import { DraftError } from './draft-request.ts';

/** Redirects to the draft's conversation; returns the words for when there is none to go to. */
export async function startFromDraft({ drafts }: Pick<Services, 'drafts'>, userId: string, draftId: string): Promise<string> {
  let chatId: string;
  try {
    chatId = await drafts.claim(userId, draftId);
  } catch (error) {
    if (error instanceof DraftError || error instanceof StorageFullError) return error.message;
    throw error;
  }
  throw redirect(`/ai-design/chat/${chatId}`);
}
