/** The menu of a row of the layer list: the canvas's menu for the same layers, and renaming. */
import type { ReactNode } from 'react';
import { MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import { renameLayerCommand } from '../commands/rename-layer.ts';
import { selectionMenu } from '../menus/menu-entries.ts';
import { MenuItems } from '../menus/menu-items.tsx';
import { useSession } from '../session/session-context.tsx';

export default function RowMenu({ onRename }: { onRename(): void }): ReactNode {
  const session = useSession();
  return (
    <>
      <MenuItem
        icon={renameLayerCommand.icon}
        shortcut="F2"
        disabled={!session.isEnabled(renameLayerCommand)}
        onSelect={onRename}
      >
        {message('editor.renameLayer')}
      </MenuItem>
      <MenuSeparator />
      <MenuItems sections={selectionMenu(session, null)} />
    </>
  );
}
