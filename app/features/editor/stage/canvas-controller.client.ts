/**
 * The canvas of an open editor: shows the store's document through the shared view, turns what hands do into commands, and
 * keeps Fabric's selection, the editor's selection and the viewport in step. Loaded only in a browser that shows it.
 */
import * as fabric from 'fabric';
import { boundsOf, boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import { readGestures } from '#design/fabric/gesture.ts';
import { isLayerObject, isTextObject } from '#design/fabric/layer-object.ts';
import { createMeasureText } from '#design/fabric/measure-text.ts';
import { createView } from '#design/fabric/view.ts';
import type { EditorSession, StageHandle } from '../editor-session.ts';
import { isLocked, isShown, selectedLeaves } from '../commands/command.ts';
import { editTextCommand } from '../commands/edit-text.ts';
import { moveCommand } from '../commands/move.ts';
import { resizeCommand } from '../commands/resize.ts';
import { rotateCommand } from '../commands/rotate.ts';
import type { GestureKind } from '../editor.machine.ts';
import { enter, marquee, press, select, unitOf } from '../selection.ts';
import { EditorCanvas } from './editor-canvas.client.ts';
import { loadFonts } from './fonts.client.ts';
import { dressHandles, type HandleColors } from './handles.client.ts';
import { createPictureSource } from './picture-source.client.ts';
import { snap, snapTargets, type Guide, type SnapTargets } from './snapping.ts';
import { createViewportControl, type ViewportControl } from './viewport-control.client.ts';

/** Snapping reaches this far on the screen, px. */
const SNAP_REACH = 6;

export interface StageColors extends HandleColors {
  frame: string;
}

export interface CanvasControllerOptions {
  session: EditorSession;
  /** The element that the canvas fills and that takes wheel, pointer and key events. */
  host: HTMLElement;
  element: HTMLCanvasElement;
  colors: StageColors;
  onGuides(guides: readonly Guide[]): void;
  onHover(unit: string | null): void;
  /** What the gesture in progress has come to, at the pointer (stage px); null when it ends. */
  onMeasure(measure: GestureMeasure | null): void;
}

export interface GestureMeasure {
  kind: 'size' | 'turn';
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

export interface CanvasController {
  viewport: ViewportControl;
  setColors(colors: StageColors): void;
  /** Gives up the gesture in progress; false when there is none. */
  cancelGesture(): boolean;
  dispose(): void;
}

/** Puts a canvas on an element and connects it with the session. */
export function createCanvasController(options: CanvasControllerOptions): CanvasController {
  const { session, host, element } = options;
  const { store, machine, selection } = session;
  let colors = options.colors;
  let shown = store.view().document;
  let targets: SnapTargets | null = null;
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
    sources: createPictureSource(),
    scale: window.devicePixelRatio,
    onProblem: ({ asset }) => session.brokenPictures.set([...session.brokenPictures.get(), asset]),
  });
  const viewport = createViewportControl({ session, host, canvas, onScale: (scale) => view.setScale(scale) });

  function applyColors(): void {
    canvas.frameColors = { line: colors.accent, fill: colors.frame };
    dress();
  }

  function dress(): void {
    const active = canvas.getActiveObject();
    if (!active) return;
    dressHandles(active, colors);
    if (active instanceof fabric.ActiveSelection) {
      // A group is one thing: only layers that were chosen one by one show frames of their own.
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
    if (view.pageId !== session.page.get()) void view.show(next, session.page.get());
    else view.reconcile(previous, next);
    showSelection();
    void bringFonts();
  }

  async function bringFonts(): Promise<void> {
    if (!(await loadFonts(shown)) || disposed) return;
    measureText.forget();
    view.fontsArrived();
  }

  // --- what is selected ---

  function showSelection(): void {
    const { document } = store.view();
    const objects = selection.get().layers.flatMap((id) => (isShown(document, id) ? view.objectsOf(id) : []));
    canvas.hold(objects.filter((object) => object.visible));
    // The same objects may be selected as something else now: as a group that was made of them.
    dress();
  }

  /** The properties panel comes with the selection and may lie over it. */
  function revealSelection(): void {
    const box = boundsOfLayers(selectedLeaves(session.context()));
    if (box) viewport.reveal(box);
  }

  canvas.rules = {
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
        object.setCursorByClick(event);
      }
    },
    frame(leaves, { add }) {
      selection.set(marquee(store.view().document, selection.get(), leaves, add));
    },
  };
  canvas.on('mouse:over', ({ target }) => {
    const leaf = target && isLayerObject(target) ? target.layer.id : null;
    options.onHover(leaf === null || canvas._currentTransform ? null : unitOf(store.view().document, leaf, selection.get().entered));
  });
  canvas.on('mouse:out', () => options.onHover(null));

  // --- gestures ---

  canvas.on('before:transform', ({ transform }) => {
    const layer = isLayerObject(transform.target) ? transform.target.layer : null;
    // Shift frees the ratio of shapes; letters and pictures keep theirs.
    canvas.uniScaleKey = layer?.type === 'shape' ? 'shiftKey' : null;
    targets = null;
  });
  canvas.on('mouse:move', () => {
    const transform = canvas._currentTransform;
    if (!transform?.actionPerformed || machine.getSnapshot().context.gesture) return;
    machine.send({ type: 'GESTURE', gesture: kindOf(transform.action), layers: selection.get().layers });
    options.onHover(null);
  });
  const measure = (kind: GestureMeasure['kind']) => ({ target, e }: { target: fabric.FabricObject; e: fabric.TPointerEvent }) => {
    const { x, y } = canvas.getViewportPoint(e);
    const [reading] = readGestures(target).values();
    const turned = target instanceof fabric.ActiveSelection ? target.angle : (reading?.rotation ?? 0);
    options.onMeasure({ kind, x, y, width: target.getScaledWidth(), height: target.getScaledHeight(), rotation: turned });
  };
  canvas.on('object:rotating', measure('turn'));
  canvas.on('object:scaling', measure('size'));
  canvas.on('object:resizing', measure('size'));
  canvas.on('object:moving', ({ target, e }) => {
    if (e.ctrlKey || e.metaKey) {
      options.onGuides([]);
      return;
    }
    targets ??= snapTargets(shown, otherBoxes());
    const box = boxOf(target);
    const found = snap(box, targets, SNAP_REACH / canvas.getZoom());
    if (found.dx !== 0 || found.dy !== 0) target.set({ left: target.left + found.dx, top: target.top + found.dy });
    options.onGuides(found.guides);
  });
  canvas.on('object:modified', ({ target, transform }) => {
    // Typing tells of itself when it ends.
    if (!transform) return;
    const readings = readGestures(target);
    switch (kindOf(transform.action)) {
      case 'move':
        session.run(moveCommand, { readings });
        break;
      case 'rotate':
        session.run(rotateCommand, { readings });
        break;
      default:
        session.run(resizeCommand, { readings, crops: cropsOf(target) });
    }
    view.refresh(readings.keys());
    dress();
  });
  canvas.on('mouse:up', endGesture);

  function endGesture(): void {
    options.onGuides([]);
    options.onMeasure(null);
    if (machine.getSnapshot().context.gesture) machine.send({ type: 'GESTURE_END' });
  }

  function otherBoxes(): Box[] {
    const moved = new Set(selection.get().layers.flatMap((id) => view.objectsOf(id)));
    return canvas.getObjects().flatMap((object) => (isLayerObject(object) && object.visible && !moved.has(object) ? [boundsOf(object.layer)] : []));
  }

  function cropsOf(target: fabric.FabricObject): Map<string, ImageLayer['crop']> {
    return new Map(isLayerObject(target) && target.layer.type === 'image' ? [[target.layer.id, target.layer.crop]] : []);
  }

  function cancelGesture(): boolean {
    const target = canvas.abandonGesture();
    if (!target) return false;
    const ids = [...readGestures(target).keys()];
    view.release(ids);
    view.refresh(ids);
    endGesture();
    return true;
  }

  // --- typing ---

  canvas.on('text:editing:entered', ({ target }) => {
    if (!isTextObject(target)) return;
    machine.send({ type: 'EDIT_TEXT', layer: target.layer.id });
    options.onHover(null);
  });
  canvas.on('text:editing:exited', ({ target }) => {
    if (!isTextObject(target) || disposed) return;
    const { id, text, runs } = target.layer;
    machine.send({ type: 'TEXT_DONE' });
    if (findLayer(store.view().document, id)) session.run(editTextCommand, { id, typed: { text, runs } });
    view.refresh([id]);
    dress();
  });

  function finishText(): void {
    const active = canvas.getActiveObject();
    if (isTextObject(active) && active.isEditing) active.exitEditing();
  }

  // Whatever is pressed outside of the canvas acts on what has been typed until then.
  const onPressOutside = ({ target }: PointerEvent): void => {
    if (target instanceof Node && !host.contains(target)) finishText();
  };
  document.addEventListener('pointerdown', onPressOutside, { capture: true });

  const handle: StageHandle = {
    measureText,
    editText(layer, { selectAll = false } = {}) {
      const object = view.objectOf(layer);
      if (!isTextObject(object) || isLocked(store.view().document, layer)) return;
      selection.set(select([layer], selection.get().entered));
      object.enterEditing();
      if (selectAll) object.selectAll();
      else object.setSelectionStart(object.text.length);
      object.setSelectionEnd(object.text.length);
      canvas.requestRenderAll();
    },
    finishText,
    fitPage: viewport.fitPage,
    fitBox: viewport.fitBox,
    zoomTo: viewport.zoomTo,
    retryPictures() {
      session.brokenPictures.set([]);
      view.retryPictures();
    },
    focus: () => host.focus({ preventScroll: true }),
  };

  void view.show(shown, session.page.get());
  applyColors();
  const stops = [store.subscribe(follow), session.page.subscribe(follow), selection.subscribe(showSelection), selection.subscribe(revealSelection)];
  session.stage.set(handle);
  showSelection();

  return {
    viewport,
    setColors(next) {
      colors = next;
      applyColors();
    },
    cancelGesture,
    dispose() {
      finishText();
      disposed = true;
      session.stage.set(null);
      document.removeEventListener('pointerdown', onPressOutside, { capture: true });
      for (const stop of stops) stop();
      viewport.dispose();
      view.dispose();
      void canvas.dispose();
    },
  };
}

function kindOf(action: string | undefined): GestureKind {
  if (action === 'drag') return 'move';
  return action === 'rotate' ? 'rotate' : 'resize';
}

/** The upright box around an object as the hand has it now. */
function boxOf(object: fabric.FabricObject): Box {
  // Not getBoundingRect: while a handler runs, that still tells of the movement before.
  const corners = Object.values(object.calcACoords());
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
