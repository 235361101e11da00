/** GET /lifestyle-shot/image/:id: the lifestyle shot with this picture already chosen. Guards: application, sign-in. */
import { ownPicture, SceneStudio } from '#app/features/studio/scenes/scene-studio.tsx';
import { readSetup } from '#app/features/studio/scenes/scene-setup.ts';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/lifestyle-shot.image.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('sceneStudio.lifestyleTitle')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { assets } = services();
  const picture = await assets.forUser(user.id).info(params.id);
  if (!picture || picture.width === 0) throw pageNotFound();
  return {
    picture: picture.id,
    setup: readSetup(new URL(request.url).searchParams),
  };
}

export default function LifestyleShotImage({ loaderData: { picture, setup } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <SceneStudio
        key={picture}
        door="lifestyle-shot"
        picture={ownPicture(picture)}
        setup={setup}
        view={null}
        previews={null}
        feed={useEventFeed()}
      />
    </>
  );
}
