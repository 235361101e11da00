/**
 * /__/auth/action?token=&next=: the target of the link in the mail, in any browser, on phones too. Opening it shows a
 * button; only the press uses up the link, because scanners open links in mails.
 */
import { data, redirect } from 'react-router';
import { AuthActionPage } from '#app/features/account/auth-action-page.tsx';
import { requirePost, viewerOf } from '#app/requests/guards.server.ts';
import { safeNext } from '#app/contracts/next-path.ts';
import { hasAsked, openLink } from '#app/services/auth/sign-in-link.server.ts';
import { services } from '#app/services/services.server.ts';
import { readFields } from '#app/requests/bodies/read-form.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/auth-action.ts';

export const meta: Route.MetaFunction = () => [
  { title: message('account.signInTitle') },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await viewerOf(request);
  const query = new URL(request.url).searchParams;
  return {
    token: query.get('token') ?? '',
    next: safeNext(query.get('next')),
    /** The browser that requested the link continues by itself. */
    asked: hasAsked(request),
    isSignedIn: user !== null && !user.isAnonymous,
  };
}

export async function action({ request }: Route.ActionArgs) {
  requirePost(request);
  const form = await readFields(request);
  const opened = await openLink(services(), request, String(form.get('token') ?? ''));
  if ('problem' in opened) return data(opened, { status: opened.problem === 'busy' ? 429 : 410 });
  return redirect(safeNext(form.get('next')), {
    status: 303,
    headers: opened.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });
}

export default function AuthAction({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthActionPage {...loaderData} refusal={actionData ?? (loaderData.token ? null : { problem: 'spent' })} />;
}
