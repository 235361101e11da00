/**
 * The canvas of an open editor: shows the store's document through the shared view, turns user input into commands, and
 * keeps Fabric's selection, the editor's selection and the viewport in sync. Loaded only in a browser that shows it.
 */
import { ActiveSelection } from 'fabric/es';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { isLayerObject, isTextObject } from '#design/fabric/layer-object.ts';
import { createMeasureText } from '#design/fabric/measure-text.ts';
import { fontsOfLayers } from '#design/layout/page-fonts.ts';
import { contextOf } from '#design/fabric/paint/tools.ts';
import { paintLayerPicture } from '#design/fabric/layer-picture.ts';
import { createView } from '#design/fabric/view.ts';
import type { EditorSession, StageHandle } from '../session/editor-session.ts';
import { isLocked, isShown, selectedLeaves } from '../commands/command.ts';
import type { EditorMode } from '../session/mode.ts';
import { finishTyping, openTable } from '../tables/table-focus.ts';
import { dig, enter, isSelected, marquee, press, select, unitOf } from '../session/selection.ts';
import { openPicture } from './open-picture.ts';
import { EditorCanvas } from './editor-canvas.client.ts';
import { loadFonts, loadNeeds, missingNeeds } from '#app/browser/fonts/page-fonts.client.ts';
import type { CanvasMode } from './canvas-mode.ts';
import { fabric } from '../painting/fabric.client.ts';
import { watchGestures } from './gestures.client.ts';
import { dressHandles, type HandleColors } from './handles.client.ts';
import { startLongPress } from './long-press.client.ts';
import { startMode } from './modes.client.ts';
import { paintOffPage } from './off-page.client.ts';
import { createTextTyping } from './text-typing.client.ts';
import { createPictureSource } from '../painting/picture-source.client.ts';
import { bringRarePainters, rarePainters } from '../painting/rare-painters.client.ts';
import type { StageHints } from './stage-hints.ts';
import { createViewportControl, type ViewportControl } from './viewport-control.client.ts';

export interface StageColors extends HandleColors {
  frame: string;
}

export interface CanvasControllerOptions {
  session: EditorSession;
  /** The element that the canvas fills and that receives wheel, pointer and key events. */
  host: HTMLElement;
  element: HTMLCanvasElement;
  colors: StageColors;
  /** Where gestures are briefly visualised. */
  hints: StageHints;
}

export interface CanvasController {
  viewport: ViewportControl;
  setColors(colors: StageColors): void;
  /** Cancels the gesture in progress; false if there is none. */
  cancelGesture(): boolean;
  dispose(): void;
}

