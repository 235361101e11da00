/**
 * The floating toolbar's items: for each kind of layer its few most wanted ones, then the common ones, then a menu of
 * all.
 */
import { AlignCenterHorizontal, Clapperboard, Ellipsis, Lock, LockOpen } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';
import type { EditorAction } from '../actions/action.ts';
import {
  ALIGN_ACTIONS,
  flipHorizontalAction,
  groupAction,
  lockAction,
  SPACING_ACTIONS,
  ungroupAction,
} from '../actions/arrange-actions.ts';
import { deleteAction, duplicateAction } from '../actions/edit-actions.ts';
import { isLocked, selectedLeaves } from '../commands/command.ts';
import { selectedTexts } from '../commands/style-text.ts';
import { selectionMenu } from '../menus/menu-entries.ts';
import { MenuItems } from '../menus/menu-items.tsx';
import { useSelectedLayers, useSession, useShownContext } from '../session/session-context.tsx';
import { BackgroundButton } from '../panels/picture/background-button.tsx';
import { AiMenu } from './ai-menu.tsx';
import { FillItem, OpacityItem, StrokeItem } from './paint-items.tsx';
import { PictureItems } from './picture-items.tsx';
import { TextItems } from './text-items.tsx';
import { ToolbarItem } from './toolbar-item.tsx';

export function ToolbarItems(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const layers = useSelectedLayers();
  const leaves = selectedLeaves(shown);
  const texts = selectedTexts(shown);
  const locked = layers.some((layer) => isLocked(shown.document, layer.id));
  if (locked) {
    return <IconButton label={message('editor.unlock')} icon={Lock} pressed onClick={() => lockAction.run(session)} />;
  }
  const onlyTexts = texts.length > 0 && texts.length === leaves.length;
  const pictures = leaves.length > 0 && leaves.every((layer) => layer.type === 'image');
  const several = layers.length > 1 || layers[0]?.type === 'group';
  return (
    <>
      {several && <SeveralItems />}
      {onlyTexts && <TextItems />}
      <ToolbarItem rank={7}>
        <FillItem />
      </ToolbarItem>
      <ToolbarItem rank={6}>
        <StrokeItem />
      </ToolbarItem>
      {pictures && (
        <>
          <ToolbarItem rank={8}>
            <BackgroundButton className="px-2" />
          </ToolbarItem>
          <ToolbarItem rank={9}>
            <PictureItems />
          </ToolbarItem>
          <ToolbarItem rank={8}>
            <AiMenu />
          </ToolbarItem>
          <ToolbarItem rank={1}>
            <ActionButtons actions={[flipHorizontalAction]} />
          </ToolbarItem>
        </>
      )}
      <ToolbarItem rank={2}>
        <OpacityItem />
      </ToolbarItem>
      <ToolbarItem rank={4}>
        <IconButton
          label={message('motion.animate')}
          icon={Clapperboard}
          data-command="open-animate"
          onClick={() => session.panel.set('animate')}
        />
      </ToolbarItem>
      <ToolbarItem rank="always">
        <Divider />
      </ToolbarItem>
      <ToolbarItem rank={5}>
        <ActionButtons actions={[duplicateAction]} />
      </ToolbarItem>
      <ToolbarItem rank={2}>
        <IconButton label={message('editor.lock')} icon={LockOpen} onClick={() => lockAction.run(session)} />
      </ToolbarItem>
      <ToolbarItem rank={6}>
        <ActionButtons actions={[deleteAction]} />
      </ToolbarItem>
      <ToolbarItem rank="always">
        <Menu align="end" trigger={<IconButton label={message('editor.more')} icon={Ellipsis} />}>
          <MoreItems />
        </Menu>
      </ToolbarItem>
    </>
  );
}

/** Buttons for actions, without those that are impossible now. */
function ActionButtons({ actions }: { actions: readonly EditorAction[] }): ReactNode {
  const session = useSession();
  return actions
    .filter((action) => action.isEnabled(session))
    .map((action) => (
      <IconButton
        key={action.id}
        label={message(action.label)}
        icon={action.icon}
        shortcut={action.shortcuts?.[0]}
        data-command={action.id}
        onClick={() => action.run(session)}
      />
    ));
}

/** Several layers, or a group: grouping or ungrouping, and alignment. */
function SeveralItems(): ReactNode {
  const session = useSession();
  return (
    <>
      <ToolbarItem rank={9}>
        <ActionButtons actions={[groupAction, ungroupAction]} />
      </ToolbarItem>
      <ToolbarItem rank={8}>
        <Menu trigger={<IconButton label={message('actions.align')} icon={AlignCenterHorizontal} />}>
          {[ALIGN_ACTIONS, SPACING_ACTIONS].map((actions, index) => (
            <Fragment key={actions[0]?.id}>
              {index > 0 && <MenuSeparator />}
              {actions.map((action) => (
                <MenuItem
                  key={action.id}
                  icon={action.icon}
                  shortcut={action.shortcuts?.[0]}
                  disabled={!action.isEnabled(session)}
                  onSelect={() => action.run(session)}
                >
                  {message(action.label)}
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </Menu>
      </ToolbarItem>
    </>
  );
}

/** Evaluated when the menu is open, so that it offers what can be done then. */
function MoreItems(): ReactNode {
  const session = useSession();
  return <MenuItems sections={selectionMenu(session, null)} />;
}

function Divider(): ReactNode {
  return <span aria-hidden className="mx-0.5 h-5 w-px bg-line" />;
}
