/** The editor of one design: canvas, tools around it, and everything that keeps them and the server in step. */
import './editor.css';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { wayToMore } from '#app/services/billing/limit-text.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { eventFeedOf } from '#app/browser/event-stream.client.ts';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';
import { closeToast, toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import type { LimitReached } from '#tools/contract/tool.ts';
import { EditorColors } from './colors/editor-colors.tsx';
import { CanvasBoundary, EditorFailed, EditorLoading, MissingProperties } from './editor-screens.tsx';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import type { DesignHome } from './design-store/design-home.ts';
import { createEditorSession, type EditorSession } from './session/editor-session.ts';
import { ExportLimitProvider, type ExportLimit } from './session/export-limit.tsx';
import { lazyPart, QuietlyMissing, useSoonParts } from './loading/lazy-part.tsx';
import { CanvasMenu } from './menus/canvas-menu.tsx';
import { ModeBar } from './modes/mode-bar.tsx';
import { noticeText } from './notice-text.ts';
import { AddFirstPage, SeveralPages } from './pages/add-first-page.tsx';
import {
  SessionProvider,
  UnhurriedView,
  useCell,
  useDocument,
  useOpening,
  useSelection,
  useSession,
} from './session/session-context.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { RulerFrame } from './stage/rulers/ruler-frame.tsx';
import { DropHint, ReplaceHint, usePictureDrop } from './stage/drop/picture-drop.tsx';
import { Stage, type CanvasModule } from './stage/stage.tsx';
import { ZoomControl } from './stage/zoom-control.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useClipboard } from './use-clipboard.ts';

export interface EditorProps {
  designId: string;
  /** The design as the page's loader read it. */
  initial: DesignSnapshot;
  /** Whose event stream tells of changes. */
  userId: string;
  /** Where the design lives; on the server by default. */
  home?: DesignHome;
  /** What the plan allows an export to be. */
  exportLimit: ExportLimit;
  /** Beside a chat: tighter, with the layer list closed. */
  embedded?: boolean;
  /** What is before the title. */
  leading?: ReactNode;
  /** What is before the export button. */
  trailing?: ReactNode;
  /** The layers that are selected on the page that is shown, whenever that changes. */
  onSelectionChange?(selection: { layers: readonly string[]; page: string }): void;
  /** The open editor, for what is beside it; null when it goes. Pass the same function each time. */
  onSession?(session: EditorSession | null): void;
  /** Hands words to the assistant beside the editor, where there is one. */
  onAsk?(words: string): void;
}

/** Fills the element that it is put in. Another `designId` opens another design. */
export function Editor(props: EditorProps): ReactNode {
  return <OpenEditor key={props.designId} {...props} />;
}

/** Beside a conversation in a window narrower than this, unfolded properties would cover the page, px. */
const ROOM_FOR_PROPERTIES = 1200;
/**
 * As long as it may take to read what was lost or what a plan has not and decide, ms; afterwards there are other ways
 * to it.
 */
const SHOWN_TO_DECIDE = 15_000;
/** Below this the layer list would cover the page, px. */
const ROOM_FOR_LAYERS = 1360;

/** The way to more than the plan has, which comes back here. */
function moreAction(reached: LimitReached, goTo: (path: string) => void) {
  const { label, path } = wayToMore(reached, { from: window.location.pathname + window.location.search });
  return { label, alternative: message('credits.seePlansAlternative'), onSelect: () => goTo(path) };
}

/** The router's way to another page, for what outlives a rendering. */
function useGoTo() {
  const navigate = useNavigate();
  const latest = useRef((_path: string): void => undefined);
  useEffect(() => {
    latest.current = (path) => void navigate(path);
  }, [navigate]);
  return latest;
}

/** What a conflict's toast offers is over once it has been settled, in the top bar or by going on. */
function closeWhenSettled({ store }: EditorSession, conflict: string, said: number): void {
  const stop = store.subscribe(() => {
    if (store.view().conflicts.some(({ id }) => id === conflict)) return;
    stop();
    closeToast(said);
  });
}

// Nothing is selected in a design that opens: what is around a selection comes after the canvas.
const FloatingToolbar = lazyPart(() => import('./toolbar/floating-toolbar.tsx'), {
  soon: true,
  failed: QuietlyMissing,
});
const ToolCallNote = lazyPart(() => import('./tool-call-note.tsx'), { soon: true, failed: QuietlyMissing });
const UploadNote = lazyPart(() => import('./insert/upload-note.tsx'), { soon: true, failed: QuietlyMissing });
const PropertiesPanel = lazyPart(() => import('./panels/properties-panel.tsx'), {
  soon: true,
  failed: MissingProperties,
});

const fetchCanvasCode = () =>
  Promise.all([import('./stage/canvas-controller.client.ts'), import('#app/browser/fonts/page-fonts.client.ts')]);

/** What paints comes while React still takes over what the server drew, not after it. */
let arriving = typeof document === 'undefined' ? null : fetchCanvasCode();
arriving?.catch(() => undefined);

/** Fetched once ahead; a retry fetches again. */
function canvasCode(): ReturnType<typeof fetchCanvasCode> {
  const fetched = arriving ?? fetchCanvasCode();
  arriving = null;
  return fetched;
}

function OpenEditor({
  designId,
  initial,
  userId,
  home,
  exportLimit,
  embedded = false,
  leading,
  trailing,
  onSelectionChange,
  onSession,
  onAsk,
}: EditorProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<EditorSession | null>(null);
  const [canvasModule, setCanvasModule] = useState<CanvasModule | null>(null);
  const first = useRef(initial);
  const goTo = useGoTo();

  useEffect(() => {
    const opened = createEditorSession({
      designId,
      userId,
      initial: first.current,
      feed: eventFeedOf(userId),
      home,
      tell(notice) {
        const { title, description, failed, conflict } = noticeText(notice);
        const action =
          conflict === undefined
            ? undefined
            : {
                label: message('sync.useMine'),
                alternative: message('sync.useMineAlternative'),
                onSelect: () => opened.store.resolve(conflict, message('sync.useMine')),
              };
        const reached = notice.type === 'tool-failed' ? notice.reached : null;
        const more = reached && moreAction(reached, goTo.current);
        const again =
          notice.type === 'tool-failed'
            ? {
                label: message('common.retry'),
                alternative: message('pictures.retryAlternative'),
                onSelect: notice.again,
              }
            : undefined;
        const said = toast({
          title,
          description,
          variant: failed ? 'destructive' : 'default',
          action: action ?? more ?? again,
          ...(action || more ? { duration: SHOWN_TO_DECIDE } : {}),
        });
        if (conflict !== undefined) closeWhenSettled(opened, conflict, said);
      },
      // So that who drives the editor from outside sees what its hands came to.
      ran: (command) => root.current?.setAttribute('data-last-command', command),
      async load() {
        try {
          const [canvas, fonts] = await canvasCode();
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
  }, [designId, userId, home, onSession, goTo]);

  useClipboard(session, root);

  return (
    <div
      ref={root}
      data-editor={embedded ? 'embedded' : 'full'}
      className="flex size-full min-h-0 min-w-0 flex-col bg-paper text-ink select-none"
    >
      {session ? (
        <SessionProvider session={session}>
          <EditorColors>
            <ExportLimitProvider limit={exportLimit}>
              <TopBar leading={leading} trailing={trailing} />
              <Workspace canvasModule={canvasModule} embedded={embedded} onSelectionChange={onSelectionChange} />
              <EditorDialogs onAsk={onAsk} />
            </ExportLimitProvider>
          </EditorColors>
        </SessionProvider>
      ) : (
        <>
          <div className="h-12 shrink-0 border-b border-line bg-panel" />
          <div className="relative min-h-0 flex-1">
            <EditorLoading />
          </div>
        </>
      )}
    </div>
  );
}

type WorkspaceProps = Pick<EditorProps, 'embedded' | 'onSelectionChange'> & { canvasModule: CanvasModule | null };

function Workspace({ canvasModule, embedded, onSelectionChange }: WorkspaceProps): ReactNode {
  const session = useSession();
  const opening = useOpening();
  const drop = usePictureDrop(session);
  const retry = (): void => {
    // Browsers remember code that could not be fetched: only a fresh page helps. Unsaved changes survive it.
    if (!canvasModule) window.location.reload();
    else session.machine.send({ type: 'RETRY' });
  };
  useEffect(() => {
    if (embedded && window.innerWidth < ROOM_FOR_PROPERTIES) session.propertiesOpen.set(false);
    if (!embedded && window.innerWidth >= ROOM_FOR_LAYERS) session.panel.set('layers');
  }, [session, embedded]);
  useTellSelection(onSelectionChange);

  const loading = opening === 'loading' || opening === 'loading-slow' || !canvasModule;
  useSoonParts(!loading && opening !== 'failed');

  if (opening === 'failed')
    return (
      <div className="relative min-h-0 flex-1">
        <EditorFailed onRetry={retry} />
      </div>
    );
  if (loading) {
    return (
      <div className="relative min-h-0 flex-1">
        <EditorLoading slow={opening === 'loading-slow'} />
      </div>
    );
  }
  return (
    <CanvasBoundary onCrash={(reason) => session.machine.send({ type: 'CRASHED', reason })}>
      <RulerFrame {...drop.handlers}>
        <CanvasMenu>
          <Stage canvasModule={canvasModule} />
        </CanvasMenu>
        <UnhurriedView>
          <OnceSelected>
            <FloatingToolbar />
          </OnceSelected>
        </UnhurriedView>
        <Sidebar />
        <UnhurriedView>
          <OnceSelected>
            <PropertiesPanel />
          </OnceSelected>
        </UnhurriedView>
        <ModeBar />
        <BrokenPictures />
        <ZoomControl />
        <AddFirstPage />
        <Suspense>
          <ToolCallNote />
          <UploadNote />
        </Suspense>
        {drop.over && <DropHint />}
        <ReplaceHint />
        <BlankHint />
      </RulerFrame>
      <SeveralPages />
    </CanvasBoundary>
  );
}

/** Tells of the selection without rendering: nothing around it may follow what hands select. */
function useTellSelection(tell: EditorProps['onSelectionChange']): void {
  const { selection, page } = useSession();
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    let told: readonly [readonly string[], string] | null = null;
    const look = (): void => {
      const now = [selection.get().layers, page.get()] as const;
      if (told && now.every((value, index) => value === told?.[index])) return;
      told = now;
      latest.current?.({ layers: now[0], page: now[1] });
    };
    look();
    const stops = [selection.subscribe(look), page.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [selection, page]);
}

/** From the first selection on. */
function OnceSelected({ children }: { children: ReactNode }): ReactNode {
  const { layers, background } = useSelection();
  const seen = useRef(false);
  if (background || layers.length > 0) seen.current = true;
  return seen.current ? <Suspense>{children}</Suspense> : null;
}

/** Says that pictures are missing, and tries them again. */
function BrokenPictures(): ReactNode {
  const session = useSession();
  const broken = useCell(session.brokenPictures);
  if (broken.length === 0) return null;
  return (
    <div
      role="status"
      className="absolute bottom-14 left-1/2 flex -translate-x-1/2 items-center gap-3 rounded-card border border-line bg-raised py-1.5 ps-3 pe-1.5 text-13 shadow-float"
    >
      {message('editor.pictureMissing', { count: broken.length })}
      <button
        type="button"
        onClick={() => session.stage.get()?.retryPictures()}
        className="h-8 rounded-control px-3 font-medium text-accent-text hover:bg-tint"
      >
        {message('common.retry')}
      </button>
    </div>
  );
}

/** On a page with nothing on it: how to begin. */
function BlankHint(): ReactNode {
  const document = useDocument();
  const { x, zoom } = useCell(useSession().viewport);
  if (Object.keys(document.layers).length > 0) return null;
  return (
    <p
      style={{ left: x + (document.width * zoom) / 2 }}
      className="pointer-events-none absolute bottom-16 w-max -translate-x-1/2 rounded-full border border-line bg-raised px-4 py-2 text-13 text-muted shadow-float"
    >
      {message('editor.emptyHint')}
    </p>
  );
}
