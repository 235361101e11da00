/** The handles around a selection: which ones a layer has, how they look, what dragging them does. */
import {
  Control,
  controlsUtils,
  Point,
  type FabricObject,
  type InteractiveFabricObject,
  type Transform,
  type TPointerEvent,
  type TransformActionHandler,
} from 'fabric/es';
import { isLayerObject, isTextObject, type LayerObject } from '#design/fabric/layer-object.ts';
import { heightenText, textSides, widenText } from './text-handles.ts';
import { croppedAt, type Side } from '../commands/crop.ts';
import { radiusHandle } from './radius-handle.client.ts';
import { tableSideHandler } from './table-handles.client.ts';

export interface HandleColors {
  accent: string;
  surface: string;
}

type SideKey = 'ml' | 'mr' | 'mt' | 'mb';
const CORNERS = ['tl', 'tr', 'bl', 'br'] as const;
const SIDES: Readonly<Record<SideKey, Side>> = { ml: 'left', mr: 'right', mt: 'top', mb: 'bottom' };

/** Shorter sides on the screen have no room for a handle in their middle, px. */
const ROOM_FOR_SIDE = 44;
/** A text's sides are dragged most often: on low texts the corners make room for them. */
const ROOM_FOR_TEXT_SIDE = 12;
const ROOM_FOR_TEXT_CORNERS = 30;
const ROOM_FOR_CORNERS = 18;
const CORNER = 10;
const PILL = { long: 18, short: 6 };
/** A line can be grabbed this far away from it, px. */
const LINE_REACH = 8;
const TURN_DISTANCE = 28;
const TURN_SIZE = 22;
/** The steps of a rotation while Shift is held, degrees. */
export const TURN_STEP = 15;

/** A rotation within this of a multiple of 45° snaps to it, degrees. */
const TURN_MAGNET = 2.5;

/**
 * Called while a handle is dragged, after the object has followed the pointer: how much further the pointer should be,
 * page px; null for no snapping. `place`: the handle's place on the box, -0.5 to 0.5.
 */
export type PullSnap = (
  event: TPointerEvent,
  transform: Transform,
  place: { x: number; y: number },
) => { dx: number; dy: number } | null;

/** How handles snap to other layers. */
export interface HandleSnaps {
  pull: PullSnap;
  /** Where a dragged point, such as a line's end, should be; page px. */
  point(event: TPointerEvent, at: { x: number; y: number }): { x: number; y: number };
}

/** Gives a selected object its handles and colors. */
export function dressHandles(target: FabricObject, colors: HandleColors, { pull, point }: HandleSnaps): void {
  const layer = isLayerObject(target) ? target.layer : null;
  const line = layer?.type === 'shape' && layer.shape.kind === 'line';
  target.set({
    borderColor: colors.accent,
    editingBorderColor: colors.accent,
    borderScaleFactor: 1.5,
    borderOpacityWhenMoving: 1,
    hasBorders: !line,
    padding: line ? LINE_REACH : 0,
    touchCornerSize: 28,
    minScaleLimit: 0,
    lockScalingFlip: true,
  });
  const controls: Record<string, Control> = {};
  if (line) {
    controls.ml = endpoint(-1, colors, point);
    controls.mr = endpoint(1, colors, point);
  } else {
    const own = target.controls;
    const room = isTextObject(target) ? ROOM_FOR_TEXT_CORNERS : ROOM_FOR_CORNERS;
    for (const key of CORNERS) {
      controls[key] = restyled(own[key], cornerLook(colors), (object) => hasRoom(object, room, 'both') || key === 'br');
      controls[key].actionHandler = snapped(controlsUtils.scalingEqually, controls[key], pull);
    }
    for (const key of sidesOf(target)) controls[key] = side(key, target, colors, pull);
    controls.mtr = turner(colors);
    const radius = isLayerObject(target) ? radiusHandle(target, colors) : null;
    if (radius) controls.radius = radius;
  }
  target.controls = controls;
}

/** Texts are widened, pictures cropped, shapes stretched; several layers together only scale. */
function sidesOf(target: FabricObject): SideKey[] {
  if (isTextObject(target)) return textSides(target.layer);
  if (!isLayerObject(target)) return [];
  if (target.layer.type === 'table') return ['ml', 'mr'];
  return target.layer.type === 'image' || target.layer.type === 'shape' ? ['ml', 'mr', 'mt', 'mb'] : [];
}

