/** Where designs can be moved, as menu items: each folder, none, or a new one. */
import { Folder, FolderMinus, FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FolderList } from '#app/contracts/projects.ts';
import { MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';

export interface FolderItemsProps {
  folders: FolderList['folders'];
  /** Their current folder; null: none; undefined: several. */
  current: string | null | undefined;
  onMove(folder: { id: string; name: string } | null): void;
  /** Asks for a name first. */
  onNew(): void;
}

export function FolderItems({ folders, current, onMove, onNew }: FolderItemsProps): ReactNode {
  return (
    <>
      {folders.map((folder) => (
        <MenuItem
          key={folder.id}
          icon={Folder}
          disabled={folder.id === current}
          checked={folder.id === current ? true : undefined}
          onSelect={() => onMove(folder)}
        >
          {folder.name}
        </MenuItem>
      ))}
      {folders.length > 0 && <MenuSeparator />}
      <MenuItem icon={FolderPlus} onSelect={onNew}>
        {message('projects.newFolder')}
      </MenuItem>
      {current !== null && (
        <MenuItem icon={FolderMinus} onSelect={() => onMove(null)}>
          {message('projects.outOfFolder')}
        </MenuItem>
      )}
    </>
  );
}
