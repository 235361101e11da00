/**
 * Who may talk to this server: only requests under our own host names, and changes only from our own pages. Protects
 * against requests forged by other sites and against names made to point at this machine.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { isLoopback } from '#app/services/config/setting-types.ts';
import { message } from '#messages/message.ts';

export interface OriginOptions {
  host: string;
  origin: string;
  originIsFixed: boolean;
  /** The server that answers for Apple. */
  apple?: { issuer: string };
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Intended posts from pages of other sites: the target, and the origin. Their contents are authenticated by something
 * other than the sender. (Payments are reported by a server, which sends neither Origin nor cookies, and signs its
 * messages.)
 */
export const crossSitePosts: readonly { path: string; origin: string; knownBy: string }[] = [
  {
    path: '/api/auth/callback/apple',
    origin: 'https://appleid.apple.com',
    knownBy: 'the state that the sign-in began with, and its PKCE verifier',
  },
];

/** Refuses foreign hosts with 421 and changes from foreign pages with 403. */
export function sameOrigin(options: OriginOptions): RequestHandler {
  return (request, response, next) => {
    const host = request.host;
    if (!isOwnHost(host, options)) {
      response.status(421).json({ error: { code: 'wrong_host', message: message('common.wrongHost') } });
      return;
    }
    const own = options.originIsFixed ? [options.origin] : [options.origin, `${request.protocol}://${host}`];
    if (!reading.has(request.method) && !comesFromOwnPage(request.headers, own) && !isExpected(request, options)) {
      response.status(403).json({ error: { code: 'foreign_origin', message: message('common.foreignOrigin') } });
      return;
    }
    next();
  };
}

/**
 * Whether the requested host is ours. On loopback only loopback names and the public name pass: any other name that
 * leads here was set up by an outsider.
 */
export function isOwnHost(host: string | undefined, { host: bound, origin }: OriginOptions): boolean {
  if (!isLoopback(bound)) return true;
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname;
  return isLoopback(name) || name === new URL(origin).hostname;
}

/** Whether a change was sent by one of `own` origins, or by something that is no browser. */
export function comesFromOwnPage(headers: IncomingHttpHeaders, own: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, referer } = headers;
  if (origin !== undefined) return own.includes(origin);
  // Browsers send Origin with every change; other programs carry no visitor's cookies.
  return referer === undefined || (URL.canParse(referer) && own.includes(new URL(referer).origin));
}

/** One of the posts above; a sign-in form by Apple comes from whichever server answers for Apple. */
function isExpected(
  { method, path, headers }: { method: string; path: string; headers: IncomingHttpHeaders },
  { apple }: OriginOptions,
): boolean {
  const post = method === 'POST' ? crossSitePosts.find((one) => one.path === path) : undefined;
  return post !== undefined && headers.origin === (apple ? new URL(apple.issuer).origin : post.origin);
}
