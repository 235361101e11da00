/** GET /blend/:id: the result page of one of the user's designs. Guards: application, sign-in. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { ResultDialog } from '#app/features/result/result-dialog.ts';
import { ResultPage } from '#app/features/result/result-page.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { useOnDemand } from '#app/features/shell/use-on-demand.ts';
import { useAccountPlan } from '#app/features/shell/visitor.ts';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import { readDesignResult } from '#app/services/designs/design-result.server.ts';
import { services } from '#app/services/services.server.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useSharing } from './sharing.tsx';
import type { Route } from './+types/blend.$id.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.design.title} · ${message('common.appName')}` : message('common.appName') },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { entitlements } = services();
  try {
    return {
      design: await readDesignResult(services(), user.id, params.id),
      userId: user.id,
      exportLimit: entitlements.entitlementsOf(user),
    };
  } catch (error) {
    if (error instanceof DesignNotFoundError) throw pageNotFound();
    throw error;
  }
}

/** The editor's dialogs, fetched when first opened: they are large. */
const loadDialogs = () => import('#app/features/editor/design-dialogs.tsx').then(({ DesignDialogs }) => DesignDialogs);

export default function BlendPage({ loaderData }: Route.ComponentProps) {
  return <OpenResult key={loaderData.design.id} {...loaderData} />;
}

function OpenResult({ design, userId, exportLimit }: Route.ComponentProps['loaderData']) {
  const plan = useAccountPlan();
  const feed = useEventFeed();
  const { revalidate } = useRevalidator();
  const dialogs = useDialogs();
  const sharing = useSharing();
  return (
    <>
      <SiteHeader />
      <ResultPage
        design={design}
        feed={feed}
        opening={dialogs.opening}
        onOpen={dialogs.open}
        sharing={{ open: () => sharing.open(design), opening: sharing.opening }}
      />
      {sharing.dialog}
      {dialogs.Dialogs && dialogs.page !== null && (
        <dialogs.Dialogs
          designId={design.id}
          userId={userId}
          exportLimit={plan?.exports ?? exportLimit}
          page={dialogs.page}
          asked={dialogs.asked}
          onOpened={dialogs.opened}
          onClosed={dialogs.closed}
          onFailed={dialogs.failed}
          onCopyMade={() => void revalidate()}
        />
      )}
    </>
  );
}

/** The open dialog, its page, and whether it is still loading. */
function useDialogs() {
  const { part: Dialogs, busy, ask } = useOnDemand(loadDialogs);
  const [asked, setAsked] = useState<ResultDialog | null>(null);
  const [page, setPage] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    Dialogs,
    asked,
    page,
    opening: asked !== null && !isOpen && (busy || Dialogs !== null) ? asked : null,
    open(dialog: ResultDialog, shown: string) {
      setIsOpen(false);
      setAsked(dialog);
      setPage(shown);
      if (!Dialogs) void ask();
    },
    opened: () => setIsOpen(true),
    closed: () => setAsked(null),
    /** Opening it again retries. */
    failed(thrown: unknown) {
      setAsked(null);
      setPage(null);
      toast({ title: message('result.openFailed'), description: thrownText(thrown), variant: 'destructive' });
    },
  };
}
