/**
 * GET /logo-generator?name=&description=&style=&element=&g=&logo=&pictures=: the logo maker, set up by the address, or
 * a batch in its current state. Guard: application; visitors may type, and continue after signing in. A batch needs a
 * sign-in; another user's is not found.
 */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { LogoStudio } from '#app/features/studio/logo/logo-studio.tsx';
import { logoSetupOf, readLogo } from '#app/features/studio/logo/logo-setup.ts';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useAccount, useAccountPlan } from '#app/features/shell/visitor.ts';
import { pageNotFound, requireApplication, requireSignedIn } from '#app/requests/guards.server.ts';
import { logoPictureInput } from '#app/services/generations/kinds/logo-picture-input.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/logo-generator.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('logoStudio.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  await requireApplication(request);
  const search = new URL(request.url).searchParams;
  const id = search.get('g');
  const hosted = services().images.isHosted('image');
  if (id === null) return { view: null, pictures: null, hosted, setup: readLogo(search) };
  const { user } = await requireSignedIn(request);
  const view = await services().generations.get(user.id, id);
  if (view?.kind !== 'logo') throw pageNotFound();
  const asked = search.get('pictures');
  const pictures = asked === null ? null : await services().generations.get(user.id, asked);
  return {
    view,
    pictures:
      pictures?.kind === 'logo-picture' && logoPictureInput.safeParse(pictures.input).data?.batch === id
        ? pictures
        : null,
    hosted,
    setup: logoSetupOf(view),
  };
}

/** The page itself decides which logo of a batch to show. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameBatch =
    nextUrl.searchParams.has('g') && currentUrl.searchParams.get('g') === nextUrl.searchParams.get('g');
  return isSameBatch ? false : defaultShouldRevalidate;
}

export default function LogoGenerator({ loaderData: { view, pictures, hosted, setup } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <LogoStudio
        key={view?.id ?? JSON.stringify(setup)}
        setup={setup}
        view={view}
        pictures={pictures}
        hosted={hosted}
        signedIn={useAccount() !== null}
        feed={useEventFeed()}
        exports={useAccountPlan()?.exports ?? null}
      />
    </>
  );
}
