/**
 * The dialogs that belong to no particular place in the editor: each is loaded on first use, and stays mounted for its
 * closing animation.
 */
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { lazyPart, type FailedPartProps } from '../loading/lazy-part.tsx';
import { takeTypedAhead } from '../actions/typed-ahead.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import type { DialogId } from '../session/dialog-id.ts';

const Palette = lazyPart(() => import('../palette/palette.tsx'), { failed: MissingDialog });
const ExportDialog = lazyPart(() => import('../export/export-dialog.tsx'), { failed: MissingDialog });
const ResizeDialog = lazyPart(() => import('../resize/resize-dialog.tsx'), { failed: MissingDialog });
const CarouselDialog = lazyPart(() => import('../pages/carousel-dialog.tsx'), { failed: MissingDialog });
const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx'), { failed: MissingDialog });

/** `onAsk`: passes words to the assistant next to the editor, if there is one. */
export function EditorDialogs({ onAsk }: { onAsk?(words: string): void }): ReactNode {
  const session = useSession();
  const open = useCell(session.dialog);
  const seen = useRef(new Set<DialogId>());
  if (open) seen.current.add(open);
  // A palette that failed to load, or was abandoned, collects no more letters.
  useEffect(() => {
    if (open !== 'palette') takeTypedAhead();
  }, [open]);
  return (
    <Suspense fallback={null}>
      {seen.current.has('palette') && <Palette onAsk={onAsk} />}
      {seen.current.has('shortcuts') && <ShortcutSheet />}
      {seen.current.has('export') && <ExportDialog />}
      {seen.current.has('resize') && <ResizeDialog />}
      {seen.current.has('carousel') && <CarouselDialog />}
    </Suspense>
  );
}

/** Says that a dialog is unavailable; the next request fetches it again. */
function MissingDialog({ retry, needsFreshPage }: FailedPartProps): null {
  const { dialog } = useSession();
  useEffect(() => {
    const again = {
      label: message('common.retry'),
      alternative: message('sync.freshPageAlternative'),
      onSelect: retry,
    };
    const say = (): void => {
      toast({
        title: message(needsFreshPage ? 'sync.partMissing' : 'sync.dialogMissing'),
        variant: 'destructive',
        ...(needsFreshPage ? { action: again } : {}),
      });
      dialog.set(null);
    };
    say();
    return dialog.subscribe(() => {
      if (dialog.get() === null) return;
      if (needsFreshPage) say();
      else retry();
    });
  }, [dialog, retry, needsFreshPage]);
  return null;
}
