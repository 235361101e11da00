/**
 * GET /canvas/:id?chat=: the full editor on one of the user's designs, with the assistant in a panel; `chat` names the
 * conversation to open. Guards: application, sign-in, canvas.
 */
import { ArrowLeft } from 'lucide-react';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { Link, useSearchParams, type LinksFunction } from 'react-router';
import { useTurnOnDesign } from '#app/features/chat/use-turn-on-design.ts';
import { Editor } from '#app/features/editor/editor.tsx';
import { lazyPart, QuietlyMissing } from '#app/features/editor/loading/lazy-part.tsx';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { useAccountPlan } from '#app/features/shell/visitor.ts';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import { services } from '#app/services/services.server.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { message } from '#messages/message.ts';
import type { Route } from './+types/canvas.$id.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: '/fonts/fonts.css' }];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.design.title} · ${message('common.appName')}` : message('common.appName') },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { conversations, designs, entitlements } = services();
  try {
    const design = await designs.get(user.id, params.id);
    const blank = Object.keys(design.document.layers).length === 0;
    return {
      design,
      turnRuns: conversations.runsOn(design.id),
      untouched: blank && (await conversations.list(user.id, { design: design.id, limit: 1 })).length === 0,
      userId: user.id,
      exportLimit: entitlements.entitlementsOf(user),
    };
  } catch (error) {
    if (error instanceof DesignNotFoundError) throw pageNotFound();
    throw error;
  }
}

/** The editor keeps itself up to date by the event stream; loading the whole design again would be useless. */
export function shouldRevalidate(): boolean {
  return false;
}

// Neither is needed to open a design.
const EditorAssistant = lazyPart(() => import('./editor-assistant.tsx'));
const EditorCorner = lazyPart(() => import('./editor-corner.tsx'), { failed: QuietlyMissing });

export default function CanvasPage({ loaderData }: Route.ComponentProps) {
  const { design, untouched, turnRuns, userId, exportLimit } = loaderData;
  const [params, setParams] = useSearchParams();
  const named = params.get('chat');
  const plan = useAccountPlan();
  const [asked, setAsked] = useState<{ text: string } | null>(null);
  const [{ wanted, turn }, setWanted] = useState({ wanted: named ?? 'newest', turn: 0 });
  const want = (chat: string): void => {
    setWanted({ wanted: chat, turn: turn + 1 });
    setParams(chat === 'new' || chat === 'newest' ? {} : { chat }, { replace: true, preventScrollReset: true });
  };
  const greet = useCallback(
    (session: EditorSession | null) => {
      // A user coming from a conversation continues it.
      if (named !== null) session?.stageView.assistant.set(true);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only how the page was opened counts
    [],
  );
  return (
    <main id="content" className="h-dvh">
      <h1 className="sr-only">{design.title}</h1>
      <Editor
        designId={design.id}
        initial={design}
        userId={userId}
        exportLimit={plan?.exports ?? exportLimit}
        templatesFirst={untouched}
        onSession={greet}
        assistant={
          <EditorAssistant
            key={turn}
            designId={design.id}
            document={design.document}
            wanted={wanted}
            chosen={turn > 0}
            onWant={want}
            // The panel reopens with this conversation.
            onBegun={(id) => setWanted((now) => ({ ...now, wanted: id }))}
            asked={asked}
          />
        }
        assistantWorks={useTurnOnDesign(design.id, turnRuns, useEventFeed())}
        onAsk={(text) => setAsked({ text })}
        leading={<HomeLink />}
        trailing={<Corner />}
      />
    </main>
  );
}

/** Its place is kept: nothing moves when it arrives. */
function Corner(): ReactNode {
  return (
    <div className="h-8 w-18 shrink-0 max-sm:hidden">
      <Suspense fallback={null}>
        <EditorCorner />
      </Suspense>
    </div>
  );
}

function HomeLink() {
  return (
    <Tooltip label={message('editor.home')} side="bottom">
      <Link
        to="/projects"
        aria-label={message('editor.home')}
        className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
    </Tooltip>
  );
}
