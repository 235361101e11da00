/**
 * The conversation, oldest first. Long ones stay smooth: messages out of sight are neither laid out nor drawn, and
 * earlier ones are loaded on scrolling there.
 */
import { ArrowDown } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { MessageItem } from './message-item.tsx';
import type { OutgoingMessage } from './outgoing.ts';
import type { Conversation } from './use-conversation.ts';
import { useKeptPlace } from './use-kept-place.ts';
import type { StickToBottom } from './use-stick-to-bottom.ts';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  older: Conversation['older'];
  onLoadOlder(): void;
  /** The last message of the assistant is still being written. */
  live: boolean;
  stick: StickToBottom;
  /** The message that is open for editing. */
  editing: string | null;
  onEdit(id: string | null): void;
  onResend(id: string, outgoing: OutgoingMessage): Promise<boolean>;
  onJumpDown(): void;
  onRetry(): void;
  onShowLayers?(layers: readonly string[]): void;
  /** Shown before the first message. */
  empty: ReactNode;
  /** Shown after the last message. */
  after: ReactNode;
}

export function MessageList(props: MessageListProps): ReactNode {
  const {
    messages,
    older,
    onLoadOlder,
    live,
    stick,
    editing,
    onEdit,
    onResend,
    onJumpDown,
    onRetry,
    onShowLayers,
    empty,
    after,
  } = props;
  const last = messages.length - 1;
  useKeptPlace(stick.scroller, stick.content, messages[0]?.id);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={stick.scroller}
        role="log"
        aria-live="off"
        aria-busy={live}
        aria-label={message('chat.conversation')}
        // Scrollable areas must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
      >
        <div ref={stick.content} className="flex min-h-full flex-col gap-2 pt-5 pb-3">
          <Older state={older} first={messages[0]?.id} scroller={stick.scroller} onLoad={onLoadOlder} />
          {messages.length === 0 && empty}
          {messages.map((item, index) => {
            const isLast = index === last;
            return (
              <MessageItem
                key={item.id}
                message={item}
                live={live && isLast && item.role === 'assistant'}
                busy={live}
                editing={editing === item.id && !live}
                onEdit={item.role === 'user' ? onEdit : undefined}
                onResend={onResend}
                onRetry={isLast && !live ? onRetry : undefined}
                onShowLayers={onShowLayers}
              />
            );
          })}
          {after}
        </div>
      </div>
      {stick.away && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 grid animate-fade justify-items-center">
          <IconButton
            label={message('chat.jumpDown')}
            icon={ArrowDown}
            round
            variant="secondary"
            className="pointer-events-auto bg-raised shadow-float"
            onClick={onJumpDown}
          />
        </div>
      )}
    </div>
  );
}

/** How near the top may come before earlier messages are requested, px. */
const AHEAD = 1_200;

interface OlderProps {
  state: Conversation['older'];
  first: string | undefined;
  scroller: StickToBottom['scroller'];
  onLoad(): void;
}

/** Requests earlier messages when the top comes near. */
function Older({ state, first, scroller, onLoad }: OlderProps): ReactNode {
  useEffect(() => {
    const area = scroller.current;
    if (!area || state !== 'more') return;
    const look = (): void => {
      if (area.scrollTop < AHEAD) onLoad();
    };
    // After a page has opened at its end.
    const frame = requestAnimationFrame(look);
    area.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('scroll', look);
    };
  }, [state, first, scroller, onLoad]);
  if (state === 'none') return null;
  return (
    <div className="grid h-10 shrink-0 place-items-center [overflow-anchor:none]">
      {state === 'failed' ? (
        <span className="flex items-center gap-2 text-13 text-muted">
          {message('chat.olderFailed')}
          <Button size="small" variant="ghost" onClick={onLoad}>
            {message('chat.retry')}
          </Button>
        </span>
      ) : (
        <span className="flex items-center gap-2 text-12 text-faint">
          <Spinner size={14} />
          {message('chat.older')}
        </span>
      )}
    </div>
  );
}
