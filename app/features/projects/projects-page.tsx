/**
 * My projects: all designs of the account in folders, searched and sorted, and its own templates. The view is in the
 * address.
 */
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { FolderList, ProjectPage, ProjectRow } from '#app/contracts/projects.ts';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { message } from '#messages/message.ts';
import { FolderRow } from './folders/folder-row.tsx';
import { useFolders } from './folders/use-folders.ts';
import { ProjectGrid } from './list/project-grid.tsx';
import { SHOWN_SORTS, type ProjectView } from './list/project-view.ts';
import { useProjectActions } from './list/use-project-actions.ts';
import { useProjectView } from './list/use-project-view.ts';
import { useProjects } from './list/use-projects.ts';
import { ImportButton } from './imports/import-dialog.tsx';
import { NewDesignButtons } from './new-design-buttons.tsx';
import { LIST_PAGE } from './parts/list-page.ts';
import { ListFailed } from './parts/list-failed.tsx';
import { ListBar } from '#app/ui/list-bar.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { TRASH_PATH } from './project-path.ts';
import { StorageNote } from './storage-note.tsx';

export interface ProjectsPageProps {
  /** The first page for the address at the time of rendering. */
  initial: ProjectPage;
  folders: FolderList;
  storage: StorageUsage;
  feed: EventFeed | null;
  /** Opens the dialog that shares a design. */
  onShare(row: ProjectRow): void;
}

export function ProjectsPage({
  initial,
  folders: initialFolders,
  storage,
  feed,
  onShare,
}: ProjectsPageProps): ReactNode {
  const { view, typed, type, change } = useProjectView();
  const list = useProjects(view, feed, initial);
  const folders = useFolders(feed, initialFolders);
  const actions = useProjectActions(list, folders.refresh);
  const counts = folders.list;
  const isTemplates = view.kind === 'template';
  const isBeginning =
    counts !== null && counts.total === 0 && !isTemplates && view.query === '' && view.folder === null;
  const isEmpty = list.rows?.length === 0 && list.next === null && !list.isStale;

  return (
    <main id="content" className={LIST_PAGE}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-4">
        <h1 className="flex-1 text-28 whitespace-nowrap sm:text-40">{message('projects.title')}</h1>
        <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
          <StorageNote initial={storage} />
          <ImportButton />
          <Link to={TRASH_PATH} className={buttonClass('ghost')}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            <span>{message('projects.trash')}</span>
            {counts !== null && counts.trash > 0 && <span className="tabular text-13 text-faint">{counts.trash}</span>}
          </Link>
        </div>
      </div>

      <ListBar>
        <SearchField
          clearLabel={message('common.clearSearch')}
          maxLength={200}
          className="min-w-0 flex-1 basis-64"
          label={message(isTemplates ? 'projects.searchTemplates' : 'projects.search')}
          value={typed}
          onChange={type}
        />
        <Segmented
          label={message('projects.kinds')}
          value={view.kind}
          segments={[
            { value: 'design', label: message('projects.kindDesigns') },
            { value: 'template', label: message('projects.kindTemplates') },
          ]}
          onValueChange={(kind) => change({ kind, folder: null })}
          className="h-10! [&>button]:h-9! [&>button]:flex-none! [&>button]:px-3!"
        />
        <Select
          label={message('projects.sort')}
          hideLabel
          value={view.sort}
          options={SHOWN_SORTS.map((sort) => ({ value: sort, label: message(`projects.sort.${sort}`) }))}
          onValueChange={(sort) => change({ sort })}
          className="min-w-40 max-sm:flex-1"
        />
      </ListBar>

      {!isTemplates && !(isBeginning && counts.folders.length === 0) && (
        <div className="mt-4">
          <FolderRow folders={folders} chosen={view.folder} onChoose={(folder) => change({ folder })} />
        </div>
      )}

      <p role="status" className="sr-only">
        {list.rows !== null && !list.isStale && message('projects.found', { count: list.total })}
      </p>
      <div className="mt-5">
        {isEmpty ? (
          <NothingHere
            view={view}
            onClear={() => {
              type('');
              change({ query: '', folder: null });
            }}
          />
        ) : list.hasFailed && list.rows === null ? (
          <ListFailed onRetry={list.reload} />
        ) : (
          <ProjectGrid
            key={view.kind}
            label={message(isTemplates ? 'projects.kindTemplates' : 'projects.title')}
            kind={view.kind}
            list={list}
            folders={folders}
            actions={actions}
            onShare={onShare}
          />
        )}
        {list.hasFailed && list.rows !== null && <ListFailed onRetry={list.more} isMore />}
      </div>
    </main>
  );
}

function NothingHere({ view: { query, folder, kind }, onClear }: { view: ProjectView; onClear(): void }): ReactNode {
  const className = 'mt-8 rounded-card border border-dashed border-line-strong';
  if (query !== '')
    return (
      <EmptyState
        title={message('projects.noneFound', { words: query })}
        hint={message(folder === null ? 'projects.noneFoundHint' : 'projects.noneFoundInFolder')}
        action={
          <Button onClick={onClear}>{message(folder === null ? 'common.clearSearch' : 'projects.searchAll')}</Button>
        }
        className={className}
      />
    );
  if (kind === 'template')
    return (
      <EmptyState
        title={message('projects.noTemplates')}
        hint={message('projects.noTemplatesHint')}
        action={
          <Link to="/recipes" className={buttonClass('secondary')}>
            {message('projects.browseTemplates')}
          </Link>
        }
        className={className}
      />
    );
  if (folder !== null)
    return (
      <EmptyState
        title={message(folder === 'none' ? 'projects.noUnfiled' : 'projects.folderEmpty')}
        hint={message('projects.folderEmptyHint')}
        action={<Button onClick={onClear}>{message('projects.showAll')}</Button>}
        className={className}
      />
    );
  return (
    <EmptyState
      title={message('projects.none')}
      hint={message('projects.noneHint')}
      action={<NewDesignButtons />}
      className={className}
    />
  );
}
