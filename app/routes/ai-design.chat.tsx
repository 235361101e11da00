/**
 * GET /ai-design/chat/:id?: the conversation beside the live canvas of its design. Guards: application, sign-in.
 * Without an id a new one begins with the first message; `?draft=` is what a visitor wrote before signing in: it begins
 * by itself in the browser that wrote it, anywhere else it is in the composer.
 */
import { History, Maximize2, Plus } from 'lucide-react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { data, Link, type LinksFunction } from 'react-router';
import { ChatPanel } from '#app/features/chat/chat-panel.tsx';
import { ConversationSheet } from '#app/features/chat/conversation-sheet.tsx';
import { Editor } from '#app/features/editor/editor.tsx';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { layerName } from '#app/features/editor/session/layer-names.ts';
import { NOTHING, select } from '#app/features/editor/session/selection.ts';
import { DesignHome } from '#app/features/home/design-home.tsx';
import { AccountMenu } from '#app/features/shell/account-menu.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { SiteMenu } from '#app/features/shell/site-menu.tsx';
import { useAccount, useAccountPlan } from '#app/features/shell/visitor.ts';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { ChatError } from '#app/services/conversations/chat-error.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import { startFromDraft } from '#app/requests/start-from-draft.server.ts';
import { services } from '#app/services/services.server.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { findLayer } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-design.chat.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.open
      ? `${loaderData.open.design.title} · ${message('common.appName')}`
      : message('home.newDesignTitle'),
  },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { conversations, designs, entitlements, brandKits } = services();
  if (!params.id) {
    const draftId = new URL(request.url).searchParams.get('draft');
    const start = draftId
      ? await startFromDraft(services(), user.id, request, draftId)
      : { waiting: null, notice: null };
    return data({ open: null, ...start });
  }
  try {
    const chat = await conversations.get(user.id, params.id);
    const [design, brandKit] = await Promise.all([designs.get(user.id, chat.designId), brandKits.get(user.id)]);
    const hasBrandKit = brandKit.logos.length + brandKit.colors.length > 0 || brandKit.fonts.heading !== null;
    return data({
      open: { chat, design, hasBrandKit, userId: user.id, exportLimit: entitlements.entitlementsOf(user) },
      waiting: null,
      notice: null,
    });
  } catch (error) {
    if (error instanceof DesignNotFoundError || (error instanceof ChatError && error.code === 'not_found'))
      throw pageNotFound();
    throw error;
  }
}

