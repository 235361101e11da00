/**
 * Drawing by hand on the canvas: pen, brush, highlighter, eraser. The current stroke is drawn on an overlay and becomes
 * one history step when it ends. After a pen has drawn, the palm doesn't; two fingers still zoom and pan, and so does
 * Space.
 */
import { brushOutline } from '#design/fabric/paint/brush.ts';
import { paintStroke } from '#design/fabric/paint/drawing.ts';
import type { DrawingPath } from '#design/document/layers.ts';
import { strokesTouched, type PageStroke } from '#design/document/drawing-geometry.ts';
import type { Point } from '#design/document/geometry.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { isLocked, isShown } from '../../commands/command.ts';
import { drawStrokeCommand, drawingToGoOn } from '../../commands/draw-stroke.ts';
import { eraseStrokesCommand } from '../../commands/erase-strokes.ts';
import { newId } from '../../session/editor-session.ts';
import { drawSettings, type DrawSettings, type InkTool } from '../../modes/draw/draw-settings.ts';
import {
  recordStroke,
  thinned,
  type PointerSample,
  type StrokePoint,
  type StrokeRecorder,
} from '../../modes/draw/stroke-points.ts';
import { NOTHING } from '../../session/selection.ts';
import type { CanvasMode, ModeTools } from '../canvas-mode.ts';
import { pagePointOf } from '../page-surface.client.ts';
import { createDrawOverlay } from './draw-overlay.client.ts';

/** A stroke joins the previous drawing if it begins within this time of its end, ms. */
const JOINED_WITHIN = 6_000;
/** How far a stroke may deviate from the pointer's path, screen px. */
const TOLERANCE = 0.3;

interface Stroke {
  kind: 'stroke';
  tool: InkTool;
  recorder: StrokeRecorder;
  from: Point;
  to: Point;
  /** Shift: a straight line from the start to the pointer. */
  straight: boolean;
}

interface Erasing {
  kind: 'erase';
  at: Point;
  erased: Map<string, Set<number>>;
}

type Hold = (Stroke | Erasing) & { pointer: number; touch: boolean };

