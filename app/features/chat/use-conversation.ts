/** One conversation in this tab: its messages, its turn, and its actions: send, stop, retry, edit, load more. */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { TakenBack } from '#app/contracts/change.ts';
import { changesOf } from '#app/services/conversations/finished-calls.ts';
import type { RunningCall } from '#app/services/conversations/running-calls.ts';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { toast } from '#app/ui/toast-store.ts';
import { CallStore } from './call-store.ts';
import { ChatStream, chatPath } from './chat-stream.ts';
import { mergeNewest, prependOlder } from './merge-messages.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { turnMachine } from './turn.machine.ts';

/** News of undone changes within this time is fetched once, ms. */
const takenBackMs = 300;

/** A stretch of messages, as the page and GET /api/chats/:id hand it over. */
export interface ChatStretch {
  messages: ChatMessage[];
  /** There are more before them. */
  older: boolean;
  takenBack: TakenBack[];
}

export interface ConversationOptions {
  /** Null: it begins with its first message. Pass the same value for as long as it is the same conversation. */
  chatId: string | null;
  designId: string;
  initial: ChatState;
  /** Null during rendering on the server. */
  feed: EventFeed | null;
  /** What the user is looking at, read when something is sent. */
  context(): { page: string | null; selection: readonly string[] };
  /** Awaited before a message is sent: the user's edits must reach the server first, for the assistant to see. */
  ready?(): Promise<unknown>;
  /** The conversation has begun, under this id. */
  onBegun?(id: string): void;
}

export interface Conversation {
  messages: ChatMessage[];
  phase: 'idle' | 'sending' | 'working' | 'stopping' | 'lost' | 'catchingUp';
  /** Why the last message was not sent. */
  problem: string | null;
  /** What can be done with single calls. */
  callStore: CallStore;
  /** Earlier messages: whether there are any, are loading, or failed to load. */
  older: 'none' | 'more' | 'loading' | 'failed';
  loadOlder(): void;
  /**
   * Resolves to whether the server accepted it. `replaces` names a message that is removed with everything after it.
   */
  send(outgoing: OutgoingMessage, replaces?: string): Promise<boolean>;
  stop(): void;
  retry(): void;
}

/** The whole conversation so far. */
export type ChatState = ChatStretch & { running: boolean; calling: RunningCall | null };

/** One that has not begun. */
export const UNBEGUN: ChatState = { messages: [], older: false, takenBack: [], running: false, calling: null };

