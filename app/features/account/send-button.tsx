/** Sends a link or a code; while it may not be sent again, it says for how long. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { waitTime } from './wait-time.ts';

export interface SendButtonProps {
  icon: LucideIcon;
  busy: boolean;
  /** Until the next one may be sent; 0: now. */
  secondsLeft: number;
  children: ReactNode;
}

export function SendButton({ icon, busy, secondsLeft, children }: SendButtonProps): ReactNode {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      className="tabular"
      icon={icon}
      busy={busy}
      disabled={secondsLeft > 0}
    >
      {secondsLeft > 0 ? message('phone.tryAgainIn', { time: waitTime(secondsLeft) }) : children}
    </Button>
  );
}
