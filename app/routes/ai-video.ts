/**
 * GET /ai-video?picture=&…: redirects to the tool with the chosen pictures; without any to the page for choosing them.
 * Guards: application, sign-in.
 */
import { leadToVideo } from '#app/features/studio/video/video-pages.server.ts';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/ai-video.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return leadToVideo(services(), user, request);
}
