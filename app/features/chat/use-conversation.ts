/** One conversation in this tab: its messages, its turn, and what can be done: send, stop, try again. */
import { Chat, useChat } from '@ai-sdk/react';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { EventFeed } from '#app/services/events/event-stream.client.ts';
import { httpGet, httpPost } from '#app/services/http/http-client.ts';
import { thrownText } from '#app/services/http/thrown-text.ts';
import { chatPath, createChatTransport } from './chat-transport.ts';
import type { OutgoingMessage } from './chat-composer.tsx';
import { turnMachine } from './turn.machine.ts';

/** Between two redraws while words stream in, ms. */
const redrawMs = 40;

export interface ConversationOptions {
  chatId: string;
  initial: { messages: ChatMessage[]; running: boolean };
  /** Null while the page is rendered on the server. */
  feed: EventFeed | null;
  /** What the user looks at, read when a message is sent. */
  context(): { page: string | null; selection: readonly string[] };
}

export interface Conversation {
  messages: ChatMessage[];
  phase: 'idle' | 'sending' | 'working' | 'stopping' | 'lost' | 'catchingUp';
  /** Why the last message was not sent. */
  problem: string | null;
  /** Resolves to whether the server took it. */
  send(outgoing: OutgoingMessage): Promise<boolean>;
  stop(): void;
  retry(): void;
}

/** What GET /api/chats/:id answers with. */
interface ChatState {
  messages: ChatMessage[];
  running: boolean;
}

export function useConversation({ chatId, initial, feed, context }: ConversationOptions): Conversation {
  const latest = useRef(context);
  latest.current = context;
  /** Settles the message that is on its way. */
  const pending = useRef<((taken: boolean) => void) | null>(null);
  const failure = useRef<Error | null>(null);

  const chat = useMemo(
    () =>
      new Chat<ChatMessage>({
        id: chatId,
        messages: initial.messages,
        transport: createChatTransport({
          context: () => latest.current(),
          accepted: () => {
            pending.current?.(true);
            pending.current = null;
            report.current({ type: 'accepted' });
          },
        }),
        onError: (error) => (failure.current = error),
      }),
    // What was loaded counts once; from then on the conversation is what it heard.
    // oxlint-disable-next-line react/exhaustive-deps
    [chatId],
  );
  const { messages } = useChat({ chat, throttle: redrawMs });
  const present = useRef(false);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
      // Development mounts twice in a row: only who does not come back lets go of the stream.
      setTimeout(() => !present.current && void chat.stop());
    };
  }, [chat]);

  const machine = useMemo(
    () =>
      turnMachine.provide({
        actors: {
          catchUp: fromPromise(async ({ signal }) => {
            const now = await httpGet<ChatState>(chatPath(chatId), {}, { signal });
            chat.messages = now.messages;
            return { running: now.running };
          }),
          stopTurn: fromPromise(() => httpPost<void>(chatPath(chatId, '/stop'), {})),
        },
        actions: {
          follow: () => void run.current(() => chat.resumeStream()),
          letGo: () => void chat.stop(),
        },
      }),
    [chat, chatId],
  );
  const [snapshot, tell] = useMachine(machine, { input: { running: initial.running } });
  const report = useRef(tell);
  report.current = tell;

  /** Runs a request to its end and tells the machine how it ended. A stream that ends in the middle of a turn has broken. */
  const over = useRef((): boolean => true);
  over.current = () => isOver(chat.lastMessage);
  const requests = useRef(0);
  const run = useRef(async (request: () => Promise<void>): Promise<void> => {
    const own = (requests.current += 1);
    failure.current = null;
    await request();
    // A later request has taken this one's place.
    if (own !== requests.current) return;
    const error: Error | null = failure.current;
    if (pending.current) {
      // The server never took it.
      pending.current(false);
      pending.current = null;
      report.current({ type: 'unsent', reason: reasonOf(error) });
    } else report.current(error || !over.current() ? { type: 'broke' } : { type: 'ended' });
  });

  useEffect(() => {
    if (!feed) return;
    return feed.subscribe({
      event(event) {
        if ((event.type === 'chat.turn' || event.type === 'chat.message') && event.chatId === chatId) report.current({ type: 'news' });
      },
      reconnected: () => report.current({ type: 'online' }),
    });
  }, [feed, chatId]);
  useEffect(() => {
    const online = (): void => report.current({ type: 'online' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  const send = useCallback(
    ({ text, attachments }: OutgoingMessage): Promise<boolean> =>
      new Promise((resolve) => {
        const id = crypto.randomUUID();
        pending.current = (taken) => {
          if (!taken) chat.messages = chat.messages.filter((message) => message.id !== id);
          resolve(taken);
        };
        report.current({ type: 'send' });
        void run.current(() =>
          chat.sendMessage({
            id,
            role: 'user',
            metadata: { createdAt: new Date().toISOString(), selection: [...latest.current().selection] },
            parts: [
              ...attachments.map(({ asset, name, mime }) => ({ type: 'file' as const, mediaType: mime || 'image/png', url: `/api/assets/${asset}`, filename: name })),
              ...(text ? [{ type: 'text' as const, text }] : []),
            ],
          }),
        );
      }),
    [chat],
  );
  const retry = useCallback((): void => {
    pending.current = () => undefined;
    report.current({ type: 'send' });
    void run.current(() => chat.regenerate());
  }, [chat]);

  return {
    messages,
    phase: typeof snapshot.value === 'string' ? (snapshot.value as Conversation['phase']) : 'stopping',
    problem: snapshot.context.problem,
    send,
    stop: useCallback(() => report.current({ type: 'stop' }), []),
    retry,
  };
}

/** Whether the last message is an answer that has said its last word. */
function isOver(last: ChatMessage | undefined): boolean {
  return last?.role === 'assistant' && last.metadata?.turn?.state !== 'running';
}

/** The server's `{ error: { message } }` arrives as the text of an error. */
function reasonOf(error: Error | null): string {
  if (!error) return thrownText(null);
  try {
    return thrownText(JSON.parse(error.message) as unknown);
  } catch {
    return thrownText(error);
  }
}
