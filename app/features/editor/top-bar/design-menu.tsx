/** Next to the title: actions on the design as a whole, and the ways to find everything else. */
import { ChevronDown, History } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator, MenuSub } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import type { EditorAction } from '../actions/action.ts';
import { paletteAction, renameAction, shareAction, shortcutsAction } from '../actions/design-actions.ts';
import { THEME_ACTIONS } from '../actions/view-actions.ts';
import { useCell, useSession } from '../session/session-context.tsx';

export function DesignMenu(): ReactNode {
  const session = useSession();
  const canShare = useCell(session.canShare);
  /** The chosen action runs after the menu has closed: it takes the focus itself. */
  const chosen = useRef<EditorAction | null>(null);
  const item = (action: EditorAction): ReactNode => (
    <MenuItem
      key={action.id}
      icon={action.icon}
      shortcut={action.shortcuts?.[0]}
      onSelect={() => void (chosen.current = action)}
    >
      {message(action.label)}
    </MenuItem>
  );
  const takeFocus = (): boolean => {
    const action = chosen.current;
    chosen.current = null;
    action?.run(session);
    return action !== null;
  };
  return (
    <Menu
      takeFocus={takeFocus}
      trigger={
        <IconButton
          label={message('editor.designMenu')}
          icon={ChevronDown}
          size="tiny"
          tooltipSide="bottom"
          data-command="design-menu"
        />
      }
    >
      {item(renameAction)}
      {canShare && item(shareAction)}
      <MenuItem icon={History} onSelect={() => session.panel.set('history')}>
        {message('editor.versions')}
      </MenuItem>
      <MenuSeparator />
      {item(paletteAction)}
      {item(shortcutsAction)}
      <MenuSeparator />
      <MenuSub label={message('common.theme')} icon={THEME_ACTIONS[0]?.icon}>
        {THEME_ACTIONS.map(item)}
      </MenuSub>
    </Menu>
  );
}
