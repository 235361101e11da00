/**
 * GET /text-2-image/:generationType?words=&style=&g=: images of one type, set up by the address, or a generation in its
 * current state. Guards: application, sign-in; another type, and another user's generation, are not found.
 */
import { ImageStudio } from '#app/features/studio/ai-image/image-studio.tsx';
import { inputOf, readSetup, setupOf } from '#app/features/studio/ai-image/image-setup.ts';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { isImageType } from '#tools/contract/image-types.ts';
import type { Route } from './+types/text-2-image.type.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('imageStudio.title')} · ${message('common.appName')}` },
];

export async function loader({ request, params: { generationType } }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  if (!isImageType(generationType)) throw pageNotFound();
  const { assets, generations, images } = services();
  const search = new URL(request.url).searchParams;
  const hosted = images.forUser(assets.forUser(user.id)).isHosted(generationType);
  const id = search.get('g');
  const view = id === null ? null : await generations.get(user.id, id);
  if (id === null || view === null) {
    if (id !== null) throw pageNotFound();
    return { view, setup: readSetup(generationType, search), hosted };
  }
  const input = inputOf(view);
  if (view.kind !== 'ai-image' || input?.type !== generationType) throw pageNotFound();
  return { view, setup: setupOf(input), hosted };
}

export default function TextToImageType({ loaderData: { view, setup, hosted } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <ImageStudio key={view?.id ?? setup.type} setup={setup} hosted={hosted} view={view} feed={useEventFeed()} />
    </>
  );
}
