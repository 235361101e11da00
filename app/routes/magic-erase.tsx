/** GET /magic-erase?picture=&g=: removes things from a picture; the result is accepted or rejected. Guards: application, sign-in. */
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { chainOf } from '#app/features/studio/erase/erase-page.server.ts';
import { EraseScreen } from '#app/features/studio/erase/erase-screen.tsx';
import { revalidates } from '#app/features/studio/repair/repair-page.ts';
import { pictureOf, repairPage } from '#app/features/studio/repair/repair-page.server.ts';
import type { MagicEraseInput } from '#app/services/generations/kinds/magic-erase-input.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/magic-erase.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.magicErase')} · ${message('common.appName')}` },
];

export const shouldRevalidate = revalidates;

export async function loader({ request }: Route.LoaderArgs) {
  const { userId, view, picture, accepted } = await repairPage(request, ['magic-erase']);
  const chain = await chainOf(userId, view);
  const [first] = chain;
  // A later step's picture is the previous step's result for the original.
  const original = first ? await pictureOf(userId, (first.input as MagicEraseInput).asset) : null;
  return { view, chain, picture: original ?? picture, accepted };
}

export default function MagicErase({ loaderData: { view, chain, picture, accepted } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <EraseScreen view={view} chain={chain} picture={picture} accepted={accepted} feed={useEventFeed()} />
    </>
  );
}
