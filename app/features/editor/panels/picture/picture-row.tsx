/** What one does first with a picture: take its background off, replace it, crop it, use it as the page's ground. */
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { useAsBackgroundAction } from '../../actions/look-actions.ts';
import { cropAction, eraseAction, replaceAction } from '../../actions/picture-actions.ts';
import { useSession } from '../../session-context.tsx';
import { BackgroundButton } from '../../tool-calls/background-button.tsx';

const ACTIONS = [replaceAction, cropAction, eraseAction, useAsBackgroundAction];

export function PictureRow(): ReactNode {
  const session = useSession();
  return (
    <div className="grid gap-2 border-t border-line p-3 first:border-t-0">
      <BackgroundButton variant="secondary" />
      <div className="grid grid-cols-4 gap-2">
        {ACTIONS.map((action) => (
          <IconButton
            key={action.id}
            label={message(action.label)}
            icon={action.icon}
            shortcut={action.shortcuts?.[0]}
            variant="secondary"
            disabled={!action.isEnabled(session)}
            data-command={`panel-${action.id}`}
            className="w-full"
            onClick={() => action.run(session)}
          />
        ))}
      </div>
    </div>
  );
}
