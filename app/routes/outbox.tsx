/**
 * GET /outbox: mails and text messages that no configured service sends. Exists only then, and only for requests from
 * this machine itself.
 */
import { OutboxPage } from '#app/features/account/outbox-page.tsx';
import { pageNotFound } from '#app/requests/guards.server.ts';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { isLocalRequest } from '#app/requests/local-request.server.ts';
import { readOutbox } from '#app/services/mail/outbox-mailer.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/outbox.ts';

export const meta: Route.MetaFunction = () => [
  { title: message('account.outboxTitle') },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { mailer, sms, database } = services();
  if ((mailer.kind !== 'outbox' && sms.kind !== 'outbox') || !isLocalRequest(request, context)) throw pageNotFound();
  return { messages: await readOutbox(database) };
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <OutboxPage messages={loaderData.messages} />
    </>
  );
}
