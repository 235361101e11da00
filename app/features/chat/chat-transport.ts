/**
 * How messages travel: only the new one goes up, the answer streams down, and a running turn can be joined from its
 * beginning.
 */
import { DefaultChatTransport } from 'ai';
import type { ChatMessage } from '#agent/chat-message.ts';

export interface TransportPorts {
  /** Resolves when a message may be sent. */
  ready(): Promise<void>;
  /** The conversation's id; creates one if it has not begun. Rejects in words. */
  chat(): Promise<string>;
  /** What the user is looking at when sending. */
  context(): { page: string | null; selection: readonly string[] };
  /** Called when the server accepts a message, before the first word of the answer. */
  accepted(): void;
}

export function chatPath(chatId: string, rest = ''): string {
  return `/api/chats/${encodeURIComponent(chatId)}${rest}`;
}

/** A request's `body` may name the message that the new one `replaces`. */
export function createChatTransport({
  ready,
  chat,
  context,
  accepted,
}: TransportPorts): DefaultChatTransport<ChatMessage> {
  return new DefaultChatTransport<ChatMessage>({
    prepareSendMessagesRequest: async ({ messages, trigger, body }) => {
      await ready();
      return {
        api: chatPath(await chat(), '/messages'),
        body:
          trigger === 'regenerate-message'
            ? { retry: true, ...context() }
            : { message: messages.at(-1), ...body, ...context() },
      };
    },
    prepareReconnectToStreamRequest: async () => ({ api: chatPath(await chat(), '/stream') }),
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (response.ok && init?.method === 'POST') accepted();
      return response;
    },
  });
}
