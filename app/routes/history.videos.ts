/** GET /history/videos: the videos of the history. Guards: application, sign-in. */
import { redirect } from 'react-router';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import type { Route } from './+types/history.videos.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireSignedIn(request);
  const asked = new URL(request.url).searchParams;
  asked.set('kind', 'ai-video');
  throw redirect(`/history/generations?${asked}`);
}
