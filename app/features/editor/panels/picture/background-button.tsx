/** Removes the background of the one selected picture, or restores it: with the same tool that the assistant calls. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { isPicture } from '#design/document/is-picture.ts';
import { message } from '#messages/message.ts';
import { BACKGROUND_TOOL, removeBackgroundAction, restoreBackgroundAction } from '../../actions/tool-actions.ts';
import { isLocked, selectedLeaves } from '../../commands/command.ts';
import { useSession, useShownContext } from '../../session/session-context.tsx';

/** Renders nothing unless exactly one picture is selected. */
export function BackgroundButton({
  variant = 'ghost',
  className,
}: {
  variant?: ButtonVariant;
  className?: string;
}): ReactNode {
  const session = useSession();
  const { toolCalls } = session;
  const shown = useShownContext();
  const busy = useSelector(toolCalls, (snapshot) => snapshot.matches('running'));
  const own = useSelector(
    toolCalls,
    (snapshot) => snapshot.matches('running') && snapshot.context.call?.tool === BACKGROUND_TOOL,
  );
  const [layer, ...more] = selectedLeaves(shown);
  if (!layer || !isPicture(layer) || more.length > 0) return null;
  const restore = Boolean(layer.mask?.asset);
  const action = restore ? restoreBackgroundAction : removeBackgroundAction;
  return (
    <Button
      variant={variant}
      size="small"
      icon={action.icon}
      busy={own}
      disabled={busy || isLocked(shown.document, layer.id)}
      data-command={action.id}
      className={className}
      onClick={() => action.run(session)}
    >
      {message(action.label)}
    </Button>
  );
}
