/**
 * The assistant in the full editor: the newest conversation about the design, another one, or a new one. Not a route
 * itself: the editor's page loads it when the panel is opened.
 */
import { History, MessageSquarePlus, MessagesSquare, X } from 'lucide-react';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { chatPath } from '#app/features/chat/chat-stream.ts';
import { ConversationSheet } from '#app/features/chat/conversation-sheet.tsx';
import { UNBEGUN, type ChatState } from '#app/features/chat/use-conversation.ts';
import { OpenedByHand } from '#app/features/editor/assistant-panel.tsx';
import { useSession } from '#app/features/editor/session/session-context.tsx';
import { httpGet } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import type { DesignDocument } from '#design/document/document.ts';
import { message } from '#messages/message.ts';
import { DesignChat } from './design-chat.tsx';

/** A conversation by id, the `newest` one about the design, or a `new` one. */
export type WantedChat = string;

export interface EditorAssistantProps {
  designId: string;
  document: DesignDocument;
  /** The conversation to open; another value remounts the panel. */
  wanted: WantedChat;
  /** The user has just chosen it, and is about to write. */
  chosen: boolean;
  /** Another one is requested. */
  onWant(chat: WantedChat): void;
  /** A new one has started, under this id. */
  onBegun(id: string): void;
  asked: { text: string } | null;
}

interface Opened {
  id: string | null;
  state: ChatState;
  hasBrandKit: boolean;
}

export default function EditorAssistant({
  wanted,
  chosen,
  onWant,
  onBegun,
  ...props
}: EditorAssistantProps): ReactNode {
  const { designId } = props;
  const session = useSession();
  const openedByHand = useContext(OpenedByHand);
  const [first] = useState(wanted);
  const [begun, setBegun] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Loaded data counts once; after that the conversation is the streamed one.
  useEffect(() => {
    const gone = new AbortController();
    setOpened(null);
    open(first, designId, gone.signal).then(setOpened, () => gone.signal.aborted || setOpened('failed'));
    return () => gone.abort();
  }, [first, designId, attempt]);

  const current = begun ?? (opened && opened !== 'failed' ? opened.id : null);
  return (
    <>
      <header className="flex h-11 shrink-0 items-center gap-0.5 border-b border-line pe-2 ps-4">
        <h2 className="me-auto truncate font-text text-13 font-semibold tracking-normal">
          {message('editor.assistant')}
        </h2>
        <ConversationSheet
          current={current}
          designId={designId}
          onChoose={(id) => onWant(id ?? 'new')}
          onDeleted={() => onWant('newest')}
          trigger={<IconButton label={message('chat.earlierChats')} icon={History} tooltipSide="bottom" />}
        />
        {current !== null && (
          <IconButton
            label={message('chat.newChat')}
            icon={MessageSquarePlus}
            tooltipSide="bottom"
            onClick={() => onWant('new')}
          />
        )}
        {current !== null && (
          <Tooltip label={message('chat.openAsChat')} side="bottom">
            <Link
              to={`/ai-design/chat/${current}`}
              aria-label={message('chat.openAsChat')}
              className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
            >
              <MessagesSquare size={18} strokeWidth={1.75} aria-hidden />
            </Link>
          </Tooltip>
        )}
        <IconButton
          label={message('editor.closeAssistant')}
          icon={X}
          tooltipSide="bottom"
          onClick={() => session.stageView.assistant.set(false)}
        />
      </header>
      <div className="min-h-0 flex-1">
        {opened === null ? (
          <Loading label={message('chat.loadingChat')} className="h-full content-center" />
        ) : opened === 'failed' ? (
          <div
            role="alert"
            className="grid h-full place-content-center justify-items-center gap-3 p-6 text-13 text-muted"
          >
            <p>{message('chat.chatFailed')}</p>
            <Button size="small" onClick={() => setAttempt((before) => before + 1)}>
              {message('chat.retry')}
            </Button>
          </div>
        ) : (
          <DesignChat
            {...props}
            chatId={opened.id}
            initial={opened.state}
            hasBrandKit={opened.hasBrandKit}
            session={session}
            autoFocus={chosen || openedByHand}
            onBegun={(id) => {
              setBegun(id);
              onBegun(id);
            }}
          />
        )}
      </div>
    </>
  );
}

/** Loads a conversation; falls back to the newest if it was deleted meanwhile, or is another user's. */
async function open(wanted: WantedChat, designId: string, signal: AbortSignal): Promise<Opened> {
  const [found, hasBrandKit] = await Promise.all([find(wanted, designId, signal), knowsBrand(signal)]);
  return { id: found?.id ?? null, state: found ?? UNBEGUN, hasBrandKit };
}

type FoundChat = ChatState & { id: string; designId: string };

async function find(wanted: WantedChat, designId: string, signal: AbortSignal): Promise<FoundChat | null> {
  if (wanted === 'new') return null;
  const named = wanted === 'newest' ? null : await readChat(wanted, signal);
  if (named?.designId === designId) return named;
  const { chats } = await httpGet<{ chats: { id: string }[] }>(
    '/api/chats',
    { design: designId, limit: 1 },
    { signal },
  );
  return chats[0] ? httpGet<FoundChat>(chatPath(chats[0].id), {}, { signal }) : null;
}

/** Null if there is none. */
async function readChat(id: string, signal: AbortSignal): Promise<FoundChat | null> {
  const response = await fetch(chatPath(id), { signal, headers: { Accept: 'application/json' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as FoundChat;
}

/** Whether there is a brand kit to suggest; a failed request only costs a suggestion. */
async function knowsBrand(signal: AbortSignal): Promise<boolean> {
  const kit = await httpGet<{ logos: unknown[]; colors: unknown[]; fonts: { heading: string | null } }>(
    '/api/brand-kit',
    {},
    { signal },
  ).catch(() => null);
  return kit !== null && (kit.logos.length + kit.colors.length > 0 || kit.fonts.heading !== null);
}
