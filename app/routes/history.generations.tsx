/**
 * GET /history/generations?kind=&q=&sort=&open=: all generations of the signed-in user. Guards: application, sign-in.
 */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isOtherHistory, readHistoryView } from '#app/features/studio/history/use-history-view.ts';
import { HistoryPage } from '#app/features/studio/history/history-page.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/history.generations.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('generation.historyTitle')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const view = readHistoryView(new URL(request.url).searchParams);
  const { kind, query, sort } = view;
  return { view, page: await services().generations.list(user.id, { kind: kind ?? undefined, q: query, sort }) };
}

/** The page keeps itself up to date; only another kind, search or order needs another list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return isOtherHistory(currentUrl, nextUrl);
}

export default function GenerationHistory({ loaderData: { view, page } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <HistoryPage initial={page} view={view} feed={useEventFeed()} />
    </>
  );
}
