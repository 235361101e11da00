/** Magic erase on the canvas: colors what the user brushes, loops or boxes on the picture. */
import type { Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { contextOf, type Context } from '#design/fabric/paint/tools.ts';
import type { Marking } from '../../modes/repair/marking.ts';
import { boxOf, isMark, type Mark } from '../../modes/repair/marks.ts';
import type { ModeTools } from '../canvas-mode.ts';
import { createPageSurface, createRepaint, pagePointOf } from '../page-surface.client.ts';
import { strokeDashes, tracePicture } from './picture-edge.client.ts';

/** The mark is visible on any picture: our color, and the picture showing through. */
const COLOR = '#f4502f';
const STRENGTH = 0.58;
/** Points closer than this to the previous one add nothing, screen px. */
const APART = 2;
/** Smaller boxes and loops are accidental, screen px. */
const SLIP = 4;

export interface MarksPane {
  layer: string;
  marking: Marking;
  /** Nothing can be marked while the tool works. */
  still(): boolean;
}

/** Answers how to stop. */
export function showMarks({ session, host }: ModeTools, { layer: id, marking, still }: MarksPane): () => void {
  const surface = createPageSurface(host, 'marks', 'cursor-none');
  const ring = document.createElement('div');
  ring.className =
    'pointer-events-none absolute top-0 left-0 rounded-full border-[1.5px] border-white opacity-0 shadow-[0_0_0_1px_rgb(0_0_0/0.55),inset_0_0_0_1px_rgb(0_0_0/0.35)]';
  host.append(ring);
  const layer = document.createElement('canvas');
  const { show, stop: stopPainting } = createRepaint(paint);
  /** The mark being made. */
  let making: { pointer: number; mark: Mark } | null = null;
  let pointer: Point | null = null;
  const fingers = new Set<number>();

  const standing = (): PictureLayer | null => {
    const found = findLayer(session.store.view().document, id);
    return found && isPicture(found) ? found : null;
  };

  function paint(): void {
    const picture = standing();
    const viewport = session.viewport.get();
    const context = surface.cleared();
    if (!picture) return;
    // All marks in one color first: where they overlap they are no stronger.
    if (layer.width !== surface.canvas.width || layer.height !== surface.canvas.height)
      Object.assign(layer, { width: surface.canvas.width, height: surface.canvas.height });
    const marks = contextOf(layer);
    marks.setTransform(1, 0, 0, 1, 0, 0);
    marks.clearRect(0, 0, layer.width, layer.height);
    surface.inPage(marks, viewport);
    for (const mark of [...marking.marks.get(), ...(making ? [making.mark] : [])]) drawMark(marks, mark);
    context.save();
    surface.inPage(context, viewport);
    tracePicture(context, picture);
    context.clip();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = STRENGTH;
    context.drawImage(layer, 0, 0);
    context.restore();
    if (making && making.mark.kind !== 'brush') {
      surface.inPage(context, viewport);
      outline(context, making.mark, viewport.zoom);
    }
    surface.inPage(context, viewport);
    tracePicture(context, picture);
    strokeDashes(context, viewport.zoom);
    placeRing();
  }

  function placeRing(): void {
    const { kind, size } = marking.brush.get();
    const seen = pointer !== null && kind === 'brush' && !still();
    ring.style.opacity = seen ? '1' : '0';
    surface.canvas.style.cursor = still() ? 'progress' : kind === 'brush' ? 'none' : 'crosshair';
    if (!seen || !pointer) return;
    Object.assign(ring.style, {
      width: `${size}px`,
      height: `${size}px`,
      transform: `translate(${pointer.x - size / 2}px, ${pointer.y - size / 2}px)`,
    });
  }

  const stageOf = (event: PointerEvent): Point => {
    const { left, top } = host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const pageOf = (event: PointerEvent): Point => pagePointOf(host, session.viewport.get(), event);

  function onDown(event: PointerEvent): void {
    if (event.pointerType === 'touch') fingers.add(event.pointerId);
    if (event.button !== 0 || still()) return;
    // Two fingers move the page: what the first has begun was not intended.
    if (fingers.size > 1) {
      making = null;
      return show();
    }
    event.preventDefault();
    host.focus({ preventScroll: true });
    surface.canvas.setPointerCapture(event.pointerId);
    const at = pageOf(event);
    const { kind, size } = marking.brush.get();
    making = {
      pointer: event.pointerId,
      mark:
        kind === 'brush'
          ? { kind, size: size / session.viewport.get().zoom, points: [at] }
          : kind === 'box'
            ? { kind, from: at, to: at }
            : { kind, points: [at] },
    };
    pointer = stageOf(event);
    show();
  }

  function onMove(event: PointerEvent): void {
    pointer = event.pointerType === 'touch' && !making ? null : stageOf(event);
    if (making?.pointer === event.pointerId) {
      const all = event.getCoalescedEvents?.() ?? [];
      for (const each of all.length > 0 ? all : [event])
        making.mark = extended(making.mark, pageOf(each), APART / session.viewport.get().zoom);
    }
    show();
  }

  function onUp(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (event.pointerType === 'touch') pointer = null;
    const made = making?.pointer === event.pointerId ? making.mark : null;
    if (made) making = null;
    const picture = standing();
    if (
      made &&
      picture &&
      event.type === 'pointerup' &&
      isMark(made, SLIP / session.viewport.get().zoom) &&
      meets(made, picture)
    )
      marking.add(made);
    show();
  }

  const leaving = new AbortController();
  const listen = { signal: leaving.signal };
  surface.canvas.addEventListener('pointerdown', onDown, listen);
  surface.canvas.addEventListener('pointermove', onMove, listen);
  surface.canvas.addEventListener('pointerup', onUp, listen);
  surface.canvas.addEventListener('pointercancel', onUp, listen);
  surface.canvas.addEventListener(
    'pointerleave',
    () => {
      if (making) return;
      pointer = null;
      show();
    },
    listen,
  );
  const stops = [
    session.viewport.subscribe(show),
    session.store.subscribe(show),
    marking.marks.subscribe(show),
    marking.brush.subscribe(show),
  ];
  paint();

  return () => {
    stopPainting();
    leaving.abort();
    for (const stop of stops) stop();
    surface.canvas.remove();
    ring.remove();
  };
}

function extended(mark: Mark, at: Point, apart: number): Mark {
  if (mark.kind === 'box') return { ...mark, to: at };
  const last = mark.points.at(-1);
  return last && Math.hypot(at.x - last.x, at.y - last.y) < apart ? mark : { ...mark, points: [...mark.points, at] };
}

/** Whether a mark can have hit the picture: one outside it would do nothing. */
function meets(mark: Mark, picture: PictureLayer): boolean {
  const points = mark.kind === 'box' ? [mark.from, mark.to] : mark.points;
  const reach = Math.hypot(picture.width, picture.height) / 2 + (mark.kind === 'brush' ? mark.size / 2 : 0);
  const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const along = (values: number[], middle: number) =>
    Math.min(...values) < middle + reach && Math.max(...values) > middle - reach;
  return (
    along(
      points.map((point) => point.x),
      x,
    ) &&
    along(
      points.map((point) => point.y),
      y,
    )
  );
}

function drawMark(context: Context, mark: Mark): void {
  context.fillStyle = COLOR;
  context.strokeStyle = COLOR;
  if (mark.kind === 'box') {
    const { x, y, width, height } = boxOf(mark.from, mark.to);
    context.fillRect(x, y, width, height);
    return;
  }
  context.beginPath();
  for (const [index, { x, y }] of mark.points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (mark.kind === 'loop') {
    context.closePath();
    context.fill('evenodd');
    return;
  }
  // A press without a move is a dot.
  const [first] = mark.points;
  if (mark.points.length === 1 && first) context.lineTo(first.x, first.y);
  Object.assign(context, { lineWidth: mark.size, lineCap: 'round', lineJoin: 'round' });
  context.stroke();
}

function outline(context: Context, mark: Exclude<Mark, { kind: 'brush' }>, zoom: number): void {
  context.beginPath();
  if (mark.kind === 'box') {
    const { x, y, width, height } = boxOf(mark.from, mark.to);
    context.rect(x, y, width, height);
  } else {
    for (const [index, { x, y }] of mark.points.entries()) {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  }
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.5 / zoom;
  context.stroke();
}
