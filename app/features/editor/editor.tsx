/** The editor of one design: canvas, tools around it, and everything that keeps them and the server in step. */
import './editor.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DesignSnapshot } from '#app/services/designs/change.ts';
import { eventFeedOf } from '#app/services/events/event-stream.client.ts';
import { reportInBrowser } from '#app/services/reporting/browser-reporter.client.ts';
import { ContextMenu } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { message } from '#messages/message.ts';
import { CanvasBoundary, EditorFailed, EditorLoading } from './editor-screens.tsx';
import { createEditorSession, type EditorSession } from './editor-session.ts';
import { ExportLimitProvider, type ExportLimit } from './export-limit.tsx';
import { InsertRail } from './insert/insert-rail.tsx';
import { addPictures } from './insert/upload-picture.ts';
import { LayersPanel } from './layers/layers-panel.tsx';
import { noticeText } from './notice-text.ts';
import { AddFirstPage, PageStrip } from './pages/page-strip.tsx';
import { PropertiesPanel } from './panels/properties-panel.tsx';
import { SessionProvider, useCell, useDesign, usePhase, useSession } from './session-context.tsx';
import { Stage, type CanvasModule } from './stage/stage.tsx';
import { ZoomControl } from './stage/zoom-control.tsx';
import { CommandItems } from './toolbar/command-items.tsx';
import { FloatingToolbar } from './toolbar/floating-toolbar.tsx';
import { ToolCallNote } from './tool-calls/tool-call-note.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useClipboard } from './use-clipboard.ts';

export interface EditorProps {
  designId: string;
  /** The design as the page's loader read it. */
  initial: DesignSnapshot;
  /** Whose event stream tells of changes. */
  userId: string;
  /** What the plan allows an export to be. */
  exportLimit: ExportLimit;
  /** Beside a chat: tighter, with the layer list closed. */
  embedded?: boolean;
  /** What stands before the title. */
  leading?: ReactNode;
  /** What stands before the export button. */
  trailing?: ReactNode;
  /** The layers that are selected on the page that is shown, whenever that changes. */
  onSelectionChange?(selection: { layers: readonly string[]; page: string }): void;
  /** The open editor, for what stands beside it; null when it goes. Pass the same function each time. */
  onSession?(session: EditorSession | null): void;
}

/** Fills the element that it is put in. Another `designId` opens another design. */
export function Editor(props: EditorProps): ReactNode {
  return <OpenEditor key={props.designId} {...props} />;
}

/** Beside a conversation in a window narrower than this, unfolded properties would cover the page, px. */
const ROOM_FOR_PROPERTIES = 1200;
/** Below this the layer list would cover the page, px. */
const ROOM_FOR_LAYERS = 1360;

function OpenEditor({ designId, initial, userId, exportLimit, embedded = false, leading, trailing, onSelectionChange, onSession }: EditorProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<EditorSession | null>(null);
  const [canvasModule, setCanvasModule] = useState<CanvasModule | null>(null);
  const first = useRef(initial);

  useEffect(() => {
    const opened = createEditorSession({
      designId,
      userId,
      initial: first.current,
      feed: eventFeedOf(userId),
      tell(notice) {
        const { title, description, failed } = noticeText(notice);
        toast({ title, description, variant: failed ? 'destructive' : 'default' });
      },
      async load() {
        try {
          const [canvas, fonts] = await Promise.all([import('./stage/canvas-controller.client.ts'), import('./stage/fonts.client.ts')]);
          await fonts.loadFonts(opened.store.view().document);
          setCanvasModule(canvas);
        } catch (error) {
          reportInBrowser(error, { area: 'editor', doing: 'load' });
          throw error;
        }
      },
    });
    const stop = opened.start();
    setSession(opened);
    onSession?.(opened);
    return () => {
      onSession?.(null);
      setSession(null);
      stop();
    };
  }, [designId, userId, onSession]);

  useClipboard(session, root);

  return (
    <div ref={root} data-editor={embedded ? 'embedded' : 'full'} className="flex size-full min-h-0 min-w-0 flex-col bg-paper text-ink">
      {session ? (
        <SessionProvider session={session}>
          <ExportLimitProvider limit={exportLimit}>
            <TopBar leading={leading} trailing={trailing} />
            <Workspace canvasModule={canvasModule} embedded={embedded} onSelectionChange={onSelectionChange} />
          </ExportLimitProvider>
        </SessionProvider>
      ) : (
        <>
          <div className="h-12 shrink-0 border-b border-line bg-panel" />
          <div className="relative min-h-0 flex-1"><EditorLoading /></div>
        </>
      )}
    </div>
  );
}