/** Conversation and editor keep themselves up to date; only another conversation is read again. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: {
  currentParams: { id?: string };
  nextParams: { id?: string };
  currentUrl: URL;
  nextUrl: URL;
}): boolean {
  return currentParams.id !== nextParams.id || currentUrl.search !== nextUrl.search;
}

export default function AiDesignChat({ loaderData: { open, waiting, notice } }: Route.ComponentProps) {
  if (!open) {
    return (
      <>
        <SiteHeader />
        <DesignHome key={waiting?.id} signedIn recent={null} waiting={waiting} notice={notice} />
      </>
    );
  }
  return <OpenChat key={open.chat.id} {...open} />;
}

type Open = NonNullable<Route.ComponentProps['loaderData']['open']>;

function OpenChat({ chat, design, hasBrandKit, userId, exportLimit }: Open) {
  const account = useAccount();
  const plan = useAccountPlan();
  const feed = useEventFeed();
  const [session, setSession] = useState<EditorSession | null>(null);
  const [asked, setAsked] = useState<{ text: string } | null>(null);
  const beside = useBeside(session);
  return (
    <main
      id="content"
      className="grid h-dvh grid-cols-[20rem_minmax(0,1fr)] overflow-hidden xl:grid-cols-[25rem_minmax(0,1fr)]"
    >
      <h1 className="sr-only">{beside.title ?? design.title}</h1>
      <div className="flex min-h-0 flex-col border-r border-line bg-paper">
        <header className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
          <SiteMenu className="-ms-2 me-1 grid size-8" />
          <Link
            to="/ai-design"
            aria-label={message('chat.home')}
            className="me-auto inline-flex items-center gap-2 rounded-small"
          >
            <Mark size={22} />
            <span className="font-heading text-15 font-bold tracking-[-0.03em]">{message('common.appName')}</span>
          </Link>
          <div className="flex gap-1">
            <ConversationSheet
              current={chat.id}
              designId={design.id}
              trigger={<IconButton label={message('chat.chats')} icon={History} tooltipSide="bottom" />}
            />
            <BarLink to="/ai-design/chat" label={message('chat.newDesign')} icon={Plus} />
          </div>
        </header>
        <div className="min-h-0 flex-1">
          <ChatPanel
            chatId={chat.id}
            designId={design.id}
            initial={chat}
            feed={feed}
            page={beside.page}
            document={beside.document}
            hasBrandKit={hasBrandKit}
            selection={beside.selection}
            onLeaveOut={useCallback((id: string) => leaveOut(session, id), [session])}
            onClearSelection={useCallback(() => session?.selection.set(NOTHING), [session])}
            undoTurnId={beside.undoTurnId}
            onUndo={useCallback(() => void session?.step('undo'), [session])}
            onShowLayers={useCallback((layers: readonly string[]) => showLayers(session, layers), [session])}
            onShowPage={useCallback((page: string) => session?.showPage(page), [session])}
            asked={asked}
          />
        </div>
      </div>
      <Editor
        designId={design.id}
        initial={design}
        userId={userId}
        exportLimit={plan?.exports ?? exportLimit}
        embedded
        onSession={setSession}
        onAsk={(text) => setAsked({ text })}
        trailing={
          <>
            <BarLink to={`/canvas/${design.id}`} label={message('chat.fullEditor')} icon={Maximize2} />
            {account && <AccountMenu account={account} />}
          </>
        }
      />
    </main>
  );
}

function BarLink({ to, label, icon: Icon }: { to: string; label: string; icon: typeof Plus }) {
  return (
    <Tooltip label={label} side="bottom">
      <Link
        to={to}
        aria-label={label}
        className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Link>
    </Tooltip>
  );
}

/** What the conversation needs to know of the editor beside it. */
function useBeside(session: EditorSession | null) {
  const selected = useWatched(session?.selection, NOTHING);
  const page = useWatched<string | null>(session?.page, null);
  const view = useSyncExternalStore(
    session?.store.subscribe ?? noChanges,
    () => session?.store.view() ?? null,
    () => null,
  );
  const document = view?.document;
  const selection = useMemo(
    () =>
      selected.layers.flatMap((id) => {
        const layer = document && findLayer(document, id);
        return layer ? [{ id, kind: layer.type, label: layerName(layer) }] : [];
      }),
    [selected, document],
  );
  return {
    page,
    selection,
    document: document ?? null,
    undoTurnId: view?.history.undoTurnId ?? null,
    title: view?.title ?? null,
  };
}

const noChanges = () => () => undefined;

function useWatched<Value>(
  cell: { get(): Value; subscribe(listener: () => void): () => void } | undefined,
  none: Value,
): Value {
  return useSyncExternalStore(
    cell?.subscribe ?? noChanges,
    () => cell?.get() ?? none,
    () => none,
  );
}

function leaveOut(session: EditorSession | null, id: string): void {
  if (!session) return;
  const now = session.selection.get();
  session.selection.set({ ...now, layers: now.layers.filter((layer) => layer !== id) });
}

function showLayers(session: EditorSession | null, layers: readonly string[]): void {
  if (!session) return;
  const { document } = session.store.view();
  const there = layers.filter((id) => findLayer(document, id));
  if (there.length === 0) return;
  session.selection.set(select(there));
  session.stage.get()?.focus();
}
