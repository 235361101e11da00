/**
 * Moving, scaling and rotating: snaps, reports the current state, and turns it into a command on release. With Shift a
 * move keeps to one axis, with Alt it leaves the original where it is, with Ctrl nothing snaps.
 */
import { ActiveSelection, type FabricObject, type TPointerEvent, type Transform } from 'fabric/es';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { ImageLayer, LeafLayer } from '#design/document/layers.ts';
import { readGesture, readGestures } from '#design/fabric/gesture.ts';
import { isLayerObject } from '#design/fabric/layer-object.ts';
import type { View } from '#design/fabric/view.ts';
import { duplicateToCommand } from '../commands/duplicate-to.ts';
import { frameCommand, frameOf } from '../commands/frame.ts';
import { moveCommand } from '../commands/move.ts';
import { resizeCommand } from '../commands/resize.ts';
import { rotateCommand } from '../commands/rotate.ts';
import type { EditorSession, HeldBox } from '../session/editor-session.ts';
import type { GestureKind } from '../session/editor.machine.ts';
import { unitOf } from '../session/selection.ts';
import { createLayerDrop } from './drop/layer-drop.client.ts';
import { startEdgePan } from './edge-pan.client.ts';
import type { EditorCanvas } from './editor-canvas.client.ts';
import type { HandleSnaps, PullSnap } from './handles.client.ts';
import { RADIUS_ACTION } from './radius-handle.client.ts';
import { snapMove } from './snapping/snap-move.ts';
import { marksForEdges, pulledEdges, snapPoint, snapScale, type PulledEdges } from './snapping/snap-scale.ts';
import { NO_MARKS, sameMarks, snapTargets, type SnapMarks, type SnapTargets } from './snapping/snap-targets.ts';
import type { GestureMeasure, StageHints } from './stage-hints.ts';
import { gridStep } from '../session/stage-view.ts';
import type { ViewportControl } from './viewport-control.client.ts';

/** Snapping distance, screen px. */
const SNAP_REACH = 6;

export interface GestureOptions {
  session: EditorSession;
  host: HTMLElement;
  canvas: EditorCanvas;
  view: View;
  viewport: ViewportControl;
  hints: StageHints;
  /** Restores the selection's handles. */
  dress(): void;
}

/** Handles call it for their snapped position during a drag. */
export interface Gestures extends HandleSnaps {
  /** Cancels the gesture in progress; false if there is none. */
  cancel(): boolean;
  /** What is being dragged and where; see StageHandle. */
  held(): HeldBox | null;
  dispose(): void;
}

