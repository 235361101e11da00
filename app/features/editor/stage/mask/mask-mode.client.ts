/** Mask mode on the canvas: a brush erases and restores parts of a picture; each stroke is a history step. */
import { toast } from '#app/ui/toast-store.ts';
import type { Point } from '#design/document/geometry.ts';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { createCell } from '../../session/cell.ts';
import { maskStrokeCommand, setMaskCommand } from '../../commands/mask.ts';
import { toLocal } from '../../modes/crop/crop-geometry.ts';
import { steppedSize, type MaskBrush, type MaskControls } from '../../modes/mask/mask-controls.ts';
import { modeControlsOf } from '../../modes/mode-controls.ts';
import { isTyping } from '../../actions/shortcuts.ts';
import type { CanvasMode, ModeTools } from '../canvas-mode.ts';
import { BrushStroke, meetsPicture, picturePixels, pointOnPicture } from './brush-stroke.ts';
import { createRepaint } from '../page-surface.client.ts';
import { createMaskOverlay } from './mask-overlay.client.ts';
import { createMaskPainter, type MaskPainter } from './mask-painter.client.ts';
import { flattenMask, isCrowded } from './flatten-mask.ts';

/** Maximum pixels of the picture under the brush: more is not visible, and too slow for the pointer. */
const MOST_PIXELS = 4_000_000;
/** The picture is repainted at the new zoom after a pause this long, ms. */
const REST = 180;

/** The brush used last, for the next picture. */
let lastBrush: MaskBrush = { mode: 'erase', size: 44, hardness: 0.7 };

