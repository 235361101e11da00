/**
 * The dialogs that belong to no place of the editor: each is loaded when it is first asked for, and stays for its way
 * out.
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

/** `onAsk`: hands words to the assistant beside the editor, where there is one. */
export function EditorDialogs({ onAsk }: { onAsk?(words: string): void }): ReactNode {
  const session = useSession();
  const open = useCell(session.dialog);
  const seen = useRef(new Set<DialogId>());
  if (open) seen.current.add(open);
  // A palette that could not be had, or was given up, takes no more letters.
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

/** Says that a dialog can't be had now; the next time that one is asked for, it is fetched again. */
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
