/** What the modes paint on and get pointers from: a canvas over the stage, repainted once per frame, in page px. */
import type { Point } from '#design/document/geometry.ts';
import { contextOf, type Context } from '#design/fabric/paint/tools.ts';
import type { Viewport } from '../session/viewport.ts';

export interface PageSurface {
  canvas: HTMLCanvasElement;
  /** Cleared, and as large and sharp as the stage is now; in canvas px. */
  cleared(): Context;
  /** From here on the context is in page px. */
  inPage(context: Context, viewport: Viewport): void;
}

/** A canvas over the stage that takes the pointer. `name`: for finding it from outside. */
export function createPageSurface(host: HTMLElement, name: string, className = ''): PageSurface {
  const canvas = document.createElement('canvas');
  canvas.className = `absolute inset-0 size-full touch-none ${className}`;
  canvas.dataset.overlay = name;
  host.append(canvas);
  return {
    canvas,
    cleared() {
      const density = window.devicePixelRatio;
      const [width, height] = [Math.round(host.clientWidth * density), Math.round(host.clientHeight * density)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const context = contextOf(canvas);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      return context;
    },
    inPage(context, { zoom, x, y }) {
      const density = window.devicePixelRatio;
      context.setTransform(density * zoom, 0, 0, density * zoom, density * x, density * y);
    },
  };
}

/** Paints at the next frame however often it is called, and never after `stop`. */
export function createRepaint(paint: () => void): { show(): void; stop(): void } {
  let frame = 0;
  let over = false;
  return {
    show() {
      if (frame !== 0 || over) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        paint();
      });
    },
    stop() {
      over = true;
      cancelAnimationFrame(frame);
    },
  };
}

/** Where on the page a pointer is. */
export function pagePointOf(
  host: HTMLElement,
  { zoom, x, y }: Viewport,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Point {
  const { left, top } = host.getBoundingClientRect();
  return { x: (clientX - left - x) / zoom, y: (clientY - top - y) / zoom };
}
