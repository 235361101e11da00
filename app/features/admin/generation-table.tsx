/** Lists generations for operators: owner, progress, duration, error, and the available actions. */
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { httpPost } from '#app/browser/http-client.ts';
import { Time } from '#app/browser/time.tsx';
import { useTask } from '#app/browser/use-task.ts';
import type { GenerationItem, GenerationItemState } from '#app/services/admin/admin.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { creditsText, durationText, UserLink } from './parts.tsx';

export const stateNames: Record<GenerationItemState, MessageKey> = {
  running: 'admin.stateRunning',
  waiting: 'admin.stateWaiting',
  failed: 'admin.stateFailed',
  succeeded: 'admin.stateSucceeded',
  flagged: 'admin.stateFlagged',
  cancelled: 'admin.stateCancelled',
};

const tones: Record<GenerationItemState, 'support' | 'accent' | 'plain' | 'danger'> = {
  running: 'accent',
  waiting: 'plain',
  failed: 'danger',
  succeeded: 'support',
  flagged: 'danger',
  cancelled: 'plain',
};

/** Built once, since a column is not a component. */
function columnsFor(hasUsers: boolean): Column<GenerationItem>[] {
  return [
    {
      key: 'what',
      label: message('admin.generation'),
      main: true,
      cell: (item) => (
        <>
          <p className="text-15 font-medium">{message(factsOf(item.kind).title)}</p>
          {hasUsers && (
            <p className="mt-0.5 text-muted">
              <UserLink user={item.user} />
            </p>
          )}
          {item.error && <p className="mt-1 text-danger-text wrap-anywhere">{item.error}</p>}
        </>
      ),
    },
    {
      key: 'state',
      label: message('admin.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{message(stateNames[state])}</Badge>,
    },
    {
      key: 'began',
      label: message('admin.began'),
      cell: ({ createdAt }) => <Time at={createdAt} format="moment" className="tabular xl:whitespace-nowrap" />,
    },
    {
      key: 'waited',
      label: message('admin.waited'),
      align: 'end',
      cell: ({ waitedMs }) => <span className="whitespace-nowrap">{durationText(waitedMs)}</span>,
    },
    {
      key: 'worked',
      label: message('admin.worked'),
      align: 'end',
      cell: ({ workedMs }) => <span className="whitespace-nowrap">{durationText(workedMs)}</span>,
    },
    {
      key: 'credits',
      label: message('admin.credits'),
      cell: ({ unit, credits, tries }) => (
        <>
          <p>{unit ? creditsText(unit, credits) : message('admin.free')}</p>
          {tries > 1 && <p className="text-muted">{message('admin.tries', { count: tries })}</p>}
        </>
      ),
    },
    { key: 'steps', label: message('admin.steps'), full: true, cell: (item) => stepOf(item) && <Steps item={item} /> },
  ];
}

const ofAll = columnsFor(true);
const ofOneUser = columnsFor(false);

/** `ofOne`: on one user's page, which needs no owner column. */
export function GenerationTable({
  generations,
  ofOne = false,
}: {
  generations: readonly GenerationItem[];
  ofOne?: boolean;
}): ReactNode {
  return (
    <DataTable
      label={message('admin.generations')}
      columns={ofOne ? ofOneUser : ofAll}
      rows={generations}
      keyOf={({ id }) => id}
    />
  );
}

/** The available actions; null: none. */
function stepOf({ state }: GenerationItem): 'retry' | 'cancel' | null {
  if (state === 'failed') return 'retry';
  return state === 'running' || state === 'waiting' ? 'cancel' : null;
}

function Steps({ item }: { item: GenerationItem }): ReactNode {
  const { id, kind } = item;
  const { revalidate } = useRevalidator();
  const { busy, error, run } = useTask();
  const [asked, setAsked] = useState(false);
  const step = stepOf(item);
  const take = () =>
    void run(async () => {
      await httpPost(`/api/admin/generations/${id}`, { step });
      setAsked(false);
      await revalidate();
      toast({ title: message(step === 'retry' ? 'admin.retried' : 'admin.cancelled') });
    });
  const name = message(factsOf(kind).title);
  return (
    <div className="grid justify-items-start gap-1.5">
      {step === 'cancel' && !asked ? (
        <Button size="small" aria-label={message('admin.cancelOf', { name })} onClick={() => setAsked(true)}>
          {message('admin.cancel')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant={step === 'cancel' ? 'danger' : 'secondary'}
            busy={busy}
            aria-label={message(step === 'retry' ? 'admin.retryOf' : 'admin.cancelNowOf', { name })}
            onClick={take}
          >
            {message(step === 'retry' ? 'admin.retry' : 'admin.cancelNow')}
          </Button>
          {step === 'cancel' && (
            <Button size="small" variant="ghost" onClick={() => setAsked(false)}>
              {message('admin.keepRunning')}
            </Button>
          )}
        </div>
      )}
      {error && (
        <p role="alert" className="text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}
