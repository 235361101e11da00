/** Push messages of this browser: a switch, or why there is none. */
import type { ReactNode } from 'react';
import { usePush } from '#app/browser/push/use-push.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { message } from '#messages/message.ts';
import { Card } from '#app/ui/card.tsx';

export function NotificationCard({ pushKey }: { pushKey: string }): ReactNode {
  const { state, busy, error, turnOn, turnOff } = usePush(pushKey);
  return (
    <Card title={message('push.title')} hint={message('push.text')}>
      <div className="grid gap-3 border-t border-line pt-4">
        {state === 'denied' || state === 'unsupported' ? (
          <p className="text-13 text-pretty text-muted">
            {message(state === 'denied' ? 'push.denied' : 'push.unsupported')}
          </p>
        ) : (
          <Switch
            label={message('push.switch')}
            checked={state === 'on'}
            disabled={state === null || busy}
            onCheckedChange={(on) => (on ? turnOn() : turnOff())}
          />
        )}
        <AlertText>{error}</AlertText>
      </div>
    </Card>
  );
}
