/**
 * GET /ai-video/image/:id?photo=: videos with this photo already chosen, and further photos. Guards: application,
 * sign-in.
 */
import type { LinksFunction } from 'react-router';
import { photosOf } from '#app/features/studio/video/video-pages.server.ts';
import { readVideo } from '#app/services/film/video-setup.ts';
import { VideoStudio } from '#app/features/studio/video/video-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-video.image.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = () => [
  { title: `${message('videoStudio.title')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const search = new URL(request.url).searchParams;
  const photos = await photosOf(services(), user, [params.id, ...search.getAll('photo')]);
  if (photos[0]?.asset !== params.id) throw pageNotFound();
  return {
    photos,
    setup: readVideo(search),
    described: services().config.openaiVideoModel !== undefined,
    watermark: services().entitlements.entitlementsOf(user).watermark,
  };
}

export default function AiVideoImage({ loaderData: { photos, setup, described, watermark } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <VideoStudio
        key={photos.map(({ asset }) => asset).join()}
        photos={photos}
        setup={setup}
        described={described}
        watermark={watermark}
        view={null}
        feed={useEventFeed()}
      />
    </>
  );
}
