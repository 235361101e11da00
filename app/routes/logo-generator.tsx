/**
 * GET /logo-generator?name=&description=&style=&element=&g=&logo=: the logo maker, set up as the address says, or a batch as it is
 * now. Guard: application; visitors may type, and go on after signing in. A batch needs a sign-in; another's is not found.
 */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { LogoStudio } from '#app/features/studio/logo/logo-studio.tsx';
import { logoSetupOf, readLogo } from '#app/features/studio/logo/logo-setup.ts';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount, useAccountPlan } from '#app/features/shell/visitor.ts';
import { pageNotFound, requireApplication, requireSignedIn } from '#app/services/auth/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/logo-generator.ts';

export const meta: Route.MetaFunction = () => [{ title: `${message('logoStudio.title')} · ${message('common.appName')}` }];

export async function loader({ request }: Route.LoaderArgs) {
  await requireApplication(request);
  const search = new URL(request.url).searchParams;
  const id = search.get('g');
  if (id === null) return { view: null, setup: readLogo(search) };
  const { user } = await requireSignedIn(request);
  const view = await services().generations.get(user.id, id);
  if (view?.kind !== 'logo') throw pageNotFound();
  return { view, setup: logoSetupOf(view) };
}

/** Which logo of a batch is shown is the page's own affair. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSameBatch = nextUrl.searchParams.has('g') && currentUrl.searchParams.get('g') === nextUrl.searchParams.get('g');
  return isSameBatch ? false : defaultShouldRevalidate;
}

export default function LogoGenerator({ loaderData: { view, setup } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <LogoStudio key={view?.id ?? JSON.stringify(setup)} setup={setup} view={view} signedIn={useAccount() !== null} feed={useEventFeed()} exports={useAccountPlan()?.exports ?? null} />
    </>
  );
}
