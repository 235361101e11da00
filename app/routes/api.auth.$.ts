/** /api/auth/*: the few addresses of better-auth that the browser uses. Sign-in itself goes through /sign-in and /__/auth/action. */
import { apiNotFound } from '#app/services/auth/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.auth.$.ts';

const open: Record<string, 'GET' | 'POST'> = { 'get-session': 'GET', 'sign-out': 'POST' };

async function answer({ request, params }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const path = params['*'];
  const method = open[path];
  if (!method || method !== request.method) return apiNotFound();
  return services().auth.call(request, `/${path}`, method === 'POST' ? { method, body: {} } : { method });
}

export const loader = answer;
export const action = answer;
