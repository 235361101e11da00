/**
 * What crop mode draws over the page: the rest of the picture, dimmed, the frame with its handles, and thirds during a
 * gesture.
 */
import { findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import { boundsOf, type Point } from '#design/document/geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { paintLeaf } from '#design/fabric/paint/leaf.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import { traceFrame } from '#design/fabric/paint/outline.ts';
import type { Context, PaintTools } from '#design/fabric/paint/tools.ts';
import { partOf } from '#design/document/picture-crop.ts';
import { isShown } from '../../commands/command.ts';
import type { Grip } from '../../modes/crop/crop-geometry.ts';
import { createPageSurface } from '../page-surface.client.ts';
import type { Viewport } from '../../session/viewport.ts';

const VEIL = 'rgb(20 18 14 / 0.5)';
/** Opacity of the part outside the frame. */
const OUTSIDE = 0.42;
/** Lengths on the screen, px. */
const CORNER = 18;
const SIDE = 22;
const THICK = 4;

export const GRIPS: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export interface CropScene {
  /** As the store shows it, including the crop in progress. */
  document: DesignDocument;
  layer: PictureLayer;
  viewport: Viewport;
  /** Whether a gesture is in progress, which shows the thirds. */
  busy: boolean;
}

/** A canvas over the stage. `draw` paints a scene on it. */
export function createCropOverlay(host: HTMLElement, tools: PaintTools) {
  const { canvas, cleared, inPage } = createPageSurface(host, 'crop');
  const memory = new PaintMemory();

  function draw(scene: CropScene): void {
    const { layer, viewport } = scene;
    const context = cleared();
    inPage(context, viewport);
    context.transform(...placementOf(layer).matrix);
    outsideOf(context, layer, () => {
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillStyle = VEIL;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.restore();
      paintWhole(context, layer, tools);
    });
    inPage(context, viewport);
    if (isCoveredByOthers(scene))
      paintLeaf(
        context,
        { ...layer, shadow: null, reflection: null, contactShadow: null },
        placementOf(layer),
        tools,
        memory,
      );
    context.transform(...placementOf(layer).matrix);
    drawFrame(context, layer, 1 / viewport.zoom, scene.busy);
  }

  return { canvas, draw, dispose: () => canvas.remove() };
}

/** Draws everywhere but inside the frame's outline. */
function outsideOf(context: Context, layer: PictureLayer, paint: () => void): void {
  context.save();
  const far = 40_000;
  context.beginPath();
  context.rect(-far, -far, 2 * far, 2 * far);
  traceFrame(context, layer.frame, layer);
  context.clip('evenodd');
  paint();
  context.restore();
}

/** Paints the whole picture, at the place given by the part in the frame. */
function paintWhole(context: Context, layer: PictureLayer, tools: PaintTools): void {
  const picture = tools.picture(layer.asset);
  if (!picture) return;
  const { whole, center, straighten } = partOf(layer);
  context.save();
  context.globalAlpha = OUTSIDE;
  context.rotate((straighten * Math.PI) / 180);
  context.drawImage(picture.image, -center.x, -center.y, whole.width, whole.height);
  context.restore();
}

/** Whether something on the page overlaps the picture: then it is painted once more above that. */
function isCoveredByOthers({ document, layer }: CropScene): boolean {
  let page = layer.parent;
  for (let group = findLayer(document, page); group; group = findLayer(document, page)) page = group.parent;
  const leaves = leavesInPaintOrder(document, page);
  const box = boundsOf(layer);
  return leaves.slice(leaves.findIndex(({ id }) => id === layer.id) + 1).some((other) => {
    const { x, y, width, height } = boundsOf(other);
    return (
      isShown(document, other.id) &&
      x < box.x + box.width &&
      box.x < x + width &&
      y < box.y + box.height &&
      box.y < y + height
    );
  });
}

/** `unit`: a screen pixel in page px. */
function drawFrame(context: Context, { width, height, frame }: PictureLayer, unit: number, busy: boolean): void {
  const line = (color: string, thick: number) => {
    context.strokeStyle = color;
    context.lineWidth = thick * unit;
    context.stroke();
  };
  context.lineJoin = 'miter';
  context.lineCap = 'butt';
  context.setLineDash([]);
  if (busy) {
    context.beginPath();
    for (const share of [-1 / 6, 1 / 6]) {
      context.moveTo(width * share, -height / 2);
      context.lineTo(width * share, height / 2);
      context.moveTo(-width / 2, height * share);
      context.lineTo(width / 2, height * share);
    }
    line('rgb(0 0 0 / 0.28)', 2);
    line('rgb(255 255 255 / 0.85)', 1);
  }
  if (frame.type !== 'rectangle' || frame.radius > 0) {
    context.beginPath();
    traceFrame(context, frame, { width, height });
    line('rgb(0 0 0 / 0.3)', 2.5);
    line('#ffffff', 1.25);
  }
  context.beginPath();
  context.rect(-width / 2, -height / 2, width, height);
  line('rgb(0 0 0 / 0.3)', 2.5);
  line('#ffffff', 1.25);
  context.beginPath();
  for (const grip of GRIPS) traceGrip(context, grip, { width, height }, unit);
  line('rgb(0 0 0 / 0.35)', THICK + 2);
  line('#ffffff', THICK);
}

/** Corners as angles just inside the frame, sides as bars if there is room for them. */
function traceGrip(
  context: Context,
  { x, y }: Grip,
  { width, height }: { width: number; height: number },
  unit: number,
): void {
  const inset = (THICK / 2) * unit;
  const corner = Math.min(CORNER * unit, width / 3, height / 3);
  const at = { x: x * (width / 2 - inset), y: y * (height / 2 - inset) };
  if (x !== 0 && y !== 0) {
    context.moveTo(at.x - x * corner, at.y);
    context.lineTo(at.x, at.y);
    context.lineTo(at.x, at.y - y * corner);
    return;
  }
  const half = (SIDE / 2) * unit;
  if ((y !== 0 ? width : height) < 3 * CORNER * unit + 2 * half) return;
  context.moveTo(at.x - (y !== 0 ? half : 0), at.y - (x !== 0 ? half : 0));
  context.lineTo(at.x + (y !== 0 ? half : 0), at.y + (x !== 0 ? half : 0));
}

/** The grip at a local point, null if there is none. `reach`: page px. */
export function gripAt({ width, height }: { width: number; height: number }, point: Point, reach: number): Grip | null {
  let best: { grip: Grip; distance: number } | null = null;
  for (const grip of GRIPS) {
    const corner = grip.x !== 0 && grip.y !== 0;
    const dx =
      grip.x === 0 ? Math.max(0, Math.abs(point.x) - width / 2 + reach) : Math.abs(point.x - (grip.x * width) / 2);
    const dy =
      grip.y === 0 ? Math.max(0, Math.abs(point.y) - height / 2 + reach) : Math.abs(point.y - (grip.y * height) / 2);
    const distance = Math.max(dx, dy) + (corner ? 0 : reach * 0.2);
    if (Math.max(dx, dy) <= reach && (!best || distance < best.distance)) best = { grip, distance };
  }
  return best?.grip ?? null;
}
