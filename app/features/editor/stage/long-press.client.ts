/** A finger resting on the canvas opens the context menu. Not left to the browser: not every one does it. */
import type { EditorCanvas } from './editor-canvas.client.ts';

/** The usual delay on other screens, ms. */
const LONG = 500;
/** Jitter of a resting finger, px. */
const STILL = 8;

export interface LongPress {
  dispose(): void;
}

/** `onLongPress`: called before the menu opens, so that no gesture is in progress then. */
export function startLongPress({
  host,
  canvas,
  onLongPress,
}: {
  host: HTMLElement;
  canvas: EditorCanvas;
  onLongPress(): void;
}): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let opened = false;
  const stop = (): void => {
    clearTimeout(timer);
    from = null;
  };

  const leaving = new AbortController();
  const listen = { signal: leaving.signal, capture: true };
  host.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      const { target, clientX, clientY } = event;
      if (
        event.pointerType !== 'touch' ||
        !event.isPrimary ||
        !(target instanceof HTMLCanvasElement) ||
        canvas.suspended
      )
        return;
      from = { x: clientX, y: clientY };
      opened = false;
      timer = setTimeout(() => {
        stop();
        opened = true;
        onLongPress();
        canvas.forgetPress();
        target.dispatchEvent(
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY, button: 2 }),
        );
      }, LONG);
    },
    listen,
  );
  host.addEventListener(
    'pointermove',
    (event) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    },
    listen,
  );
  // The finger that opened the menu leaves the canvas: this must not become a click, which would close the menu again.
  host.addEventListener(
    'touchend',
    (event) => {
      if (opened) event.preventDefault();
      opened = false;
    },
    { ...listen, passive: false },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) host.addEventListener(end, stop, listen);

  return {
    dispose() {
      stop();
      leaving.abort();
    },
  };
}
