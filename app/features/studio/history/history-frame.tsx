/** The frame of a history: its heading, what is next to it, and the list below. */
import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../parts/use-kept-focus.ts';

export interface HistoryFrameProps {
  title: string;
  lead: string;
  /** At the end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export function HistoryFrame({ title, lead, aside, children }: HistoryFrameProps): ReactNode {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <main ref={main} id="content" className="mx-auto w-full max-w-6xl px-4 pt-8 pb-24 sm:px-6 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-28 sm:text-40">{title}</h1>
          <p className="mt-2 text-15 text-balance text-muted">{lead}</p>
        </div>
        {aside}
      </div>
      {children}
    </main>
  );
}
