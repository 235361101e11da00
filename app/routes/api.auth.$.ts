/**
 * /api/auth/*: the few addresses of better-auth that the browser uses, and the return addresses of Google and Apple.
 * Sign-in itself uses /sign-in, /sign-in/with and /__/auth/action.
 */
import { redirect } from 'react-router';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { isProviderKey } from '#app/services/auth/open-id/provider-key.ts';
import { addressOfForm } from '#app/services/auth/open-id/trips.server.ts';
import { services } from '#app/services/services.server.ts';
import { readFields } from '#app/requests/bodies/read-form.server.ts';
import type { Route } from './+types/api.auth.$.ts';

const open: Record<string, 'GET' | 'POST'> = { 'get-session': 'GET', 'sign-out': 'POST' };

async function answer({ request, params }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const path = params['*'];
  if (path.startsWith('callback/')) return comeBack(request, path.slice('callback/'.length));
  const method = open[path];
  if (!method || method !== request.method) return apiNotFound();
  return services().auth.call(request, `/${path}`, method === 'POST' ? { method, body: {} } : { method });
}

/** A browser returns from a provider: by GET, or, only from Apple, by a form that is turned into a GET. */
async function comeBack(request: Request, provider: string): Promise<Response> {
  const { auth } = services();
  if (!isProviderKey(provider) || !auth.providers.includes(provider)) return apiNotFound();
  if (request.method === 'POST' && provider === 'apple') {
    const form = await readFields(request);
    return redirect(addressOfForm(provider, form), { status: 303, headers: { 'Cache-Control': 'no-store' } });
  }
  if (request.method !== 'GET') return apiNotFound();
  const { location, cookies } = await auth.trips.finish(request, provider);
  return redirect(location, {
    status: 303,
    headers: [['Cache-Control', 'no-store'], ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
  });
}

export const loader = answer;
export const action = answer;
