/** GET /ai-video?picture=&…: makes a video of the pictures and goes to it; without one it goes where they are chosen. Guards: application, sign-in. */
import { beginVideo } from '#app/features/studio/video/video-pages.server.ts';
import { requireSignedIn } from '#app/services/auth/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/ai-video.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return beginVideo(services(), user, request);
}
