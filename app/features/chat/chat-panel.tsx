/** The conversation beside the canvas. The page composes it with the editor and hands in what is selected there. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { EventFeed } from '#app/services/events/event-stream.client.ts';
import { Chip } from '#app/ui/chip.tsx';
import { ChatComposer, type OutgoingMessage, type SelectedLayer } from './chat-composer.tsx';
import { HappeningLine } from './happening-line.tsx';
import { MessageList } from './message-list.tsx';
import { happeningNow, spokenText } from './message-view.ts';
import { useConversation, type Conversation } from './use-conversation.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

export interface ChatPanelProps {
  chatId: string;
  initial: { messages: ChatMessage[]; running: boolean };
  feed: EventFeed | null;
  /** The page that the user looks at. */
  page: string | null;
  selection: readonly SelectedLayer[];
  onClearSelection?(): void;
  /** The turn that an undo would take back now; null when that is something else. */
  undoTurnId: string | null;
  onUndo(): void;
  onShowLayers?(layers: readonly string[]): void;
}

export function ChatPanel({ chatId, initial, feed, page, selection, onClearSelection, undoTurnId, onUndo, onShowLayers }: ChatPanelProps): ReactNode {
  const context = (): { page: string | null; selection: string[] } => ({ page, selection: selection.map(({ id }) => id) });
  const conversation = useConversation({ chatId, initial, feed, context });
  const { messages, phase, problem, send, stop, retry } = conversation;
  const stick = useStickToBottom();
  const [suggestion, setSuggestion] = useState<{ text: string } | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const atWork = phase === 'sending' || phase === 'working' || phase === 'stopping';
  // While the connection is lost the turn goes on elsewhere.
  const live = atWork || (phase !== 'idle' && messages.at(-1)?.metadata?.turn?.state === 'running');

  const { toBottom } = stick;
  const sendAndFollow = useCallback(
    (outgoing: OutgoingMessage): Promise<boolean> => {
      toBottom();
      return send(outgoing);
    },
    [send, toBottom],
  );

  return (
    <section aria-label={message('chat.conversation')} className="flex h-full min-h-0 flex-col">
      <MessageList
        messages={messages}
        live={live}
        undoTurnId={undoTurnId}
        scroller={stick.scroller}
        content={stick.content}
        away={stick.away}
        onJumpDown={useCallback(() => toBottom(true), [toBottom])}
        onRetry={retry}
        onUndoTurn={onUndo}
        onShowLayers={onShowLayers}
        empty={
          <Suggestions
            onChoose={(text) => {
              setSuggestion({ text });
              box.current?.focus();
            }}
          />
        }
      />
      <HappeningLine words={wordsFor(phase, messages)} />
      <div className="px-3 pb-3">
        <ChatComposer
          chatId={chatId}
          selection={selection}
          onClearSelection={onClearSelection}
          onSend={sendAndFollow}
          onStop={phase === 'working' || phase === 'stopping' ? stop : undefined}
          sending={phase === 'sending'}
          problem={problem}
          textRef={box}
          suggestion={suggestion}
        />
      </div>
      <Announcer messages={messages} phase={phase} />
    </section>
  );
}

function wordsFor(phase: Conversation['phase'], messages: readonly ChatMessage[]): string | null {
  switch (phase) {
    case 'sending':
      return message('chat.nowSending');
    case 'working':
      return happeningNow(messages.at(-1));
    case 'stopping':
      return message('chat.nowStopping');
    case 'lost':
      return message('chat.nowReconnecting');
    default:
      return null;
  }
}

/** Tells readers when something begins and what was answered, once each: a stream read word by word is noise. */
function Announcer({ messages, phase }: { messages: readonly ChatMessage[]; phase: Conversation['phase'] }): ReactNode {
  const [said, setSaid] = useState('');
  const before = useRef(phase);
  const last = messages.at(-1);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (was === phase) return;
    if (phase === 'sending') setSaid(message('chat.nowSending'));
    else if (phase === 'lost') setSaid(message('chat.nowReconnecting'));
    else if (phase === 'idle' && last?.role === 'assistant') {
      const turn = last.metadata?.turn;
      const end = turn?.state === 'failed' ? (turn.error ?? message('chat.turnFailed')) : turn?.state === 'stopped' ? message('chat.turnStopped') : message('chat.finished');
      setSaid([spokenText(last), end].filter(Boolean).join(' '));
    }
  }, [phase, last]);
  return <p role="status" aria-live="polite" className="sr-only">{said}</p>;
}

const starts: { label: MessageKey; prompt: MessageKey }[] = [
  { label: 'chat.startText', prompt: 'chat.startTextPrompt' },
  { label: 'chat.startColor', prompt: 'chat.startColorPrompt' },
  { label: 'chat.startSize', prompt: 'chat.startSizePrompt' },
];

/** What stands in a conversation that has not begun. */
function Suggestions({ onChoose }: { onChoose(text: string): void }): ReactNode {
  return (
    <div className="mt-auto grid gap-3 pb-2">
      <h2 className="text-22">{message('chat.emptyTitle')}</h2>
      <p className="text-15 text-muted">{message('chat.emptyText')}</p>
      <div className="flex flex-wrap gap-2">
        {starts.map(({ label, prompt }) => <Chip key={label} onClick={() => onChoose(message(prompt))}>{message(label)}</Chip>)}
      </div>
    </div>
  );
}
