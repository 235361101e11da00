/** GET /start-blank: a blank design in a chosen size. Guards: application, sign-in. */
import { useSearchParams } from 'react-router';
import { StartBlank } from '#app/features/home/start-blank.tsx';
import { ImportButton } from '#app/features/projects/imports/import-dialog.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { steeringOf } from '#app/services/onboarding/steering.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/start-blank.ts';

export const meta: Route.MetaFunction = () => [{ title: message('home.blankPageTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return { formats: steeringOf((await services().onboarding.of({ userId: user.id })).answers).formats };
}

export default function StartBlankPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <SiteHeader />
      <StartBlank format={search.get('format')} formats={loaderData.formats} beside={<ImportButton />} />
    </>
  );
}
