/**
 * The panel of a repair at the side of the stage: its heading with the way out, its settings, and at its foot the next
 * step.
 */
import { X, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import type { RepairControls } from './repair-controls.ts';
import { RepairProgress } from './repair-progress.tsx';
import { ResultFoot } from './repair-result.tsx';

export interface RepairPanelProps {
  controls: RepairControls;
  title: string;
  icon: LucideIcon;
  /** At the foot while nothing runs and no result is under review: the button that starts it. */
  start: ReactNode;
  /** At the foot when the call changed nothing: the way out, unless there is more to do. */
  fine?: ReactNode;
  children: ReactNode;
}

export function RepairPanel({ controls, title, icon: Icon, start, fine, children }: RepairPanelProps): ReactNode {
  const { stage, stageView, coveredBelow } = useSession();
  const id = useId();
  const state = useCell(controls.state);
  const panel = useRef<HTMLElement>(null);
  // The button that led here disappeared with the selection's toolbar.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // In a narrow window the assistant's sheet lies where this panel is: whichever was opened last is seen.
  const isCovered = useCell(coveredBelow) > 0;
  useEffect(() => {
    if (coveredBelow.get() > 0) stageView.assistant.set(false);
  }, [coveredBelow, stageView]);
  const leave = (): void => {
    stage.get()?.leaveMode('finish');
    stage.get()?.focus();
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      data-panel="repair"
      className={classNames(
        'absolute end-3 top-3 z-20 flex max-h-[calc(100%-5.25rem)] w-66 animate-fade flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float outline-none',
        isCovered && 'hidden',
      )}
    >
      <header className="flex items-center gap-2 border-b border-line py-1 ps-3 pe-1">
        <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
        <h2 id={id} className="min-w-0 flex-1 truncate font-text text-13 font-semibold tracking-normal">
          {title}
        </h2>
        <IconButton
          label={message('aiTools.close')}
          icon={X}
          tooltipSide="left"
          data-command="close-repair"
          onClick={leave}
        />
      </header>
      <div className="relative grid min-h-0 flex-1 content-start gap-3 overflow-y-auto overscroll-contain p-3">
        {children}
      </div>
      <footer className="border-t border-line p-3">
        {state.phase === 'running' && <RepairProgress controls={controls} label={state.label} />}
        {state.phase === 'result' && <ResultFoot controls={controls} state={state} />}
        {state.phase === 'fine' &&
          (fine ?? (
            <Button variant="secondary" size="small" className="w-full" onClick={leave}>
              {message('pictures.done')}
            </Button>
          ))}
        {state.phase === 'setting' && start}
      </footer>
    </aside>
  );
}

/** What a repair does, in a sentence or two. */
export function RepairIntro({ children }: { children: ReactNode }): ReactNode {
  return <p className="text-12 text-muted">{children}</p>;
}
