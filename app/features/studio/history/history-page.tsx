/**
 * The history of generations: a grid, newest first, running ones live; opened in a dialog, deleted after a question.
 */
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationPage, GenerationView } from '#app/contracts/generation.ts';
import { generationKinds, kindNames, type GenerationKind } from '#app/services/generations/kinds.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/select.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { GenerationDialog } from './generation-dialog.tsx';
import { HistoryTile } from './history-tile.tsx';
import { useHistory } from './use-history.ts';

export interface HistoryPageProps {
  initial: GenerationPage;
  /** Null: all kinds. */
  kind: GenerationKind | null;
  feed: EventFeed | null;
}

export function HistoryPage({ initial, kind, feed }: HistoryPageProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const choose = (next: string) => setSearch(next === 'all' ? {} : { kind: next }, { replace: true });
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <main ref={main} id="content" className="mx-auto w-full max-w-6xl px-6 pt-8 pb-24 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-40">{message('generation.historyTitle')}</h1>
          <p className="mt-2 text-15 text-balance text-muted">{message('generation.historyLead')}</p>
        </div>
        {kindNames.length > 1 && (
          <Select
            label={message('generation.historyKinds')}
            value={kind ?? 'all'}
            options={[
              { value: 'all', label: message('generation.historyAll') },
              ...kindNames.map((name) => ({ value: name, label: message(generationKinds[name].title) })),
            ]}
            onValueChange={choose}
          />
        )}
      </div>
      <HistoryGrid
        key={kind ?? ''}
        initial={initial}
        kind={kind}
        feed={feed}
        open={search.get('open')}
        onOpen={(id) =>
          setSearch(
            (before) => {
              const after = new URLSearchParams(before);
              if (id === null) after.delete('open');
              else after.set('open', id);
              return after;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </main>
  );
}

function HistoryGrid({
  initial,
  kind,
  feed,
  open,
  onOpen,
}: HistoryPageProps & { open: string | null; onOpen(id: string | null): void }): ReactNode {
  const history = useHistory(initial, { kind, feed });
  const { generations, take } = history;
  const [deleting, setDeleting] = useState<GenerationView | null>(null);
  const onChange = useCallback((view: GenerationView) => take(view), [take]);
  return (
    <>
      {generations.length === 0 ? (
        <EmptyState
          className="mt-8 rounded-card border border-dashed border-line-strong"
          title={message(kind === null ? 'generation.historyEmpty' : 'generation.historyEmptyKind')}
          hint={message('generation.historyEmptyText')}
          action={
            <Link to="/ai-design" className={buttonClass('primary')}>
              {message('generation.historyStart')}
            </Link>
          }
        />
      ) : (
        <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-5 gap-y-7">
          {generations.map((view) => (
            <li key={view.id}>
              <HistoryTile view={view} onOpen={() => onOpen(view.id)} onDelete={() => setDeleting(view)} />
            </li>
          ))}
        </ul>
      )}
      {history.hasMore && (
        <div className="mt-10 grid justify-items-center gap-3">
          {history.more === 'failed' && (
            <p role="alert" className="text-13 text-danger-text">
              {message('generation.historyFailed')}
            </p>
          )}
          <Button busy={history.more === 'loading'} onClick={history.loadMore}>
            {message('generation.historyMore')}
          </Button>
        </div>
      )}
      {open !== null && (
        <GenerationDialog
          key={open}
          id={open}
          view={generations.find(({ id }) => id === open) ?? null}
          feed={feed}
          onClose={() => onOpen(null)}
          onChange={onChange}
        />
      )}
      {deleting && <DeleteDialog view={deleting} remove={history.remove} onClose={() => setDeleting(null)} />}
    </>
  );
}

function DeleteDialog({
  view,
  remove,
  onClose,
}: {
  view: GenerationView;
  remove(id: string): Promise<void>;
  onClose(): void;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove(view.id);
      toast({ title: message('generation.deleted') });
      onClose();
    } catch {
      setBusy(false);
      toast({ variant: 'destructive', title: message('generation.deleteFailed') });
    }
  }
  return (
    <Dialog
      open
      size="small"
      title={message('generation.deleteTitle')}
      description={message(view.state === 'generating' ? 'generation.deleteRunningText' : 'generation.deleteText')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <DialogClose asChild>
            <Button>{message('generation.keep')}</Button>
          </DialogClose>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {message('generation.delete')}
          </Button>
        </>
      }
    />
  );
}
