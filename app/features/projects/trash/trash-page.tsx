/** The trash: what was deleted, how long it stays, and buttons to restore it or delete it for good. */
import { ArrowLeft, RotateCcw, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { TRASH_DAYS, type ProjectPage, type ProjectRow } from '#app/contracts/projects.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import type { ProjectView } from '../list/project-view.ts';
import { titleOf } from '../list/title-of.ts';
import { useProjects } from '../list/use-projects.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { DesignFace } from '../parts/design-face.tsx';
import { ListFailed } from '../parts/list-failed.tsx';
import { LIST_PAGE } from '../parts/list-page.ts';
import { ProjectCard } from '../parts/project-card.tsx';
import { QuestionDialog } from '#app/ui/question-dialog.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { useSelectAll } from '../parts/use-select-all.ts';
import { useSelection } from '../parts/use-selection.ts';
import { PROJECTS_PATH } from '../project-path.ts';
import { TimeLeft } from './time-left.tsx';
import { useTrashActions } from './use-trash-actions.ts';

export interface TrashPageProps {
  initial: ProjectPage;
  feed: EventFeed | null;
}

const VIEW: ProjectView = { query: '', folder: null, kind: 'design', sort: 'edited', isTrash: true };
const NO_ROWS: readonly ProjectRow[] = [];
/** Titles that a question names. */
const NAMED = 3;

function namesOf(rows: readonly ProjectRow[]): string {
  const named = rows.slice(0, NAMED).map((row) => `“${titleOf(row)}”`);
  const more = rows.length - named.length;
  return more > 0
    ? message('projects.namesAndMore', { names: named.join(', '), count: more })
    : new Intl.ListFormat('en-GB').format(named);
}

export function TrashPage({ initial, feed }: TrashPageProps): ReactNode {
  const list = useProjects(VIEW, feed, initial);
  const actions = useTrashActions(list);
  const rows = list.rows ?? NO_ROWS;
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useSelection(order);
  const [deleting, setDeleting] = useState<readonly ProjectRow[] | 'all' | null>(null);
  const selectAll = useSelectAll(list, selection);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const isEmpty = list.rows?.length === 0 && list.next === null;

  const restore = (some: readonly ProjectRow[]): void => {
    selection.clear();
    void actions.restore(some);
  };
  const onCardKey = (event: KeyboardEvent, row: ProjectRow): void => {
    if (event.key !== 'Delete') return;
    event.preventDefault();
    setDeleting(selection.ids.has(row.id) ? chosen : [row]);
  };
  const { more } = list;
  const onNearEnd = useCallback(() => more(), [more]);

  return (
    <main id="content" className={LIST_PAGE}>
      <Link
        to={PROJECTS_PATH}
        className="inline-flex items-center gap-1.5 rounded-small py-1 text-13 text-muted hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
        {message('projects.title')}
      </Link>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-28 sm:text-40">{message('projects.trash')}</h1>
          <p className="mt-2 text-15 text-balance text-muted">{message('projects.trashLead', { days: TRASH_DAYS })}</p>
        </div>
        {!isEmpty && (
          <Button icon={Trash2} onClick={() => setDeleting('all')}>
            {message('projects.emptyTrash')}
          </Button>
        )}
      </div>
      <div className="mt-8">
        {isEmpty ? (
          <EmptyState
            title={message('projects.trashEmpty')}
            hint={message('projects.trashEmptyHint', { days: TRASH_DAYS })}
            className="rounded-card border border-dashed border-line-strong"
          />
        ) : list.hasFailed && list.rows === null ? (
          <ListFailed onRetry={list.reload} />
        ) : (
          <CardGrid
            label={message('projects.trash')}
            items={list.rows}
            total={list.total}
            hasMore={list.next !== null}
            onNearEnd={onNearEnd}
            isStale={list.isStale}
            onCardKey={onCardKey}
            renderCard={(row, tabIndex) => (
              <ProjectCard
                title={titleOf(row)}
                opens={null}
                face={<DesignFace {...row} />}
                meta={
                  <>
                    {row.kind === 'template' && <span>{message('projects.template')} · </span>}
                    {row.expiresAt !== null && <TimeLeft until={row.expiresAt} />}
                  </>
                }
                tabIndex={tabIndex}
                isSelected={selection.ids.has(row.id)}
                isSelecting={selection.ids.size > 0}
                onSelect={(range) => selection.select(row.id, range)}
                menu={
                  <>
                    <MenuItem icon={RotateCcw} onSelect={() => restore([row])}>
                      {message('projects.restore')}
                    </MenuItem>
                    <MenuSeparator />
                    <MenuItem icon={Trash2} danger shortcut="Delete" onSelect={() => setDeleting([row])}>
                      {message('projects.deleteForever')}
                    </MenuItem>
                  </>
                }
              />
            )}
          />
        )}
        {list.hasFailed && list.rows !== null && <ListFailed onRetry={list.more} isMore />}
      </div>
      <SelectionBar count={chosen.length} total={list.total} selectAll={selectAll} onClear={selection.clear}>
        <Button variant="ghost" size="small" icon={RotateCcw} onClick={() => restore(chosen)}>
          {message('projects.restore')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon={Trash2}
          onClick={() => setDeleting(chosen)}
          className="text-danger-text!"
        >
          {message('projects.deleteForever')}
        </Button>
      </SelectionBar>
      {deleting !== null && (
        <QuestionDialog
          title={
            deleting === 'all'
              ? message('projects.emptyTrashTitle')
              : message('projects.deleteForeverTitle', { count: deleting.length })
          }
          text={
            deleting === 'all'
              ? message('projects.emptyTrashText', { count: list.total })
              : message('projects.deleteForeverText', { names: namesOf(deleting) })
          }
          cancel={message('common.cancel')}
          confirm={message(deleting === 'all' ? 'projects.emptyTrash' : 'projects.deleteForever')}
          run={() => (deleting === 'all' ? actions.empty() : actions.deleteForever(deleting))}
          onClose={() => setDeleting(null)}
        />
      )}
    </main>
  );
}
