/** 'Check your email': where the link went, and how to get it again. */
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '#messages/message.ts';
import { linkMinutes } from '#app/services/auth/link-expiry.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { OutboxNote, SendAgain, SentHeading } from './sent-parts.tsx';
import type { SentTo } from './sign-in.machine.ts';
import type { SignInState } from './use-sign-in.ts';

export function LinkSent({
  state,
  sent,
  action,
  outbox,
}: {
  state: SignInState;
  sent: SentTo;
  action: string;
  outbox: boolean;
}): ReactNode {
  return (
    <>
      <SentHeading icon={MailCheck} title={message('account.checkMail')}>
        {message('account.linkSent', { email: sent.shown, minutes: linkMinutes })}
      </SentHeading>
      {outbox && <OutboxNote text={message('account.outboxNote')} />}
      <SendAgain state={state} action={action} fields={{ intent: 'email', email: sent.address }}>
        <Link
          to={action}
          replace
          onClick={(event) => {
            event.preventDefault();
            state.change();
          }}
          className={buttonClass('ghost')}
        >
          {message('account.otherAddress')}
        </Link>
      </SendAgain>
      {!outbox && <p className="text-center text-13 text-faint">{message('account.spamHint')}</p>}
    </>
  );
}