export function startDraw({ session, host }: ModeTools): CanvasMode {
  const settings = drawSettings();
  const overlay = createDrawOverlay(host, session.viewport.get);
  const listening = new AbortController();
  const cursorBefore = host.style.cursor;
  let hold: Hold | null = null;
  let hover: Point | null = null;
  let penSeen = false;
  /** The drawing that the last stroke joined, and when it ended. */
  let latest: { layer: string; page: string; tool: InkTool; ended: number } | null = null;

  const pagePoint = (event: { clientX: number; clientY: number }): Point =>
    pagePointOf(host, session.viewport.get(), event);
  const pixel = (): number => 1 / session.viewport.get().zoom;
  const sampleOf = (event: PointerEvent): PointerSample => ({
    ...pagePoint(event),
    // A mouse reports 0.5 and a finger often 0 or 1: only a pen measures.
    pressure: event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : null,
    time: event.timeStamp,
  });

  // --- display ---

  function show(): void {
    const now = settings.get();
    if (hold?.kind === 'stroke') {
      const { tool } = hold;
      const stroke = strokeOf(hold, now, false);
      overlay.show((context) => paintInHand(context, stroke, tool));
      return;
    }
    const at = hold?.kind === 'erase' ? hold.at : hover;
    overlay.show(at && (now.tool === 'eraser' || hold === null) ? (context) => paintTip(context, at, now) : null);
  }

  function paintInHand(context: CanvasRenderingContext2D, stroke: PageStroke, tool: InkTool): void {
    const outline = tool === 'brush' ? brushOutline(stroke.points, stroke.pressures, stroke.width) : null;
    paintStroke(context, stroke, stroke.points, stroke.width, outline);
  }

  /** The circle at the pointer: as wide as the stroke would be. */
  function paintTip(context: CanvasRenderingContext2D, at: Point, now: DrawSettings): void {
    const radius = now.tool === 'eraser' ? now.eraser * pixel() : now.inks[now.tool].width / 2;
    for (const [color, width] of [
      ['#ffffff', 2.5],
      ['#17150f', 1],
    ] as const) {
      context.beginPath();
      context.arc(at.x, at.y, Math.max(radius, 1.5 * pixel()), 0, Math.PI * 2);
      context.strokeStyle = color;
      context.lineWidth = width * pixel();
      context.stroke();
    }
  }

  // --- strokes ---

  function strokeOf({ tool, recorder, from, to, straight }: Stroke, now: DrawSettings, end: boolean): PageStroke {
    const { color, width, opacity } = now.inks[tool];
    const drawn: StrokePoint[] = straight ? straightPoints(from, to) : recorder.points(end);
    const points = end && !straight ? thinned(drawn, TOLERANCE * pixel(), tool === 'brush' ? width / 2 : 0) : drawn;
    const path: Omit<DrawingPath, 'points'> = {
      color,
      width,
      opacity,
      brush: tool,
      pressures: tool === 'brush' ? points.map(({ pressure }) => Math.round(pressure * 100) / 100) : [],
    };
    return { ...path, points: points.map(({ x, y }) => [x, y] as const) };
  }

  function finishStroke(stroke: Stroke): void {
    const context = session.context();
    const joins =
      latest &&
      latest.page === context.page &&
      latest.tool === stroke.tool &&
      performance.now() - latest.ended < JOINED_WITHIN
        ? latest.layer
        : null;
    const drawing = drawingToGoOn(context, joins);
    const id = newId();
    session.run(drawStrokeCommand, { stroke: strokeOf(stroke, settings.get(), true), onto: drawing?.id ?? null, id });
    latest = { layer: drawing?.id ?? id, page: context.page, tool: stroke.tool, ended: performance.now() };
  }

  // --- erasing ---

  function erase(erasing: Erasing, to: Point): void {
    const { document, page } = session.context();
    const reach = settings.get().eraser * pixel();
    let more = false;
    for (const layer of leavesInPaintOrder(document, page)) {
      if (layer.type !== 'drawing' || isLocked(document, layer.id) || !isShown(document, layer.id)) continue;
      const gone = erasing.erased.get(layer.id) ?? new Set();
      for (const place of strokesTouched(layer, erasing.at, to, reach)) {
        if (gone.has(place)) continue;
        erasing.erased.set(layer.id, gone.add(place));
        more = true;
      }
    }
    erasing.at = to;
    if (more) session.preview(eraseStrokesCommand, { erased: erasing.erased });
  }

  // --- pointers ---

  function letGo(keep: boolean): void {
    const held = hold;
    hold = null;
    if (!held) return;
    if (held.kind === 'stroke' && keep) finishStroke(held);
    if (held.kind === 'erase') {
      if (keep && held.erased.size > 0) session.run(eraseStrokesCommand, { erased: held.erased });
      else session.cancelPreview();
    }
    // In the same frame in which the canvas shows the drawing, so that nothing flickers.
    show();
  }

  function onPointerDown(event: PointerEvent): void {
    if (!(event.target instanceof HTMLCanvasElement) || event.button !== 0) return;
    if (event.pointerType === 'pen') penSeen = true;
    if (event.pointerType === 'touch' && penSeen) return;
    if (hold) return;
    if (!session.machine.getSnapshot().matches({ ready: 'idle' })) return;
    event.preventDefault();
    host.focus({ preventScroll: true });
    host.setPointerCapture(event.pointerId);
    const at = pagePoint(event);
    const { tool } = settings.get();
    const common = { pointer: event.pointerId, touch: event.pointerType === 'touch' };
    if (tool === 'eraser') {
      const erasing: Hold = { kind: 'erase', at, erased: new Map(), ...common };
      hold = erasing;
      erase(erasing, at);
    } else {
      const recorder = recordStroke(pixel());
      recorder.add(sampleOf(event));
      hold = { kind: 'stroke', tool, recorder, from: at, to: at, straight: false, ...common };
    }
    hover = null;
    show();
  }

  function onPointerMove(event: PointerEvent): void {
    if (!hold) {
      hover = event.pointerType === 'touch' || !(event.target instanceof HTMLCanvasElement) ? null : pagePoint(event);
      show();
      return;
    }
    if (event.pointerId !== hold.pointer) return;
    const events = event.getCoalescedEvents();
    for (const each of events.length > 0 ? events : [event]) {
      if (hold.kind === 'stroke') hold.recorder.add(sampleOf(each));
      else erase(hold, pagePoint(each));
    }
    if (hold.kind === 'stroke') {
      hold.to = pagePoint(event);
      hold.straight = event.shiftKey;
    }
    show();
  }

  function onPointerUp(event: PointerEvent): void {
    if (hold && event.pointerId === hold.pointer) letGo(event.type === 'pointerup');
  }

  /** A second finger means zooming: what the first one began was no stroke. */
  function onSecondFinger(event: PointerEvent): void {
    if (hold?.touch && event.pointerType === 'touch' && event.pointerId !== hold.pointer) letGo(false);
  }

  session.selection.set(NOTHING);
  host.style.cursor = 'crosshair';
  const options = { signal: listening.signal };
  host.addEventListener('pointerdown', onSecondFinger, { ...options, capture: true });
  host.addEventListener('pointerdown', onPointerDown, options);
  host.addEventListener('pointermove', onPointerMove, options);
  host.addEventListener('pointerup', onPointerUp, options);
  host.addEventListener('pointercancel', onPointerUp, options);
  host.addEventListener(
    'pointerleave',
    () => {
      hover = null;
      if (!hold) show();
    },
    options,
  );
  const stops = [
    settings.subscribe(show),
    session.viewport.subscribe(show),
    // Selecting something, in a panel or the palette, means working on that.
    session.selection.subscribe(() => {
      const { layers, background } = session.selection.get();
      if (layers.length > 0 || background) session.stage.get()?.leaveMode('finish');
    }),
  ];

  return {
    finish: () => letGo(true),
    cancel: () => letGo(false),
    dispose() {
      listening.abort();
      for (const stop of stops) stop();
      host.style.cursor = cursorBefore;
      overlay.dispose();
    },
  };
}

function straightPoints(from: Point, to: Point): StrokePoint[] {
  return [
    { ...from, pressure: 0.5 },
    { ...to, pressure: 0.5 },
  ];
}
