/**
 * The editor's dialogs on a page without a canvas: the export, and copies in other sizes. Reads the design when first
 * shown, and keeps itself up to date from then on.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { eventFeedOf } from '#app/browser/event-stream.client.ts';
import { toast } from '#app/ui/toast-store.ts';
import { createDesignApi } from './design-store/design-api.ts';
import ExportDialog from './export/export-dialog.tsx';
import { noticeText } from './notice-text.ts';
import ResizeDialog from './resize/resize-dialog.tsx';
import { createEditorSession, newId, type EditorSession } from './session/editor-session.ts';
import { ExportLimitProvider, type ExportLimit } from './session/export-limit.tsx';
import { SessionProvider } from './session/session-context.tsx';

export interface DesignDialogsProps {
  designId: string;
  userId: string;
  exportLimit: ExportLimit;
  /** The page that "this page" means. */
  page: string;
  /** The dialog to show; null: none. */
  asked: 'export' | 'resize' | null;
  onOpened(): void;
  onClosed(): void;
  /** The design could not be read. */
  onFailed(thrown: unknown): void;
  /** A copy in another size has been made. */
  onCopyMade(): void;
}

export function DesignDialogs(props: DesignDialogsProps): ReactNode {
  const { designId, userId, exportLimit, page, asked, onCopyMade } = props;
  const [session, setSession] = useState<EditorSession | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    createDesignApi(designId, newId())
      .read()
      .then(
        (initial) => {
          if (isGone) return;
          const opened = createEditorSession({
            designId,
            userId,
            initial,
            feed: eventFeedOf(userId),
            tell(notice) {
              const { title, description, failed } = noticeText(notice);
              toast({ title, description, variant: failed ? 'destructive' : 'default' });
            },
            hasAssistant: false,
            // There is no canvas to load.
            load: () => Promise.resolve(),
          });
          stop = opened.start();
          setSession(opened);
        },
        (thrown: unknown) => !isGone && latest.current.onFailed(thrown),
      );
    return () => {
      isGone = true;
      stop();
    };
  }, [designId, userId]);

  useEffect(() => {
    if (!session || !asked) return;
    session.showPage(page);
    session.dialog.set(asked);
    latest.current.onOpened();
    return session.dialog.subscribe(() => session.dialog.get() === null && latest.current.onClosed());
  }, [session, asked, page]);

  if (!session) return null;
  return (
    <SessionProvider session={session}>
      <ExportLimitProvider limit={exportLimit}>
        <ExportDialog />
        <ResizeDialog copiesOnly onMade={onCopyMade} />
      </ExportLimitProvider>
    </SessionProvider>
  );
}
