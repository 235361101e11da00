/** GET /canvas/:id: the full editor on one of the user's designs. Guards: application, sign-in, canvas. */
import { ArrowLeft } from 'lucide-react';
import { Link, type LinksFunction } from 'react-router';
import { Editor } from '#app/features/editor/editor.tsx';
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
  const { designs, entitlements } = services();
  try {
    return {
      design: await designs.get(user.id, params.id),
      userId: user.id,
      exportLimit: entitlements.entitlementsOf(user),
    };
  } catch (error) {
    if (error instanceof DesignNotFoundError) throw pageNotFound();
    throw error;
  }
}

/** The editor keeps itself up to date by the event stream; reading the whole design again would be in vain. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function CanvasPage({ loaderData: { design, userId, exportLimit } }: Route.ComponentProps) {
  return (
    <main id="content" className="h-dvh">
      <h1 className="sr-only">{design.title}</h1>
      <Editor
        designId={design.id}
        initial={design}
        userId={userId}
        exportLimit={useAccountPlan()?.exports ?? exportLimit}
        leading={<HomeLink />}
      />
    </main>
  );
}

function HomeLink() {
  return (
    <Tooltip label={message('editor.back')} side="bottom">
      <Link
        to="/ai-design"
        aria-label={message('editor.back')}
        className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
    </Tooltip>
  );
}
