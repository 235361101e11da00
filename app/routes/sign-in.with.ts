/**
 * POST /sign-in/with?next= { provider }: redirects to Google or Apple. Guard: application. A plain form, with scripts
 * and without.
 */
import { redirect } from 'react-router';
import { errorResponse } from '#app/requests/error-response.ts';
import { requirePost, viewerOf } from '#app/requests/guards.server.ts';
import { safeNext } from '#app/contracts/next-path.ts';
import { leavePage } from '#app/services/auth/open-id/leave-page.ts';
import { isProviderKey, providerNames } from '#app/services/auth/open-id/provider-key.ts';
import { services } from '#app/services/services.server.ts';
import { readFields } from '#app/requests/bodies/read-form.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/sign-in.with.ts';

const signInPage = (next: string) => `/sign-in?${new URLSearchParams({ next })}`;

/** After a reload, or on returning to this address, the user chooses again. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(signInPage(safeNext(new URL(request.url).searchParams.get('next'))));
}

export async function action({ request }: Route.ActionArgs) {
  requirePost(request);
  const { user } = await viewerOf(request);
  const { auth, config } = services();
  const url = new URL(request.url);
  const next = safeNext(url.searchParams.get('next'));
  if (user && !user.isAnonymous) return redirect(next, 303);
  const provider = (await readFields(request)).get('provider');
  if (!isProviderKey(provider) || !auth.providers.includes(provider))
    return errorResponse(404, 'not_found', message('account.notFound'));

  const title = message('account.leaving', { provider: providerNames[provider] });
  // The provider redirects to the one address that it knows; on another name of this machine the cookies would be
  // missing.
  if (!config.originIsFixed && url.origin !== config.origin)
    return leavePage(config.origin + signInPage(next), title, []);
  const { location, cookies } = await auth.trips.start(request, provider, next);
  return location.startsWith('/') ? redirect(location, 303) : leavePage(location, title, cookies);
}
