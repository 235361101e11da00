/** The button to export a file, always visible; prefetches its dialog when the user is about to open it. */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { useSession } from '../session/session-context.tsx';

/** A failure costs nothing: opening the dialog fetches it again. */
const prefetchDialog = (): void => void import('./export-dialog.tsx').catch(() => undefined);

export function ExportButton(): ReactNode {
  const { dialog } = useSession();
  return (
    <Button
      variant="primary"
      size="small"
      icon={Download}
      aria-haspopup="dialog"
      data-command="export"
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
      onClick={() => dialog.set('export')}
    >
      <span className="max-sm:sr-only">{message('editor.export')}</span>
    </Button>
  );
}
