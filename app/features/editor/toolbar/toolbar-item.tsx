/** A slot in the floating toolbar. */
import type { ReactNode } from 'react';

/** `rank`: low ones are dropped first if space is short; `always` stays. */
export function ToolbarItem({ rank, children }: { rank: number | 'always'; children: ReactNode }): ReactNode {
  return (
    <div data-rank={rank} className="flex items-center gap-0.5 empty:hidden">
      {children}
    </div>
  );
}
