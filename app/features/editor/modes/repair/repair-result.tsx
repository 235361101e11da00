/** What to do with a result under review: keep it, undo it, or retry with the same settings. */
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { useSession } from '../../session/session-context.tsx';
import { CompareSlider, HoldButton } from '../compare/compare-parts.tsx';
import type { RepairControls, RepairState } from './repair-controls.ts';

export interface ResultProps {
  controls: RepairControls;
  state: Extract<RepairState, { phase: 'result' }>;
  /** After keeping the result the user continues here; else there is nothing more to do. */
  goesOn?: boolean;
}

function useResult({ controls, goesOn = false }: ResultProps) {
  const { stage } = useSession();
  const leave = (): void => {
    if (!goesOn) stage.get()?.leaveMode('finish');
    stage.get()?.focus();
  };
  return {
    keep(): void {
      controls.keep();
      leave();
    },
    reject(): void {
      controls.reject(() => {
        controls.marking.clear();
        leave();
      });
    },
    again: () => controls.reject(),
  };
}

/** In a bar, on one line. */
export function ResultLine(props: ResultProps): ReactNode {
  const { controls, state } = props;
  const { keep, reject, again } = useResult(props);
  return (
    <>
      <span role="status" className="max-w-56 min-w-16 truncate px-1 text-13 font-medium">
        {state.result.title}
      </span>
      <div className="w-28 min-w-16">
        <CompareSlider share={controls.share} />
      </div>
      <HoldButton held={controls.held} />
      <span className="flex shrink-0 items-center gap-2">
        <Button variant="ghost" size="small" disabled={state.busy} data-command="try-again" onClick={again}>
          {message('aiTools.again')}
        </Button>
        <Button variant="secondary" size="small" busy={state.busy} data-command="reject-result" onClick={reject}>
          {message('pictures.reject')}
        </Button>
        <Button variant="primary" size="small" disabled={state.busy} data-command="keep-result" onClick={keep}>
          {message('pictures.keep')}
        </Button>
      </span>
    </>
  );
}

/** At the foot of a panel. */
export function ResultFoot(props: ResultProps): ReactNode {
  const { controls, state } = props;
  // After a rejection the settings are back for another try.
  const { keep, again: reject } = useResult(props);
  return (
    <div className="grid gap-2">
      <span role="status" className="sr-only">
        {state.result.title}
      </span>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1 px-1">
          <CompareSlider share={controls.share} />
        </div>
        <HoldButton held={controls.held} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" size="small" busy={state.busy} data-command="reject-result" onClick={reject}>
          {message('pictures.reject')}
        </Button>
        <Button variant="primary" size="small" disabled={state.busy} data-command="keep-result" onClick={keep}>
          {message('pictures.keep')}
        </Button>
      </div>
    </div>
  );
}
