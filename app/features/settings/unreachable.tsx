/** In place of what an external service failed to provide: why, and a retry button. */
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { message } from '#messages/message.ts';

export function Unreachable(): ReactNode {
  const { state, revalidate } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        title={message('settings.unreachable')}
        hint={message('settings.unreachableText')}
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {message('common.retry')}
          </Button>
        }
        className="rounded-card border border-line bg-panel"
      />
    </div>
  );
}
