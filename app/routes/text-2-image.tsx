/**
 * GET /text-2-image?type=&words=: the start of AI images. Guard: application; visitors may type, and continue after
 * signing in.
 */
import { readSetup } from '#app/features/studio/ai-image/image-setup.ts';
import { ImageStart } from '#app/features/studio/ai-image/image-start.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { requireApplication } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { IMAGE_TYPES } from '#tools/contract/image-types.ts';
import type { Route } from './+types/text-2-image.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('imageStudio.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  await requireApplication(request);
  const search = new URL(request.url).searchParams;
  const { type, words } = readSetup(IMAGE_TYPES.find((one) => one === search.get('type')) ?? 'image', search);
  return { hosted: services().images.isHosted('image'), setup: { type, words } };
}

export default function TextToImage({ loaderData: { hosted, setup } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <ImageStart signedIn={useAccount() !== null} hosted={hosted} setup={setup} />
    </>
  );
}
