/** A running repair: what is happening, its progress, and a button to stop it. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { useSession } from '../../session/session-context.tsx';
import type { RepairControls } from './repair-controls.ts';

const NONE = { share: null, step: null };

export function RepairProgress({
  controls,
  label,
  className,
}: {
  controls: RepairControls;
  label: string;
  className?: string;
}): ReactNode {
  const { toolCalls } = useSession();
  const { share, step } = useSelector(toolCalls, (snapshot) => (snapshot.matches('running') ? snapshot.context : NONE));
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
        <span className="tabular flex justify-between gap-3 text-13">
          <span role="status" className="min-w-0 truncate">
            {step ?? label}
          </span>
          {percent !== null && (
            <span aria-hidden className="shrink-0 whitespace-nowrap text-faint">
              {message('aiTools.percent', { value: percent })}
            </span>
          )}
        </span>
        <ProgressLine label={label} value={share ?? undefined} />
      </div>
      <Button variant="ghost" size="small" data-command="cancel-repair" onClick={controls.cancel}>
        {message('common.cancel')}
      </Button>
    </div>
  );
}
