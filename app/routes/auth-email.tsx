/** /__/auth/email?token=: where the link to a new address leads, in whatever browser, on phones too. No guard: the link is the right to it. */
import { data } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { ConfirmEmail } from '#app/features/settings/confirm-email.tsx';
import { requirePost } from '#app/services/auth/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { sentForm } from '#app/services/http/sent-form.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/auth-email.ts';

export const meta: Route.MetaFunction = () => [{ title: `${message('settings.confirmEmailTitle')} · ${message('common.appName')}` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, email: await services().account.emails.read(token) };
}

export async function action({ request }: Route.ActionArgs) {
  requirePost(request);
  const form = await sentForm(request);
  const email = await services().account.emails.confirm(String(form.get('token') ?? ''));
  return data({ email }, { status: email === null ? 410 : 200 });
}

export default function AuthEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame>
      <ConfirmEmail token={loaderData.token} email={actionData ? actionData.email : loaderData.email} confirmed={Boolean(actionData?.email)} />
    </AccountFrame>
  );
}
