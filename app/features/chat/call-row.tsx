/** One tool call, one row: icon, words, picture, state, undo; expands to its input and result. */
import { Check, ChevronRight, CircleAlert, CircleSlash, CircleStop, Redo2, RotateCw, Undo2 } from 'lucide-react';
import { memo, useId, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { deferred } from '#app/ui/deferred.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine, Spinner } from '#app/ui/spinner.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { useCallStore, useCallStatus } from './call-store-context.tsx';
import { CallDetails, CallFiles } from './call-details.tsx';
import { callKind } from './call-kinds.ts';
import type { CallState, CallView } from './call-view.ts';

const ChoicesGrid = deferred(async () => (await import('./choices-grid.tsx')).ChoicesGrid);
const LimitNote = deferred(async () => (await import('./limit-note.tsx')).LimitNote);

export interface CallRowProps {
  call: CallView;
  /** The proposal that was picked. */
  picked: number | undefined;
  /** The user reported its result. */
  reported: boolean;
  /** Its turn is over: its change can be undone, a failed call retried. */
  settled: boolean;
  /** The whole turn can be retried, which retries this call too. */
  turnRetries: boolean;
  /** Shows on the canvas what the call made or changed. */
  onShowLayers?(layers: readonly string[]): void;
}

export const CallRow = memo(function CallRow({
  call,
  picked,
  reported,
  settled,
  turnRetries,
  onShowLayers,
}: CallRowProps): ReactNode {
  const [open, setOpen] = useState(false);
  const details = useId();
  const store = useCallStore();
  const status = useCallStatus(call.id, call.change);
  const { icon: Icon, error, thumbnails } = call;
  const isAgain = status.again && (call.state === 'failed' || call.state === 'stopped');
  const state: CallState = isAgain ? 'running' : call.state;
  const words = isAgain ? callKind(call.tool).doing : call.words;
  const undone = status.takenBack !== null;
  const retry = settled && call.canRetry && !turnRetries && !isAgain && <RetryCall call={call} busy={status.busy} />;

  if (call.question) {
    return (
      <li>
        <ApprovalCard
          call={call}
          question={call.question}
          busy={status.busy}
          onAnswer={(approved) => void store.answer(call.id, call.question?.approvalId ?? '', approved)}
        />
      </li>
    );
  }
  return (
    <li className="group/row grid">
      <div className="flex min-h-11 items-center gap-2.5 pe-2 ps-3.5">
        <Icon
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className={classNames('shrink-0', state === 'running' ? 'text-accent-text' : 'text-muted')}
        />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={details}
          aria-label={message('chat.detailsOf', { words })}
          onClick={() => setOpen(!open)}
          className="group flex min-w-0 flex-1 items-center gap-1 self-stretch rounded-small py-2.5 text-left text-13"
        >
          <span
            className={classNames(
              'line-clamp-2 min-w-0',
              state === 'failed' && 'text-danger-text',
              (state === 'stopped' || state === 'declined') && 'text-muted',
              undone && 'text-faint line-through',
            )}
          >
            <Swatched words={(state === 'running' && status.step) || words} />
          </span>
          <ChevronRight
            size={14}
            aria-hidden
            className={classNames(
              'shrink-0 text-faint transition-[transform,opacity] group-hover:opacity-100 group-focus-visible:opacity-100',
              open ? 'rotate-90' : 'opacity-0',
            )}
          />
        </button>
        {thumbnails[0] && call.choices.length === 0 && !call.film && (
          <img
            src={`/api/assets/${thumbnails[0]}?size=128`}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className={classNames(
              'chequer my-2 size-14 shrink-0 rounded-control border border-line object-contain',
              undone && 'opacity-45',
            )}
          />
        )}
        {undone && <span className="shrink-0 text-12 text-faint">{message('chat.callUndone')}</span>}
        {settled && state === 'done' && call.change !== null ? (
          <UndoCall call={call} change={call.change} status={status} />
        ) : (
          !undone && <CallSign state={status.busy ? 'running' : state} />
        )}
      </div>
      {state === 'running' && status.progress !== undefined && (
        <div className="flex items-center gap-3 pe-4 pb-3 ps-[2.6rem]">
          <ProgressLine label={words} value={status.progress ?? undefined} />
          {status.progress !== null && (
            <span className="tabular w-9 text-right text-12 text-faint">
              {message('chat.progress', { share: status.progress })}
            </span>
          )}
          {isAgain && (
            <Button
              variant="ghost"
              size="small"
              icon={CircleStop}
              onClick={() => void store.stopAgain()}
              className="-my-1.5 -me-2"
            >
              {message('chat.stop')}
            </Button>
          )}
        </div>
      )}
      {error && !isAgain && (
        <p className={classNames('pe-3 ps-[2.6rem] text-13 text-muted', call.reached ? 'pb-1' : 'pb-2.5')}>{error}</p>
      )}
      {call.reached && !isAgain && (
        <LimitNote needed reached={call.reached}>
          {retry}
        </LimitNote>
      )}
      {!call.reached && retry && <div className="pb-2.5 ps-[2.1rem]">{retry}</div>}
      {call.choices.length > 0 && (
        <ChoicesGrid
          needed
          choices={call.choices}
          picked={picked ?? (undone ? undefined : (call.picked ?? undefined))}
          busy={status.busy}
          disabled={!settled}
          onPick={(choice) => void store.pick(call.id, choice)}
        />
      )}
      <CallFiles call={call} />
      <CallDetails
        id={details}
        open={open}
        call={call}
        onShowLayers={undone ? undefined : onShowLayers}
        report={
          settled && call.isMade
            ? { done: reported, busy: status.busy, send: () => void store.report(call.id) }
            : undefined
        }
      />
    </li>
  );
});

function RetryCall({ call, busy }: { call: CallView; busy: boolean }): ReactNode {
  const store = useCallStore();
  return (
    <Button variant="ghost" size="small" icon={RotateCw} busy={busy} onClick={() => void store.again(call.id)}>
      {message('chat.retryCall')}
    </Button>
  );
}

/** In place of the status icon: the tick of a finished call, which turns into an undo button. */
function UndoCall({
  call,
  change,
  status,
}: {
  call: CallView;
  change: string;
  status: ReturnType<typeof useCallStatus>;
}): ReactNode {
  const store = useCallStore();
  const { takenBack, busy } = status;
  if (takenBack && takenBack.by === null) return <span className="size-6 shrink-0" />;
  const label = message(takenBack ? 'chat.putBack' : 'chat.undoCall');
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      {!takenBack && !busy && (
        <Check
          size={16}
          strokeWidth={2}
          aria-hidden
          className="pointer-events-none absolute text-faint transition-opacity group-focus-within/row:opacity-0 group-hover/row:opacity-0"
        />
      )}
      <IconButton
        label={label}
        icon={takenBack ? Redo2 : Undo2}
        size="tiny"
        busy={busy}
        tooltipSide="left"
        onClick={() => void (takenBack ? store.putBack(call.id, change) : store.undo(call.id, change))}
        className={classNames(
          !takenBack && !busy && 'opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100',
        )}
      />
    </span>
  );
}

/** Shows colors in words as swatches too. */
function Swatched({ words }: { words: string }): ReactNode {
  return words.split(/(#(?:[0-9a-f]{8}|[0-9a-f]{6})\b)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="tabular whitespace-nowrap">
        <span
          aria-hidden
          className="me-1 inline-block size-3 rounded-[3px] border border-line-strong align-[-1px]"
          style={{ backgroundColor: part }}
        />
        {part.toUpperCase()}
      </span>
    ),
  );
}

function CallSign({ state }: { state: CallState }): ReactNode {
  return (
    <span className="grid size-6 shrink-0 place-items-center" aria-hidden>
      {state === 'running' && <Spinner className="text-accent-text" />}
      {state === 'done' && <Check size={16} strokeWidth={2} className="text-faint" />}
      {state === 'failed' && <CircleAlert size={16} strokeWidth={2} className="text-danger-text" />}
      {state === 'stopped' && <CircleStop size={16} strokeWidth={2} className="text-faint" />}
      {state === 'declined' && <CircleSlash size={16} strokeWidth={2} className="text-faint" />}
    </span>
  );
}
