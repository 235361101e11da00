/**
 * GET /ai-backgrounds/:id?from=: a photo on a background, or previews of several, in their current state. Guards:
 * application, sign-in; another user's is not found.
 */
import { openScenes } from '#app/features/studio/scenes/begin-scenes.server.ts';
import { inputOf, setupOf } from '#app/features/studio/scenes/scene-setup.ts';
import { ownPicture, SceneStudio } from '#app/features/studio/scenes/scene-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-backgrounds.$id.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.aiBackgrounds')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return {
    ...(await openScenes(services(), user, request, params.id, 'ai-backgrounds')),
  };
}

export default function AiBackgrounds({ loaderData: { view, previews } }: Route.ComponentProps) {
  const input = inputOf(view);
  return (
    <>
      <SiteHeader />
      <SceneStudio
        key={view.id}
        door="ai-backgrounds"
        picture={ownPicture(input.pictures[0] ?? '')}
        setup={setupOf('ai-backgrounds', input)}
        view={view}
        previews={previews}
        feed={useEventFeed()}
      />
    </>
  );
}