type WorkspaceProps = Pick<EditorProps, 'embedded' | 'onSelectionChange'> & { canvasModule: CanvasModule | null };

function Workspace({ canvasModule, embedded, onSelectionChange }: WorkspaceProps): ReactNode {
  const session = useSession();
  const phase = usePhase();
  const selection = useCell(session.selection);
  const page = useCell(session.page);
  const [layersOpen, setLayersOpen] = useState(() => !embedded && window.innerWidth >= ROOM_FOR_LAYERS);
  const drop = useFileDrop((files) => void addPictures(session, files));
  const retries = useRef(0);
  const retry = (): void => {
    retries.current += 1;
    // Some browsers remember code that could not be fetched: then only a fresh page helps. Unsaved changes survive it.
    if (retries.current > 1 && !canvasModule) window.location.reload();
    else session.machine.send({ type: 'RETRY' });
  };
  useEffect(() => {
    if (embedded && window.innerWidth < ROOM_FOR_PROPERTIES) session.propertiesOpen.set(false);
  }, [session, embedded]);
  const tellSelection = useRef(onSelectionChange);
  tellSelection.current = onSelectionChange;

  useEffect(() => tellSelection.current?.({ layers: selection.layers, page }), [selection.layers, page]);

  if (phase === 'failed') return <div className="relative min-h-0 flex-1"><EditorFailed onRetry={retry} /></div>;
  if (phase === 'loading' || phase === 'loading-slow' || !canvasModule) {
    return <div className="relative min-h-0 flex-1"><EditorLoading slow={phase === 'loading-slow'} /></div>;
  }
  return (
    <CanvasBoundary onCrash={(reason) => session.machine.send({ type: 'CRASHED', reason })}>
      <div className="relative min-h-0 flex-1" {...drop.handlers}>
        <ContextMenu menu={<CommandItems />}>
          <div className="absolute inset-0"><Stage canvasModule={canvasModule} /></div>
        </ContextMenu>
        <FloatingToolbar />
        <InsertRail layersOpen={layersOpen} onToggleLayers={() => setLayersOpen(!layersOpen)} />
        {layersOpen && <LayersPanel onClose={() => setLayersOpen(false)} />}
        <PropertiesPanel />
        <BrokenPictures />
        <ZoomControl />
        <AddFirstPage />
        <ToolCallNote />
        {drop.over && (
          <div className="pointer-events-none absolute inset-3 grid place-items-center rounded-sheet border-2 border-dashed border-accent bg-accent-soft/60 text-15 font-medium">
            {message('editor.dropPicture')}
          </div>
        )}
        <BlankHint />
      </div>
      <PageStrip />
    </CanvasBoundary>
  );
}

/** Says that pictures are missing, and tries them again. */
function BrokenPictures(): ReactNode {
  const session = useSession();
  const broken = useCell(session.brokenPictures);
  if (broken.length === 0) return null;
  return (
    <div role="status" className="absolute bottom-14 left-1/2 flex -translate-x-1/2 items-center gap-3 rounded-card border border-line bg-raised py-1.5 pr-1.5 pl-3 text-13 shadow-float">
      {message('editor.pictureMissing', { count: broken.length })}
      <button type="button" onClick={() => session.stage.get()?.retryPictures()} className="h-8 rounded-control px-3 font-medium text-accent-text hover:bg-tint">
        {message('common.retry')}
      </button>
    </div>
  );
}

/** On a page with nothing on it: how to begin. */
function BlankHint(): ReactNode {
  const { document } = useDesign();
  if (Object.keys(document.layers).length > 0) return null;
  return (
    <p className="pointer-events-none absolute bottom-14 left-1/2 -translate-x-1/2 rounded-full border border-line bg-raised px-4 py-2 text-13 text-muted shadow-float">
      {message('editor.emptyHint')}
    </p>
  );
}
