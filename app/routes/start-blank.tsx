/** GET /start-blank: a blank design in a chosen size. Guards: application, sign-in. */
import { useSearchParams } from 'react-router';
import { StartBlank } from '#app/features/home/start-blank.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/services/auth/guards.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/start-blank.ts';

export const meta: Route.MetaFunction = () => [{ title: message('home.blankPageTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  await requireSignedIn(request);
  return null;
}

export default function StartBlankPage() {
  const [search] = useSearchParams();
  return (
    <>
      <SiteHeader />
      <StartBlank format={search.get('format')} />
    </>
  );
}
