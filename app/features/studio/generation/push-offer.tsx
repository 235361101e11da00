/** The offer of a notification, and its outcome. Nothing in browsers without notifications. */
import { Bell, BellRing } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePush } from '#app/browser/push/use-push.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';

export function PushOffer({ pushKey }: { pushKey: string }): ReactNode {
  const { state, busy, error, turnOn } = usePush(pushKey);
  const [pressed, setPressed] = useState(false);
  // Its space is reserved, so that the buttons below stay where they are.
  if (state === null) return <div className="h-10" />;
  if (state === 'unsupported') return null;
  if (state === 'on')
    return (
      <p role="status" className="inline-flex min-h-10 items-center gap-2 text-13 text-balance text-muted">
        <BellRing size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {message('push.willTell')}
      </p>
    );
  if (state === 'denied')
    // Users who refused before are not asked again.
    return pressed ? <p className="max-w-sm text-13 text-balance text-muted">{message('push.denied')}</p> : null;
  return (
    <div className="grid justify-items-center gap-2">
      <Button
        variant="ghost"
        icon={Bell}
        busy={busy}
        onClick={() => {
          setPressed(true);
          turnOn();
        }}
      >
        {message('push.offer')}
      </Button>
      {error && (
        <p role="alert" className="max-w-sm text-13 text-balance text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}