/** Puts a canvas on an element and connects it with the session. */
export function createCanvasController(options: CanvasControllerOptions): CanvasController {
  const { session, host, element, hints } = options;
  const { store, machine, selection } = session;
  let colors = options.colors;
  let shown = store.view().document;
  let disposed = false;

  const canvas = new EditorCanvas(element, {
    preserveObjectStacking: true,
    renderOnAddRemove: false,
    enablePointerEvents: true,
    fireRightClick: true,
    stopContextMenu: false,
    selectionKey: null,
    uniScaleKey: null,
    altActionKey: null,
    defaultCursor: 'default',
    hoverCursor: 'default',
    moveCursor: 'move',
  });
  canvas.on('object:added', ({ target }) => target.set({ selectable: false }));
  const measureText = createMeasureText(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No 2d context');
    return context;
  });
  const view = createView(fabric, {
    canvas,
    measure: measureText,
    rare: rarePainters,
    sources: session.pictures?.() ?? createPictureSource(),
    scale: window.devicePixelRatio,
    keepPicture: true,
    onProblem: ({ asset }) => session.brokenPictures.set([...session.brokenPictures.get(), asset]),
  });
  const viewport = createViewportControl({
    session,
    host,
    canvas,
    onScale: (scale) => view.setScale(scale),
    onTwoFingers: () => void gestures.cancel(),
  });
  const gestures = watchGestures({ session, host, canvas, view, viewport, hints, dress });
  const longPress = startLongPress({ host, canvas, onLongPress: () => void gestures.cancel() });
  canvas.paintBelowHandles = (context) => paintOffPage(context, canvas, store.view().document);

  function applyColors(): void {
    canvas.frameColors = { line: colors.accent, fill: colors.frame };
    dress();
  }

  function dress(): void {
    const active = canvas.getActiveObject();
    if (!active) return;
    dressHandles(active, colors, gestures);
    if (active instanceof ActiveSelection) {
      // A group counts as one: only layers selected one by one show frames of their own.
      const hasBorders = selection.get().layers.length > 1;
      for (const member of active.getObjects()) member.set({ borderColor: colors.accent, hasBorders });
    }
    active.setCoords();
    canvas.requestRenderAll();
  }

  // --- the document ---

  function follow(): void {
    const next = store.view().document;
    if (next === shown && view.pageId === session.page.get()) return;
    const previous = shown;
    shown = next;
    view.tools.hurried = store.isPreviewing();
    if (view.pageId !== session.page.get()) void view.show(next, session.page.get());
    else view.reconcile(previous, next);
    showSelection();
    void bringFonts();
    void whenArrived(bringRarePainters(shown));
  }

  /** Loads what a document is drawn with; true if that changed the picture. */
  const bringFonts = (document = shown): Promise<boolean> => whenArrived(loadFonts(document));

  /** What was measured and drawn with a fallback is redone once something has loaded. */
  async function whenArrived(loading: Promise<boolean>): Promise<boolean> {
    if (!(await loading) || disposed) return false;
    measureText.forget();
    view.fontsArrived();
    return true;
  }

  // --- selection ---

  function showSelection(): void {
    const { document } = store.view();
    const objects = selection.get().layers.flatMap((id) => (isShown(document, id) ? view.objectsOf(id) : []));
    canvas.hold(canvas.suspended ? [] : objects.filter((object) => object.visible));
    // The same objects may be selected as something else now: as a newly made group.
    dress();
  }

  /** The properties panel opens with the selection and may cover it. */
  function revealSelection(): void {
    const box = boundsOfLayers(selectedLeaves(session.context()));
    if (box) viewport.reveal(box);
  }

  canvas.rules = {
    isSelected: (leaf) => isSelected(store.view().document, selection.get(), leaf),
    dig: (leaves) => selection.set(dig(store.view().document, selection.get(), leaves)),
    press(leaf, { add, button }) {
      if (button === 2 && leaf === null) return;
      const { document } = store.view();
      selection.set(press(document, selection.get(), leaf, add && button === 0));
    },
    click(leaf, { add }) {
      if (add) return;
      const { document } = store.view();
      const { entered } = selection.get();
      selection.set(leaf === null ? select([]) : select([unitOf(document, leaf, entered)], entered));
    },
    open(leaf, event) {
      const { document } = store.view();
      const next = enter(document, selection.get(), leaf);
      selection.set(next);
      const object = view.objectOf(leaf);
      if (next.layers[0] === leaf && isTextObject(object) && !isLocked(document, leaf)) {
        object.enterEditing(event);
        object.selectWord(object.getSelectionStartFromPointer(event));
        object.renderCursorOrSelection();
      } else if (next.layers[0] === leaf && object?.layer.type === 'table' && !isLocked(document, leaf))
        openTable(session, leaf, canvas.getScenePoint(event));
      else if (next.layers[0] === leaf) openPicture(session);
    },
    frame(leaves, { add }) {
      selection.set(marquee(store.view().document, selection.get(), leaves, add));
    },
  };
  canvas.on('mouse:over', ({ target }) => {
    const leaf = target && isLayerObject(target) ? target.layer.id : null;
    hints.hovered.set(
      leaf === null || canvas._currentTransform ? null : unitOf(store.view().document, leaf, selection.get().entered),
    );
  });
  canvas.on('mouse:out', () => hints.hovered.set(null));

  // --- typing ---

  const typing = createTextTyping({
    session,
    canvas,
    view,
    host,
    bringFonts,
    onBegin: () => hints.hovered.set(null),
    onEnd: dress,
  });

  // --- modes ---

  let mode: { now: EditorMode; on: CanvasMode | null } | null = null;

  function endMode(how: 'finish' | 'cancel'): void {
    const on = mode?.on;
    mode = null;
    on?.[how]();
    on?.dispose();
    canvas.suspended = false;
    showSelection();
  }

  function leaveMode(how: 'finish' | 'cancel'): void {
    if (!mode) return;
    endMode(how);
    machine.send({ type: 'LEAVE_MODE' });
  }

  /** The machine says which mode is active; another one ends the previous one. */
  function followMode(): void {
    const next = machine.getSnapshot().context.mode;
    if (next === (mode?.now ?? null)) return;
    if (mode) endMode('finish');
    if (!next || disposed) return;
    canvas.suspended = true;
    canvas.hold([]);
    mode = { now: next, on: null };
    mode.on = startMode({ session, host, canvas, view, viewport }, next);
  }

  const handle: StageHandle = {
    measureText,
    bringLetters(layers) {
      const missing = missingNeeds(fontsOfLayers(layers));
      return missing.length === 0 ? null : whenArrived(loadNeeds(missing));
    },
    held: gestures.held,
    editText: typing.edit,
    finishText() {
      typing.finish();
      finishTyping(session);
    },
    fitPage: viewport.fitPage,
    sight: viewport.sight,
    fitBox: viewport.fitBox,
    zoomTo: viewport.zoomTo,
    pictureOf: (asset) => view.tools.picture(asset),
    retryPictures() {
      session.brokenPictures.set([]);
      view.retryPictures();
    },
    focus: () => host.focus({ preventScroll: true }),
    settled: async () => void (await view.settled()),
    showAt: viewport.showAt,
    insertCode: async (content) => (await import('./insert-code.ts')).insertCode(session, content),
    paintLayers: (target, leaves) => paintLayerPicture(target, leaves, view.tools),
    paintPage(width, { background = true } = {}) {
      const page = store.view().document;
      const scale = width / page.width;
      const surface = view.tools.createSurface(width, Math.round(page.height * scale));
      const context = contextOf(surface);
      context.setTransform(scale, 0, 0, surface.height / page.height, 0, 0);
      view.paintOn(context, view.nodes, background);
      return surface;
    },
    leaveMode,
  };

  void view.show(shown, session.page.get());
  applyColors();
  const stops = [
    store.subscribe(follow),
    session.page.subscribe(follow),
    selection.subscribe(showSelection),
    selection.subscribe(revealSelection),
  ];
  const following = machine.subscribe(followMode);
  session.stage.set(handle);
  showSelection();

  return {
    viewport,
    setColors(next) {
      colors = next;
      applyColors();
    },
    cancelGesture: gestures.cancel,
    dispose() {
      typing.dispose();
      leaveMode('finish');
      disposed = true;
      following.unsubscribe();
      session.stage.set(null);
      for (const stop of stops) stop();
      gestures.dispose();
      longPress.dispose();
      viewport.dispose();
      view.dispose();
      void canvas.dispose();
    },
  };
}
