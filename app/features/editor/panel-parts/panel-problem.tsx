/** In a panel, in place of what failed to load: what is missing, and a retry button. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';

export function PanelProblem({ children, onRetry }: { children: string; onRetry(): void }): ReactNode {
  return (
    <p role="alert" className="flex items-center justify-between gap-2 text-13 text-muted">
      {children}
      <button
        type="button"
        onClick={onRetry}
        className="-me-2 h-8 shrink-0 rounded-control px-2 font-medium text-accent-text hover:bg-tint"
      >
        {message('common.retry')}
      </button>
    </p>
  );
}
