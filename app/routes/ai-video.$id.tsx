/**
 * GET /ai-video/:id: a video in its current state: in progress, or ready to watch. Guards: application, sign-in;
 * another user's is not found.
 */
import type { LinksFunction } from 'react-router';
import { photosOf } from '#app/features/studio/video/video-pages.server.ts';
import { videoSetupOf } from '#app/services/film/video-setup.ts';
import { VideoStudio } from '#app/features/studio/video/video-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import type { AiVideoInput } from '#app/services/generations/kinds/ai-video-input.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-video.$id.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = () => [
  { title: `${message('videoStudio.title')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const view = await services().generations.get(user.id, params.id);
  if (view?.kind !== 'ai-video') throw pageNotFound();
  const input = view.input as AiVideoInput;
  return { view, setup: videoSetupOf(input), photos: await photosOf(services(), user, input.photos) };
}

export default function AiVideo({ loaderData: { view, setup, photos } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <VideoStudio
        key={view.id}
        photos={photos}
        setup={setup}
        described={setup.motion !== ''}
        watermark={false}
        view={view}
        feed={useEventFeed()}
      />
    </>
  );
}
