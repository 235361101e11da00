/**
 * GET /lifestyle-shot?picture=&…: makes previews of the picture and redirects to them; `draft` holds a visitor's
 * choices from before signing in. Without a picture it redirects to the page for choosing one. Guards: application,
 * sign-in.
 */
import { redirect, replace } from 'react-router';
import { beginScenes, withSetup } from '#app/features/studio/scenes/begin-scenes.server.ts';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/lifestyle-shot.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { problem, picture } = await beginScenes(services(), user, request, 'lifestyle-shot');
  // With the picture in place, the page repeats the request and shows the error.
  if (picture !== null) throw replace(withSetup(`/lifestyle-shot/image/${picture}`, request));
  const path = withSetup('/lifestyle-shot/create', request);
  throw redirect(problem === null ? path : `${path}${path.includes('?') ? '&' : '?'}lost=1`);
}
