/** The controls of a result that is looked at: a slider between before and after, a button to hold, and whether it stays. */
import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../../session-context.tsx';
import { takeBack } from '../../tool-calls/take-back.ts';
import { FloatingBar } from '../floating-bar.tsx';
import type { ModeOf } from '../mode.ts';
import { modeControlsOf } from '../mode-controls.ts';
import type { CompareControls } from './compare-controls.ts';

export default function CompareBar({ mode }: { mode: ModeOf<'compare'> }): ReactNode {
  const controls = useCell(modeControlsOf(useSession()));
  return controls?.kind === 'compare' ? <Bar mode={mode} controls={controls} /> : null;
}

function Bar({ mode, controls }: { mode: ModeOf<'compare'>; controls: CompareControls }): ReactNode {
  const session = useSession();
  const share = useCell(controls.share);
  const [busy, setBusy] = useState(false);
  const hold = (held: boolean) => () => controls.held.set(held);
  const leave = (): void => {
    session.stage.get()?.leaveMode('finish');
    session.stage.get()?.focus();
  };
  const reject = (): void => {
    setBusy(true);
    takeBack(session, mode.change).then(
      leave,
      (error: unknown) => {
        setBusy(false);
        toast({ title: message('pictures.notRejected'), description: error instanceof Error ? error.message : undefined, variant: 'destructive' });
      },
    );
  };
  const percent = message('editor.percent', { value: Math.round(share * 100) });
  return (
    <FloatingBar label={message('pictures.compare')}>
      <span role="status" className="max-w-64 min-w-16 truncate px-1 text-13 font-medium">{mode.title}</span>
      <div className="w-32 min-w-16"><Slider dir="ltr" label={message('pictures.compareSlider')} value={Math.round(share * 100)} min={0} max={100} valueText={percent} onChange={(value) => controls.share.set(value / 100)} /></div>
      <Button
        variant="ghost"
        size="small"
        icon={Eye}
        onPointerDown={hold(true)}
        onPointerUp={hold(false)}
        onPointerLeave={hold(false)}
        onPointerCancel={hold(false)}
        onBlur={hold(false)}
        onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && controls.held.set(true)}
        onKeyUp={hold(false)}
      >
        {message('pictures.holdBefore')}
      </Button>
      <span className="flex shrink-0 items-center gap-2">
        <Button variant="secondary" size="small" busy={busy} data-command="reject-result" onClick={reject}>{message('pictures.reject')}</Button>
        <Button variant="primary" size="small" disabled={busy} data-command="keep-result" onClick={leave}>{message('pictures.keep')}</Button>
      </span>
    </FloatingBar>
  );
}
