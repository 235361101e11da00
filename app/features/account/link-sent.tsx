/** 'Check your mail': where the link went, and how to get it again. */
import { ArrowUpRight, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { linkMinutes } from '#app/services/auth/link-life.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { AccountHeading } from './account-frame.tsx';

export interface LinkSentProps {
  email: string;
  error: string | null;
  /** Seconds until it may be sent again; 0: now. */
  secondsLeft: number;
  sending: boolean;
  outbox: boolean;
  onResend(): void;
  onChangeAddress(): void;
}

export function LinkSent({ email, error, secondsLeft, sending, outbox, onResend, onChangeAddress }: LinkSentProps): ReactNode {
  return (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-support-soft text-support-text">
        <MailCheck size={26} strokeWidth={1.75} aria-hidden />
      </span>
      <div role="status">
        <AccountHeading title={message('account.checkMail')}>
          <span className="break-words">{message('account.linkSent', { email, minutes: linkMinutes })}</span>
        </AccountHeading>
      </div>
      {outbox && (
        <div className="grid gap-3 rounded-card border border-line bg-panel p-4">
          <p className="text-13 text-muted">{message('account.outboxNote')}</p>
          <a href="/outbox" className={buttonClass('primary')}>
            {message('account.openOutbox')}
            <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
          </a>
        </div>
      )}
      <div className="grid gap-3">
        {error && <p role="alert" className="text-13 text-danger-text">{error}</p>}
        {/* As wide as its longest text, so that nothing moves while it counts. */}
        <Button size="large" className="tabular" disabled={secondsLeft > 0} busy={sending} onClick={onResend}>
          {secondsLeft > 0 ? message('account.resendIn', { seconds: secondsLeft }) : message('account.resend')}
        </Button>
        <Button variant="ghost" onClick={onChangeAddress}>{message('account.otherAddress')}</Button>
        {!outbox && <p className="text-center text-13 text-faint">{message('account.spamHint')}</p>}
      </div>
    </>
  );
}