export function startMask({ session, host, canvas, view }: ModeTools, { layer: id }: { layer: string }): CanvasMode {
  const standing = (): PictureLayer | null => {
    const layer = findLayer(session.store.document(), id);
    return layer && isPicture(layer) ? layer : null;
  };
  const brush = createCell<MaskBrush>({ ...lastBrush, mode: 'erase' });
  const busy = createCell(false);
  const overlay = createMaskOverlay(host);
  let painter: MaskPainter | null = null;
  /** The layer as the painter shows it. */
  let painted: PictureLayer | null = null;
  let stroke: { pointer: number; line: BrushStroke; drawn: number } | null = null;
  let pointer: Point | null = null;
  /** An asset that looks like these strokes, for the next step. */
  let compacted: { of: ImageLayer['mask']; asset: string } | null = null;
  let compacting = false;
  const fingers = new Set<number>();
  const { show, stop: stopPainting } = createRepaint(paint);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  // --- showing ---

  function prepare(): void {
    const layer = standing();
    if (!layer || over) return;
    const scale = Math.min(
      session.viewport.get().zoom * window.devicePixelRatio,
      Math.sqrt(MOST_PIXELS / (layer.width * layer.height)),
    );
    painter = createMaskPainter(layer, scale, view.tools);
    painted = layer;
    hide();
    show();
    // Its pictures may still be loading.
    if (!painter) void view.settled().then(() => !painter && !over && view.tools.picture(layer.asset) && prepare());
  }

  /** The picture on the page is hidden in favor of the one under the brush. */
  function hide(): void {
    const object = view.objectOf(id);
    if (!object || !painter) return;
    object.set({ visible: false });
    canvas.requestRenderAll();
  }

  function paint(): void {
    if (over || !painted) return;
    follow();
    overlay.draw(painted, painter, session.viewport.get(), brush.get().mode === 'restore');
    overlay.placeRing(pointer, brush.get().size);
  }

  function follow(): void {
    if (!stroke || !painter) return;
    const last = stroke.line.pieces.at(-1);
    if (!last) return;
    painter.follow(stroke.line.pieces, stroke.drawn);
    stroke.drawn = last.points.length - 1;
  }

  // --- the brush ---

  const stageOf = (event: PointerEvent): Point => {
    const { left, top } = host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function addPoint(event: PointerEvent): void {
    const picture = painted && view.tools.picture(painted.asset);
    if (!stroke || !painted || !picture) return;
    const { zoom, x, y } = session.viewport.get();
    const at = stageOf(event);
    const local = toLocal(painted, { x: (at.x - x) / zoom, y: (at.y - y) / zoom });
    const pieces = stroke.line.pieces.length;
    stroke.line.add(pointOnPicture(local, painted, picture), event.pointerType === 'pen' ? event.pressure : null);
    if (stroke.line.pieces.length !== pieces) {
      // A new piece begins where the previous one ended: what that has not shown yet is shown with it.
      painter?.follow(stroke.line.pieces.slice(0, pieces), stroke.drawn);
      stroke.drawn = 0;
    }
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0 || busy.get()) return;
    if (event.pointerType === 'touch') fingers.add(event.pointerId);
    const picture = painted && view.tools.picture(painted.asset);
    if (fingers.size > 1 || !painted || !picture || !painter) return;
    event.preventDefault();
    host.focus({ preventScroll: true });
    overlay.canvas.setPointerCapture(event.pointerId);
    const { mode, hardness, size } = brush.get();
    stroke = {
      pointer: event.pointerId,
      drawn: 0,
      line: new BrushStroke({
        mode,
        hardness,
        size: (size / session.viewport.get().zoom) * picturePixels(painted, picture),
      }),
    };
    pointer = stageOf(event);
    addPoint(event);
    show();
  }

  function onMove(event: PointerEvent): void {
    pointer = event.pointerType === 'touch' && !stroke ? null : stageOf(event);
    if (stroke?.pointer === event.pointerId) {
      const all = event.getCoalescedEvents?.() ?? [];
      for (const each of all.length > 0 ? all : [event]) addPoint(each);
    }
    show();
  }

  function onUp(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (event.pointerType === 'touch') pointer = null;
    if (stroke?.pointer !== event.pointerId) return;
    if (event.type === 'pointercancel') abandon();
    else commit();
    show();
  }

  function commit(): void {
    if (!stroke || !painter) return;
    const picture = painted && view.tools.picture(painted.asset);
    const { pieces } = stroke.line;
    if (picture && !meetsPicture(pieces, picture)) return abandon();
    follow();
    stroke = null;
    painter.keep();
    const before = standing()?.mask ?? null;
    const asset = compacted?.of === before ? compacted.asset : null;
    compacted = null;
    session.run(maskStrokeCommand, { id, strokes: pieces, compacted: asset });
    // What the painter shows now equals the document.
    painted = standing() ?? painted;
    hide();
    void compact();
  }

  function abandon(): void {
    stroke = null;
    painter?.drop();
    show();
  }

  /** Two fingers move the page: what the first has begun to paint was not intended. */
  const onTouch = (event: PointerEvent): void => {
    if (
      event.pointerType === 'touch' &&
      fingers.size > 0 &&
      !fingers.has(event.pointerId) &&
      event.target === overlay.canvas
    ) {
      fingers.add(event.pointerId);
      abandon();
    }
  };
  const forget = (event: PointerEvent): void => void fingers.delete(event.pointerId);

  // --- many strokes ---

  async function compact(): Promise<void> {
    const mask = standing()?.mask ?? null;
    if (compacting || !mask || !isCrowded(mask)) return;
    compacting = true;
    try {
      const asset = await flattenMask(standing()?.asset ?? '', mask, false);
      if (standing()?.mask === mask) compacted = { of: mask, asset };
    } catch {
      // Retried after the next stroke; the document rejects strokes in words when there are far too many.
    } finally {
      compacting = false;
    }
  }

  // --- keys ---

  function onKey(event: KeyboardEvent): void {
    if (
      isTyping(event.target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('[role="dialog"], [role="menu"]')
    )
      return;
    const now = brush.get();
    const key = event.key.toLowerCase();
    if (key === '[' || key === ']') brush.set({ ...now, size: steppedSize(now.size, key === ']' ? 1 : -1) });
    else if (key === 'x') brush.set({ ...now, mode: now.mode === 'erase' ? 'restore' : 'erase' });
    else if (key === 'e') session.stage.get()?.leaveMode('finish');
    else if (key === 'delete' || key === 'backspace' || key.startsWith('arrow')) {
      // Only a slider of the bar uses these keys here: the picture must not be moved or deleted by mistake.
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('[role="slider"], [role="radiogroup"], [role="toolbar"]')
      )
        return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const controls: MaskControls = {
    kind: 'mask',
    brush,
    busy,
    touched: () => (standing()?.mask?.strokes.length ?? 0) > 0,
    reset() {
      const mask = standing()?.mask;
      session.run(setMaskCommand, { id, mask: mask?.asset ? { ...mask, strokes: [] } : null });
    },
    invert() {
      const layer = standing();
      if (!layer || busy.get()) return;
      busy.set(true);
      flattenMask(layer.asset, layer.mask, true)
        .then((asset) => standing() && session.run(setMaskCommand, { id, mask: { asset, strokes: [] } }))
        .catch((error: unknown) =>
          toast({
            title: message('pictures.notInverted'),
            description: error instanceof Error ? error.message : undefined,
            variant: 'destructive',
          }),
        )
        .finally(() => busy.set(false));
    },
  };

  /** Another author, an undo or a button has changed the picture. */
  function onDocument(): void {
    const layer = standing();
    if (!layer) session.stage.get()?.leaveMode('cancel');
    else if (layer !== painted && !stroke) prepare();
    else hide();
  }

  const leaving = new AbortController();
  const listen = { signal: leaving.signal };
  overlay.canvas.addEventListener('pointerdown', onDown, listen);
  overlay.canvas.addEventListener('pointermove', onMove, listen);
  overlay.canvas.addEventListener('pointerup', onUp, listen);
  overlay.canvas.addEventListener('pointercancel', onUp, listen);
  overlay.canvas.addEventListener(
    'pointerleave',
    () => {
      if (stroke) return;
      pointer = null;
      show();
    },
    listen,
  );
  window.addEventListener('pointerdown', onTouch, { ...listen, capture: true });
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, forget, { ...listen, capture: false });
  window.addEventListener('keydown', onKey, { ...listen, capture: true });
  const stops = [
    session.viewport.subscribe(() => {
      show();
      clearTimeout(rest);
      rest = setTimeout(() => !stroke && prepare(), REST);
    }),
    session.store.subscribe(onDocument),
    brush.subscribe(() => {
      lastBrush = brush.get();
      show();
    }),
    session.selection.subscribe(() => {
      if (session.selection.get().layers[0] !== id) session.stage.get()?.leaveMode('finish');
    }),
  ];
  modeControlsOf(session).set(controls);
  prepare();

  return {
    finish: () => commit(),
    cancel: () => abandon(),
    dispose() {
      over = true;
      stopPainting();
      clearTimeout(rest);
      leaving.abort();
      for (const stop of stops) stop();
      overlay.dispose();
      modeControlsOf(session).set(null);
      view.refresh([id]);
    },
  };
}