/** A handle's action with snapping: performed once to see where it leads, and again with the snapped pointer. */
function snapped(
  handler: TransformActionHandler,
  { x, y }: { x: number; y: number },
  pull: PullSnap,
): TransformActionHandler {
  return (event, transform, handX, handY) => {
    const done = handler(event, transform, handX, handY);
    const further = pull(event, transform, { x, y });
    return (further !== null && handler(event, transform, handX + further.dx, handY + further.dy)) || done;
  };
}

function side(key: SideKey, target: FabricObject, colors: HandleColors, pull: PullSnap): Control {
  const upright = key === 'ml' || key === 'mr';
  const look = pillLook(upright, colors);
  const text = isTextObject(target);
  const room = (object: InteractiveFabricObject) =>
    hasRoom(object, text ? ROOM_FOR_TEXT_SIDE : ROOM_FOR_SIDE, upright ? 'height' : 'width');
  const { scalingX, scalingY, scaleCursorStyleHandler } = controlsUtils;
  const place = { x: key === 'ml' ? -0.5 : key === 'mr' ? 0.5 : 0, y: key === 'mt' ? -0.5 : key === 'mb' ? 0.5 : 0 };
  const picture = isLayerObject(target) && target.layer.type === 'image';
  const table = isLayerObject(target) && target.layer.type === 'table';
  return restyled(
    new Control({
      ...place,
      cursorStyleHandler: scaleCursorStyleHandler,
      actionName: picture ? 'crop' : text ? 'resizing' : upright ? 'scaleX' : 'scaleY',
      actionHandler: snapped(
        table
          ? tableSideHandler(key === 'ml' ? -1 : 1)
          : picture
            ? cropHandler(SIDES[key])
            : text
              ? upright
                ? widenText
                : heightenText
              : upright
                ? scalingX
                : scalingY,
        place,
        pull,
      ),
    }),
    look,
    room,
  );
}

interface Look {
  size: { x: number; y: number };
  draw(context: CanvasRenderingContext2D): void;
}

/** A control with another look but the same action. */
function restyled(
  control: Control | undefined,
  look: Look,
  isVisible: (object: InteractiveFabricObject) => boolean,
): Control {
  const next = Object.assign(new Control(), control);
  next.sizeX = Math.max(look.size.x, 14);
  next.sizeY = Math.max(look.size.y, 14);
  next.getVisibility = (object) => object.hasControls && !object.isMoving && isVisible(object);
  next.render = (context, left, top, _style, object) => {
    context.save();
    context.translate(left, top);
    context.rotate(((object as FabricObject).getTotalAngle() * Math.PI) / 180);
    look.draw(context);
    context.restore();
  };
  return next;
}

/** Whether a box is large enough on the screen for handles. */
function hasRoom(object: InteractiveFabricObject, room: number, along: 'width' | 'height' | 'both'): boolean {
  const zoom = object.canvas?.getZoom() ?? 1;
  const width = (object as FabricObject).getScaledWidth() * zoom;
  const height = (object as FabricObject).getScaledHeight() * zoom;
  if (along === 'both') return width >= room && height >= room;
  return (along === 'width' ? width : height) >= room;
}

function cornerLook({ accent, surface }: HandleColors): Look {
  return {
    size: { x: CORNER, y: CORNER },
    draw(context) {
      context.beginPath();
      context.arc(0, 0, CORNER / 2, 0, Math.PI * 2);
      fillAndOutline(context, surface, accent);
    },
  };
}

function pillLook(upright: boolean, { accent, surface }: HandleColors): Look {
  const size = upright ? { x: PILL.short, y: PILL.long } : { x: PILL.long, y: PILL.short };
  return {
    size,
    draw(context) {
      context.beginPath();
      context.roundRect(-size.x / 2, -size.y / 2, size.x, size.y, PILL.short / 2);
      fillAndOutline(context, surface, accent);
    },
  };
}

function fillAndOutline(context: CanvasRenderingContext2D, fill: string, stroke: string): void {
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.lineWidth = 1.5;
  context.shadowColor = 'rgb(23 21 15 / 0.18)';
  context.shadowBlur = 3;
  context.shadowOffsetY = 1;
  context.fill();
  context.shadowColor = 'transparent';
  context.stroke();
}

