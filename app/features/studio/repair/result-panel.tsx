/** Accept or reject: what can be done with one result, its notes, and the form that reports it. */
import { CircleCheck, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import { ResultActions, type ResultActionsProps } from '../parts/result-actions.tsx';
import type { Repair } from './use-repair.ts';

export interface ResultPanelProps extends Pick<ResultActionsProps, 'tool' | 'onDownload'> {
  repair: Repair;
  /** The picture as it was chosen stands there again unless something else does. */
  onRejected?(): void;
  /** It is accepted or rejected, until it has been accepted; left out: it can only be rejected. */
  verdict?: boolean;
  /** It is the picture as it was chosen: there is nothing to reject. */
  untouched?: boolean;
  children?: ReactNode;
}

export function ResultPanel({
  repair,
  tool,
  onDownload,
  onRejected,
  verdict = false,
  untouched = false,
  children,
}: ResultPanelProps): ReactNode {
  const { made, generation, reporting, setReporting } = repair;
  if (!made) return null;
  const isAccepted = verdict && made.variation.asset === repair.accepted;
  const isSettled = isAccepted || untouched;
  const notes = made.view.results.variations[0]?.notes ?? [];
  return (
    <div className="grid gap-4">
      {notes.length > 0 && (
        <ul className="grid gap-1 text-13 text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div>
        {verdict && (
          <div role="status">
            {isAccepted && !untouched && (
              <p className="mb-4 flex gap-2 text-13 text-support-text">
                <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
                <span>{message('repairs.accepted')}</span>
              </p>
            )}
          </div>
        )}
        <ResultActions
          generation={made.view}
          tool={tool}
          onReport={() => setReporting(true)}
          onAccepted={verdict && !isSettled ? () => repair.accept(made.variation.asset) : undefined}
          onRejected={isSettled ? undefined : (onRejected ?? repair.aside)}
          onDownload={onDownload}
          className="[&>button:first-child]:w-full"
        >
          {children}
        </ResultActions>
      </div>
      {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** Starts over with another picture. */
export function AnotherPicture({
  repair,
  several = false,
  onClear,
}: {
  repair: Repair;
  several?: boolean;
  onClear?(): void;
}): ReactNode {
  return (
    <Button
      icon={ImagePlus}
      onClick={() => {
        onClear?.();
        repair.setReporting(false);
        repair.generation.show(null);
        repair.address.clear();
      }}
    >
      {message(several ? 'repairs.otherPhotos' : 'repairs.otherPhoto')}
    </Button>
  );
}
