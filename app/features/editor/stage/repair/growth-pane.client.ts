/** Expand on the canvas: handles around the picture are dragged outwards to where it should end. */
import { centerOf, rotatePoint, type Box, type Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { paintLeaf } from '#design/fabric/paint/leaf.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import type { Cell } from '../../session/cell.ts';
import { grownBox, pulled, uncropped, wholeAround, type Growth, type Sides } from '../../modes/repair/growth.ts';
import type { ModeTools } from '../canvas-mode.ts';
import { createPageSurface, createRepaint, pagePointOf } from '../page-surface.client.ts';

const COLOR = '#f4502f';
/** Radius of a handle, and how close the pointer has to be to it, screen px. */
const HANDLE = 6;
const NEAR = 16;
const GRIPS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
const NONE: Sides = { left: 0, right: 0, top: 0, bottom: 0 };

export interface GrowthPane {
  layer: string;
  growth: Cell<Growth>;
  /** Nothing can be dragged while the tool works. */
  still(): boolean;
}

/** Answers how to stop. */
export function showGrowth({ session, host, view }: ModeTools, { layer: id, growth, still }: GrowthPane): () => void {
  const surface = createPageSurface(host, 'growth');
  const memory = new PaintMemory();
  const { show, stop: stopPainting } = createRepaint(paint);
  let pulling: { pointer: number; grip: { x: number; y: number } } | null = null;

  const standing = (): PictureLayer | null => {
    const layer = findLayer(session.store.view().document, id);
    return layer && isPicture(layer) ? layer : null;
  };
  const sidesNow = (): Sides => {
    const now = growth.get();
    return now.to === 'sides' ? now.sides : NONE;
  };

  function paint(): void {
    const layer = standing();
    const context = surface.cleared();
    if (!layer) return;
    const viewport = session.viewport.get();
    const unit = 1 / viewport.zoom;
    surface.inPage(context, viewport);
    const whole = wholeAround(layer);
    // What was cropped off comes back with the extension.
    const all = uncropped(layer);
    if (all.width > layer.width + 0.5 || all.height > layer.height + 0.5)
      paintLeaf(context, all, placementOf(all), view.tools, memory);
    surface.inPage(context, viewport);
    if (growth.get().to === 'page') {
      const { width, height } = session.store.view().document;
      context.beginPath();
      context.rect(0, 0, width, height);
      context.save();
      turned(context, layer);
      context.rect(whole.x, whole.y, whole.width, whole.height);
      context.restore();
      area(context);
      edge(context, { x: 0, y: 0, width, height }, unit);
      return;
    }
    turned(context, layer);
    const box = grownBox(whole, sidesNow());
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.rect(whole.x, whole.y, whole.width, whole.height);
    area(context);
    edge(context, box, unit);
    if (!still()) for (const grip of GRIPS) handle(context, placeOf(grip, box), grip, unit);
  }

  /** From here on the context is relative to the layer's center, rotated with it, without its flips. */
  function turned(context: Context, layer: PictureLayer): void {
    context.transform(...placementOf({ ...layer, flipX: false, flipY: false }).matrix);
  }

  function placeIn(layer: PictureLayer, event: PointerEvent): Point {
    const middle = centerOf(layer);
    const upright = rotatePoint(pagePointOf(host, session.viewport.get(), event), middle, -layer.rotation);
    return { x: upright.x - middle.x, y: upright.y - middle.y };
  }

  function gripAt(layer: PictureLayer, at: Point): (typeof GRIPS)[number] | null {
    if (growth.get().to === 'page' || still()) return null;
    const box = grownBox(wholeAround(layer), sidesNow());
    const near = NEAR / session.viewport.get().zoom;
    const distances = GRIPS.map((grip) => {
      const place = placeOf(grip, box);
      return { grip, distance: Math.hypot(at.x - place.x, at.y - place.y) };
    });
    const nearest = distances.reduce((best, one) => (one.distance < best.distance ? one : best));
    if (nearest.distance <= near) return nearest.grip;
    // Dragging anywhere along an edge moves that side.
    const [dx, dy] = [at.x - box.x, at.y - box.y];
    const inside = dx > -near && dy > -near && dx < box.width + near && dy < box.height + near;
    if (!inside) return null;
    const edges = [
      { x: -1, y: 0, distance: Math.abs(dx) },
      { x: 1, y: 0, distance: Math.abs(dx - box.width) },
      { x: 0, y: -1, distance: Math.abs(dy) },
      { x: 0, y: 1, distance: Math.abs(dy - box.height) },
    ];
    const side = edges.reduce((best, one) => (one.distance < best.distance ? one : best));
    return side.distance <= near ? { x: side.x, y: side.y } : null;
  }

  function onDown(event: PointerEvent): void {
    const layer = standing();
    if (event.button !== 0 || !layer) return;
    event.preventDefault();
    host.focus({ preventScroll: true });
    const grip = gripAt(layer, placeIn(layer, event));
    if (!grip) return;
    pulling = { pointer: event.pointerId, grip };
    surface.canvas.setPointerCapture(event.pointerId);
  }

  function onMove(event: PointerEvent): void {
    const layer = standing();
    if (!layer) return;
    const at = placeIn(layer, event);
    if (pulling?.pointer === event.pointerId)
      growth.set({ to: 'sides', sides: pulled(sidesNow(), wholeAround(layer), pulling.grip, at) });
    else surface.canvas.style.cursor = still() ? 'progress' : cursorOf(gripAt(layer, at), layer.rotation);
  }

  const leaving = new AbortController();
  const listen = { signal: leaving.signal };
  surface.canvas.addEventListener('pointerdown', onDown, listen);
  surface.canvas.addEventListener('pointermove', onMove, listen);
  for (const type of ['pointerup', 'pointercancel'] as const)
    surface.canvas.addEventListener(type, () => (pulling = null), listen);
  const stops = [session.viewport.subscribe(show), session.store.subscribe(show), growth.subscribe(show)];
  paint();

  return () => {
    stopPainting();
    leaving.abort();
    for (const stop of stops) stop();
    surface.canvas.remove();
  };
}

const placeOf = ({ x, y }: { x: number; y: number }, box: Box): Point => ({
  x: box.x + ((x + 1) / 2) * box.width,
  y: box.y + ((y + 1) / 2) * box.height,
});

/** The added area, between two rectangles of the path: tinted. */
function area(context: Context): void {
  context.save();
  context.clip('evenodd');
  context.globalAlpha = 0.16;
  context.fillStyle = COLOR;
  const far = 20_000;
  context.fillRect(-far, -far, far * 2, far * 2);
  context.restore();
}

function edge(context: Context, { x, y, width, height }: Box, unit: number): void {
  context.beginPath();
  context.rect(x, y, width, height);
  for (const [color, size] of [
    ['#ffffff', 4],
    [COLOR, 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = size * unit;
    context.stroke();
  }
}

/** Corners are dots, sides are bars along their edge. */
function handle(context: Context, { x, y }: Point, grip: { x: number; y: number }, unit: number): void {
  const radius = HANDLE * unit;
  const [across, down] =
    grip.x === 0 ? [radius * 2.6, radius * 0.7] : grip.y === 0 ? [radius * 0.7, radius * 2.6] : [radius, radius];
  context.beginPath();
  context.roundRect(x - across, y - down, across * 2, down * 2, Math.min(across, down));
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = COLOR;
  context.lineWidth = 1.5 * unit;
  context.stroke();
}

function cursorOf(grip: { x: number; y: number } | null, rotation: number): string {
  if (!grip) return 'default';
  const angle = ((Math.atan2(grip.y, grip.x) * 180) / Math.PI + rotation + 360) % 180;
  const names = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'];
  return names[Math.round(angle / 45) % 4] as string;
}
