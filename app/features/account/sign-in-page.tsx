/**
 * The sign-in screen: Google and Apple where they are configured, then a link by mail, a code by text message, or
 * continuing without an account.
 */
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { message } from '#messages/message.ts';
import type { ProviderKey } from '#app/services/auth/open-id/provider-key.ts';
import type { Mailer } from '#app/services/mail/mail.ts';
import type { Sms } from '#app/services/sms/sms.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AccountFrame, AccountHeading } from './account-frame.tsx';
import { CodeSent } from './code-sent.tsx';
import { emailProblem } from './email.ts';
import { EmailForm, useSendLink } from './email-form.tsx';
import { LinkSent } from './link-sent.tsx';
import { phoneProblem } from './phone-book.ts';
import { PhoneForm, sendCode, type HomeCountry } from './phone-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { signInAddress, type PendingSent, type SignInAnswer, type SignInMethod } from './sign-in-answer.ts';
import { useSignIn } from './use-sign-in.ts';

export interface SignInPageProps {
  next: string;
  /** Where to continue without an account. */
  guestNext: string;
  /** `next` needs an account. */
  needsAccount: boolean;
  isGuest: boolean;
  /** A prompt is waiting for the sign-in. */
  hasDraft: boolean;
  method: SignInMethod;
  /** Those that are set up. */
  providers: readonly ProviderKey[];
  mail: Mailer['kind'];
  sms: Sms['kind'];
  /** Which country's code precedes a phone number at first. */
  home: HomeCountry;
  /** A code that was requested before this page was loaded. */
  pending: PendingSent | null;
  /** Why the user was sent back here, in words. */
  problem: string | null;
  /** The server's answer to the plain form. */
  answer: SignInAnswer | null;
}

export function SignInPage(props: SignInPageProps): ReactNode {
  // Each method starts afresh, without the other's address and errors.
  return props.method === 'phone' ? <ByPhone key="phone" {...props} /> : <ByEmail key="email" {...props} />;
}

function ByEmail(props: SignInPageProps): ReactNode {
  const { next, mail, answer } = props;
  const action = signInAddress(next, 'email');
  const state = useSignIn({ check: emailProblem, send: useSendLink(next), answer });
  if (state.sent)
    return (
      <AccountFrame>
        <LinkSent state={state} sent={state.sent} action={action} outbox={mail === 'outbox'} />
      </AccountFrame>
    );
  return (
    <Choice {...props}>
      {mail === 'none' ? (
        <Unavailable text={message('account.mailDown')} />
      ) : (
        <EmailForm state={state} action={action} />
      )}
    </Choice>
  );
}

function ByPhone(props: SignInPageProps): ReactNode {
  const { next, sms, home, answer, pending } = props;
  const action = signInAddress(next, 'phone');
  const state = useSignIn({
    check: phoneProblem,
    send: sendCode,
    answer,
    pending,
    target: { address: '', country: home.country },
  });
  if (state.sent) {
    return (
      <AccountFrame>
        <CodeSent state={state} sent={state.sent} action={action} outbox={sms === 'outbox'} answer={answer} />
      </AccountFrame>
    );
  }
  return (
    <Choice {...props}>
      {sms === 'none' ? (
        <Unavailable text={message('phone.down')} />
      ) : (
        <PhoneForm state={state} action={action} home={home} />
      )}
    </Choice>
  );
}

/** All ways to sign in; `children` is the form of the chosen one. */
function Choice({
  next,
  guestNext,
  needsAccount,
  isGuest,
  hasDraft,
  method,
  providers,
  problem,
  answer,
  children,
}: SignInPageProps & { children: ReactNode }): ReactNode {
  return (
    <AccountFrame>
      <AccountHeading title={message('account.signInTitle')}>
        {message(hasDraft ? 'account.signInDraft' : 'account.signInText')}
      </AccountHeading>
      {problem && (
        <p role="alert" className="rounded-card bg-danger-soft p-4 text-13 text-danger-text">
          {problem}
        </p>
      )}
      {providers.length > 0 && (
        <>
          <ProviderButtons providers={providers} next={next} />
          <Or />
        </>
      )}
      <div className="grid gap-5">
        <Methods next={next} method={method} />
        {children}
      </div>
      {providers.length === 0 && <Or />}
      <Guest
        next={next}
        guestNext={guestNext}
        needsAccount={needsAccount}
        isGuest={isGuest}
        quiet={providers.length > 0}
        error={answer?.step === 'guest' ? answer.error : null}
      />
    </AccountFrame>
  );
}

function Or(): ReactNode {
  return (
    <div className="flex items-center gap-3 text-13 text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {message('account.or')}
    </div>
  );
}

/** Links, so that each has an address, works without scripts, and Back goes back. */
function Methods({ next, method }: { next: string; method: SignInMethod }): ReactNode {
  return (
    <nav aria-label={message('phone.methods')} className="grid grid-cols-2 rounded-control bg-tint p-0.5">
      {(['email', 'phone'] as const).map((own) => (
        <Link
          key={own}
          to={signInAddress(next, own)}
          replace
          preventScrollReset
          aria-current={own === method ? 'page' : undefined}
          className={classNames(
            'grid h-9 place-items-center rounded-small text-15 transition-colors',
            own === method
              ? 'border border-line bg-raised font-medium text-ink dark:bg-tint-strong'
              : 'text-muted hover:text-ink',
          )}
        >
          {message(own === 'email' ? 'phone.byEmail' : 'phone.byPhone')}
        </Link>
      ))}
    </nav>
  );
}

function Unavailable({ text }: { text: string }): ReactNode {
  return (
    <p role="status" className="rounded-card bg-warning-soft p-4 text-13 text-warning-text">
      {text}
    </p>
  );
}

interface GuestProps {
  next: string;
  guestNext: string;
  needsAccount: boolean;
  isGuest: boolean;
  quiet: boolean;
  /** Why the user can't continue. */
  error: string | null;
}

/** Continues without an account: to the page asked for, or, where that needs an account, to its start screen. */
function Guest({ next, guestNext, needsAccount, isGuest, quiet, error }: GuestProps): ReactNode {
  const navigation = useNavigation();
  return (
    <Form method="post" action={signInAddress(next)} className="grid gap-3">
      <input type="hidden" name="intent" value="guest" />
      <input type="hidden" name="to" value={guestNext} />
      {needsAccount && (
        <p className={classNames('text-13 text-balance text-muted', quiet && 'text-center')}>
          {message('account.guestRefused')}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        variant={quiet ? 'ghost' : 'secondary'}
        busy={navigation.formData?.get('intent') === 'guest'}
      >
        {message(needsAccount ? 'account.guestLookAround' : isGuest ? 'account.guestGoOn' : 'account.continueAsGuest')}
      </Button>
      {error && (
        <p role="alert" className={classNames('text-13 text-danger-text', quiet && 'text-center')}>
          {error}
        </p>
      )}
    </Form>
  );
}
