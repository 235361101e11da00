/** Where the mail's link leads: one button that signs in, or why the link no longer works. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { message } from '#messages/message.ts';
import { linkMinutes } from '#app/services/auth/link-expiry.ts';
import type { LinkRefusal } from '#app/services/auth/sign-in-link.server.ts';
import { waitText } from '#app/services/http/wait-text.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { AccountFrame, AccountHeading } from './account-frame.tsx';

export interface AuthActionPageProps {
  token: string;
  next: string;
  /** This browser asked for the link: it continues by itself. */
  asked: boolean;
  isSignedIn: boolean;
  /** Why the link does not work; null: not tried yet. */
  refusal: LinkRefusal | null;
}

export function AuthActionPage({ token, next, asked, isSignedIn, refusal }: AuthActionPageProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const went = useRef(false);
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!asked || refusal || went.current) return;
    went.current = true;
    form.current?.requestSubmit();
  }, [asked, refusal]);

  if (refusal?.problem === 'spent') return isSignedIn ? <SignedIn next={next} /> : <Spent next={next} />;
  return (
    <AccountFrame>
      <AccountHeading title={message(refusal ? 'account.linkBusy' : 'account.almostThere')}>
        {refusal
          ? message('account.linkBusyText', { when: waitText(refusal.retryAfter) })
          : message(busy ? 'account.signingIn' : 'account.pressToSignIn')}
      </AccountHeading>
      <Form ref={form} method="post" action="/__/auth/action" replace className="grid">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {message(refusal ? 'account.tryAgain' : 'account.signInButton')}
        </Button>
      </Form>
    </AccountFrame>
  );
}

function Spent({ next }: { next: string }): ReactNode {
  return (
    <AccountFrame>
      <AccountHeading title={message('account.linkSpent')}>
        {message('account.linkSpentText', { minutes: linkMinutes })}
      </AccountHeading>
      <Link to={`/sign-in?${new URLSearchParams({ next })}`} className={buttonClass('primary', 'large')}>
        {message('account.sendNewLink')}
      </Link>
    </AccountFrame>
  );
}

function SignedIn({ next }: { next: string }): ReactNode {
  return (
    <AccountFrame>
      <AccountHeading title={message('account.alreadySignedIn')}>
        {message('account.alreadySignedInText')}
      </AccountHeading>
      <Link to={next} className={buttonClass('primary', 'large')}>
        {message('account.carryOn')}
      </Link>
    </AccountFrame>
  );
}
