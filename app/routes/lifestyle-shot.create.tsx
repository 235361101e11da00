/**
 * GET /lifestyle-shot/create: the home of the lifestyle shot. Guard: application; visitors may choose, and see the
 * result after signing in.
 */
import { SceneStart } from '#app/features/studio/scenes/scene-start.tsx';
import { readSetup } from '#app/features/studio/scenes/scene-setup.ts';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { draftPictures } from '#app/requests/draft-pictures.server.ts';
import { requireApplication } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/lifestyle-shot.create.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('sceneStudio.lifestyleTitle')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  const search = new URL(request.url).searchParams;
  const [picture = null] = await draftPictures(services(), request, user?.isAnonymous === false);
  return { setup: readSetup(search), picture, notice: search.has('lost') ? message('sceneStudio.draftLost') : null };
}

export default function LifestyleShotCreate({ loaderData: { setup, picture, notice } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <SceneStart
        door="lifestyle-shot"
        signedIn={useAccount() !== null}
        setup={setup}
        waiting={picture}
        notice={notice}
      />
    </>
  );
}
