/** Requesting a sign-in link and opening one: shared by /sign-in, its resource route and /__/auth/action. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { waitText } from '#app/services/http/wait-text.ts';
import type { Auth } from './auth.server.ts';
import { knownBrowserLine, type KnownBrowserConfig } from './known-browser.server.ts';
import { linkMinutes } from './link-expiry.ts';

export type LinkProblem = {
  status: number;
  code: string;
  message: string;
  /** Seconds until it may be tried again, if known. */ retryAfter?: number;
};

/**
 * Marks the browser that asked. Mail programs and scanners open links too, without this cookie: for them the page waits
 * for a press, so that they can't use the link up. It opens nothing by itself.
 */
export const askedCookie = 'blend.asked';

/** Sends a link to `email`; null if it was sent. */
export async function askForLink(
  auth: Auth,
  request: Request,
  email: string,
  next: string,
): Promise<LinkProblem | null> {
  const response = await auth.call(request, '/sign-in/magic-link', {
    method: 'POST',
    body: { email: email.trim(), metadata: { next } },
  });
  if (response.ok) return null;
  if (response.status === 400) return { status: 422, code: 'invalid', message: message('account.enterValidEmail') };
  if (response.status === 429) {
    const body = (await response.json().catch(() => null)) as { code?: string; retryAfter?: number } | null;
    const retryAfter = body?.retryAfter ?? secondsToWait(response);
    return {
      status: 429,
      code: 'too_many',
      message: message(body?.code === 'TOO_MANY_MAILS' ? 'account.tooManyMails' : 'common.tryAgain', {
        when: waitText(retryAfter),
      }),
      retryAfter,
    };
  }
  const body = (await response.json().catch(() => null)) as { code?: string } | null;
  return {
    status: response.status,
    code: 'not_sent',
    message: message(body?.code === 'MAIL_NOT_SET_UP' ? 'account.mailDown' : 'account.mailNotSent'),
  };
}

/** The wait that better-auth's 429 states; a minute if it states none. */
const secondsToWait = (response: Response) => Number(response.headers.get('x-retry-after')) || 60;

/** The cookie line for the browser that asked. */
export function askedCookieLine(secure: boolean): string {
  return `${askedCookie}=1; Path=/__/auth; Max-Age=${linkMinutes * 60}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function hasAsked(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').split(/;\s*/).includes(`${askedCookie}=1`);
}

const signedInSchema = z.object({ user: z.object({ email: z.string() }) });

export type LinkRefusal = { problem: 'spent' } | { problem: 'busy'; /** Seconds. */ retryAfter: number };

/** Uses up a link's token: the session's cookies, or why there are none. */
export async function openLink(
  { auth, config }: { auth: Pick<Auth, 'call'>; config: KnownBrowserConfig },
  request: Request,
  token: string,
): Promise<{ cookies: string[] } | LinkRefusal> {
  const response = await auth.call(request, '/magic-link/verify', { method: 'GET', query: { token } });
  if (response.ok) {
    const { user } = signedInSchema.parse(await response.json());
    return { cookies: [...response.headers.getSetCookie(), knownBrowserLine(config, request.headers, user.email)] };
  }
  return response.status === 429 ? { problem: 'busy', retryAfter: secondsToWait(response) } : { problem: 'spent' };
}

/**
 * A session without an account: its cookies, or how many seconds to wait if too many were begun from the same IP
 * address.
 */
export async function continueAsGuest(
  auth: Auth,
  request: Request,
): Promise<{ cookies: string[] } | { retryAfter: number }> {
  const response = await auth.call(request, '/sign-in/anonymous', { method: 'POST', body: {} });
  if (response.ok) return { cookies: response.headers.getSetCookie() };
  if (response.status === 429) return { retryAfter: secondsToWait(response) };
  throw new Error(`Going on without an account answered ${response.status}`);
}
