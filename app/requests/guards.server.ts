/**
 * The guards of pages, actions and resource routes. They throw the router's responses: a redirect, an error page, or
 * JSON for resource routes. Another user's design gets exactly the response of a missing one.
 */
import { data, redirect } from 'react-router';
import { message } from '#messages/message.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import { noteUser } from '#app/services/reporting/request-scope.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Session, SessionUser } from '../services/auth/auth.server.ts';
import { isPhone } from './device.ts';
import { errorResponse } from './error-response.ts';
import { isInstalled } from './installed.server.ts';
import { signInPath } from '#app/contracts/next-path.ts';

/** The viewer of a page: `user` is null without a session, and may be anonymous. */
export interface Viewer {
  user: SessionUser | null;
}

export interface SignedIn {
  user: SessionUser;
  sessionId: string;
}

/**
 * The code of the thrown data when the application can't be set up; the error screen then says 'Error Initializing
 * Blend'.
 */
export const initializingCode = 'error_initializing';

/** Loaders of one page run in parallel on the same request: they share the look-up. */
const reading = new WeakMap<Request, Promise<Session | null>>();

function sessionOf(request: Request): Promise<Session | null> {
  // An action may end the session that loaders on the same request then ask for.
  if (request.method !== 'GET' && request.method !== 'HEAD') return readSession(request);
  let session = reading.get(request);
  if (!session) {
    session = readSession(request);
    reading.set(request, session);
  }
  return session;
}

async function readSession(request: Request): Promise<Session | null> {
  const session = await services().auth.session(request);
  if (session) {
    noteUser(session.user.id);
    services().account.devices.used(session.id);
  }
  return session;
}

/** Middleware of the root: extends a session that loaders read and that is due, cookie included. */
export async function keepSession({ request }: { request: Request }, next: () => Promise<Response>): Promise<Response> {
  const response = await next();
  const session = await reading.get(request)?.catch(() => null);
  if (!session?.isDue || response.headers.has('set-cookie')) return response;
  for (const cookie of await services().auth.extend(request)) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function pageSession(request: Request): Promise<Session | null> {
  try {
    return await sessionOf(request);
  } catch (error) {
    services().reporter.report(error, { area: 'auth', path: new URL(request.url).pathname });
    throw data({ code: initializingCode, message: message('common.errorInitializing') }, { status: 503 });
  }
}

/** The installed app works on phones, their browsers are offered to install it. */
function refusePhone(request: Request): void {
  if (isPhone(request.headers.get('user-agent')) && !isInstalled(request)) throw redirect('/mobile');
}

/**
 * The application guard: redirects browsers on phones to /mobile and loads the session. Every page except `/`, `/mobile`
 * and legacy redirects starts with it.
 */
export async function requireApplication(request: Request): Promise<Viewer> {
  refusePhone(request);
  return viewerOf(request);
}

/** The viewer of a page that has no guard, or redirects phones. */
export async function viewerOf(request: Request): Promise<Viewer> {
  return { user: (await pageSession(request))?.user ?? null };
}

/**
 * The sign-in guard of pages, the application guard included: a signed-in account that is not anonymous. `phones: true`
 * also lets browsers on phones in: what was begun on a page that they may open continues.
 */
export async function requireSignedIn(request: Request, { phones = false } = {}): Promise<SignedIn> {
  if (!phones) refusePhone(request);
  const session = await pageSession(request);
  if (!session || session.user.isAnonymous) throw redirect(signInPath(request));
  return { user: session.user, sessionId: session.id };
}

/**
 * The sign-in guard of resource routes: 401 JSON. `anonymous: true` also takes visitors who continued without an
 * account.
 */
export async function requireApiUser(request: Request, { anonymous = false } = {}): Promise<SignedIn> {
  const session = await sessionOf(request);
  if (!session || (session.user.isAnonymous && !anonymous)) {
    throw errorResponse(401, 'signed_out', message('account.signedOut'));
  }
  return { user: session.user, sessionId: session.id };
}

/** The caller of a resource route that requires no session. */
export async function apiVisitor(request: Request): Promise<SessionUser | null> {
  return (await sessionOf(request))?.user ?? null;
}

/** The canvas guard of pages: returns the user's own design; others get the same not-found as missing ones. */
export async function ownDesign(request: Request, designId: string): Promise<SignedIn & { design: DesignSnapshot }> {
  const signedIn = await requireSignedIn(request);
  try {
    return { ...signedIn, design: await services().designs.get(signedIn.user.id, designId) };
  } catch (error) {
    if (error instanceof DesignNotFoundError) throw pageNotFound();
    throw error;
  }
}

/** For actions of pages, which the router calls for every method except GET. */
export function requirePost(request: Request): void {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
}

/** A page's not-found response, the same for missing things and other users'. */
export function pageNotFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** A resource route's not-found response, the same for missing things and other users'. */
export function apiNotFound(): Response {
  return errorResponse(404, 'not_found', message('account.notFound'));
}
