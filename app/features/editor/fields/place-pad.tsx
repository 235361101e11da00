/** A field in which the pointer or arrow keys choose a place: where a shadow falls, what of a picture stays in view. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { Point } from '#design/document/geometry.ts';
import { classNames } from '#app/ui/class-names.ts';

export interface PlacePadProps {
  label: string;
  value: Point;
  /**
   * The value at a place of the field: fractions of its width and height from the top left corner; beyond it while
   * dragging outside.
   */
  at(share: Point): Point;
  /** The value after that many arrow keys, ten with Shift. */
  moved(value: Point, by: Point): Point;
  /** A place in a slider's terms for screen readers; `max`: of `now`, which begins at 0. */
  spoken(value: Point): { now: number; max: number; text: string };
  onPreview(value: Point): void;
  onCommit(value: Point): void;
  className?: string;
  /** For contents that ignore the reading direction, such as a picture. */
  dir?: 'ltr';
  /** The field's contents, with the place chosen or dragged to right now. */
  children(shown: Point): ReactNode;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function PlacePad({
  label,
  value,
  at,
  moved,
  spoken,
  onPreview,
  onCommit,
  className,
  dir,
  children,
}: PlacePadProps): ReactNode {
  const pad = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Point | null>(null);
  // Panels re-render when the browser has time: keys pressed meanwhile continue from what was chosen, not from what is
  // still shown.
  const chosen = useRef(value);
  useEffect(() => void (chosen.current = { x: value.x, y: value.y }), [value.x, value.y]);
  const shown = held ?? value;
  const { now, max, text } = spoken(shown);

  const hold = (event: PointerEvent): void => {
    const box = pad.current?.getBoundingClientRect();
    // Until a picture in it has loaded there may be no field yet.
    if (!box || box.width === 0 || box.height === 0) return;
    const next = at({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
    setHeld(next);
    onPreview(next);
  };
  const commit = (next: Point): void => {
    chosen.current = next;
    onCommit(next);
  };
  const step = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1;
    commit(moved(chosen.current, { x: arrow.x * far, y: arrow.y * far }));
  };

  return (
    <div
      ref={pad}
      dir={dir}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={text}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && hold(event)}
      onPointerUp={() => {
        if (held) commit(held);
        setHeld(null);
      }}
      onPointerCancel={() => {
        setHeld(null);
        onPreview(chosen.current);
      }}
      onKeyDown={step}
      className={classNames('relative cursor-crosshair touch-none', className)}
    >
      {children(shown)}
    </div>
  );
}
