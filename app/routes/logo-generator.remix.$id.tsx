/**
 * GET /logo-generator/remix/:id: changes a logo of the history. Guards: application, sign-in; another user's is not
 * found.
 */
import type { LinksFunction } from 'react-router';
import { RemixScreen } from '#app/features/studio/logo/remix-screen.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { findLogo, remixAnswer } from '#app/services/generations/logos.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/logo-generator.remix.$id.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = () => [
  { title: `${message('logoStudio.remixWindow')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const logo = await findLogo(services(), user.id, params.id);
  if (!logo) throw pageNotFound();
  return { logo, first: remixAnswer(services(), logo, logo.plan) };
}

export default function LogoRemix({ loaderData: { logo, first } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <RemixScreen key={logo.id} logo={logo} first={first} feed={useEventFeed()} />
    </>
  );
}
