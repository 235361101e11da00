/**
 * GET /ai-video/create: the home of videos. Guard: application; visitors choose and watch, and sign in to create one.
 */
import type { LinksFunction } from 'react-router';
import { readVideo } from '#app/services/film/video-setup.ts';
import { VideoStart } from '#app/features/studio/video/video-start.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { draftPictures } from '#app/requests/draft-pictures.server.ts';
import { requireApplication } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-video.create.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = () => [
  { title: `${message('videoStudio.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  const search = new URL(request.url).searchParams;
  const pictures = await draftPictures(services(), request, user?.isAnonymous === false);
  return { setup: readVideo(search), pictures, notice: search.has('lost') ? message('videoStudio.draftLost') : null };
}

export default function AiVideoCreate({ loaderData: { setup, pictures, notice } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <VideoStart signedIn={useAccount() !== null} setup={setup} waiting={pictures} notice={notice} />
    </>
  );
}
