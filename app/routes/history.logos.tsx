/** GET /history/logos?q=&sort=: the logos of the signed-in user, batch by batch. Guards: application, sign-in. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isOtherHistory, readHistoryView } from '#app/features/studio/history/use-history-view.ts';
import { LogoHistory } from '#app/features/studio/logo/logo-history.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/history.logos.ts';

/** Batches per page: each shows a dozen pictures. */
const BATCHES = 8;

export const meta: Route.MetaFunction = () => [
  { title: `${message('logoStudio.historyTitle')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const view = { ...readHistoryView(new URL(request.url).searchParams), kind: 'logo' };
  const { query, sort } = view;
  return { view, page: await services().generations.list(user.id, { kind: 'logo', q: query, sort, limit: BATCHES }) };
}

/** The page keeps itself up to date; only another search or order needs another list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return isOtherHistory(currentUrl, nextUrl);
}

export default function LogoHistoryPage({ loaderData: { view, page } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <LogoHistory initial={page} view={view} feed={useEventFeed()} />
    </>
  );
}
