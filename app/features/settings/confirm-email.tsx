/** Where the link to a new address leads: one button that makes it the account's, or what came of it. Scanners open links, so opening does nothing. */
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';

export interface ConfirmEmailProps {
  token: string;
  /** The address that the link is for; null: the link is spent. */
  email: string | null;
  confirmed: boolean;
}

export function ConfirmEmail({ token, email, confirmed }: ConfirmEmailProps): ReactNode {
  const busy = useNavigation().state !== 'idle';
  const [title, text] = confirmed && email !== null
    ? [message('settings.emailConfirmed'), message('settings.emailConfirmedText', { email })]
    : email !== null
      ? [message('settings.confirmEmailTitle'), message('settings.confirmEmailText', { email })]
      : [message('settings.emailLinkSpent'), message('settings.emailLinkSpentText')];
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-28">{title}</h1>
        <p className="text-15 wrap-anywhere text-muted">{text}</p>
      </div>
      {email !== null && !confirmed ? (
        <Form method="post" replace className="grid">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="large" busy={busy}>{message('settings.confirmEmailButton')}</Button>
        </Form>
      ) : (
        <Link to="/settings" className={buttonClass(confirmed ? 'primary' : 'secondary', 'large')}>{message('settings.carryOn')}</Link>
      )}
    </>
  );
}
