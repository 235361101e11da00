/**
 * GET /ai-design/chat/:id?: the conversation next to the live canvas of its design. Guards: application, but phones are
 * admitted, because the front page's prompt leads here; sign-in. Without an id a new one starts with the first message;
 * `?draft=` is a visitor's prompt from before signing in: it starts automatically in the browser that wrote it, in any
 * other it is put into the composer.
 */
import { History, Maximize2, Plus } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { data, Link, type LinksFunction } from 'react-router';
import { ConversationSheet } from '#app/features/chat/conversation-sheet.tsx';
import { Editor } from '#app/features/editor/editor.tsx';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { AccountMenu } from '#app/features/shell/account-menu.tsx';
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
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-design.chat.ts';
import { DesignChat } from './design-chat.tsx';

/** An open conversation needs none of it. */
const NewDesign = lazy(() => import('./new-design.tsx'));

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.open
      ? `${loaderData.open.design.title} · ${message('common.appName')}`
      : message('home.newDesignTitle'),
  },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request, { phones: true });
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

/** Conversation and editor keep themselves up to date; only another conversation is loaded again. */
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
      <Suspense>
        <NewDesign key={waiting?.id} waiting={waiting} notice={notice} />
      </Suspense>
    );
  }
  return <OpenChat key={open.chat.id} {...open} />;
}

type Open = NonNullable<Route.ComponentProps['loaderData']['open']>;

function OpenChat({ chat, design, hasBrandKit, userId, exportLimit }: Open) {
  const account = useAccount();
  const plan = useAccountPlan();
  const [session, setSession] = useState<EditorSession | null>(null);
  const [asked, setAsked] = useState<{ text: string } | null>(null);
  const title = useTitle(session) ?? design.title;
  return (
    <main
      id="content"
      className="grid h-dvh grid-cols-[20rem_minmax(0,1fr)] overflow-hidden xl:grid-cols-[25rem_minmax(0,1fr)]"
    >
      <h1 className="sr-only">{title}</h1>
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
          <DesignChat
            chatId={chat.id}
            designId={design.id}
            initial={chat}
            session={session}
            document={design.document}
            hasBrandKit={hasBrandKit}
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
            <BarLink to={`/canvas/${design.id}?chat=${chat.id}`} label={message('chat.fullEditor')} icon={Maximize2} />
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

/** The design's current title; null before the editor is mounted. */
function useTitle(session: EditorSession | null): string | null {
  return useSyncExternalStore(
    session?.store.subscribe ?? noChanges,
    () => session?.store.view().title ?? null,
    () => null,
  );
}

const noChanges = () => () => undefined;
