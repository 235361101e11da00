/**
 * /sign-in?next=&method=: signs in by a link by mail, a code by text message, Google, Apple, or without an account.
 * Guard: application, but phones are admitted. Works as plain forms without scripts.
 */
import { data, redirect, replace } from 'react-router';
import { SignInPage } from '#app/features/account/sign-in-page.tsx';
import {
  signInAddress,
  type PendingSent,
  type SignInAnswer,
  type SignInMethod,
} from '#app/features/account/sign-in-answer.ts';
import { allowsGuests, guestPathFor } from '#app/services/auth/guest-pages.ts';
import { requirePost, viewerOf } from '#app/requests/guards.server.ts';
import { safeNext } from '#app/contracts/next-path.ts';
import { tripProblemText } from '#app/services/auth/open-id/trip-problem.ts';
import { noPendingCodeLine, pendingCodeLine, pendingCodeOf } from '#app/services/auth/pending-code.server.ts';
import { askForCode, signInByCode } from '#app/services/auth/sign-in-code.server.ts';
import { askedCookieLine, askForLink, continueAsGuest } from '#app/services/auth/sign-in-link.server.ts';
import { waitText } from '#app/services/http/wait-text.ts';
import { services } from '#app/services/services.server.ts';
import { countryCookieLine, rememberedCountry } from '#app/services/sms/country-cookie.ts';
import { guessCountry } from '#design/contacts/home-country.ts';
import { callingCode, readPhone, showPhone } from '#design/contacts/phone-number.ts';
import { readFields } from '#app/requests/bodies/read-form.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/sign-in.ts';

export const meta: Route.MetaFunction = () => [{ title: message('account.signInTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await viewerOf(request);
  const query = new URL(request.url).searchParams;
  const next = safeNext(query.get('next'));
  if (user && !user.isAnonymous) throw redirect(next);
  const { mailer, sms, auth } = services();
  const method = methodOf(query.get('method'));
  const country = guessCountry(request.headers.get('accept-language'), rememberedCountry(request));
  return {
    next,
    guestNext: guestPathFor(next),
    needsAccount: !allowsGuests(next),
    isGuest: user?.isAnonymous ?? false,
    hasDraft: new URL(next, 'http://self.invalid').searchParams.has('draft'),
    method,
    providers: auth.providers,
    mail: mailer.kind,
    sms: sms.kind,
    home: { country, code: callingCode(country) },
    pending: method === 'phone' ? pendingOf(request) : null,
    problem: tripProblemText(query),
  };
}

/** The code that this browser is waiting for. */
function pendingOf(request: Request): PendingSent | null {
  const pending = pendingCodeOf(services().config, request);
  if (!pending) return null;
  const { phone: address, country, secondsLeft } = pending;
  const reading = readPhone(address, country);
  const whole = typeof reading === 'string' ? null : reading;
  return {
    sent: { address, shown: whole?.shown ?? address },
    target: { address: whole?.rest ?? address, country },
    secondsLeft,
  };
}

function methodOf(asked: string | null): SignInMethod {
  if (asked === 'phone' || asked === 'email') return asked;
  const { mailer, sms } = services();
  return mailer.kind === 'none' && sms.kind !== 'none' ? 'phone' : 'email';
}

export async function action({ request }: Route.ActionArgs) {
  requirePost(request);
  const { user } = await viewerOf(request);
  const form = await readFields(request);
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  if (user && !user.isAnonymous) return redirect(next, 303);
  switch (form.get('intent')) {
    case 'guest':
      return guest(request, form, user !== null);
    case 'phone':
      return phone(request, form, next);
    case 'forget':
      return replace(signInAddress(next, 'phone'), {
        status: 303,
        headers: setCookies([noPendingCodeLine(services().config)]),
      });
    case 'code':
      return code(request, form, next);
    default:
      return email(request, form, next);
  }
}

type Cookies = [string, string][];
const setCookies = (cookies: string[]): Cookies => cookies.map((cookie) => ['Set-Cookie', cookie]);
const isSecure = () => services().config.origin.startsWith('https:');

async function guest(request: Request, form: URLSearchParams, hasSession: boolean) {
  const to = safeNext(form.get('to'));
  const refused = (error: string, status: number) => data<SignInAnswer>({ step: 'guest', error }, { status });
  if (!allowsGuests(to)) return refused(message('account.guestRefused'), 403);
  if (hasSession) return redirect(to, 303);
  const begun = await continueAsGuest(services().auth, request);
  if ('retryAfter' in begun)
    return refused(message('account.tooManyGuests', { when: waitText(begun.retryAfter) }), 429);
  return redirect(to, { status: 303, headers: setCookies(begun.cookies) });
}

async function email(request: Request, form: URLSearchParams, next: string) {
  const address = String(form.get('email') ?? '').trim();
  const problem = await askForLink(services().auth, request, address, next);
  const target = { address };
  if (problem)
    return data<SignInAnswer>(
      { step: 'address', target, sent: null, error: problem.message, retryAfter: problem.retryAfter },
      { status: problem.status },
    );
  const answer: SignInAnswer = { step: 'address', target, sent: { address, shown: address }, error: null };
  return data(answer, { headers: setCookies([askedCookieLine(isSecure())]) });
}

async function phone(request: Request, form: URLSearchParams, next: string) {
  const target = { address: String(form.get('phone') ?? ''), country: String(form.get('country') ?? '') };
  const { config, phoneCodes, reporter } = services();
  const asked = await askForCode(
    { phoneCodes, config, report: reporter.report },
    request,
    target.address,
    target.country,
  );
  if ('status' in asked)
    return data<SignInAnswer>(
      { step: 'address', target, sent: null, error: asked.message, retryAfter: asked.retryAfter },
      { status: asked.status },
    );
  // The next page reads it from the cookie, and may be reloaded.
  return replace(signInAddress(next, 'phone'), {
    status: 303,
    headers: setCookies([countryCookieLine(asked.country, isSecure()), pendingCodeLine(config, asked)]),
  });
}

async function code(request: Request, form: URLSearchParams, next: string) {
  const address = String(form.get('phone') ?? '');
  const signedIn = await signInByCode(services(), request, address, String(form.get('code') ?? ''));
  if ('cookies' in signedIn)
    return redirect(next, {
      status: 303,
      headers: setCookies([...signedIn.cookies, noPendingCodeLine(services().config)]),
    });
  return data<SignInAnswer>(
    { step: 'code', sent: { address, shown: showPhone(address) }, error: signedIn.message },
    { status: signedIn.status },
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} answer={actionData ?? null} />;
}
