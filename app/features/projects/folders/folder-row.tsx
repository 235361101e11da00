/**
 * The folders as a row of chips with their counts, one of them selected; the selected one is renamed and deleted here.
 */
import { Folder, FolderPlus, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { FolderList } from '#app/contracts/projects.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { QuestionDialog } from '#app/ui/question-dialog.tsx';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import type { FoldersHandle } from './use-folders.ts';

export interface FolderRowProps {
  folders: FoldersHandle;
  /** See ProjectView. */
  chosen: string | null;
  onChoose(folder: string | null): void;
}

type Asking = 'new' | 'rename' | 'delete';

export function FolderRow({ folders, chosen, onChoose }: FolderRowProps): ReactNode {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { list } = folders;
  const current = list?.folders.find(({ id }) => id === chosen) ?? null;
  const close = (): void => setAsking(null);

  const remove = async (folder: FolderList['folders'][number]): Promise<void> => {
    try {
      await folders.remove(folder.id);
      onChoose(null);
      toast({ title: message('projects.folderDeleted', { name: folder.name }) });
    } catch (thrown) {
      toast({
        variant: 'destructive',
        title: message('projects.folderDeleteFailed'),
        description: thrownText(thrown),
      });
    }
  };

  return (
    <section
      aria-label={message('projects.folders')}
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {list && list.folders.length > 0 && (
        <>
          <FolderChip
            name={message('projects.allDesigns')}
            count={list.total}
            isChosen={chosen === null}
            onChoose={() => onChoose(null)}
          />
          {list.folders.map((folder) => (
            <Fragment key={folder.id}>
              <FolderChip
                name={folder.name}
                count={folder.designs}
                hasIcon
                isChosen={folder.id === chosen}
                onChoose={() => onChoose(folder.id)}
              />
              {folder.id === chosen && <FolderMenu name={folder.name} onAsk={setAsking} />}
            </Fragment>
          ))}
          {(list.unfiled > 0 || chosen === 'none') && (
            <FolderChip
              name={message('projects.unfiled')}
              count={list.unfiled}
              isChosen={chosen === 'none'}
              onChoose={() => onChoose('none')}
            />
          )}
        </>
      )}
      {list && (
        <Button variant="ghost" size="small" icon={FolderPlus} onClick={() => setAsking('new')}>
          {message('projects.newFolder')}
        </Button>
      )}
      {folders.hasFailed && (
        <p role="alert" className="flex items-center gap-2 text-13 text-muted">
          {message('projects.foldersFailed')}
          <Button size="small" onClick={folders.refresh}>
            {message('common.retry')}
          </Button>
        </p>
      )}
      {asking === 'new' && (
        <FolderNameDialog
          title={message('projects.newFolder')}
          confirm={message('projects.makeFolder')}
          name=""
          save={async (name) => onChoose((await folders.make(name)).id)}
          onClose={close}
        />
      )}
      {asking === 'rename' && current && (
        <FolderNameDialog
          title={message('projects.renameFolder')}
          confirm={message('projects.save')}
          name={current.name}
          save={(name) => folders.rename(current.id, name)}
          onClose={close}
        />
      )}
      {asking === 'delete' && current && (
        <QuestionDialog
          title={message('projects.deleteFolderTitle', { name: current.name })}
          text={message('projects.deleteFolderText', { count: current.designs })}
          cancel={message('common.cancel')}
          confirm={message('projects.deleteFolder')}
          run={() => remove(current)}
          onClose={close}
        />
      )}
    </section>
  );
}

function FolderMenu({ name, onAsk }: { name: string; onAsk(asking: Asking): void }): ReactNode {
  return (
    <Menu
      trigger={
        <IconButton
          label={message('projects.folderMenu', { name })}
          icon={MoreHorizontal}
          size="small"
          className="-ms-1"
        />
      }
    >
      <MenuItem icon={PencilLine} onSelect={() => onAsk('rename')}>
        {message('projects.renameFolder')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => onAsk('delete')}>
        {message('projects.deleteFolder')}
      </MenuItem>
    </Menu>
  );
}

function FolderChip({
  name,
  count,
  hasIcon = false,
  isChosen,
  onChoose,
}: {
  name: string;
  count: number;
  hasIcon?: boolean;
  isChosen: boolean;
  onChoose(): void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'inline-flex h-9 max-w-60 shrink-0 items-center gap-2 rounded-control border px-3 text-13 transition-colors',
        isChosen ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-panel hover:border-faint hover:bg-tint',
      )}
    >
      {hasIcon && <Folder size={15} strokeWidth={1.75} aria-hidden className="shrink-0" />}
      <span className="truncate">{name}</span>
      <span className={classNames('tabular text-12', isChosen ? 'opacity-75' : 'text-faint')}>{count}</span>
    </button>
  );
}
