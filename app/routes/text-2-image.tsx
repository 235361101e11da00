/** GET /text-2-image: where AI images begin. Guard: application; visitors may type, and continue after signing in. */
import { ImageStart } from '#app/features/studio/ai-image/image-start.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';
import { requireApplication } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/text-2-image.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('imageStudio.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  await requireApplication(request);
  return { hosted: services().images.isHosted('image') };
}

export default function TextToImage({ loaderData: { hosted } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <ImageStart signedIn={useAccount() !== null} hosted={hosted} />
    </>
  );
}
