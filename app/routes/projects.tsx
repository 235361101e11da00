/** GET /projects?q=&folder=&kind=&sort=: all designs of the user, and their own templates. Guards: application, sign-in. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { projectQuerySchema } from '#app/contracts/project-request.ts';
import { FIRST_PAGE, readView, requestOf } from '#app/features/projects/list/project-view.ts';
import { ProjectsPage } from '#app/features/projects/projects-page.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import { useSharing } from './sharing.tsx';
import type { Route } from './+types/projects.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('projects.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { projects, folders, quota } = services();
  const asked = requestOf(readView(new URL(request.url).searchParams));
  const given = Object.entries(asked).filter(([, value]) => value != null);
  const [list, all, storage] = await Promise.all([
    projects.list(user.id, projectQuerySchema.parse({ ...Object.fromEntries(given), limit: FIRST_PAGE })),
    folders.list(user.id),
    quota.usage(user.id),
  ]);
  return { list, folders: all, storage };
}

/** The page keeps itself up to date. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Projects({ loaderData: { list, folders, storage } }: Route.ComponentProps) {
  const sharing = useSharing();
  return (
    <>
      <SiteHeader wide />
      <ProjectsPage
        initial={list}
        folders={folders}
        storage={storage}
        feed={useEventFeed()}
        onShare={(row) => sharing.open(row)}
      />
      {sharing.dialog}
    </>
  );
}
