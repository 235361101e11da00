/** A button to add a second page, and the strip of pages once there are several: its code loads on demand. */
import { Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { addPageAction } from '../actions/page-actions.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useDocument, useSession } from '../session/session-context.tsx';

const PageStrip = lazyPart(() => import('./page-strip.tsx'), { soon: true });

/**
 * With one page: an unobtrusive button to add a second one, next to the zoom control, away from the handles of
 * full-page layers.
 */
export function AddFirstPage(): ReactNode {
  const session = useSession();
  const document = useDocument();
  if (Object.keys(document.pages).length !== 1) return null;
  return (
    <button
      type="button"
      data-command="add-page"
      onClick={() => addPageAction.run(session)}
      className="absolute end-39 bottom-3 inline-flex h-10.5 items-center gap-1.5 rounded-card border border-line bg-raised px-3 text-13 text-muted shadow-float transition-colors hover:text-ink"
    >
      <Plus size={15} strokeWidth={1.75} aria-hidden />
      {message('editor.addPage')}
    </button>
  );
}

/** Below the canvas if there are several pages. Its space is reserved, so that nothing moves when it loads. */
export function SeveralPages(): ReactNode {
  const several = Object.keys(useDocument().pages).length > 1;
  if (!several) return null;
  return (
    <div className="min-h-20 shrink-0 bg-panel">
      <Suspense>
        <PageStrip />
      </Suspense>
    </div>
  );
}
