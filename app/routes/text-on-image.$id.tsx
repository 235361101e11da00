/**
 * GET /text-on-image/:id?v=&g=: words behind a subject in several looks, and the edited version of one. Guards:
 * application, sign-in; another user's is not found.
 */
import type { LinksFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { openText } from '#app/features/studio/text-behind/begin-text.server.ts';
import { TextStudio } from '#app/features/studio/text-behind/text-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/text-on-image.$id.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.textOnImage')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return {
    ...(await openText(services(), user, request, params.id)),
    index: Number(new URL(request.url).searchParams.get('v')) || 0,
  };
}

/** The page writes its state into its own query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function TextOnImage({ loaderData: { view, change, index, exports } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <TextStudio key={view.id} view={view} change={change} index={index} exports={exports} feed={useEventFeed()} />
    </>
  );
}
