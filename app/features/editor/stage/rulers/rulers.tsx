/** Two rulers in page px. A press on one draws a guide out of it; the selection shows on them as a band. */
import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { selectedLeaves } from '../../commands/command.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { useSession } from '../../session/session-context.tsx';
import type { Axis } from '../snapping/snap-targets.ts';
import { rulerTicks } from './ticks.ts';
import { useGuideDrag } from './use-guide-drag.ts';

/** As wide as the space the stage leaves them, px; `top-5` and `start-5` in ruler-frame.tsx. */
const BREADTH = 20;
/** Height of the numbers, px. */
const NUMBER = 9.5;

export default function Rulers(): ReactNode {
  const drag = useGuideDrag();
  return (
    <>
      <Ruler axis="x" onPointerDown={(event) => drag.draw(event, 'y')} />
      <Ruler axis="y" onPointerDown={(event) => drag.draw(event, 'x')} />
      <div aria-hidden className="absolute start-0 top-0 size-5 border-e border-b border-line bg-panel" />
    </>
  );
}

/**
 * The ruler along an axis. Guides drawn out of it are parallel to it: a press on the top one draws horizontal lines.
 */
function Ruler({
  axis,
  onPointerDown,
}: {
  axis: Axis;
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void;
}): ReactNode {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let frame: number | null = null;
    const draw = (): void => {
      frame = null;
      drawRuler(element, session, axis);
    };
    const later = (): void => {
      frame ??= requestAnimationFrame(draw);
    };
    draw();
    const stops = [
      session.viewport.subscribe(later),
      session.selection.subscribe(later),
      session.store.subscribe(later),
    ];
    const size = new ResizeObserver(later);
    size.observe(element);
    const theme = new MutationObserver(later);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'dir'] });
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', later);
    return () => {
      scheme.removeEventListener('change', later);
      if (frame !== null) cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      size.disconnect();
      theme.disconnect();
    };
  }, [session, axis]);

  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-ruler={axis}
      onPointerDown={onPointerDown}
      className={`absolute touch-none bg-panel ${axis === 'x' ? 'start-5 end-0 top-0 h-5 w-[calc(100%-1.25rem)] cursor-row-resize border-b border-line' : 'start-0 top-5 bottom-0 h-[calc(100%-1.25rem)] w-5 cursor-col-resize border-e border-line'}`}
    />
  );
}

function drawRuler(element: HTMLCanvasElement, session: EditorSession, axis: Axis): void {
  const { clientWidth, clientHeight } = element;
  const scale = window.devicePixelRatio;
  element.width = Math.round(clientWidth * scale);
  element.height = Math.round(clientHeight * scale);
  const context = element.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(element);
  const ink = style.getPropertyValue('--ink-faint');
  context.scale(scale, scale);
  const lies = axis === 'x';
  // Its ticks are next to the stage, which is on the other side of a vertical ruler on right-to-left pages.
  const mirrored = !lies && style.direction === 'rtl';
  const { zoom, [axis]: offset } = session.viewport.get();
  const band = boundsOfLayers(
    selectedLeaves({ document: session.store.view().document, selection: session.selection.get().layers }),
  );
  if (band) {
    context.fillStyle = style.getPropertyValue('--accent-soft');
    const from = band[axis] * zoom + offset;
    const length = (lies ? band.width : band.height) * zoom;
    if (lies) context.fillRect(from, 0, length, BREADTH);
    else context.fillRect(0, from, BREADTH, length);
  }
  context.fillStyle = ink;
  context.font = `${NUMBER}px ${style.getPropertyValue('--family-text') || 'sans-serif'}`;
  context.textBaseline = 'top';
  context.direction = 'ltr';
  for (const { at, place, long } of rulerTicks({ zoom, offset, length: lies ? clientWidth : clientHeight })) {
    const mark = Math.round(place);
    const depth = long ? BREADTH : 5;
    if (lies) context.fillRect(mark, BREADTH - depth, 1, depth);
    else context.fillRect(mirrored ? 0 : BREADTH - depth, mark, depth, 1);
    if (long) drawNumber(context, String(at), mark, lies ? null : mirrored ? BREADTH - 3 - NUMBER : 3);
  }
}

/** Next to its tick; on the vertical ruler, `across` px into it, rotated to be read from the right. */
function drawNumber(context: CanvasRenderingContext2D, number: string, place: number, across: number | null): void {
  context.save();
  if (across === null) context.translate(place + 4, 3);
  else {
    context.translate(across, place - 4);
    context.rotate(-Math.PI / 2);
  }
  context.fillText(number, 0, 0);
  context.restore();
}
