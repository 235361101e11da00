/**
 * Where the link to a new address leads: one button that makes it the account's, or the result. Scanners open links, so
 * opening does nothing.
 */
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { EmailLink } from '#app/services/account/change-email.server.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';

export interface ConfirmEmailProps {
  token: string;
  link: EmailLink;
}

export function ConfirmEmail({ token, link }: ConfirmEmailProps): ReactNode {
  const busy = useNavigation().state !== 'idle';
  const [title, text] = wordsOf(link);
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-28">{title}</h1>
        <p className="text-15 wrap-anywhere text-muted">{text}</p>
      </div>
      {link.state === 'waiting' ? (
        <Form method="post" replace className="grid">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {message('settings.confirmEmailButton')}
          </Button>
        </Form>
      ) : (
        <Link to="/settings" className={buttonClass(link.state === 'confirmed' ? 'primary' : 'secondary', 'large')}>
          {message('settings.carryOn')}
        </Link>
      )}
    </>
  );
}

function wordsOf(link: EmailLink): [title: string, text: string] {
  switch (link.state) {
    case 'waiting':
      return [message('settings.confirmEmailTitle'), message('settings.confirmEmailText', { email: link.email })];
    case 'confirmed':
      return [message('settings.emailConfirmed'), message('settings.emailConfirmedText', { email: link.email })];
    case 'elsewhere':
      return [message('settings.emailElsewhere'), message('settings.emailElsewhereText')];
    case 'spent':
      return [message('settings.emailLinkSpent'), message('settings.emailLinkSpentText')];
  }
}