export function useConversation(options: ConversationOptions): Conversation {
  const { chatId, designId, initial, feed } = options;
  const latest = useRef(options);
  latest.current = options;
  /** Null until it has begun. */
  const own = useRef(chatId);
  /** Settles the message that is on its way. */
  const pending = useRef<((taken: boolean) => void) | null>(null);
  const [older, setOlder] = useState<Conversation['older']>(initial.older ? 'more' : 'none');
  const hasOlder = useRef(initial.older);
  /** Earlier messages are loading. */
  const reading = useRef(false);

  const { chat, callStore } = useMemo(() => {
    own.current = chatId;
    const made = new ChatStream(initial.messages, {
      // The editor reports what can't be saved; the message is sent anyway.
      ready: async () => void (await latest.current.ready?.().catch(() => undefined)),
      async chat() {
        own.current ??= (await httpPost<{ id: string }>('/api/chats', { design: designId })).id;
        return own.current;
      },
      context: () => latest.current.context(),
      accepted: () => {
        if (chatId === null && own.current !== null) latest.current.onBegun?.(own.current);
        pending.current?.(true);
        pending.current = null;
        report.current({ type: 'accepted' });
      },
      progress: (callId, share, step) => store.noteProgress(callId, share, step),
    });
    const store = new CallStore(
      { id: () => own.current ?? '', design: designId },
      {
        post: (path, body) => httpPost(path, body),
        onMessage: (stored) => {
          made.messages = made.messages.map((message) => (message.id === stored.id ? stored : message));
        },
        context: () => latest.current.context(),
        tell: ({ title, description, failed }) =>
          toast({ title, description, variant: failed ? 'destructive' : 'default' }),
      },
      initial.takenBack,
    );
    store.noteCalling(initial.calling);
    return { chat: made, callStore: store };
    // Loaded data counts once; from then on the conversation is what was streamed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chatId]);
  const messages = useSyncExternalStore(
    chat.subscribe,
    () => chat.messages,
    () => chat.messages,
  );
  const present = useRef(false);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
      // Development mounts twice in a row: only a component that does not come back releases the stream.
      setTimeout(() => !present.current && chat.stop());
    };
  }, [chat]);

  /** Reads the newest messages and which of their changes are undone. */
  const read = useCallback(
    async (signal?: AbortSignal): Promise<ChatState> => {
      if (own.current === null) return UNBEGUN;
      const now = await httpGet<ChatState>(chatPath(own.current), {}, { signal });
      callStore.learn(now.takenBack, now.messages.flatMap(changesOf));
      callStore.noteCalling(now.calling);
      return now;
    },
    [callStore],
  );

  const machine = useMemo(
    () =>
      turnMachine.provide({
        actors: {
          catchUp: fromPromise(async ({ signal }) => {
            const now = await read(signal);
            const merged = mergeNewest({ messages: chat.messages, older: hasOlder.current }, now);
            chat.messages = merged.messages;
            hasOlder.current = merged.older;
            setOlder(merged.older ? 'more' : 'none');
            return { running: now.running };
          }),
          stopTurn: fromPromise(() => httpPost<void>(chatPath(own.current ?? '', '/stop'), {})),
        },
        actions: {
          follow: () => void run.current(() => chat.follow()),
          letGo: () => chat.stop(),
        },
      }),
    [chat, read],
  );
  const [snapshot, tell] = useMachine(machine, { input: { running: initial.running } });
  const report = useRef(tell);
  report.current = tell;

  /**
   * Runs a request to its end and reports to the machine how it ended. A stream that ends in the middle of a turn has
   * broken.
   */
  const over = useRef((): boolean => true);
  over.current = () => isOver(chat.messages.at(-1));
  const requests = useRef(0);
  const run = useRef(async (send: () => Promise<void>): Promise<void> => {
    const request = (requests.current += 1);
    let broke = false;
    let thrown: unknown = null;
    await send().catch((error: unknown) => {
      broke = true;
      thrown = error;
    });
    // A later request has replaced this one.
    if (request !== requests.current) return;
    if (pending.current) {
      // The server never took it.
      pending.current(false);
      pending.current = null;
      report.current({ type: 'unsent', reason: thrownText(thrown) });
    } else report.current(broke || !over.current() ? { type: 'broke' } : { type: 'ended' });
  });

  useEffect(() => {
    if (!feed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = feed.subscribe({
      event(event) {
        if ((event.type === 'chat.turn' || event.type === 'chat.message') && event.chatId === own.current)
          report.current({ type: 'news' });
        if (event.type === 'chat.call' && event.chatId === own.current) callStore.noteCalling(event);
        if (event.type === 'design.changed' && event.designId === designId && event.change.kind !== 'edit') {
          clearTimeout(timer);
          // Only the marks of undone calls: if this fails, the next reading has them.
          timer = setTimeout(() => void read().catch(() => undefined), takenBackMs);
        }
      },
      reconnected: () => report.current({ type: 'online' }),
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [feed, designId, callStore, read]);
  useEffect(() => {
    const online = (): void => report.current({ type: 'online' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  /** After answering a message again, the server records what it had to keep of the earlier answer. */
  const learnKept = useCallback(async (): Promise<void> => {
    const now = await read().catch(() => null);
    const asked = now?.messages.findLast(({ role }) => role === 'user');
    if (asked) chat.messages = chat.messages.map((message) => (message.id === asked.id ? asked : message));
  }, [chat, read]);

  const send = useCallback(
    ({ text, attachments }: OutgoingMessage, replaces?: string): Promise<boolean> =>
      new Promise((resolve) => {
        const id = crypto.randomUUID();
        const before = chat.messages;
        const at = replaces === undefined ? before.length : before.findIndex((message) => message.id === replaces);
        pending.current = (taken) => {
          if (!taken) chat.messages = before;
          else if (replaces !== undefined) void learnKept();
          resolve(taken);
        };
        report.current({ type: 'send' });
        if (replaces !== undefined && at >= 0) chat.messages = before.slice(0, at);
        void run.current(() =>
          chat.send(
            {
              id,
              role: 'user',
              metadata: { createdAt: new Date().toISOString(), selection: [...latest.current.context().selection] },
              parts: [
                ...attachments.map(({ asset, name, mime }) => ({
                  type: 'file' as const,
                  mediaType: mime || 'image/png',
                  url: `/api/assets/${asset}`,
                  filename: name,
                })),
                ...(text ? [{ type: 'text' as const, text }] : []),
              ],
            },
            replaces,
          ),
        );
      }),
    [chat, learnKept],
  );
  const retry = useCallback((): void => {
    const before = chat.messages;
    pending.current = (taken) => {
      if (taken) void learnKept();
      else chat.messages = before;
    };
    report.current({ type: 'send' });
    void run.current(() => chat.retry());
  }, [chat, learnKept]);

  const loadOlder = useCallback((): void => {
    const first = chat.messages[0];
    if (!first || !own.current || !hasOlder.current || reading.current) return;
    reading.current = true;
    setOlder('loading');
    httpGet<ChatStretch>(chatPath(own.current), { before: first.id }).then(
      (earlier) => {
        reading.current = false;
        hasOlder.current = earlier.older;
        callStore.learn(earlier.takenBack);
        chat.messages = prependOlder(chat.messages, earlier.messages);
        setOlder(earlier.older ? 'more' : 'none');
      },
      () => {
        reading.current = false;
        setOlder('failed');
      },
    );
  }, [chat, callStore]);

  return {
    messages,
    callStore,
    older,
    loadOlder,
    phase: typeof snapshot.value === 'string' ? (snapshot.value as Conversation['phase']) : 'stopping',
    problem: snapshot.context.problem,
    send,
    stop: useCallback(() => report.current({ type: 'stop' }), []),
    retry,
  };
}

/** Whether the last message is a finished answer. */
function isOver(last: ChatMessage | undefined): boolean {
  return last?.role === 'assistant' && last.metadata?.turn?.state !== 'running';
}
