/**
 * Picking what to keep on the canvas: the whole picture, whatever was cut out of it before, with the point or the box
 * that the user picks.
 */
import { areaBetween, TREMBLE, type Area } from '#app/ui/drawn-area.ts';
import type { Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { paintLeaf } from '#design/fabric/paint/leaf.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import type { Cell } from '../../session/cell.ts';
import { placeOn, type Picked } from '../../modes/repair/picking.ts';
import type { ModeTools } from '../canvas-mode.ts';
import { createPageSurface, createRepaint, pagePointOf } from '../page-surface.client.ts';
import { strokeDashes, tracePicture } from './picture-edge.client.ts';

const COLOR = '#f4502f';
/** What is outside a box. */
const SHADE = 'rgb(23 21 15 / 0.5)';
/** Radius of the dot on a point, screen px. */
const DOT = 8;

export interface PickPane {
  layer: string;
  picking: Cell<Picked | null>;
  /** Nothing can be picked while the tool works. */
  still(): boolean;
  /** The user has picked something. */
  shown(): void;
}

/** Answers how to stop. */
export function showPick(
  { session, host, view }: ModeTools,
  { layer: id, picking, still, shown }: PickPane,
): () => void {
  const surface = createPageSurface(host, 'pick', 'cursor-crosshair');
  const memory = new PaintMemory();
  const { show, stop: stopPainting } = createRepaint(paint);
  let pressed: { pointer: number; page: Point; x: number; y: number } | null = null;
  const fingers = new Set<number>();

  const standing = (): PictureLayer | null => {
    const found = findLayer(session.store.view().document, id);
    return found && isPicture(found) ? found : null;
  };
  const pageOf = (event: PointerEvent): Point => pagePointOf(host, session.viewport.get(), event);

  function paint(): void {
    const picture = standing();
    const viewport = session.viewport.get();
    const context = surface.cleared();
    surface.canvas.style.cursor = still() ? 'progress' : 'crosshair';
    if (!picture) return;
    surface.inPage(context, viewport);
    // What was cut out before can be picked too.
    if (picture.mask) paintLeaf(context, { ...picture, mask: null }, placementOf(picture), view.tools, memory);
    const picked = picking.get();
    surface.inPage(context, viewport);
    context.save();
    tracePicture(context, picture);
    if (picked?.kind === 'box') shade(context, picture, picked.box);
    context.restore();
    surface.inPage(context, viewport);
    tracePicture(context, picture);
    strokeDashes(context, viewport.zoom);
    if (!picked) return;
    surface.inPage(context, viewport);
    context.transform(...placementOf({ ...picture, flipX: false, flipY: false }).matrix);
    if (picked.kind === 'box') edge(context, picture, picked.box, viewport.zoom);
    else
      dot(context, { x: (picked.at.x - 0.5) * picture.width, y: (picked.at.y - 0.5) * picture.height }, viewport.zoom);
  }

  /** The area drawn from where the pointer was pressed; null: it has hardly moved, or is outside the picture. */
  function drawn(picture: PictureLayer, event: PointerEvent): Area | null {
    if (!pressed || Math.max(Math.abs(event.clientX - pressed.x), Math.abs(event.clientY - pressed.y)) < TREMBLE)
      return null;
    const area = areaBetween(placeOn(picture, pressed.page), placeOn(picture, pageOf(event)));
    return area.width > 0 && area.height > 0 ? area : null;
  }

  function onDown(event: PointerEvent): void {
    if (event.pointerType === 'touch') fingers.add(event.pointerId);
    if (event.button !== 0 || still()) return;
    // Two fingers move the page: what the first has begun was not intended.
    if (fingers.size > 1) {
      pressed = null;
      return picking.set(null);
    }
    event.preventDefault();
    host.focus({ preventScroll: true });
    surface.canvas.setPointerCapture(event.pointerId);
    pressed = { pointer: event.pointerId, page: pageOf(event), x: event.clientX, y: event.clientY };
    picking.set(null);
  }

  function onMove(event: PointerEvent): void {
    const picture = standing();
    if (!picture || pressed?.pointer !== event.pointerId) return show();
    const box = drawn(picture, event);
    picking.set(box && { kind: 'box', box });
  }

  function onUp(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    const picture = standing();
    if (!picture || pressed?.pointer !== event.pointerId) return;
    const box = drawn(picture, event);
    const at = placeOn(picture, pressed.page);
    pressed = null;
    if (event.type === 'pointercancel') return picking.set(null);
    const onPicture = at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1;
    picking.set(box ? { kind: 'box', box } : onPicture ? { kind: 'point', at } : null);
    if (box || onPicture) shown();
  }

  const leaving = new AbortController();
  const listen = { signal: leaving.signal };
  surface.canvas.addEventListener('pointerdown', onDown, listen);
  surface.canvas.addEventListener('pointermove', onMove, listen);
  surface.canvas.addEventListener('pointerup', onUp, listen);
  surface.canvas.addEventListener('pointercancel', onUp, listen);
  const stops = [session.viewport.subscribe(show), session.store.subscribe(show), picking.subscribe(show)];
  host.focus({ preventScroll: true });
  paint();

  return () => {
    stopPainting();
    leaving.abort();
    for (const stop of stops) stop();
    surface.canvas.remove();
  };
}

/**
 * Darkens the picture, whose frame is the path, except for the box. In a flipped layer the coordinates are mirrored.
 */
function shade(context: Context, { width, height, flipX, flipY }: PictureLayer, box: Area): void {
  const from = (share: number, length: number, flipped: boolean, side: number) =>
    ((flipped ? 1 - share - length : share) - 0.5) * side;
  context.clip();
  context.beginPath();
  context.rect(-width, -height, width * 2, height * 2);
  context.rect(
    from(box.x, box.width, flipX, width),
    from(box.y, box.height, flipY, height),
    box.width * width,
    box.height * height,
  );
  context.fillStyle = SHADE;
  context.fill('evenodd');
}

function edge(context: Context, { width, height }: PictureLayer, box: Area, zoom: number): void {
  context.beginPath();
  context.rect((box.x - 0.5) * width, (box.y - 0.5) * height, box.width * width, box.height * height);
  for (const [color, size] of [
    ['#ffffff', 4],
    [COLOR, 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = size / zoom;
    context.stroke();
  }
}

function dot(context: Context, { x, y }: Point, zoom: number): void {
  context.beginPath();
  context.arc(x, y, DOT / zoom, 0, Math.PI * 2);
  context.fillStyle = COLOR;
  context.fill();
  for (const [color, size] of [
    ['rgb(23 21 15 / 0.5)', 4.5],
    ['#ffffff', 2.5],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = size / zoom;
    context.stroke();
  }
}
