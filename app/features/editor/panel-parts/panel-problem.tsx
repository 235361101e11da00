/** In a panel, in the place of what did not come: what is missing, and the way to ask again. */
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
