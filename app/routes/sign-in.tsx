/** /sign-in: a link by mail, or on without an account. Guard: application. Works as a plain form without scripts. */
import { data, redirect } from 'react-router';
import { SignInPage } from '#app/features/account/sign-in-page.tsx';
import { allowsGuests } from '#app/services/auth/guest-pages.ts';
import { requireApplication, requirePost } from '#app/services/auth/guards.server.ts';
import { safeNext } from '#app/services/auth/next-path.ts';
import { askedCookieLine, askForLink, continueAsGuest } from '#app/services/auth/sign-in-link.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/sign-in.ts';

export const meta: Route.MetaFunction = () => [{ title: message('account.signInTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  if (user && !user.isAnonymous) throw redirect(next);
  return {
    next,
    guestNext: allowsGuests(next) ? next : null,
    isGuest: user?.isAnonymous ?? false,
    hasDraft: new URL(next, 'http://self.invalid').searchParams.has('draft'),
    mail: services().mailer.kind,
  };
}

export async function action({ request }: Route.ActionArgs) {
  requirePost(request);
  const { user } = await requireApplication(request);
  const { auth, config } = services();
  const form = await request.formData();
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  if (user && !user.isAnonymous) return redirect(next, 303);

  if (form.get('intent') === 'guest') {
    const to = safeNext(form.get('to'));
    if (!allowsGuests(to)) return data({ sentTo: '', error: message('account.guestRefused') }, { status: 403 });
    if (user) return redirect(to, 303);
    const cookies = await continueAsGuest(auth, request);
    if (!cookies) return data({ sentTo: '', error: message('common.tooMany') }, { status: 429 });
    return redirect(to, { status: 303, headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) });
  }

  const email = String(form.get('email') ?? '');
  const problem = await askForLink(auth, request, email, next);
  if (problem) return data({ sentTo: email, error: problem.message }, { status: problem.status });
  return data({ sentTo: email.trim(), error: null }, { headers: { 'Set-Cookie': askedCookieLine(config.origin.startsWith('https:')) } });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} answer={actionData ?? null} />;
}
