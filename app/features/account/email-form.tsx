/** Signing in by mail: an address and a button, then where to look. */
import { Mail } from 'lucide-react';
import { useCallback, type FormEvent, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { SendButton } from './send-button.tsx';
import type { SentTo, Target } from './sign-in.machine.ts';
import { postToSend, type SignInState } from './use-sign-in.ts';

/** Sends the link. */
export function useSendLink(next: string): (target: Target, signal: AbortSignal) => Promise<SentTo> {
  return useCallback(
    async ({ address }, signal) => {
      await postToSend('/api/sign-in-link', { email: address, next }, signal);
      return { address, shown: address };
    },
    [next],
  );
}

export function EmailForm({ state, action }: { state: SignInState; action: string }): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    state.submit({ address: String(new FormData(event.currentTarget).get('email') ?? '') });
  };
  return (
    // The server checks the address too, so the browser's own bubble is switched off.
    <form method="post" action={action} noValidate onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="intent" value="email" />
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
        defaultValue={state.target.address}
        error={state.error}
        hint={message('account.emailHint')}
      />
      <SendButton icon={Mail} busy={state.busy} secondsLeft={state.secondsLeft}>
        {message('account.sendLink')}
      </SendButton>
    </form>
  );
}
