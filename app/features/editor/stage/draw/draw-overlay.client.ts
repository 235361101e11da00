/** The canvas above the canvas, on which the current stroke is painted: nothing else is repainted during a stroke. */
import type { Viewport } from '../../session/viewport.ts';

export interface DrawOverlay {
  /** Clears and paints at the next frame; `paint` gets a context in page units, or null to leave it clear. */
  show(paint: ((context: CanvasRenderingContext2D) => void) | null): void;
  dispose(): void;
}

export function createDrawOverlay(host: HTMLElement, viewport: () => Viewport): DrawOverlay {
  const element = document.createElement('canvas');
  element.setAttribute('aria-hidden', 'true');
  element.dataset.drawOverlay = '';
  Object.assign(element.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  host.append(element);
  const context = element.getContext('2d');
  let painted: ((context: CanvasRenderingContext2D) => void) | null = null;
  let frame = 0;
  let clear = true;

  function paint(): void {
    frame = 0;
    if (!context) return;
    const density = window.devicePixelRatio;
    const [width, height] = [Math.round(host.clientWidth * density), Math.round(host.clientHeight * density)];
    if (element.width !== width || element.height !== height) {
      element.width = width;
      element.height = height;
    } else if (!clear) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
    }
    clear = painted === null;
    if (!painted) return;
    const { zoom, x, y } = viewport();
    context.setTransform(zoom * density, 0, 0, zoom * density, x * density, y * density);
    context.globalAlpha = 1;
    painted(context);
  }

  return {
    show(next) {
      painted = next;
      if (frame === 0) frame = requestAnimationFrame(paint);
    },
    dispose() {
      cancelAnimationFrame(frame);
      element.remove();
    },
  };
}
