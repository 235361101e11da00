/** The designs or own templates of My projects: opened, renamed in place, moved, copied, deleted, one or many. */
import { Copy, FolderInput, LayoutTemplate, MessageSquare, PencilLine, Share2, SquarePen, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Time } from '#app/browser/time.tsx';
import type { ProjectKind, ProjectRow } from '#app/contracts/projects.ts';
import { Button } from '#app/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator, MenuSub } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import { FolderItems } from '../folders/folder-items.tsx';
import { FolderNameDialog } from '../folders/folder-name-dialog.tsx';
import type { FoldersHandle } from '../folders/use-folders.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { DesignFace } from '../parts/design-face.tsx';
import { ProjectCard } from '../parts/project-card.tsx';
import { RenameField } from '../parts/rename-field.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { useSelectAll } from '../parts/use-select-all.ts';
import { useSelection } from '../parts/use-selection.ts';
import { chatPath, editorPath, projectPath } from '../project-path.ts';
import { titleOf } from './title-of.ts';
import type { ProjectActions } from './use-project-actions.ts';
import type { ProjectList } from './use-projects.ts';

export interface ProjectGridProps {
  label: string;
  kind: ProjectKind;
  list: ProjectList;
  folders: FoldersHandle;
  actions: ProjectActions;
  /** Opens the dialog that shares a design. */
  onShare(row: ProjectRow): void;
}

const NO_ROWS: readonly ProjectRow[] = [];

export function ProjectGrid({ label, kind, list, folders, actions, onShare }: ProjectGridProps): ReactNode {
  const rows = list.rows ?? NO_ROWS;
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useSelection(order);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [movingToNew, setMovingToNew] = useState<readonly ProjectRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const selectAll = useSelectAll(list, selection);
  const field = useRef<HTMLInputElement | null>(null);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const isTemplates = kind === 'template';
  const folderList = folders.list?.folders ?? [];

  const withChosen = async (run: (rows: readonly ProjectRow[]) => Promise<void>): Promise<void> => {
    setBusy(true);
    await run(chosen);
    setBusy(false);
    selection.clear();
  };
  const trashChosen = (): void => {
    selection.clear();
    void actions.trash(chosen);
  };

  const onCardKey = (event: KeyboardEvent, row: ProjectRow): void => {
    if (event.key === 'F2') setRenaming(row.id);
    else if (event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey)) {
      if (selection.ids.has(row.id)) trashChosen();
      else void actions.trash([row]);
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) selection.select(row.id, event.shiftKey);
    else return;
    event.preventDefault();
  };

  const menuOf = (row: ProjectRow): ReactNode => (
    <>
      {isTemplates && (
        <MenuItem icon={LayoutTemplate} onSelect={() => void actions.openCopy(row)}>
          {message('projects.useTemplate')}
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={editorPath(row.id)}>
          <SquarePen size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
          {message(isTemplates ? 'projects.editTemplate' : 'projects.openEditor')}
        </Link>
      </MenuItem>
      {row.chatId !== null && (
        <MenuItem asChild>
          <Link to={chatPath(row.chatId)}>
            <MessageSquare size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
            {message('projects.openChat')}
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={PencilLine} shortcut="F2" onSelect={() => setRenaming(row.id)}>
        {message('projects.rename')}
      </MenuItem>
      {!isTemplates && (
        <MenuItem icon={Share2} onSelect={() => onShare({ ...row, title: titleOf(row) })}>
          {message('share.share')}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => void actions.duplicate([row])}>
        {message('projects.duplicate')}
      </MenuItem>
      {!isTemplates && (
        <>
          <MenuSub icon={FolderInput} label={message('projects.move')}>
            <FolderItems
              folders={folderList}
              current={row.folderId}
              onMove={(folder) => void actions.move([row], folder)}
              onNew={() => setMovingToNew([row])}
            />
          </MenuSub>
          <MenuItem icon={LayoutTemplate} onSelect={() => void actions.saveAsTemplate(row)}>
            {message('projects.saveAsTemplate')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger shortcut="Delete" onSelect={() => void actions.trash([row])}>
        {message('projects.delete')}
      </MenuItem>
    </>
  );

  const renderCard = (row: ProjectRow, tabIndex: 0 | -1): ReactNode => (
    <ProjectCard
      title={titleOf(row)}
      opens={isTemplates ? { press: () => void actions.openCopy(row) } : { to: projectPath(row) }}
      action={isTemplates ? message('projects.useTemplate') : undefined}
      face={<DesignFace {...row} />}
      meta={
        <>
          {message('projects.edited')} <Time key={row.updatedAt} at={row.updatedAt} format="ago" />
          {' · '}
          {message('projects.size', { width: row.width, height: row.height })}
        </>
      }
      field={
        renaming === row.id && (
          <RenameField
            label={message('projects.renameLabel')}
            title={row.title}
            fieldRef={field}
            onDone={(title) => {
              setRenaming(null);
              if (title !== null) void actions.rename(row, title);
            }}
          />
        )
      }
      tabIndex={tabIndex}
      isSelected={selection.ids.has(row.id)}
      isSelecting={selection.ids.size > 0}
      onSelect={(range) => selection.select(row.id, range)}
      menu={menuOf(row)}
      // The menu would return the focus to its button; the field keeps it.
      takeFocus={() => {
        field.current?.focus();
        return field.current !== null;
      }}
    />
  );

  const { more } = list;
  const onNearEnd = useCallback(() => more(), [more]);
  const folderOfChosen = chosen.every(({ folderId }) => folderId === chosen[0]?.folderId)
    ? chosen[0]?.folderId
    : undefined;
  return (
    <>
      <CardGrid
        label={label}
        items={list.rows}
        total={list.total}
        hasMore={list.next !== null}
        onNearEnd={onNearEnd}
        isStale={list.isStale}
        renderCard={renderCard}
        onCardKey={onCardKey}
      />
      <SelectionBar count={chosen.length} total={list.total} selectAll={selectAll} onClear={selection.clear}>
        {!isTemplates && (
          <Menu
            side="top"
            trigger={
              <Button variant="ghost" size="small" icon={FolderInput} disabled={isBusy}>
                {message('projects.move')}
              </Button>
            }
          >
            <FolderItems
              folders={folderList}
              current={folderOfChosen}
              onMove={(folder) => void withChosen((many) => actions.move(many, folder))}
              onNew={() => setMovingToNew(chosen)}
            />
          </Menu>
        )}
        <Button
          variant="ghost"
          size="small"
          icon={Copy}
          busy={isBusy}
          onClick={() => void withChosen((many) => actions.duplicate(many))}
        >
          {message('projects.duplicate')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon={Trash2}
          disabled={isBusy}
          onClick={trashChosen}
          className="text-danger-text!"
        >
          {message('projects.delete')}
        </Button>
      </SelectionBar>
      {movingToNew && (
        <FolderNameDialog
          title={message('projects.newFolder')}
          description={message('projects.newFolderText', { count: movingToNew.length })}
          confirm={message('projects.makeFolder')}
          name=""
          save={async (name) => {
            const folder = await folders.make(name);
            await actions.move(movingToNew, folder);
            selection.clear();
          }}
          onClose={() => setMovingToNew(null)}
        />
      )}
    </>
  );
}
