/**
 * /__/auth/email?token=: the target of the link to a new address, on phones too. No guard: in another browser than the
 * requesting one it explains what to do.
 */
import { data } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { ConfirmEmail } from '#app/features/settings/confirm-email.tsx';
import { knownBrowserLine } from '#app/services/auth/known-browser.server.ts';
import { requirePost } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { readFields } from '#app/requests/bodies/read-form.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/auth-email.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('settings.confirmEmailTitle')} · ${message('common.appName')}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, link: await services().account.emails.read(token, await sessionIdOf(request)) };
}

export async function action({ request }: Route.ActionArgs) {
  requirePost(request);
  const form = await readFields(request);
  const { account, config } = services();
  const link = await account.emails.confirm(String(form.get('token') ?? ''), await sessionIdOf(request));
  if (link.state !== 'confirmed') return data({ link }, { status: link.state === 'elsewhere' ? 403 : 410 });
  return data({ link }, { headers: { 'Set-Cookie': knownBrowserLine(config, request.headers, link.email) } });
}

const sessionIdOf = async (request: Request) => (await services().auth.session(request))?.id ?? null;

export default function AuthEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame>
      <ConfirmEmail token={loaderData.token} link={actionData?.link ?? loaderData.link} />
    </AccountFrame>
  );
}
