/** GET /history/generations?kind=&open=: everything that the signed-in user had made. Guards: application, sign-in. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { HistoryPage } from '#app/features/studio/history/history-page.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { isKind } from '#app/services/generations/kinds.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/history.generations.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('generation.historyTitle')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const asked = new URL(request.url).searchParams.get('kind') ?? '';
  const kind = isKind(asked) ? asked : null;
  return { kind, page: await services().generations.list(user.id, kind ? { kind } : {}) };
}

/** The page keeps itself up to date; only another kind is another list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.searchParams.get('kind') !== nextUrl.searchParams.get('kind');
}

export default function GenerationHistory({ loaderData: { kind, page } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <HistoryPage initial={page} kind={kind} feed={useEventFeed()} />
    </>
  );
}
