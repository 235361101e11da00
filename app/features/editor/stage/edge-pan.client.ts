/** Dragging to the stage's edge, or drawing a selection rectangle there, scrolls the page in the opposite direction. */
import type { TPointerEvent } from 'fabric/es';
import type { EditorCanvas } from './editor-canvas.client.ts';
import { edgeSpeed } from '../session/viewport.ts';
import type { ViewportControl } from './viewport-control.client.ts';

export interface EdgePan {
  /** Where the pointer is now. */
  follow(event: TPointerEvent): void;
  /** The pointer was released. */
  rest(): void;
  dispose(): void;
}

export function startEdgePan({
  host,
  canvas,
  viewport,
  isDragging,
}: {
  host: HTMLElement;
  canvas: EditorCanvas;
  viewport: ViewportControl;
  isDragging(): boolean;
}): EdgePan {
  let last: TPointerEvent | null = null;
  let frame: number | null = null;
  let before = 0;

  function rest(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    last = null;
  }

  /** One frame of scrolling. `frame` stays set meanwhile: the repeated move must not begin a second run. */
  function step(now: number): void {
    const { dx, dy } = last && isDragging() ? speedNow(last) : { dx: 0, dy: 0 };
    if (!last || (dx === 0 && dy === 0)) {
      frame = null;
      return;
    }
    const seconds = Math.min(0.05, (now - before) / 1000);
    before = now;
    viewport.panBy(-dx * seconds, -dy * seconds);
    // What is being dragged stays under the pointer while the page scrolls below it.
    canvas.repeatMove(last);
    frame = requestAnimationFrame(step);
  }

  function speedNow(event: TPointerEvent): { dx: number; dy: number } {
    const point = 'clientX' in event ? event : event.changedTouches[0];
    const { left, top, width, height } = host.getBoundingClientRect();
    if (!point) return { dx: 0, dy: 0 };
    return { dx: edgeSpeed(point.clientX - left, width), dy: edgeSpeed(point.clientY - top, height) };
  }

  return {
    follow(event) {
      if (!isDragging()) return;
      last = event;
      if (frame !== null) return;
      const { dx, dy } = speedNow(event);
      if (dx === 0 && dy === 0) return;
      before = performance.now();
      frame = requestAnimationFrame(step);
    },
    rest,
    dispose: rest,
  };
}
