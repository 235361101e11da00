/** The commands as menu items: behind "More", and at a right click. */
import type { ReactNode } from 'react';
import { MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import { bringForwardCommand, bringToFrontCommand } from '../commands/bring-forward.ts';
import type { Command } from '../commands/command.ts';
import { deleteCommand } from '../commands/delete.ts';
import { duplicateCommand } from '../commands/duplicate.ts';
import { flipHorizontalCommand, flipVerticalCommand } from '../commands/flip.ts';
import { groupCommand } from '../commands/group.ts';
import { hideCommand } from '../commands/hide.ts';
import { lockCommand } from '../commands/lock.ts';
import { sendBackwardCommand, sendToBackCommand } from '../commands/send-backward.ts';
import { ungroupCommand } from '../commands/ungroup.ts';
import { useSession } from '../session-context.tsx';

const SECTIONS: readonly (readonly Command[])[] = [
  [duplicateCommand, groupCommand, ungroupCommand],
  [bringForwardCommand, bringToFrontCommand, sendBackwardCommand, sendToBackCommand],
  [flipHorizontalCommand, flipVerticalCommand],
  [lockCommand, hideCommand],
  [deleteCommand],
];

export function CommandItems(): ReactNode {
  const session = useSession();
  return SECTIONS.map((commands, index) => (
    <div key={commands[0]?.id}>
      {index > 0 && <MenuSeparator />}
      {commands.map((command) => (
        <MenuItem
          key={command.id}
          icon={command.icon}
          shortcut={command.shortcuts?.[0]}
          danger={command === deleteCommand}
          disabled={!session.isEnabled(command)}
          onSelect={() => session.run(command)}
        >
          {message(command.label)}
        </MenuItem>
      ))}
    </div>
  ));
}