/** The rotation handle below the box: snaps gently to multiples of 45°, in steps with Shift, not at all with Ctrl. */
function turner({ accent, surface }: HandleColors): Control {
  const { rotationWithSnapping } = controlsUtils;
  const control = new Control({ x: 0, y: 0.5, offsetY: TURN_DISTANCE, actionName: 'rotate', cursorStyle: 'grab' });
  control.sizeX = TURN_SIZE;
  control.sizeY = TURN_SIZE;
  control.actionHandler = (event, transform, x, y) => {
    const free = event.ctrlKey || event.metaKey;
    transform.target.snapAngle = event.shiftKey ? TURN_STEP : free ? undefined : 45;
    transform.target.snapThreshold = event.shiftKey ? TURN_STEP / 2 + 0.001 : TURN_MAGNET;
    return rotationWithSnapping(event, transform, x, y);
  };
  control.getVisibility = (object) => object.hasControls && !object.isMoving && !object.lockRotation;
  control.render = (context, left, top) => {
    context.save();
    context.translate(left, top);
    context.beginPath();
    context.arc(0, 0, TURN_SIZE / 2, 0, Math.PI * 2);
    fillAndOutline(context, surface, 'transparent');
    context.strokeStyle = accent;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = 1.75;
    context.beginPath();
    context.arc(0, 0, 4.75, -Math.PI * 0.35, Math.PI * 1.25);
    context.stroke();
    context.beginPath();
    context.moveTo(2.2, -7.4);
    context.lineTo(2.4, -3.9);
    context.lineTo(5.9, -4.1);
    context.stroke();
    context.restore();
  };
  return control;
}

/** One end of a line: the other stays where it is. With Shift the line keeps to the steps of a rotation. */
function endpoint(end: -1 | 1, colors: HandleColors, point: HandleSnaps['point']): Control {
  const control = new Control({ x: end / 2, y: 0, actionName: 'endpoint', cursorStyle: 'crosshair' });
  control.actionHandler = (event, transform, x, y) => {
    const at = event.shiftKey ? { x, y } : point(event, { x, y });
    return dragEndpoint(transform, end, at.x, at.y, event.shiftKey);
  };
  const styled = restyled(control, cornerLook(colors), () => true);
  // At the line's end itself, not at the edge of the space around it.
  styled.positionHandler = (size, matrix) => new Point((end / 2) * (size.x - 2 * LINE_REACH), 0).transform(matrix);
  return styled;
}

function dragEndpoint({ target }: Transform, end: -1 | 1, x: number, y: number, stepped: boolean): boolean {
  const radians = (target.angle * Math.PI) / 180;
  const half = (target.width * target.scaleX) / 2;
  const center = target.getCenterPoint();
  const fixed = { x: center.x - end * half * Math.cos(radians), y: center.y - end * half * Math.sin(radians) };
  let angle = Math.atan2((y - fixed.y) * end, (x - fixed.x) * end);
  const length = Math.max(1, Math.hypot(x - fixed.x, y - fixed.y));
  if (stepped) angle = (Math.round((angle * 180) / Math.PI / TURN_STEP) * TURN_STEP * Math.PI) / 180;
  target.set({
    width: length,
    scaleX: 1,
    angle: (angle * 180) / Math.PI,
    left: fixed.x + (end * Math.cos(angle) * length) / 2,
    top: fixed.y + (end * Math.sin(angle) * length) / 2,
  });
  return true;
}

/** Dragging a side of a picture shows more or less of it; the opposite side stays. */
function cropHandler(pulled: Side): TransformActionHandler {
  return (_event, { target }, x, y) => {
    const object = target as LayerObject;
    const { layer } = object;
    if (layer.type !== 'image' || object.lockScalingX) return false;
    const horizontal = pulled === 'left' || pulled === 'right';
    const sign = pulled === 'right' || pulled === 'bottom' ? 1 : -1;
    const radians = (object.angle * Math.PI) / 180;
    const axis = horizontal
      ? { x: Math.cos(radians), y: Math.sin(radians) }
      : { x: -Math.sin(radians), y: Math.cos(radians) };
    const center = object.getCenterPoint();
    const before = horizontal ? object.width : object.height;
    // From the fixed side to the pointer, along the box.
    const reach = ((x - center.x) * axis.x + (y - center.y) * axis.y) * sign + before / 2;
    const { crop, length } = croppedAt({ ...layer, width: object.width, height: object.height }, pulled, reach);
    const shift = ((length - before) / 2) * sign;
    object.layer = { ...layer, crop, ...(horizontal ? { width: length } : { height: length }) };
    object.set({
      ...(horizontal ? { width: length } : { height: length }),
      left: center.x + axis.x * shift,
      top: center.y + axis.y * shift,
    });
    return true;
  };
}
