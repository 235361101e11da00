/**
 * GET /ai-backgrounds?picture=&…: makes previews of the picture on backgrounds and redirects to them. Without a picture
 * the user chooses one. Guards: application, sign-in.
 */
import { beginScenes } from '#app/features/studio/scenes/begin-scenes.server.ts';
import { SceneStart } from '#app/features/studio/scenes/scene-start.tsx';
import { readSetup } from '#app/features/studio/scenes/scene-setup.ts';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-backgrounds.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.aiBackgrounds')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { problem } = await beginScenes(services(), user, request, 'ai-backgrounds');
  return { notice: problem, setup: readSetup(new URL(request.url).searchParams) };
}

export default function AiBackgroundsStart({ loaderData: { notice, setup } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <SceneStart door="ai-backgrounds" signedIn setup={setup} notice={notice} />
    </>
  );
}
