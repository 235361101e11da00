/**
 * The history of generations: a grid, newest first, running ones live; opened in a dialog, deleted after a question.
 */
import { useCallback, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationPage, GenerationView, HistoryView } from '#app/contracts/generation.ts';
import { generationKinds, kindNames } from '#app/services/generations/kinds.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { message } from '#messages/message.ts';
import { GenerationDialog } from './generation-dialog.tsx';
import { HistoryBar, nothingFound } from './history-bar.tsx';
import { HistoryFrame } from './history-frame.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryTile } from './history-tile.tsx';
import { useHistory } from './use-history.ts';
import { useHistoryView, type HistoryViewHandle } from './use-history-view.ts';

export interface HistoryPageProps {
  initial: GenerationPage;
  /** What `initial` was read for. */
  view: HistoryView;
  feed: EventFeed | null;
}

export function HistoryPage({ initial, view, feed }: HistoryPageProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const handle = useHistoryView();
  return (
    <HistoryFrame title={message('generation.historyTitle')} lead={message('generation.historyLead')}>
      <HistoryBar handle={handle} label={message('generation.historySearch')} sorts={['newest', 'oldest']}>
        <Select
          label={message('generation.historyKinds')}
          hideLabel
          value={handle.view.kind ?? 'all'}
          options={[
            { value: 'all', label: message('generation.historyAll') },
            ...kindNames.map((name) => ({ value: name, label: message(generationKinds[name].title) })),
          ]}
          onValueChange={(kind) => handle.change({ kind: kind === 'all' ? null : kind })}
          className="min-w-40 max-sm:flex-1"
        />
      </HistoryBar>
      <HistoryGrid
        key={JSON.stringify(view)}
        initial={initial}
        view={view}
        handle={handle}
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
    </HistoryFrame>
  );
}

function HistoryGrid({
  initial,
  view,
  handle,
  feed,
  open,
  onOpen,
}: HistoryPageProps & {
  handle: HistoryViewHandle;
  open: string | null;
  onOpen(id: string | null): void;
}): ReactNode {
  const history = useHistory(initial, view, feed);
  const { generations, take } = history;
  const onChange = useCallback((changed: GenerationView) => take(changed), [take]);
  return (
    <>
      <HistoryList
        history={history}
        empty={
          view.query !== ''
            ? nothingFound(handle)
            : {
                title: message(view.kind === null ? 'generation.historyEmpty' : 'generation.historyEmptyKind'),
                hint: message('generation.historyEmptyText'),
                action: (
                  <Link to="/ai-design" className={buttonClass('primary')}>
                    {message('generation.historyStart')}
                  </Link>
                ),
              }
        }
        className="grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-5 gap-y-7"
        renderItem={(one, onDelete) => <HistoryTile view={one} onOpen={() => onOpen(one.id)} onDelete={onDelete} />}
        deleteQuestion={({ state }) => ({
          title: message('generation.deleteTitle'),
          text: message(state === 'generating' ? 'generation.deleteRunningText' : 'generation.deleteText'),
          confirm: message('generation.delete'),
        })}
      />
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
    </>
  );
}
