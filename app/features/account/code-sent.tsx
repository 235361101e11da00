/** 'Enter the code': where it went, the field for it, and how to get it again. */
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { message } from '#messages/message.ts';
import { codeLength, codeMinutes } from '#app/services/auth/code-life.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { OutboxNote, SendAgain, SentHeading } from './sent-parts.tsx';
import type { SignInAnswer } from './sign-in-answer.ts';
import type { SentTo } from './sign-in.machine.ts';
import type { SignInState } from './use-sign-in.ts';

export interface CodeSentProps {
  state: SignInState;
  sent: SentTo;
  action: string;
  outbox: boolean;
  /** The server's answer to the plain form. */
  answer: SignInAnswer | null;
}

export function CodeSent({ state, sent, action, outbox, answer }: CodeSentProps): ReactNode {
  const fetcher = useFetcher();
  return (
    <>
      <SentHeading icon={MessageSquareText} title={message('phone.enterCode')}>
        {message('phone.sentTo', {
          length: codeLength,
          phone: `\u2066${sent.shown.replaceAll(' ', '\u00a0')}\u2069`,
          minutes: codeMinutes,
        })}
      </SentHeading>
      <CodeForm action={action} sent={sent} answer={answer} />
      {outbox && <OutboxNote aside text={message('phone.outboxNote')} />}
      <SendAgain
        state={state}
        action={action}
        fields={{ intent: 'phone', phone: sent.address, country: state.target.country ?? '' }}
      >
        {/* Not a link: the server must forget the number that the browser remembers. */}
        <fetcher.Form method="post" action={action} onSubmit={() => state.change()} className="grid">
          <Button type="submit" variant="ghost" name="intent" value="forget">
            {message('phone.otherNumber')}
          </Button>
        </fetcher.Form>
      </SendAgain>
    </>
  );
}
