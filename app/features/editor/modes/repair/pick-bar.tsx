/**
 * The bar of picking what to keep: how to point it out, by pointer or keys; then the progress of cutting it out; then
 * the result.
 */
import type { ReactNode } from 'react';
import { edgesOf } from '#app/ui/drawn-area.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import { FloatingBar } from '../floating-bar.tsx';
import { callOf } from './repair-calls.ts';
import { RepairProgress } from './repair-progress.tsx';
import type { RepairProps } from './repair-props.ts';
import { ResultLine } from './repair-result.tsx';

export function PickBar(props: RepairProps): ReactNode {
  const { controls } = props;
  const state = useCell(controls.state);
  return (
    <FloatingBar label={message('pick.title')}>
      {state.phase === 'running' && <RepairProgress controls={controls} label={state.label} className="w-84 ps-2" />}
      {state.phase === 'result' && <ResultLine controls={controls} state={state} />}
      {(state.phase === 'setting' || state.phase === 'fine') && <Picking {...props} same={state.phase === 'fine'} />}
    </FloatingBar>
  );
}

/** `same`: what was picked is what is kept already. */
function Picking({ controls, picture, same }: RepairProps & { same: boolean }): ReactNode {
  const { stage } = useSession();
  const picked = useCell(controls.picking);
  const call = callOf(controls, picture);
  return (
    <>
      <span className="min-w-0 px-1 text-13">
        <span role={same ? 'status' : undefined}>{message(same ? 'pick.same' : 'pick.how')}</span>
        {!same && <span className="ms-2 hidden text-muted xl:inline">{message('pick.keys')}</span>}
      </span>
      <span role="status" className="sr-only">
        {picked?.kind === 'box' && message('pick.box', edgesOf(picked.box))}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        <Button
          variant="ghost"
          size="small"
          data-command="repair-done"
          onClick={() => {
            stage.get()?.leaveMode('cancel');
            stage.get()?.focus();
          }}
        >
          {message('common.cancel')}
        </Button>
        <Button
          variant="primary"
          size="small"
          disabled={!call}
          data-command="run-repair"
          onClick={() => call && controls.run(call)}
        >
          {message('pick.go')}
        </Button>
      </span>
    </>
  );
}
