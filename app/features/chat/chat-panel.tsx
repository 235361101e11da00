/**
 * The conversation next to the canvas. The page combines it with the editor and passes in what is selected and drawn
 * there.
 */
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { message } from '#messages/message.ts';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { useAttachments } from '#app/browser/uploads/use-attachments.ts';
import { Chip } from '#app/ui/chip.tsx';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { CallStoreProvider } from './call-store-context.tsx';
import { ChatAnnouncer } from './chat-announcer.tsx';
import { ChatComposer } from './chat-composer.tsx';
import type { SelectedLayer } from './context-chips.tsx';
import { firstSteps } from './first-steps.ts';
import { HappeningLine } from './happening-line.tsx';
import { LayerNamesProvider } from './layer-names.tsx';
import { MessageList } from './message-list.tsx';
import { viewMessage } from './message-view.ts';
import { nextSteps, type NextStep } from './next-steps.ts';
import { NextStepsRow } from './next-steps-row.tsx';
import type { OutgoingMessage } from './outgoing.ts';
import { pageToShow } from './shown-page.ts';
import { useConversation, type ConversationOptions } from './use-conversation.ts';
import { useOnline } from './use-online.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { phaseText } from './phase-text.ts';

export interface ChatPanelProps {
  /** Null: the conversation begins with its first message. */
  chatId: string | null;
  designId: string;
  initial: ConversationOptions['initial'];
  feed: EventFeed | null;
  /** The page that the user is looking at. */
  page: string | null;
  /** The current design; null before the editor is loaded. */
  document: DesignDocument | null;
  hasBrandKit: boolean;
  selection: readonly SelectedLayer[];
  /** Removes a layer from the selection. */
  onLeaveOut(id: string): void;
  onClearSelection(): void;
  onShowLayers?(layers: readonly string[]): void;
  /** The assistant is working on another page: the canvas goes there. */
  onShowPage?(page: string): void;
  /** What the assistant is doing, with the pictures that came with the request; null while it isn't at work. */
  onWork?(work: { words: string; pictures: readonly string[] } | null): void;
  /** Words from elsewhere on the screen for the prompt box; a new object each time. */
  asked?: { text: string } | null;
  /** The prompt box takes the focus when it appears. */
  autoFocus?: boolean;
  ready: ConversationOptions['ready'];
  onBegun?: ConversationOptions['onBegun'];
}

/** Requested words are put into the box once, however often the panel is opened and closed. */
const taken = new WeakSet<object>();

