/**
 * GET /lifestyle-shot/:id?from=: a lifestyle shot or its previews, in their current state. Guards: application,
 * sign-in; another user's is not found.
 */
import { openScenes } from '#app/features/studio/scenes/begin-scenes.server.ts';
import { inputOf, setupOf } from '#app/features/studio/scenes/scene-setup.ts';
import { ownPicture, SceneStudio } from '#app/features/studio/scenes/scene-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/lifestyle-shot.$id.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('sceneStudio.lifestyleTitle')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return {
    ...(await openScenes(services(), user, request, params.id, 'lifestyle-shot')),
  };
}

export default function LifestyleShot({ loaderData: { view, previews } }: Route.ComponentProps) {
  const input = inputOf(view);
  return (
    <>
      <SiteHeader />
      <SceneStudio
        key={view.id}
        door="lifestyle-shot"
        picture={ownPicture(input.pictures[0] ?? '')}
        setup={setupOf('lifestyle-shot', input)}
        view={view}
        previews={previews}
        feed={useEventFeed()}
      />
    </>
  );
}
