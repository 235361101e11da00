/** The canvas and everything around it except the top bar. */
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { CanvasBoundary, EditorFailed, EditorLoading, MissingProperties } from './editor-screens.tsx';
import { lazyPart, QuietlyMissing, useSoonParts } from './loading/lazy-part.tsx';
import { CanvasMenu } from './menus/canvas-menu.tsx';
import { ModeBar } from './modes/mode-bar.tsx';
import { AddFirstPage, SeveralPages } from './pages/add-first-page.tsx';
import {
  UnhurriedView,
  useCell,
  useDocument,
  useOpening,
  useSelection,
  useSession,
} from './session/session-context.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { DropHint, ReplaceHint, usePictureDrop } from './stage/drop/picture-drop.tsx';
import { RulerFrame } from './stage/rulers/ruler-frame.tsx';
import { Stage, type CanvasModule } from './stage/stage.tsx';
import { ZoomControl } from './stage/zoom-control.tsx';

/** Next to a conversation in a window narrower than this, expanded properties would cover the page, px. */
const ROOM_FOR_PROPERTIES = 1200;
/** Below this the layer list would cover the page, px. */
const ROOM_FOR_LAYERS = 1360;
/** Below this there is no room for templates next to an empty page, px. */
const ROOM_FOR_TEMPLATES = 720;

// An opening design has no selection: what surrounds a selection loads after the canvas.
const FloatingToolbar = lazyPart(() => import('./toolbar/floating-toolbar.tsx'), {
  soon: true,
  failed: QuietlyMissing,
});
const BlankPage = lazyPart(() => import('./blank-page.tsx'), { failed: QuietlyMissing });
const ToolCallNote = lazyPart(() => import('./tool-call-note.tsx'), { soon: true, failed: QuietlyMissing });
const LayerQuestion = lazyPart(() => import('./insert/layer-question.tsx'), { soon: true, failed: QuietlyMissing });
const UploadNote = lazyPart(() => import('./insert/upload-note.tsx'), { soon: true, failed: QuietlyMissing });
const PropertiesPanel = lazyPart(() => import('./panels/properties-panel.tsx'), {
  soon: true,
  failed: MissingProperties,
});

export interface WorkspaceProps {
  canvasModule: CanvasModule | null;
  embedded: boolean;
  /** An empty design opens with the templates rather than with its layers. */
  templatesFirst: boolean;
  onSelectionChange?(selection: { layers: readonly string[]; page: string }): void;
}

export function Workspace({ canvasModule, embedded, templatesFirst, onSelectionChange }: WorkspaceProps): ReactNode {
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
    if (embedded) return;
    const room = document.querySelector('[data-workspace]')?.clientWidth ?? 0;
    const blank = templatesFirst && Object.keys(session.store.document().layers).length === 0;
    if (blank && room >= ROOM_FOR_TEMPLATES) session.panel.set('templates');
    else if (window.innerWidth >= ROOM_FOR_LAYERS) session.panel.set('layers');
  }, [session, embedded, templatesFirst]);
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
          <LayerQuestion />
        </Suspense>
        {drop.over && <DropHint />}
        <ReplaceHint />
        <OnBlank />
      </RulerFrame>
      <SeveralPages />
    </CanvasBoundary>
  );
}

/** Reports the selection without rendering: nothing around it may re-render with the selection. */
function useTellSelection(tell: WorkspaceProps['onSelectionChange']): void {
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

/** What an empty page shows; designs that have something on them fetch none of it. */
function OnBlank(): ReactNode {
  const document = useDocument();
  return Object.keys(document.layers).length === 0 ? (
    <Suspense>
      <BlankPage />
    </Suspense>
  ) : null;
}

/** From the first selection on. */
function OnceSelected({ children }: { children: ReactNode }): ReactNode {
  const { layers, background } = useSelection();
  const seen = useRef(false);
  if (background || layers.length > 0) seen.current = true;
  return seen.current ? <Suspense>{children}</Suspense> : null;
}

/** Says that pictures are missing, and retries them. */
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
