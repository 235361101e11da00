/**
 * Beside what takes long: a notification when it is ready. Nothing where push messages are not configured, or this
 * browser has none.
 */
import { Bell, BellRing } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePush } from '#app/browser/push/use-push.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { useRootData } from '#app/features/shell/visitor.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';

/** Nobody leaves for less. */
const LONG_MS = 45_000;

export function NotifyOffer({ view }: { view: Pick<GenerationView, 'kind' | 'remainingMs'> }): ReactNode {
  const pushKey = useRootData()?.pushKey ?? null;
  const [isLong, setLong] = useState(false);
  // What was offered stays: nothing moves away under a hand.
  if (!isLong && (view.kind === 'ai-video' || (view.remainingMs ?? 0) >= LONG_MS)) setLong(true);
  return pushKey !== null && isLong ? <Offer pushKey={pushKey} /> : null;
}

function Offer({ pushKey }: { pushKey: string }): ReactNode {
  const { state, busy, error, turnOn } = usePush(pushKey);
  const [pressed, setPressed] = useState(false);
  if (state === null || state === 'unsupported') return null;
  if (state === 'on')
    return (
      <p role="status" className="inline-flex items-center gap-2 text-13 text-balance text-muted">
        <BellRing size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {message('push.willTell')}
      </p>
    );
  if (state === 'denied')
    // Whoever said no before is not bothered with it again.
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
