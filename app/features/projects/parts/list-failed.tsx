/** In place of a list that failed to load, or below the part that did load. */
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { message } from '#messages/message.ts';

export interface ListFailedProps {
  title?: string;
  onRetry(): void;
  isMore?: boolean;
}

export function ListFailed({
  title = message('projects.listFailed'),
  onRetry,
  isMore = false,
}: ListFailedProps): ReactNode {
  const retry = <Button onClick={onRetry}>{message('common.retry')}</Button>;
  if (isMore)
    return (
      <div role="alert" className="mt-6 flex flex-wrap items-center justify-center gap-3 text-13 text-danger-text">
        {message('projects.moreFailed')}
        {retry}
      </div>
    );
  return (
    <div role="alert">
      <EmptyState
        title={title}
        hint={message('projects.listFailedHint')}
        action={retry}
        className="mt-8 rounded-card border border-dashed border-line-strong"
      />
    </div>
  );
}
