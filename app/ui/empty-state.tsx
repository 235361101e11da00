/** An empty place: what will be here, and the button that creates it. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Mark } from './mark.tsx';

export interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** A picture of the future contents; the mark by default. */
  picture?: ReactNode;
  className?: string;
}

export function EmptyState({ title, hint, action, picture, className }: EmptyStateProps): ReactNode {
  return (
    <div className={classNames('grid justify-items-center gap-3 px-6 py-12 text-center', className)}>
      <div aria-hidden>{picture ?? <Mark size={40} className="opacity-80" />}</div>
      <p className="mt-1 font-heading text-18 font-semibold text-balance">{title}</p>
      {hint && <p className="max-w-prose text-13 text-balance text-muted">{hint}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
