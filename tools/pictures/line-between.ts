/** Draws a line from one thing to another: its course between their boxes, and the box and rotation that draw it. */
import { z } from 'zod';
import { centerOf, type Box, type Point } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import { extentOfAll, leavesOf } from '../page/chosen-layers.ts';
import type { ToolContext } from '../contract/context.ts';
import { layerInDesign, titleOf } from '../page/layer-names.ts';
import { coordinateInput } from '../inputs/style-input.ts';

export const lineEndInput = z.union([z.string().min(1).max(100), z.tuple([coordinateInput, coordinateInput])]);
type LineEnd = z.output<typeof lineEndInput>;

/** Gap between a line's end and the thing that it points at, as a share of the page's shorter side. */
const GAP = 0.014;
/** A line shorter than this share of the page's shorter side is not drawn. */
const SHORTEST = 0.02;

/** The box of an end and its page; a point is a box without size, on the current page. */
function boxOf(end: LineEnd, { document, page }: ToolContext): { box: Box; page: string | null } | { error: string } {
  if (typeof end !== 'string') return { box: { x: end[0], y: end[1], width: 0, height: 0 }, page: null };
  const found = layerInDesign(document, page, end);
  if ('error' in found) return found;
  const box = extentOfAll(leavesOf(document, found.layer));
  return box ? { box, page: found.page } : { error: message('tools.emptyGroup', { layer: titleOf(found.layer) }) };
}

/** The point where the way from a box's center towards a point leaves the box, `gap` px further on. */
function exitOf(box: Box, toward: Point, gap: number): Point {
  const middle = centerOf(box);
  const [dx, dy] = [toward.x - middle.x, toward.y - middle.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return middle;
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  const isPoint = box.width === 0 && box.height === 0;
  const way = Math.min(1, share + (isPoint ? 0 : gap / length));
  return { x: middle.x + dx * way, y: middle.y + dy * way };
}

/** A line's box, 1 px high and before rotation, and its rotation in degrees clockwise. */
export function lineBetween(
  from: LineEnd,
  to: LineEnd,
  context: ToolContext,
): { box: Box; rotation: number; page: string } | { error: string } {
  const start = boxOf(from, context);
  if ('error' in start) return start;
  const end = boxOf(to, context);
  if ('error' in end) return end;
  const page = start.page ?? end.page ?? context.page;
  if ((start.page ?? page) !== page || (end.page ?? page) !== page) return { error: message('tools.differentPages') };
  const shorter = Math.min(context.document.width, context.document.height);
  const a = exitOf(start.box, centerOf(end.box), shorter * GAP);
  const b = exitOf(end.box, centerOf(start.box), shorter * GAP);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // If the boxes touch or overlap, the two exits are in reverse order.
  const isForward =
    dx * (centerOf(end.box).x - centerOf(start.box).x) + dy * (centerOf(end.box).y - centerOf(start.box).y) > 0;
  const length = Math.hypot(dx, dy);
  if (!isForward || length < shorter * SHORTEST) return { error: message('tools.noRoomForLine') };
  const width = Math.round(length);
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return {
    box: { x: Math.round((a.x + b.x - width) / 2), y: Math.round((a.y + b.y - 1) / 2), width, height: 1 },
    rotation: Math.round(degrees * 10) / 10,
    page,
  };
}
