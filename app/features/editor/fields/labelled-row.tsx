/** One line of a panel: its name at the start, its control at the end. */
import type { ReactNode } from 'react';

export function LabelledRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-8 items-center justify-between gap-2 text-13">
      <span className="min-w-0 truncate text-muted">{label}</span>
      <span className="flex shrink-0 items-center gap-0.5">{children}</span>
    </div>
  );
}
