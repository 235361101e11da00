/** The thin line with words of what happens now. Its place is kept while nothing does, so that nothing moves. */
import type { ReactNode } from 'react';
import { ProgressLine } from '#app/ui/spinner.tsx';

export function HappeningLine({ words }: { words: string | null }): ReactNode {
  return (
    <div className="grid h-8 content-end gap-1 px-4 pb-2" aria-hidden={words === null}>
      {words !== null && (
        <>
          <p className="truncate text-12 text-muted">{words}</p>
          <ProgressLine label={words} />
        </>
      )}
    </div>
  );
}
