/**
 * The floating toolbar's items for one picture: crop, erase and restore, replace; for an empty frame how to fill it.
 */
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { cropAction, frameInHand, PICTURE_ACTIONS, replaceAction } from '../actions/picture-actions.ts';
import { useSession, useShownContext } from '../session/session-context.tsx';
import { OriginalItem } from './original-item.tsx';

export function PictureItems(): ReactNode {
  const session = useSession();
  // Re-evaluated whenever the design or the selection changes.
  useShownContext();
  if (frameInHand(session)?.asset === null) {
    return (
      <Button
        variant="ghost"
        size="small"
        icon={ImagePlus}
        className="px-2"
        data-command={replaceAction.id}
        onClick={() => replaceAction.run(session)}
      >
        {message('pictures.addPicture')}
      </Button>
    );
  }
  if (!cropAction.isEnabled(session)) return null;
  return (
    <>
      {PICTURE_ACTIONS.map((action) => (
        <IconButton
          key={action.id}
          label={message(action.label)}
          icon={action.icon}
          shortcut={action.shortcuts?.[0]}
          data-command={action.id}
          onClick={() => action.run(session)}
        />
      ))}
      <OriginalItem />
    </>
  );
}
