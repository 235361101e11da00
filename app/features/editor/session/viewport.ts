/** Where the page is on the stage: zoom and offset, as pure arithmetic in CSS pixels. */
import type { Box, Point } from '#design/document/geometry.ts';

/** A page point p is shown at p × zoom + (x, y) from the stage's upper left corner. */
export interface Viewport {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Margin around the page when it is fitted, px. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const MIN_ZOOM = 0.05;
export const MAX_ZOOM = 16;
/** The steps of the zoom buttons. */
const STEPS = [0.05, 0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** Zooms while the page point under `anchor` (stage px) stays where it is. */
export function zoomAt(viewport: Viewport, zoom: number, anchor: Point): Viewport {
  const next = clampZoom(zoom);
  const ratio = next / viewport.zoom;
  return { zoom: next, x: anchor.x - (anchor.x - viewport.x) * ratio, y: anchor.y - (anchor.y - viewport.y) * ratio };
}

export function panBy(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, x: viewport.x + dx, y: viewport.y + dy };
}

/** The next step of the zoom buttons. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? STEPS : [...STEPS].reverse();
  return steps.find((step) => (direction === 1 ? step > zoom * 1.01 : step < zoom * 0.99)) ?? clampZoom(zoom);
}

/**
 * Shows a box as large as the free part of the stage allows, at most at 100 %. It is centered on the stage and moves
 * aside only as far as the insets require.
 */
export function fit(box: Box, stage: Size, insets: Insets, largest = 1): Viewport {
  const width = Math.max(1, stage.width - insets.left - insets.right);
  const height = Math.max(1, stage.height - insets.top - insets.bottom);
  const zoom = clampZoom(Math.min(width / box.width, height / box.height, largest));
  const left = centred(stage.width, box.width * zoom, insets.left, insets.right);
  const top = centred(stage.height, box.height * zoom, insets.top, insets.bottom);
  return { zoom, x: Math.round(left - box.x * zoom), y: Math.round(top - box.y * zoom) };
}

/** Space for a panel is worth shrinking the page to this share, and no more. */
const WORTH = 0.7;

/**
 * Fits next to a panel, with the insets `beside` that leave it room, if that costs little; else as if it were not
 * there.
 */
export function fitBeside(box: Box, stage: Size, insets: Insets, beside: Insets): Viewport {
  const whole = fit(box, stage, insets);
  const smaller = fit(box, stage, beside);
  return smaller.zoom >= whole.zoom * WORTH ? smaller : whole;
}

/**
 * How far the page has to move so that a box emerges from under the panels on both sides, as far as the other one
 * allows. Stage px. The page stays put while the box's center is visible.
 */
export function revealBy(viewport: Viewport, box: Box, stage: Size, covered: { left: number; right: number }): number {
  const left = box.x * viewport.zoom + viewport.x;
  const right = left + box.width * viewport.zoom;
  const limit = stage.width - covered.right;
  const middle = (left + right) / 2;
  if (middle >= covered.left && middle <= limit) return 0;
  if (right > limit) return -Math.max(0, Math.min(right - limit, left - covered.left));
  return left < covered.left ? Math.max(0, Math.min(covered.left - left, limit - right)) : 0;
}

function centred(stage: number, length: number, before: number, after: number): number {
  const middle = (stage - length) / 2;
  return Math.max(before, Math.min(middle, stage - after - length));
}

/** Keeps some of the page visible, wherever it is dragged. */
export function keepInSight(viewport: Viewport, page: Size, stage: Size, margin = 80): Viewport {
  const limit = (offset: number, length: number, room: number) =>
    Math.min(room - margin, Math.max(margin - length * viewport.zoom, offset));
  return {
    ...viewport,
    x: limit(viewport.x, page.width, stage.width),
    y: limit(viewport.y, page.height, stage.height),
  };
}

/** A point of the page on the stage. */
export function toStage(viewport: Viewport, point: Point): Point {
  return { x: point.x * viewport.zoom + viewport.x, y: point.y * viewport.zoom + viewport.y };
}

/** A point of the stage on the page. */
export function toPage(viewport: Viewport, point: Point): Point {
  return { x: (point.x - viewport.x) / viewport.zoom, y: (point.y - viewport.y) / viewport.zoom };
}

/** The most that one wheel event counts, px: a notch reports 100 and more, and zooms by about a fifth. */
const NOTCH = 20;

/** How much the wheel zooms: a pixel of a trackpad or a pinch by about a hundredth, as in other editors. */
export function wheelZoom(zoom: number, event: { deltaY: number; deltaMode: number }): number {
  const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaMode === 2 ? event.deltaY * 400 : event.deltaY;
  return clampZoom(zoom * Math.exp(-Math.max(-NOTCH, Math.min(NOTCH, pixels)) / 100));
}

/** From the stage's edge inwards, a drag moves the page, px. */
const EDGE = 20;
/** The maximum speed, px a second; reached this far beyond the edge. */
const EDGE_SPEED = 1_100;
const EDGE_REACH = 60;

/**
 * How fast the page moves during a drag at `at` along a stage of this length: px a second, negative towards its start.
 */
export function edgeSpeed(at: number, length: number): number {
  const past = at < EDGE ? at - EDGE : at > length - EDGE ? at - (length - EDGE) : 0;
  return Math.max(-1, Math.min(1, past / (EDGE + EDGE_REACH))) * EDGE_SPEED;
}

/** Two fingers move from one pair of places to another: what is between them stays between them. */
export function pinch(viewport: Viewport, from: readonly [Point, Point], to: readonly [Point, Point]): Viewport {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const between = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const zoomed = zoomAt(viewport, (viewport.zoom * apart(to)) / apart(from), between(from));
  return panBy(zoomed, between(to).x - between(from).x, between(to).y - between(from).y);
}
