/** One message: the user's words in a soft block, the assistant's plain on the page with its calls as rows. */
import { RotateCw, Undo2 } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { CallRow } from './call-row.tsx';
import { Markdown } from './markdown.tsx';
import { viewMessage, type MessageView } from './message-view.ts';

export interface MessageItemProps {
  message: ChatMessage;
  /** Its turn is under way. */
  live: boolean;
  /** It failed and nothing came after it. */
  onRetry?(): void;
  /** Given when the turn is what an undo would take back now. */
  onUndo?(): void;
  onShowLayers?(layers: readonly string[]): void;
}

export const MessageItem = memo(function MessageItem({ message: item, live, onRetry, onUndo, onShowLayers }: MessageItemProps): ReactNode {
  const view = useMemo(() => viewMessage(item, live), [item, live]);
  return item.role === 'user' ? (
    <UserMessage view={view} />
  ) : (
    <article aria-label={message('chat.assistant')} className="long-list-item grid gap-3">
      {view.passages.map((passage) =>
        passage.type === 'words' ? (
          <Markdown key={passage.key} text={passage.text} open={passage.open} />
        ) : (
          <ul key={passage.key} className="divide-y divide-line rounded-card border border-line bg-panel">
            {passage.calls.map((call) => <CallRow key={call.id} call={call} onShowLayers={onShowLayers} />)}
          </ul>
        ),
      )}
      <TurnEnd item={item} live={live} onRetry={onRetry} onUndo={onUndo} />
    </article>
  );
});

function UserMessage({ view }: { view: MessageView }): ReactNode {
  return (
    <article aria-label={message('chat.you')} className="long-list-item grid justify-items-end gap-2 pl-10">
      {view.pictures.length > 0 && (
        <ul className="flex flex-wrap justify-end gap-2">
          {view.pictures.map(({ url, name }, index) => (
            <li key={index}>
              <img src={url} alt={message('chat.attachment', { name })} width={96} height={96} loading="lazy" className="chequer size-24 rounded-card border border-line object-cover" />
            </li>
          ))}
        </ul>
      )}
      {view.passages.map((passage) =>
        passage.type === 'words' ? (
          <p key={passage.key} className="rounded-card bg-tint-strong px-3.5 py-2.5 text-15 wrap-break-word whitespace-pre-wrap">{passage.text}</p>
        ) : null,
      )}
    </article>
  );
}

/** How the turn ended, and what can be done about it. */
function TurnEnd({ item, live, onRetry, onUndo }: { item: ChatMessage; live: boolean; onRetry?(): void; onUndo?(): void }): ReactNode {
  const turn = item.metadata?.turn;
  if (live || !turn) return null;
  const failed = turn.state === 'failed';
  // A turn that the server does not run any more and that never said its last word.
  const state = turn.state === 'running' ? 'stopped' : turn.state;
  if (state === 'finished' && !onUndo) return null;
  return (
    <div className="grid gap-2">
      {failed && <p className="rounded-card bg-danger-soft px-3.5 py-2.5 text-13 text-danger-text">{turn.error ?? message('chat.turnFailed')}</p>}
      {state === 'stopped' && <p className="text-13 text-muted">{message('chat.turnStopped')}</p>}
      {(onUndo || (failed && onRetry)) && (
        <div className="-ml-2 flex gap-1">
          {failed && onRetry && <Button variant="ghost" size="small" icon={RotateCw} onClick={onRetry}>{message('chat.tryAgain')}</Button>}
          {onUndo && (
            <Tooltip label={message('chat.undoTurnHint')}>
              <Button variant="ghost" size="small" icon={Undo2} onClick={onUndo} className="text-muted hover:text-ink">{message('chat.undoTurn')}</Button>
            </Tooltip>
          )}
        </div>
      )}
    </div>
  );
}
