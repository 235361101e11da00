/** The code that was sent, typed, pasted or filled in by the phone. The sixth digit sends it. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { message } from '#messages/message.ts';
import { codeDigits } from '#app/services/auth/code-digits.ts';
import { codeLength } from '#app/services/auth/code-life.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import type { SignInAnswer } from './sign-in-answer.ts';
import type { SentTo } from './sign-in.machine.ts';

export interface CodeFormProps {
  action: string;
  sent: SentTo;
  /** The server's answer to the plain form. */
  answer: SignInAnswer | null;
}

export function CodeForm({ action, sent, answer }: CodeFormProps): ReactNode {
  const fetcher = useFetcher<SignInAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState(answer?.step === 'code' ? answer.error : null);
  const busy = fetcher.state !== 'idle';
  const { data } = fetcher;

  useEffect(() => {
    if (code.length === codeLength) form.current?.requestSubmit();
  }, [code]);
  useEffect(() => {
    if (data?.step !== 'code') return;
    setError(data.error);
    setCode('');
    field.current?.focus();
  }, [data]);
  const last = useRef(sent);
  useEffect(() => {
    // An error about the last code says nothing about a new one.
    if (last.current === sent) return;
    last.current = sent;
    setError(null);
    setCode('');
    field.current?.focus();
  }, [sent]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        if (codeDigits(field.current?.value ?? '').length === codeLength) return;
        event.preventDefault();
        setError(message('phone.invalidCode'));
        field.current?.focus();
      }}
    >
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="phone" value={sent.address} />
      <CodeField
        ref={field}
        label={message('phone.code', { length: codeLength })}
        length={codeLength}
        name="code"
        value={code}
        onChange={(event) => {
          const digits = codeDigits(event.target.value).slice(0, codeLength);
          if (digits) setError(null);
          setCode(digits);
        }}
        error={error}
        readOnly={busy}
        autoComplete="one-time-code"
        autoFocus
      />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {message('account.signInButton')}
      </Button>
    </fetcher.Form>
  );
}
