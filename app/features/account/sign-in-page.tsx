/** The sign-in screen: an address and a button; then where to look. */
import { useMachine } from '@xstate/react';
import { Mail } from 'lucide-react';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { fromPromise } from 'xstate';
import { message } from '#messages/message.ts';
import { httpPost } from '#app/services/http/http-client.ts';
import { thrownText } from '#app/services/http/thrown-text.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AccountFrame, AccountHeading } from './account-frame.tsx';
import { LinkSent } from './link-sent.tsx';
import { signInMachine } from './sign-in.machine.ts';

export interface SignInPageProps {
  next: string;
  /** `next`, when guests may go there. */
  guestNext: string | null;
  isGuest: boolean;
  /** A prompt waits for the sign-in. */
  hasDraft: boolean;
  mail: 'smtp' | 'outbox' | 'none';
  /** What the plain form was answered. */
  answer: { sentTo: string; error: string | null } | null;
}

export function SignInPage({ next, guestNext, isGuest, hasDraft, mail, answer }: SignInPageProps): ReactNode {
  const machine = useMemo(
    () =>
      signInMachine.provide({
        actors: {
          sendLink: fromPromise<void, { email: string }>(async ({ input, signal }) => {
            try {
              await httpPost('/api/sign-in-link', { email: input.email, next }, { signal });
            } catch (thrown) {
              throw new Error(thrownText(thrown), { cause: thrown });
            }
          }),
        },
      }),
    [next],
  );
  const [state, send] = useMachine(machine, { input: { sentTo: answer?.sentTo, error: answer?.error ?? undefined } });
  const { email, error, secondsLeft } = state.context;

  if (state.matches('sent')) {
    return (
      <AccountFrame>
        <LinkSent
          email={email}
          error={error}
          secondsLeft={state.matches({ sent: 'waiting' }) ? secondsLeft : 0}
          sending={state.matches({ sent: 'resending' })}
          outbox={mail === 'outbox'}
          onResend={() => send({ type: 'resend' })}
          onChangeAddress={() => send({ type: 'changeAddress' })}
        />
      </AccountFrame>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: 'submit', email: String(new FormData(event.currentTarget).get('email') ?? '') });
  };
  return (
    <AccountFrame>
      <AccountHeading title={message('account.signInTitle')}>{message(hasDraft ? 'account.signInDraft' : 'account.signInText')}</AccountHeading>
      {mail === 'none' ? (
        <p role="status" className="rounded-card bg-warning-soft p-4 text-13 text-warning-text">{message('account.mailDown')}</p>
      ) : (
        // The server checks the address too, so the browser's own bubble stays away.
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label={message('account.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            size="large"
            placeholder={message('account.emailPlaceholder')}
            defaultValue={email}
            error={error}
          />
          <Button type="submit" variant="primary" size="large" icon={Mail} busy={state.matches('sending')}>{message('account.sendLink')}</Button>
        </form>
      )}
      <Guest next={next} guestNext={guestNext} isGuest={isGuest} />
    </AccountFrame>
  );
}

/** On without an account: to where the visitor came from, or, where that needs one, to where it does not. */
function Guest({ next, guestNext, isGuest }: { next: string; guestNext: string | null; isGuest: boolean }): ReactNode {
  const navigation = useNavigation();
  return (
    <>
      <div className="flex items-center gap-3 text-13 text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {message('account.or')}
      </div>
      <Form method="post" action={`/sign-in?${new URLSearchParams({ next })}`} className="grid gap-3">
        <input type="hidden" name="intent" value="guest" />
        <input type="hidden" name="to" value={guestNext ?? '/ai-design'} />
        {guestNext === null && <p className="text-13 text-muted">{message('account.guestRefused')}</p>}
        <Button type="submit" size="large" busy={navigation.formData?.get('intent') === 'guest'}>
          {message(guestNext === null ? 'account.guestLookAround' : isGuest ? 'account.guestGoOn' : 'account.continueAsGuest')}
        </Button>
      </Form>
    </>
  );
}
