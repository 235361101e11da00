/** Asking for a sign-in link and opening one: what /sign-in, its resource route and /__/auth/action share. */
import { message } from '#messages/message.ts';
import type { Auth } from './auth.server.ts';
import { linkMinutes } from './link-life.ts';

export type LinkProblem = { status: number; code: string; message: string; /** Seconds until it may be tried again, where that is known. */ retryAfter?: number };

/**
 * Marks the browser that asked. Mail programs and scanners open links too, without it: for them the page waits for a press,
 * so that they can't use the link up. It opens nothing by itself.
 */
export const askedCookie = 'blend.asked';

/** Sends a link to `email`; null when it went out. */
export async function askForLink(auth: Auth, request: Request, email: string, next: string): Promise<LinkProblem | null> {
  const response = await auth.call(request, '/sign-in/magic-link', { method: 'POST', body: { email: email.trim(), metadata: { next } } });
  if (response.ok) return null;
  if (response.status === 400) return { status: 422, code: 'invalid', message: message('account.enterValidEmail') };
  if (response.status === 429) {
    const body = (await response.json().catch(() => null)) as { code?: string; retryAfter?: number } | null;
    const text = body?.code === 'TOO_MANY_MAILS' ? message('account.tooManyMails') : message('common.tooMany');
    const retryAfter = body?.retryAfter ?? (Number(response.headers.get('x-retry-after')) || undefined);
    return { status: 429, code: 'too_many', message: text, retryAfter };
  }
  return { status: response.status, code: 'not_sent', message: message('account.mailNotSent') };
}

/** The cookie line for the browser that asked. */
export function askedCookieLine(secure: boolean): string {
  return `${askedCookie}=1; Path=/__/auth; Max-Age=${linkMinutes * 60}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function hasAsked(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').split(/;\s*/).includes(`${askedCookie}=1`);
}

/** Uses up a link's token: the session's cookies, or why there are none. */
export async function openLink(auth: Auth, request: Request, token: string): Promise<{ cookies: string[] } | { problem: 'spent' | 'busy' }> {
  const response = await auth.call(request, '/magic-link/verify', { method: 'GET', query: { token } });
  if (response.ok) return { cookies: response.headers.getSetCookie() };
  return { problem: response.status === 429 ? 'busy' : 'spent' };
}

/** A session without an account: its cookies, or null when this visitor began too many. */
export async function continueAsGuest(auth: Auth, request: Request): Promise<string[] | null> {
  const response = await auth.call(request, '/sign-in/anonymous', { method: 'POST', body: {} });
  return response.ok ? response.headers.getSetCookie() : null;
}
