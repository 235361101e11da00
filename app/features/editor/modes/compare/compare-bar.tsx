/** The controls for reviewing a result: a slider between before and after, a button to hold, and whether to keep it. */
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import { takeBack } from '../../tool-calls/take-back.ts';
import { FloatingBar } from '../floating-bar.tsx';
import type { ModeOf } from '../../session/mode.ts';
import { modeControlsOf } from '../mode-controls.ts';
import type { CompareControls } from './compare-controls.ts';
import { CompareSlider, HoldButton } from './compare-parts.tsx';

export default function CompareBar({ mode }: { mode: ModeOf<'compare'> }): ReactNode {
  const controls = useCell(modeControlsOf(useSession()));
  return controls?.kind === 'compare' ? <Bar mode={mode} controls={controls} /> : null;
}

function Bar({ mode, controls }: { mode: ModeOf<'compare'>; controls: CompareControls }): ReactNode {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    session.stage.get()?.leaveMode('finish');
    session.stage.get()?.focus();
  };
  const reject = (): void => {
    setBusy(true);
    takeBack(session, mode.change).then(leave, (error: unknown) => {
      setBusy(false);
      toast({
        title: message('pictures.notRejected'),
        description: error instanceof Error ? error.message : undefined,
        variant: 'destructive',
      });
    });
  };
  return (
    <FloatingBar label={message('pictures.compare')}>
      <span role="status" className="max-w-64 min-w-16 truncate px-1 text-13 font-medium">
        {mode.title}
      </span>
      <div className="w-32 min-w-16">
        <CompareSlider share={controls.share} />
      </div>
      <HoldButton held={controls.held} />
      <span className="flex shrink-0 items-center gap-2">
        <Button variant="secondary" size="small" busy={busy} data-command="reject-result" onClick={reject}>
          {message('pictures.reject')}
        </Button>
        <Button variant="primary" size="small" disabled={busy} data-command="keep-result" onClick={leave}>
          {message('pictures.keep')}
        </Button>
      </span>
    </FloatingBar>
  );
}
