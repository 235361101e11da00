/** GET /projects/trash: the user's deleted designs, until they are deleted for good. Guards: application, sign-in. */
import { projectQuerySchema } from '#app/contracts/project-request.ts';
import { FIRST_PAGE } from '#app/features/projects/list/project-view.ts';
import { TrashPage } from '#app/features/projects/trash/trash-page.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/projects.trash.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('projects.trash')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return { list: await services().projects.list(user.id, projectQuerySchema.parse({ trash: '1', limit: FIRST_PAGE })) };
}

export default function Trash({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader wide />
      <TrashPage initial={list} feed={useEventFeed()} />
    </>
  );
}
