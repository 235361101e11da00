/**
 * The handle that rounds the corners of a picture or rectangle: inside its top left corner, dragged towards the center.
 */
import { Control, Point, type InteractiveFabricObject, type Transform } from 'fabric/es';
import type { LeafLayer } from '#design/document/layers.ts';
import { isLayerObject, type LayerObject } from '#design/fabric/layer-object.ts';
import { frameOf } from '../commands/frame.ts';

/** Fabric's name for the gesture. */
export const RADIUS_ACTION = 'radius';

/** For corners without a radius the handle is this far inside, screen px: clear of the corner's own handle. */
const INSET = 18;
/** Smaller boxes on the screen have no room for it, px. */
const ROOM = 90;
const SIZE = 8;

/** The corner radius that a layer shows now, px; null if it has none to round. */
export function radiusOf(layer: LeafLayer): number | null {
  const frame = frameOf(layer);
  return frame?.type === 'rectangle' ? Math.min(frame.radius, mostOf(layer)) : null;
}

const mostOf = ({ width, height }: Pick<LeafLayer, 'width' | 'height'>): number => Math.min(width, height) / 2;

/** Converts a radius to the handle's distance inside the corner, and back; both page px. `inset`: for a radius of 0. */
export function insetOf(radius: number, most: number, inset: number): number {
  return inset + (radius * Math.max(0, most - inset)) / most;
}

export function radiusAt(distance: number, most: number, inset: number): number {
  if (most <= inset) return 0;
  return Math.min(most, Math.max(0, ((distance - inset) * most) / (most - inset)));
}

/** The handle for a selected object; null if it has no corners to round. */
export function radiusHandle(
  target: LayerObject,
  { accent, surface }: { accent: string; surface: string },
): Control | null {
  if (radiusOf(target.layer) === null) return null;
  const control = new Control({
    x: -0.5,
    y: -0.5,
    actionName: RADIUS_ACTION,
    cursorStyle: 'default',
    sizeX: 18,
    sizeY: 18,
    actionHandler: pull,
  });
  control.positionHandler = (size, matrix) => {
    const zoom = size.x / (target.width * target.scaleX || 1);
    const inset = insetOf(radiusOf(target.layer) ?? 0, mostOf(target.layer), INSET / zoom) * zoom;
    return new Point(-size.x / 2 + inset, -size.y / 2 + inset).transform(matrix);
  };
  control.getVisibility = (object) => object.hasControls && !object.isMoving && hasRoom(object);
  control.render = (context, left, top) => {
    context.save();
    context.translate(left, top);
    context.beginPath();
    context.arc(0, 0, SIZE / 2, 0, Math.PI * 2);
    context.fillStyle = surface;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = accent;
    context.stroke();
    context.restore();
  };
  return control;
}

function hasRoom(object: InteractiveFabricObject): boolean {
  const zoom = object.canvas?.getZoom() ?? 1;
  return Math.min(object.getScaledWidth(), object.getScaledHeight()) * zoom >= ROOM;
}

/** Rounds the object's corners according to the pointer's distance inside. The document follows on release. */
function pull(_event: unknown, { target }: Transform, x: number, y: number): boolean {
  if (!isLayerObject(target)) return false;
  const { layer } = target;
  if (radiusOf(layer) === null || target.lockScalingX) return false;
  const radians = (-target.angle * Math.PI) / 180;
  const center = target.getCenterPoint();
  const [dx, dy] = [x - center.x, y - center.y];
  const fromLeft = dx * Math.cos(radians) - dy * Math.sin(radians) + layer.width / 2;
  const fromTop = dx * Math.sin(radians) + dy * Math.cos(radians) + layer.height / 2;
  const zoom = target.canvas?.getZoom() ?? 1;
  const radius = Math.round(radiusAt((fromLeft + fromTop) / 2, mostOf(layer), INSET / zoom));
  target.layer = rounded(layer, radius);
  // The handle goes along.
  target.setCoords();
  return true;
}

function rounded(layer: LeafLayer, radius: number): LeafLayer {
  if (layer.type === 'image') return { ...layer, frame: { type: 'rectangle', radius } };
  if (layer.type === 'shape' && layer.shape.kind === 'rectangle')
    return { ...layer, shape: { ...layer.shape, radius } };
  return layer;
}
