/** GET /uploads?q=&kind=: all pictures that the user uploaded. Guards: application, sign-in. */
import { UploadsPage } from '#app/features/projects/uploads/uploads-page.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/uploads.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('projects.uploads')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  await requireSignedIn(request);
  return null;
}

/** The page loads its pictures itself. */
export const shouldRevalidate = (): boolean => false;

export default function Uploads() {
  return (
    <>
      <SiteHeader wide />
      <UploadsPage />
    </>
  );
}
