/** Zoom and pan: wheel, pinch, space and middle button; keeps canvas size and resolution right. */
import { pageDirection, watchPageDirection } from '#app/ui/direction.tsx';
import { intersectionOf, type Box, type Point } from '#design/document/geometry.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { NOTHING, type Selection } from '../session/selection.ts';
import type { EditorCanvas } from './editor-canvas.client.ts';
import {
  fit,
  fitBeside,
  keepInSight,
  panBy,
  pinch,
  revealBy,
  wheelZoom,
  zoomAt,
  type Insets,
  type Size,
  type Viewport,
} from '../session/viewport.ts';

/**
 * Margins around the fitted page: on the start side for the rail, which ends at 80, with some space; at the bottom for
 * the zoom control.
 */
const INSETS = { top: 32, start: 96, end: 72, bottom: 56 };
/** What the properties panel covers on the end side, with some space. */
const PANEL = 292;
/** A double press must find what its first half has hit in the same place, ms. */
const REVEAL_AFTER = 450;
const REVEAL_TIME = 200;
/** The resolution follows the zoom after a pause this long, ms. */
const REST = 160;

export interface ViewportControlOptions {
  session: EditorSession;
  host: HTMLElement;
  canvas: EditorCanvas;
  /** Device pixels per page pixel, reported when the zoom has settled. */
  onScale(scale: number): void;
  /** A second finger has arrived: what the first one did is no gesture of its own. */
  onTwoFingers(): void;
}

export interface ViewportControl {
  fitPage(): void;
  fitBox(box: Box): void;
  /** See StageHandle. */
  sight(): Box | null;
  zoomTo(zoom: number): void;
  showAt(viewport: Viewport): void;
  /** Moves the page on the stage, screen px. */
  panBy(dx: number, dy: number): void;
  /** Reveals a box hidden under the panels. */
  reveal(box: Box): void;
  dispose(): void;
}

