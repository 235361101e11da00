/** Takes the background off the one selected picture, or puts it back: by the same tool that the assistant calls. */
import { useSelector } from '@xstate/react';
import { ImageOff, ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { isLocked, selectedLeaves } from '../commands/command.ts';
import { useSession, useShownContext } from '../session-context.tsx';

export const BACKGROUND_TOOL = 'remove_background';

/** Nothing when something else than one picture is selected. */
export function BackgroundButton({ variant = 'ghost', className }: { variant?: ButtonVariant; className?: string }): ReactNode {
  const { toolCalls } = useSession();
  const shown = useShownContext();
  const busy = useSelector(toolCalls, (snapshot) => snapshot.matches('running'));
  const own = useSelector(toolCalls, (snapshot) => snapshot.matches('running') && snapshot.context.call?.tool === BACKGROUND_TOOL);
  const [layer, ...more] = selectedLeaves(shown);
  if (layer?.type !== 'image' || more.length > 0) return null;
  const restore = Boolean(layer.mask?.asset);
  const start = (): void =>
    toolCalls.send({
      type: 'START',
      call: {
        tool: BACKGROUND_TOOL,
        input: { layer: layer.id, ...(restore ? { restore } : {}) },
        label: message(restore ? 'editor.restoringBackground' : 'editor.removingBackground'),
        failed: message(restore ? 'editor.backgroundNotRestored' : 'editor.backgroundNotRemoved'),
      },
    });
  return (
    <Button
      variant={variant}
      size="small"
      icon={restore ? ImageUp : ImageOff}
      busy={own}
      disabled={busy || isLocked(shown.document, layer.id)}
      data-command={restore ? 'restore-background' : 'remove-background'}
      className={className}
      onClick={start}
    >
      {message(restore ? 'editor.restoreBackground' : 'editor.removeBackground')}
    </Button>
  );
}
