/** The line of a comparison follows the pointer from wherever the compared area is pressed. */
import type { Point } from '#design/document/geometry.ts';
import type { Cell } from '../../session/cell.ts';
import { pagePointOf } from '../page-surface.client.ts';
import type { Viewport } from '../../session/viewport.ts';
import { KNOB, type ComparedSize } from './comparison-line.client.ts';

export interface Pulling {
  share: Cell<number>;
  /** Page px; null while it is not there. */
  size(): ComparedSize | null;
  /** A point of the page relative to the center of what is compared. */
  placeOf(point: Point): Point | null;
  outside(): void;
}

/** Answers how to stop. */
export function followPull(
  overlay: HTMLCanvasElement,
  host: HTMLElement,
  viewport: Cell<Viewport>,
  { share, size, placeOf, outside }: Pulling,
): () => void {
  let pulling = false;
  const place = (event: PointerEvent): Point | null => placeOf(pagePointOf(host, viewport.get(), event));

  function pull(event: PointerEvent): void {
    const [at, box] = [place(event), size()];
    if (at && box) share.set(Math.min(1, Math.max(0, at.x / box.width + 0.5)));
  }

  function onDown(event: PointerEvent): void {
    const [at, box] = [place(event), size()];
    if (event.button !== 0 || !at || !box) return;
    event.preventDefault();
    const slack = KNOB / viewport.get().zoom;
    if (Math.abs(at.x) > box.width / 2 + slack || Math.abs(at.y) > box.height / 2 + slack) return outside();
    pulling = true;
    overlay.setPointerCapture(event.pointerId);
    pull(event);
  }

  const leaving = new AbortController();
  const listen = { signal: leaving.signal };
  overlay.addEventListener('pointerdown', onDown, listen);
  overlay.addEventListener('pointermove', (event) => pulling && pull(event), listen);
  for (const type of ['pointerup', 'pointercancel'] as const)
    overlay.addEventListener(type, () => (pulling = false), listen);
  overlay.style.cursor = 'ew-resize';
  return () => leaving.abort();
}
