/** Merges what the server says with what this tab has loaded, so that nothing on the screen moves needlessly. */
import type { ChatMessage } from '#agent/chat-message.ts';

export interface LoadedMessages {
  messages: ChatMessage[];
  /** There are more before them. */
  older: boolean;
}

/**
 * Puts the newest stretch from the server after the earlier messages loaded already. If the two don't touch, only the
 * stretch counts. Unchanged messages stay the same objects, and their rows are not redrawn.
 */
export function mergeNewest(loaded: LoadedMessages, newest: LoadedMessages): LoadedMessages {
  const known = new Map(loaded.messages.map((message) => [message.id, message]));
  const fresh = newest.messages.map((message) => {
    const same = known.get(message.id);
    return same && JSON.stringify(same) === JSON.stringify(message) ? same : message;
  });
  const first = newest.messages[0];
  const at = first ? loaded.messages.findIndex(({ id }) => id === first.id) : -1;
  if (at <= 0 || !newest.older) return { messages: fresh, older: newest.older };
  return { messages: [...loaded.messages.slice(0, at), ...fresh], older: loaded.older };
}

/** Puts earlier messages in front of the loaded ones, without duplicates. */
export function prependOlder(loaded: readonly ChatMessage[], earlier: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(loaded.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !known.has(id)), ...loaded];
}
