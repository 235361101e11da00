/** One message: the user's words in a soft block, the assistant's plain on the page with its calls as rows. */
import { RotateCw } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { deferred } from '#app/ui/deferred.ts';
import { CallRow } from './call-row.tsx';
import { EditMessage } from './edit-message.tsx';
import { useLayerNames } from './layer-names.tsx';
import { Markdown } from './markdown.tsx';
import { MessageActions } from './message-actions.tsx';
import { viewMessage, type MessageView } from './message-view.ts';
import { asks } from './next-steps.ts';
import type { OutgoingMessage } from './outgoing.ts';

/** Said once a day, and on most days never. */
const BudgetNote = deferred(async () => (await import('./budget-note.tsx')).BudgetNote);

/** Pressed by a hand, and so fetched with the first one. */
const UndoAnswer = deferred(async () => (await import('./undo-answer.tsx')).UndoAnswer);

export interface MessageItemProps {
  message: ChatMessage;
  /** Its turn is under way. */
  live: boolean;
  /** A turn is in progress: nothing can be sent, undone or retried. */
  busy: boolean;
  /** It is open for changing. */
  editing: boolean;
  /** Given on the user's own messages: opens and closes editing, and sends the edited message. */
  onEdit?(id: string | null): void;
  onResend(id: string, outgoing: OutgoingMessage): Promise<boolean>;
  /** Given when nothing came after it. */
  onRetry?(): void;
  onShowLayers?(layers: readonly string[]): void;
}

export const MessageItem = memo(function MessageItem(props: MessageItemProps): ReactNode {
  const { message: item, live, busy, onShowLayers, onRetry } = props;
  const view = useMemo(() => viewMessage(item, live), [item, live]);
  if (item.role === 'user') return <UserMessage {...props} view={view} />;
  const turnRetries = onRetry !== undefined && isCutShort(item);
  return (
    <article aria-label={message('chat.assistant')} className="group/message long-list-item grid gap-3">
      {item.metadata?.turn?.budget && <BudgetNote needed budget={item.metadata.turn.budget} />}
      {view.passages.map((passage) =>
        passage.type === 'words' ? (
          <Markdown key={passage.key} text={passage.text} open={passage.open} />
        ) : (
          <ul
            key={passage.key}
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel has-[[role=group]]:border-transparent"
          >
            {passage.calls.map((call) => (
              <CallRow
                key={call.id}
                call={call}
                picked={item.metadata?.picked?.[call.id]?.choice}
                reported={item.metadata?.reported?.includes(call.id) ?? false}
                settled={!live && !busy}
                turnRetries={turnRetries}
                onShowLayers={onShowLayers}
              />
            ))}
          </ul>
        ),
      )}
      <TurnEnd {...props} view={view} />
    </article>
  );
});

function UserMessage({
  message: item,
  view,
  busy,
  editing,
  onEdit,
  onResend,
}: MessageItemProps & { view: MessageView }): ReactNode {
  const kept = item.metadata?.kept ?? [];
  if (editing) {
    return (
      <article aria-label={message('chat.you')} className="grid pb-3">
        <EditMessage
          words={view.words}
          pictures={view.pictures}
          onCancel={() => onEdit?.(null)}
          onSend={(outgoing) => onResend(item.id, outgoing)}
        />
      </article>
    );
  }
  return (
    <article
      aria-label={message('chat.you')}
      className="group/message long-list-item grid justify-items-end gap-2 pl-10"
    >
      {view.pictures.length > 0 && (
        <ul className="flex flex-wrap justify-end gap-2">
          {view.pictures.map(({ url, name }, index) => (
            <li key={index}>
              <img
                src={url}
                alt={message('chat.attachment', { name })}
                width={96}
                height={96}
                loading="lazy"
                className={
                  view.pictures.length > 3
                    ? 'chequer size-16 rounded-control border border-line object-cover'
                    : 'chequer size-24 rounded-card border border-line object-cover'
                }
              />
            </li>
          ))}
        </ul>
      )}
      {view.passages.map((passage) =>
        passage.type === 'words' ? (
          <p
            key={passage.key}
            dir="auto"
            className="max-w-full rounded-sheet rounded-br-small bg-tint-strong px-4 py-2.5 text-15 wrap-break-word whitespace-pre-wrap"
          >
            {passage.text}
          </p>
        ) : null,
      )}
      <SentWith layers={item.metadata?.selection ?? none} />
      {kept.length > 0 && (
        <p className="max-w-full text-right text-12 text-muted">{message('chat.kept', { what: kept.join(' ') })}</p>
      )}
      <MessageActions
        createdAt={item.metadata?.createdAt}
        words={view.words}
        onEdit={busy || !onEdit ? undefined : () => onEdit(item.id)}
        className="-mt-2 -mb-1.5 flex-row-reverse"
      />
    </article>
  );
}

const none: readonly string[] = [];
/** Up to this many layers are listed by name. */
const NAMED = 3;

/** What was selected when it was sent: what “it” and “these” in the words refer to. */
function SentWith({ layers }: { layers: readonly string[] }): ReactNode {
  const named = useLayerNames();
  if (layers.length === 0) return null;
  const names = named(layers.join(', '));
  // A layer that is gone by now has no name any more.
  const known = layers.length <= NAMED && !layers.some((id) => names.split(', ').includes(id));
  return (
    <p className="max-w-full truncate text-12 text-faint">
      {known ? message('chat.sentWith', { names }) : message('chat.sentWithMany', { count: layers.length })}
    </p>
  );
}

/** It failed, was stopped, or never finished. */
const isCutShort = ({ metadata }: ChatMessage): boolean =>
  metadata?.turn !== undefined && metadata.turn.state !== 'finished';

/** How the turn ended, and what can be done about it. */
function TurnEnd({ message: item, live, busy, view, onRetry }: MessageItemProps & { view: MessageView }): ReactNode {
  const turn = item.metadata?.turn;
  // The place is kept while it is written, so that nothing moves at the end.
  if (live) return <div className="-my-2 h-7" />;
  const failed = turn?.state === 'failed';
  // A turn that the server no longer runs and that never finished.
  const stopped = turn?.state === 'stopped' || turn?.state === 'running';
  return (
    <div className="grid gap-2">
      {failed && (
        <p className="rounded-card bg-danger-soft px-3.5 py-2.5 text-13 text-danger-text">
          {turn.error ?? message('chat.turnFailed')}
        </p>
      )}
      {turn?.unchanged && !asks(item) && <p className="text-12 text-muted">{message('chat.nothingChanged')}</p>}
      {stopped && <p className="text-13 text-muted">{message('chat.turnStopped')}</p>}
      <MessageActions
        createdAt={item.metadata?.createdAt}
        words={view.words}
        answered={turn?.by ? { by: turn.by, turnId: turn.id } : undefined}
        className="-my-2 -ml-1.5"
      >
        {onRetry && isCutShort(item) && (
          <Button
            variant={failed ? 'secondary' : 'ghost'}
            size="small"
            icon={RotateCw}
            onClick={onRetry}
            className={failed ? 'mr-1 ml-1.5' : 'mr-1 h-7 px-2'}
          >
            {message('chat.tryAgain')}
          </Button>
        )}
        <UndoAnswer needed={false} message={item} disabled={busy} />
      </MessageActions>
    </div>
  );
}