export function ChatPanel(props: ChatPanelProps): ReactNode {
  const {
    chatId,
    designId,
    initial,
    feed,
    page,
    document: design,
    hasBrandKit,
    selection,
    onLeaveOut,
    onClearSelection,
    onShowLayers,
    onShowPage,
    onWork,
    asked = null,
    autoFocus = false,
    ready,
    onBegun,
  } = props;
  const context = (): { page: string | null; selection: string[] } => ({
    page,
    selection: selection.map(({ id }) => id),
  });
  const conversation = useConversation({ chatId, designId, initial, feed, context, ready, onBegun });
  const { messages, phase, problem, callStore, older, loadOlder, send, stop, retry } = conversation;
  const stick = useStickToBottom();
  const attachments = useAttachments('/api/assets');
  const drop = useFileDrop(attachments.add);
  const online = useOnline();
  const [suggestion, setSuggestion] = useState<{ text: string } | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const last = messages.at(-1);
  const atWork = phase === 'sending' || phase === 'working' || phase === 'stopping';
  // While the connection is lost the turn continues on the server.
  const live = atWork || (phase !== 'idle' && last?.metadata?.turn?.state === 'running');
  const onStop = phase === 'working' || phase === 'stopping' ? stop : undefined;

  const { toBottom } = stick;
  const sendAndFollow = useCallback(
    (outgoing: OutgoingMessage, replaces?: string): Promise<boolean> => {
      toBottom();
      return send(outgoing, replaces);
    },
    [send, toBottom],
  );
  const resend = useCallback(
    async (id: string, outgoing: OutgoingMessage): Promise<boolean> => {
      const taken = await sendAndFollow(outgoing, id);
      if (taken) {
        setEditing(null);
        box.current?.focus();
      }
      return taken;
    },
    [sendAndFollow],
  );
  const edit = useCallback((id: string | null): void => {
    setEditing(id);
    if (id === null) box.current?.focus();
  }, []);
  const lastOwn = messages.findLast(({ role }) => role === 'user')?.id;

  const steps = useMemo(
    () => (live || editing || !design || !page ? [] : nextSteps({ document: design, page, hasBrandKit, last })),
    [live, editing, design, page, hasBrandKit, last],
  );
  const choose = ({ prompt }: NextStep): void => {
    // The chip disappears; the focus must not be lost with it.
    box.current?.focus();
    void sendAndFollow({ text: prompt, attachments: [] });
  };
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (!asked || taken.has(asked)) return;
    taken.add(asked);
    setSuggestion(asked);
    box.current?.focus();
  }, [asked]);
  useFocusBySlash(box);
  const words = phaseText(phase, last, online);
  useWork(live ? words : null, messages, onWork);
  useShownPage(live ? pageToShow(last) : null, onShowPage);

  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !onStop) return;
    event.preventDefault();
    onStop();
  };

  return (
    <CallStoreProvider value={callStore}>
      <LayerNamesProvider document={design}>
        {/* Stops the turn from wherever the focus is in here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <section
          aria-label={message('chat.conversation')}
          {...drop.handlers}
          onKeyDown={keys}
          className="relative flex h-full min-h-0 flex-col"
        >
          <MessageList
            messages={messages}
            older={older}
            onLoadOlder={loadOlder}
            live={live}
            stick={stick}
            editing={editing}
            onEdit={edit}
            onResend={resend}
            onJumpDown={useCallback(() => toBottom(true), [toBottom])}
            onRetry={retry}
            onShowLayers={onShowLayers}
            empty={
              <FirstSteps
                design={design}
                page={page}
                hasBrandKit={hasBrandKit}
                onChoose={(text) => {
                  setSuggestion({ text });
                  box.current?.focus();
                }}
              />
            }
            after={<NextStepsRow steps={steps} onChoose={choose} />}
          />
          <HappeningLine words={words} moving={online} />
          <div className="px-3 pb-3">
            <ChatComposer
              place={chatId ?? designId}
              selection={selection}
              onLeaveOut={onLeaveOut}
              onClearSelection={onClearSelection}
              attachments={attachments}
              onSend={sendAndFollow}
              onStop={onStop}
              onEditLast={lastOwn && !live ? () => setEditing(lastOwn) : undefined}
              sending={phase === 'sending'}
              problem={problem}
              textRef={box}
              suggestion={suggestion}
              busy={live}
            />
          </div>
          <ChatAnnouncer messages={messages} phase={phase} />
          {drop.over && (
            <div className="pointer-events-none absolute inset-2 z-10 grid animate-fade place-items-center rounded-sheet border-2 border-dashed border-accent bg-accent-soft/95 p-6 text-center text-15 font-medium text-accent-text">
              {message('chat.drop')}
            </div>
          )}
        </section>
      </LayerNamesProvider>
    </CallStoreProvider>
  );
}

/** `/` goes to the prompt box from anywhere that isn't a text field. */
function useFocusBySlash(box: { current: HTMLTextAreaElement | null }): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]'))
      )
        return;
      event.preventDefault();
      box.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box]);
}

/** Follows the assistant from page to page while it works; afterwards the user decides. */
function useShownPage(page: string | null, onShowPage: ChatPanelProps['onShowPage']): void {
  useEffect(() => {
    if (page !== null) onShowPage?.(page);
  }, [page, onShowPage]);
}

/** Reports what is happening, for the page that is empty until then. */
function useWork(words: string | null, messages: readonly ChatMessage[], onWork: ChatPanelProps['onWork']): void {
  const asked = messages.findLast(({ role }) => role === 'user');
  useEffect(() => {
    const pictures = asked ? viewMessage(asked, false).pictures : [];
    onWork?.(words === null ? null : { words, pictures: pictures.map(({ url }) => url) });
  }, [words, asked, onWork]);
  useEffect(() => () => onWork?.(null), [onWork]);
}

interface FirstStepsProps {
  design: DesignDocument | null;
  page: string | null;
  hasBrandKit: boolean;
  onChoose(text: string): void;
}

/** Contents of a conversation that has not begun. */
function FirstSteps({ design, page, hasBrandKit, onChoose }: FirstStepsProps): ReactNode {
  const blank = design !== null && Object.keys(design.layers).length === 0;
  const steps = design && page ? firstSteps({ document: design, page, hasBrandKit }) : [];
  return (
    <div className="mt-auto grid gap-3 pb-2">
      <h2 className="text-22">{message(blank ? 'chat.emptyTitle' : 'chat.beginTitle')}</h2>
      <p className="text-15 text-muted">{message(blank ? 'chat.emptyText' : 'chat.beginText')}</p>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ id, label, prompt }) => (
          <Chip key={id} onClick={() => onChoose(prompt)}>
            {label}
          </Chip>
        ))}
      </div>
    </div>
  );
}
