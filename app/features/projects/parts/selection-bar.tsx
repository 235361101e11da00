/** The selection and its actions: floats over the bottom edge of the window. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { message } from '#messages/message.ts';

export interface SelectionBarProps {
  /** 0: it is not there. */
  count: number;
  /** All there are. */
  total: number;
  /** Selecting all is not possible yet, or still loading. */
  selectAll: { run(): void; isBusy: boolean } | null;
  onClear(): void;
  children: ReactNode;
}

export function SelectionBar({ count, total, selectAll, onClear, children }: SelectionBarProps): ReactNode {
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && message('projects.selected', { count })}
      </p>
      {count > 0 && (
        <div
          role="toolbar"
          aria-label={message('projects.selection')}
          className="fixed inset-x-0 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100vw-2rem)] animate-pop flex-wrap items-center justify-center gap-1 rounded-card border border-line bg-raised p-1.5 shadow-float [--pop-from:8px]"
        >
          <IconButton label={message('projects.clearSelection')} icon={X} shortcut="Esc" onClick={onClear} />
          <span className="tabular pe-2 text-13 font-medium whitespace-nowrap">
            {message('projects.selected', { count })}
          </span>
          {selectAll && count < total && (
            <Button variant="ghost" size="small" busy={selectAll.isBusy} onClick={selectAll.run}>
              {message('projects.selectAll', { count: total })}
            </Button>
          )}
          <span aria-hidden className="mx-1 h-5 w-px bg-line max-sm:hidden" />
          {children}
        </div>
      )}
    </>
  );
}
