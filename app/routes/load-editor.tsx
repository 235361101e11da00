/**
 * GET /load-editor/:id?: opens the editor of a design; without an id it first creates a blank one. Guards: application,
 * sign-in.
 */
import { redirect, useNavigate } from 'react-router';
import { BlankLoader } from '#app/features/editor/blank-loader.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import type { Route } from './+types/load-editor.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireSignedIn(request);
  // The canvas's own guard checks that the design exists, and its owner.
  if (params.id) throw redirect(`/canvas/${encodeURIComponent(params.id)}`);
  return null;
}

export default function LoadEditorPage() {
  const navigate = useNavigate();
  return (
    <div className="flex h-dvh flex-col">
      <SiteHeader wide />
      <main id="content" className="relative min-h-0 flex-1">
        <BlankLoader onMade={(id) => void navigate(`/canvas/${id}`, { replace: true })} />
      </main>
    </div>
  );
}