export function createViewportControl({
  session,
  host,
  canvas,
  onScale,
  onTwoFingers,
}: ViewportControlOptions): ViewportControl {
  const { viewport, machine } = session;
  let stage: Size = { width: host.clientWidth, height: host.clientHeight };
  /** Until the user zooms or pans, the page stays fitted whatever happens to the stage. */
  let fitted = true;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** The selection before the first finger arrived. */
  let selected: Selection = NOTHING;
  let pan: { pointer: number; x: number; y: number } | null = null;
  /** Last positions of the fingers on the canvas. */
  const touches = new Map<number, Point>();
  /** A finger on the canvas moves the page. */
  let swiping = false;

  const page = (): Size => session.store.view().document;
  /** Converts what is covered on the start and end sides, px, to the screen's sides. */
  const sides = (start: number, end: number): { left: number; right: number } =>
    pageDirection() === 'rtl' ? { left: end, right: start } : { left: start, right: end };
  const startInset = (): number => Math.max(INSETS.start, session.covered.get() + 16);
  const insets = (end: number = INSETS.end): Insets => ({
    top: INSETS.top,
    bottom: Math.max(INSETS.bottom, session.coveredBelow.get() + 16),
    ...sides(startInset(), end),
  });
  const middle = (): Point => ({ x: stage.width / 2, y: stage.height / 2 });

  function show(next: Viewport): void {
    const kept = keepInSight(next, page(), stage);
    viewport.set(kept);
    canvas.setViewportTransform([kept.zoom, 0, 0, kept.zoom, kept.x, kept.y]);
    canvas.requestRenderAll();
    clearTimeout(rest);
    rest = setTimeout(() => onScale(kept.zoom * window.devicePixelRatio), REST);
  }

  function byHand(next: Viewport): void {
    fitted = false;
    show(next);
  }

  function fitPage(): void {
    fitted = true;
    show(
      fitBeside(
        { x: 0, y: 0, ...sizeOf(page()) },
        stage,
        insets(),
        insets(session.propertiesOpen.get() ? PANEL + 12 : undefined),
      ),
    );
  }

  function sight(): Box | null {
    if (fitted) return null;
    const { zoom, x, y } = viewport.get();
    const { left, right } = insets();
    return intersectionOf(
      { x: 0, y: 0, ...sizeOf(page()) },
      { x: (left - x) / zoom, y: -y / zoom, width: (stage.width - left - right) / zoom, height: stage.height / zoom },
    );
  }

  let revealing: { timer?: ReturnType<typeof setTimeout>; frame?: number } = {};
  function stopRevealing(): void {
    clearTimeout(revealing.timer);
    if (revealing.frame !== undefined) cancelAnimationFrame(revealing.frame);
    revealing = {};
    delete host.dataset.moving;
  }

  /** Reveals a box hidden under the panels, gently, after a pause. */
  function reveal(box: Box): void {
    stopRevealing();
    // From here on nothing on the page is sure to stay in place: scripts that aim at it wait for that.
    host.dataset.moving = '';
    const rested = (): void => {
      // Nothing moves from under a pointer that is down but has not moved yet.
      if (canvas.isPressed) {
        revealing.timer = setTimeout(rested, REVEAL_AFTER);
        return;
      }
      const distance = revealBy(
        viewport.get(),
        box,
        stage,
        sides(startInset(), session.propertiesOpen.get() ? PANEL : 0),
      );
      if (distance !== 0 && machine.getSnapshot().matches({ ready: 'idle' })) glide(distance);
      else stopRevealing();
    };
    revealing.timer = setTimeout(rested, REVEAL_AFTER);
  }

  function glide(distance: number): void {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    let done = 0;
    const step = (now: number): void => {
      const part = calm ? 1 : Math.min(1, (now - began) / REVEAL_TIME);
      const eased = 1 - (1 - part) ** 3;
      show(panBy(viewport.get(), distance * (eased - done), 0));
      done = eased;
      if (part < 1) revealing.frame = requestAnimationFrame(step);
      else stopRevealing();
    };
    revealing.frame = requestAnimationFrame(step);
  }

  function resize(): void {
    const next = { width: host.clientWidth, height: host.clientHeight };
    if (next.width === 0 || next.height === 0) return;
    const moved = { x: (next.width - stage.width) / 2, y: (next.height - stage.height) / 2 };
    stage = next;
    canvas.setDimensions(next);
    if (fitted) fitPage();
    else show(panBy(viewport.get(), moved.x, moved.y));
  }

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function onWheel(event: WheelEvent): void {
    stopRevealing();
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      byHand(zoomAt(viewport.get(), wheelZoom(viewport.get().zoom, event), pointOf(event)));
      return;
    }
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? stage.height : 1;
    const sideways = event.shiftKey && event.deltaX === 0;
    const dx = (sideways ? event.deltaY : event.deltaX) * unit;
    const dy = (sideways ? 0 : event.deltaY) * unit;
    byHand(panBy(viewport.get(), -dx, -dy));
  }

  function onPointerDown(event: PointerEvent): void {
    stopRevealing();
    // Only events on the canvas: buttons are above it.
    if (!(event.target instanceof HTMLCanvasElement)) return;
    if (event.pointerType === 'touch') {
      onTouch(event);
      return;
    }
    const ready = machine.getSnapshot().matches({ ready: 'panReady' });
    if (event.button !== 1 && !(ready && event.button === 0)) return;
    event.preventDefault();
    event.stopPropagation();
    pan = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    host.setPointerCapture(event.pointerId);
    machine.send({ type: 'PAN' });
  }

  function onPointerMove(event: PointerEvent): void {
    if (pan && event.pointerId === pan.pointer) {
      byHand(panBy(viewport.get(), event.clientX - pan.x, event.clientY - pan.y));
      pan = { pointer: pan.pointer, x: event.clientX, y: event.clientY };
      event.stopPropagation();
      return;
    }
    const before = touches.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
    touches.set(event.pointerId, now);
    if (other) byHand(pinch(viewport.get(), [before, other], [now, other]));
    else if (swiping) {
      canvas.forgetPress();
      byHand(panBy(viewport.get(), now.x - before.x, now.y - before.y));
    } else return;
    event.stopPropagation();
  }

  /** One finger outside all layers moves the page, two fingers move and zoom it wherever they are. */
  function onTouch(event: PointerEvent): void {
    if (event.isPrimary) {
      touches.clear();
      selected = session.selection.get();
    }
    if (touches.size === 2) {
      event.stopPropagation();
      return;
    }
    touches.set(event.pointerId, pointOf(event));
    if (touches.size === 2) {
      onTwoFingers();
      canvas.forgetPress();
      // Nor was a selection intended.
      session.selection.set(selected);
      swiping = true;
      event.stopPropagation();
    } else swiping = !canvas.suspended && canvas.isEmptyAt(event);
  }

  function onPointerUp(event: PointerEvent): void {
    touches.delete(event.pointerId);
    if (!pan || event.pointerId !== pan.pointer) return;
    pan = null;
    event.stopPropagation();
    machine.send({ type: 'PAN_END' });
  }

  const leaving = new AbortController();
  const listen = { signal: leaving.signal, capture: true };
  host.addEventListener('wheel', onWheel, { ...listen, passive: false });
  host.addEventListener('pointerdown', onPointerDown, listen);
  host.addEventListener('pointermove', onPointerMove, listen);
  host.addEventListener('pointerup', onPointerUp, listen);
  host.addEventListener('pointercancel', onPointerUp, listen);
  const observer = new ResizeObserver(resize);
  observer.observe(host);
  // Another screen, another density: the canvas gets that screen's number of pixels.
  window
    .matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    .addEventListener('change', resize, { signal: leaving.signal });
  let size = sizeOf(page());
  const stopFollowing = session.store.subscribe(() => {
    const next = sizeOf(page());
    if (next.width === size.width && next.height === size.height) return;
    size = next;
    fitPage();
  });

  const fitAgain = (): void => {
    if (fitted) fitPage();
  };
  const stopAvoiding = [session.covered.subscribe(fitAgain), session.coveredBelow.subscribe(fitAgain)];
  const stopTurning = watchPageDirection(fitAgain);

  canvas.setDimensions(stage);
  fitPage();
  onScale(viewport.get().zoom * window.devicePixelRatio);

  return {
    fitPage,
    sight,
    fitBox: (box) => byHand(fit(box, stage, insets(), 4)),
    showAt: byHand,
    zoomTo: (zoom) => byHand(zoomAt(viewport.get(), zoom, middle())),
    panBy: (dx, dy) => byHand(panBy(viewport.get(), dx, dy)),
    reveal,
    dispose() {
      leaving.abort();
      observer.disconnect();
      stopFollowing();
      for (const stop of stopAvoiding) stop();
      stopTurning();
      clearTimeout(rest);
      stopRevealing();
    },
  };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