/** Watches the canvas's gestures from here on. */
export function watchGestures({ session, host, canvas, view, viewport, hints, dress }: GestureOptions): Gestures {
  const { store, machine, selection, stageView } = session;
  let targets: SnapTargets | null = null;
  let edges: PulledEdges | null = null;
  /** Alt is held: the originals stay, and the moving layers are copies. */
  let copying = false;
  const layerDrop = createLayerDrop(session, canvas);
  const edgePan = startEdgePan({ host, canvas, viewport, isDragging: () => canvas.isMovingLayers || canvas.isFraming });

  const showMarks = (marks: SnapMarks): void => {
    if (!sameMarks(hints.marks.get(), marks)) hints.marks.set(marks);
  };

  const snaps = (event: TPointerEvent): boolean => stageView.snapping.get() && !event.ctrlKey && !event.metaKey;
  const reach = (): number => SNAP_REACH / canvas.getZoom();

  /** Boxes of what isn't moving, one for each unit that would be selected by itself. */
  function standingBoxes(): Box[] {
    const { document } = store.view();
    const { layers, entered } = selection.get();
    const moving = new Set(copying ? [] : layers.flatMap((id) => view.objectsOf(id)));
    const units = new Map<string, LeafLayer[]>();
    for (const object of canvas.getObjects()) {
      if (!isLayerObject(object) || !object.visible || moving.has(object)) continue;
      const unit = unitOf(document, object.layer.id, entered);
      const leaves = units.get(unit);
      if (leaves) leaves.push(object.layer);
      else units.set(unit, [object.layer]);
    }
    return [...units.values()].flatMap((leaves) => boundsOfLayers(leaves) ?? []);
  }

  function targetsNow(): SnapTargets {
    const { width, height } = store.view().document;
    targets ??= snapTargets({
      page: { width, height },
      others: standingBoxes(),
      guides: stageView.rulers.get() ? stageView.guides.get() : undefined,
      grid: stageView.grid.get() ? gridStep({ width, height }) : null,
    });
    return targets;
  }

  /** While Alt is held, copies are where the originals were, as if the dragged layers had been lifted off them. */
  function setCopying(next: boolean): void {
    if (next === copying) return;
    copying = next;
    targets = null;
    if (copying) session.preview(duplicateToCommand, { places: null });
    else session.cancelPreview();
  }

  const moved = ({ target, e }: { target: FabricObject; e: TPointerEvent }): void => {
    setCopying(e.altKey);
    layerDrop.over(target, e);
    const original = canvas._currentTransform?.original;
    let along: 'x' | 'y' | undefined;
    if (e.shiftKey && original) {
      along = Math.abs(target.left - original.left) >= Math.abs(target.top - original.top) ? 'x' : 'y';
      if (along === 'x') target.set({ top: original.top });
      else target.set({ left: original.left });
    }
    if (!snaps(e)) {
      showMarks(NO_MARKS);
      return;
    }
    const { dx, dy, guides, gaps } = snapMove(boxOf(target), targetsNow(), reach(), along);
    if (dx !== 0 || dy !== 0) target.set({ left: target.left + dx, top: target.top + dy });
    showMarks({ guides, gaps });
  };

  const pull: PullSnap = (event, { target }, place) => {
    edges = snaps(event) ? pulledEdges(place, Math.round(target.angle * 1000) / 1000) : null;
    if (!edges) return null;
    const corner = edges.x !== 0 && edges.y !== 0;
    const freed = Boolean(canvas.uniScaleKey && event[canvas.uniScaleKey]);
    const { dx, dy } = snapScale(boxOf(target), edges, targetsNow(), reach(), corner && !freed);
    return dx === 0 && dy === 0 ? null : { dx, dy };
  };

  const point: HandleSnaps['point'] = (event, at) => {
    edges = null;
    if (!snaps(event)) {
      showMarks(NO_MARKS);
      return at;
    }
    const found = snapPoint(at, targetsNow(), reach());
    showMarks(found);
    return { x: at.x + found.dx, y: at.y + found.dy };
  };

  const measured =
    (kind: GestureMeasure['kind']) =>
    ({ target, e }: { target: FabricObject; e: TPointerEvent }) => {
      const { x, y } = canvas.getViewportPoint(e);
      const [reading] = readGestures(target).values();
      const rotation = target instanceof ActiveSelection ? target.angle : (reading?.rotation ?? 0);
      hints.measure.set({ kind, x, y, width: target.getScaledWidth(), height: target.getScaledHeight(), rotation });
    };

  function began({ transform }: { transform: Transform }): void {
    const layer = isLayerObject(transform.target) ? transform.target.layer : null;
    // Shift frees the ratio of shapes; letters and pictures keep theirs.
    canvas.uniScaleKey = layer?.type === 'shape' ? 'shiftKey' : null;
    targets = null;
    edges = null;
    copying = false;
  }

  function went({ e }: { e: TPointerEvent }): void {
    const transform = canvas._currentTransform;
    edgePan.follow(e);
    if (!transform?.actionPerformed) return;
    if (edges && kindOf(transform.action) === 'resize')
      showMarks(marksForEdges(boxOf(transform.target), edges, targetsNow()));
    if (machine.getSnapshot().context.gesture) return;
    machine.send({ type: 'GESTURE', gesture: kindOf(transform.action), layers: selection.get().layers });
    hints.hovered.set(null);
  }

  function keep(
    target: FabricObject,
    kind: GestureKind,
    readings: ReturnType<typeof readGestures>,
    e?: TPointerEvent,
  ): void {
    switch (kind) {
      case 'move':
        setCopying(e?.altKey ?? copying);
        if (copying) session.run(duplicateToCommand, { places: readings });
        else if (!layerDrop.take(target)) session.run(moveCommand, { readings });
        break;
      case 'rotate':
        session.run(rotateCommand, { readings });
        break;
      default:
        session.run(resizeCommand, { readings, crops: cropsOf(target) });
    }
  }

  function finished({
    target,
    transform,
    e,
  }: {
    target: FabricObject;
    transform?: Transform;
    e?: TPointerEvent;
  }): void {
    // Text editing reports its own end.
    if (!transform) return;
    const readings = readGestures(target);
    // Fabric ends a transform once more when its target loses the selection, and the copies take it over.
    canvas._currentTransform = null;
    const rounded = transform.action === RADIUS_ACTION && isLayerObject(target) ? frameOf(target.layer) : null;
    if (rounded) session.run(frameCommand, { frame: rounded });
    else keep(target, kindOf(transform.action), readings, e);
    copying = false;
    view.refresh(readings.keys());
    dress();
  }

  function ended(): void {
    layerDrop.end();
    edgePan.rest();
    showMarks(NO_MARKS);
    hints.measure.set(null);
    if (machine.getSnapshot().context.gesture) machine.send({ type: 'GESTURE_END' });
  }

  const stops = [
    canvas.on('before:transform', began),
    canvas.on('mouse:move', went),
    canvas.on('object:rotating', measured('turn')),
    canvas.on('object:scaling', measured('size')),
    canvas.on('object:resizing', measured('size')),
    canvas.on('object:moving', moved),
    canvas.on('object:modified', finished),
    canvas.on('mouse:up', ended),
  ];

  return {
    pull,
    point,
    cancel() {
      if (canvas.abandonFrame()) {
        ended();
        return true;
      }
      const target = canvas.abandonGesture();
      if (!target) return false;
      setCopying(false);
      const ids = [...readGestures(target).keys()];
      view.release(ids);
      view.refresh(ids);
      ended();
      return true;
    },
    held() {
      const transform = canvas._currentTransform;
      if (!transform?.actionPerformed) return null;
      const { target } = transform;
      return isLayerObject(target) ? readGesture(target) : { ...boxOf(target), rotation: null };
    },
    dispose() {
      edgePan.dispose();
      for (const stop of stops) stop();
    },
  };
}

function cropsOf(target: FabricObject): Map<string, ImageLayer['crop']> {
  return new Map(isLayerObject(target) && target.layer.type === 'image' ? [[target.layer.id, target.layer.crop]] : []);
}

function kindOf(action: string | undefined): GestureKind {
  if (action === 'drag') return 'move';
  return action === 'rotate' ? 'rotate' : 'resize';
}

/** The upright box around an object in its current state. */
function boxOf(object: FabricObject): Box {
  // Not getBoundingRect: while a handler runs, that still returns the box before the movement.
  const corners = Object.values(object.calcACoords());
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
