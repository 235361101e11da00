/** Keeps a growing message in the database, so that what is stored is what was shown. */
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { GrowingMessage } from './growing-message.ts';

/** Between two writes of a growing message, ms. */
const SAVE_EVERY_MS = 400;

export interface SavedMessage {
  take(chunk: ChatChunk): void;
  /** Resolves when everything is stored. */
  finish(): Promise<void>;
}

/**
 * Starts storing. `save` is called with whole versions, one at a time, and must serialise each before its first await;
 * its errors go to `onError` and end nothing.
 */
export function keepMessage(
  save: (version: ChatMessage) => Promise<void>,
  onError: (error: unknown) => void,
): SavedMessage {
  const growing = new GrowingMessage();
  let changed = false;
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const write = () => {
    timer = null;
    writing = writing
      .then(async () => {
        if (!changed) return;
        changed = false;
        await save(growing.read());
      })
      .catch(onError);
  };

  return {
    take(chunk) {
      // Progress of a call is only for live viewers.
      if ('transient' in chunk && chunk.transient) return;
      try {
        growing.take(chunk);
      } catch (error) {
        onError(error);
        return;
      }
      changed = true;
      timer ??= setTimeout(write, SAVE_EVERY_MS);
    },

    async finish() {
      if (timer) clearTimeout(timer);
      write();
      await writing;
    },
  };
}
