/** A mode's controls at the foot of the stage, on a card that keeps clear of the zoom control. */
import type { ReactNode } from 'react';
import { useCell, useSession } from '../session/session-context.tsx';

export function FloatingBar({ label, children }: { label: string; children: ReactNode }): ReactNode {
  // Centered in the area that panels leave free.
  const covered = useCell(useSession().covered);
  return (
    <div
      role="toolbar"
      aria-label={label}
      style={{ insetInlineStart: `calc((100% + ${covered}px) / 2)`, maxWidth: `calc(100% - ${covered + 24}px)` }}
      className="absolute bottom-14 z-20 flex w-max -translate-x-1/2 rtl:translate-x-1/2 animate-fade flex-wrap items-center justify-center gap-x-3 gap-y-2 lg:flex-nowrap rounded-card border border-line bg-raised p-2 shadow-float"
    >
      {children}
    </div>
  );
}

/** A slider on one line with its name and value; it shrinks before the bar needs a second line. */
export function BarField({ label, value, children }: { label: string; value: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-w-0 items-center gap-2 text-12">
      <span aria-hidden className="text-muted">
        {label}
      </span>
      <div className="w-28 min-w-12 shrink">{children}</div>
      <span aria-hidden className="tabular w-9 shrink-0 text-end text-faint">
        {value}
      </span>
    </div>
  );
}
