/**
 * What the screens after sending share, for mail and phone: the heading, the link to the local outbox, and how to get
 * the message again.
 */
import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { AccountHeading } from './account-frame.tsx';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import type { SignInState } from './use-sign-in.ts';
import { waitTime } from './wait-time.ts';

export function SentHeading({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-support-soft text-support-text">
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </span>
      <div role="status">
        <AccountHeading title={title}>
          <span className="break-words">{children}</span>
        </AccountHeading>
      </div>
    </>
  );
}

/** `aside`: the user comes back to this page, so the outbox opens in a new tab. */
export function OutboxNote({ text, aside = false }: { text: string; aside?: boolean }): ReactNode {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-panel p-4">
      <p className="text-13 text-muted">{text}</p>
      <a href="/outbox" target={aside ? '_blank' : undefined} className={buttonClass(aside ? 'secondary' : 'primary')}>
        {message('account.openOutbox')}
        <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
      </a>
    </div>
  );
}

export interface SendAgainProps {
  state: SignInState;
  /** Where the plain form goes and what it sends. */
  action: string;
  fields: Record<string, string>;
  /** The way back to the form. */
  children: ReactNode;
}

export function SendAgain({ state, action, fields, children }: SendAgainProps): ReactNode {
  // Without scripts nothing would count down; the server has its own limit.
  const secondsLeft = useHydrated() ? state.secondsLeft : 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    state.resend();
  };
  return (
    <div className="grid gap-3">
      <AlertText>{state.error}</AlertText>
      <form method="post" action={action} onSubmit={submit} className="grid">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* As wide as its longest text, so that nothing moves during the countdown. */}
        <Button type="submit" size="large" className="tabular" disabled={secondsLeft > 0} busy={state.busy}>
          {secondsLeft >= 60
            ? message('phone.tryAgainIn', { time: waitTime(secondsLeft) })
            : secondsLeft > 0
              ? message('account.resendIn', { seconds: secondsLeft })
              : message('account.resend')}
        </Button>
      </form>
      {children}
    </div>
  );
}
