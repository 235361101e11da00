/** Over the canvas while a tool works for long: what is happening, its progress, and after a while a way to stop it. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { useMode, useSession } from './session/session-context.tsx';

export default function ToolCallNote(): ReactNode {
  const { toolCalls } = useSession();
  const state = useSelector(toolCalls, (snapshot) => snapshot);
  const { call, share, step } = state.context;
  const cancellable = state.matches({ running: 'cancellable' });
  // A repair reports its call itself.
  const told = useMode()?.kind === 'repair';
  if (told || !call || !(cancellable || state.matches({ running: 'shown' }))) return null;
  return (
    <div
      role="status"
      data-tool-call={call.tool}
      className="absolute bottom-14 left-1/2 flex min-h-10 w-76 max-w-[calc(100%-24px)] -translate-x-1/2 animate-fade items-center gap-3 rounded-card border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-float"
    >
      <div className="grid min-w-0 flex-1 gap-1.5 pe-1.5">
        <span className="truncate text-13">{step ?? call.label}</span>
        <ProgressLine label={call.label} value={share ?? undefined} />
      </div>
      {cancellable && (
        <Button variant="ghost" size="small" onClick={() => toolCalls.send({ type: 'CANCEL' })}>
          {message('common.cancel')}
        </Button>
      )}
    </div>
  );
}
