/** The conversation, oldest first. Long ones stay smooth: what is out of sight is neither laid out nor drawn. */
import { ArrowDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MessageItem } from './message-item.tsx';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  /** The last message of the assistant is still being written. */
  live: boolean;
  /** The turn that an undo would take back now. */
  undoTurnId: string | null;
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  away: boolean;
  onJumpDown(): void;
  onRetry(): void;
  onUndoTurn(): void;
  onShowLayers?(layers: readonly string[]): void;
  /** What stands here before the first message. */
  empty: ReactNode;
}

export function MessageList(props: MessageListProps): ReactNode {
  const { messages, live, undoTurnId, scroller, content, away, onJumpDown, onRetry, onUndoTurn, onShowLayers, empty } = props;
  const last = messages.length - 1;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={message('chat.conversation')}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex min-h-full flex-col gap-6 pt-5 pb-4">
          {messages.length === 0 && empty}
          {messages.map((item, index) => {
            const isLast = index === last;
            const turn = item.metadata?.turn;
            return (
              <MessageItem
                key={item.id}
                message={item}
                live={live && isLast && item.role === 'assistant'}
                onRetry={isLast && !live ? onRetry : undefined}
                onUndo={isLast && !live && turn && turn.id === undoTurnId ? onUndoTurn : undefined}
                onShowLayers={onShowLayers}
              />
            );
          })}
        </div>
      </div>
      {away && (
        <div className="absolute inset-x-0 bottom-3 grid animate-fade justify-items-center">
          <IconButton label={message('chat.jumpDown')} icon={ArrowDown} round variant="secondary" className="bg-raised shadow-float" onClick={onJumpDown} />
        </div>
      )}
    </div>
  );
}
