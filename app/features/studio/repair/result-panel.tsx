/** Accept or reject: the actions on one result, its notes, and the form that reports it. */
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import { ResultActions, type ResultActionsProps } from '../parts/result-actions.tsx';
import type { Repair } from './use-repair.ts';

export interface ResultPanelProps extends Pick<ResultActionsProps, 'tool' | 'onDownload'> {
  repair: Repair;
  index?: number;
  onRejected?(): void;
  children?: ReactNode;
}

export function ResultPanel({
  repair,
  index = 0,
  tool,
  onDownload,
  onRejected,
  children,
}: ResultPanelProps): ReactNode {
  const { made, generation, reporting, setReporting } = repair;
  if (!made) return null;
  const notes = made.view.results.variations[index]?.notes ?? [];
  return (
    <div className="grid gap-4">
      {notes.length > 0 && (
        <ul className="grid gap-1 text-13 text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ResultActions
        generation={made.view}
        index={index}
        tool={tool}
        onReport={() => setReporting(true)}
        onRejected={onRejected ?? repair.aside}
        onDownload={onDownload}
        className="[&>button:first-child]:w-full"
      >
        {children}
      </ResultActions>
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
