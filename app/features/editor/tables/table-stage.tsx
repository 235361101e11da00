/**
 * Over the canvas while one table is selected: edits its cells, rows and columns. Loaded with the first selected table.
 */
import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyPart, QuietlyMissing } from '../loading/lazy-part.tsx';
import { isLocked, isShown } from '../commands/command.ts';
import { useDocument, usePhase, useSelectedLayers, useSession } from '../session/session-context.tsx';
import { leaveCells, tableFocusOf } from './table-focus.ts';

const TableOverlay = lazyPart(() => import('./table-overlay.tsx'), { failed: QuietlyMissing });

export function TableStage(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const layers = useSelectedLayers();
  const phase = usePhase();
  const [only] = layers;
  const table =
    layers.length === 1 && only?.type === 'table' && !isLocked(document, only.id) && isShown(document, only.id)
      ? only
      : null;
  const id = table?.id ?? null;

  useEffect(() => {
    if (tableFocusOf(session).get() !== null && tableFocusOf(session).get()?.table !== id) leaveCells(session);
  }, [session, id]);

  if (!table || phase === 'gesturing' || phase === 'loading' || phase === 'failed') return null;
  return (
    <Suspense>
      <TableOverlay key={table.id} layer={table} />
    </Suspense>
  );
}
