/**
 * The history of generations: a grid, newest first, running ones live; opened in a dialog, deleted after a question.
 */
import { useCallback, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationPage, GenerationView } from '#app/contracts/generation.ts';
import { generationKinds, kindNames, type GenerationKind } from '#app/services/generations/kinds.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { message } from '#messages/message.ts';
import { GenerationDialog } from './generation-dialog.tsx';
import { HistoryFrame } from './history-frame.tsx';
import { HistoryList } from './history-list.tsx';
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
  return (
    <HistoryFrame
      title={message('generation.historyTitle')}
      lead={message('generation.historyLead')}
      aside={
        kindNames.length > 1 && (
          <Select
            label={message('generation.historyKinds')}
            value={kind ?? 'all'}
            options={[
              { value: 'all', label: message('generation.historyAll') },
              ...kindNames.map((name) => ({ value: name, label: message(generationKinds[name].title) })),
            ]}
            onValueChange={choose}
          />
        )
      }
      className="px-6"
    >
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
    </HistoryFrame>
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
  const onChange = useCallback((view: GenerationView) => take(view), [take]);
  return (
    <>
      <HistoryList
        history={history}
        empty={{
          title: message(kind === null ? 'generation.historyEmpty' : 'generation.historyEmptyKind'),
          hint: message('generation.historyEmptyText'),
          action: (
            <Link to="/ai-design" className={buttonClass('primary')}>
              {message('generation.historyStart')}
            </Link>
          ),
        }}
        className="grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-5 gap-y-7"
        renderItem={(view, onDelete) => <HistoryTile view={view} onOpen={() => onOpen(view.id)} onDelete={onDelete} />}
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
