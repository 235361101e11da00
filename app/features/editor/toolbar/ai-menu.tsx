/** The floating toolbar's menu of tools that work on one picture by themselves. */
import { Wand } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import { REPAIR_ACTIONS } from '../actions/repair-actions.ts';
import { pictureInHand } from '../actions/picture-actions.ts';
import { useSession, useShownContext } from '../session/session-context.tsx';

export function AiMenu(): ReactNode {
  const session = useSession();
  // Re-evaluated whenever the design or the selection changes.
  useShownContext();
  if (!pictureInHand(session)) return null;
  return (
    <Menu trigger={<IconButton label={message('aiTools.title')} icon={Wand} data-command="ai-tools" />}>
      <Items />
    </Menu>
  );
}

/** Evaluated when the menu is open, so that it offers what can be done then. */
function Items(): ReactNode {
  const session = useSession();
  return REPAIR_ACTIONS.map((action) => (
    <MenuItem
      key={action.id}
      icon={action.icon}
      shortcut={action.shortcuts?.[0]}
      disabled={!action.isEnabled(session)}
      onSelect={() => action.run(session)}
    >
      {message(action.label)}
    </MenuItem>
  ));
}
