/** The thin line saying what is happening. Keeps its place when idle, so that nothing moves. */
import type { ReactNode } from 'react';
import { ProgressLine } from '#app/ui/spinner.tsx';

export interface HappeningLineProps {
  words: string | null;
  /** Something is in progress; otherwise the words are shown alone. */
  moving?: boolean;
}

export function HappeningLine({ words, moving = true }: HappeningLineProps): ReactNode {
  return (
    <div className="grid h-8 shrink-0 content-end gap-1 px-4 pb-2" aria-hidden={words === null}>
      {words !== null && (
        <>
          <p className="truncate text-12 text-muted">{words}</p>
          {moving ? <ProgressLine label={words} /> : <div className="h-0.5" />}
        </>
      )}
    </div>
  );
}
