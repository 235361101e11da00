/** Where a shadow falls: a small field with what casts it in its middle, and the shadow as a knob that a hand or arrow keys move. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { angleOf, distanceOf } from './shadow-polar.ts';

interface Offset {
  x: number;
  y: number;
}

export interface ShadowPadProps {
  value: Offset;
  /** Distance at the field's edge, px of the page. */
  reach: number;
  onPreview(value: Offset): void;
  onCommit(value: Offset): void;
}

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

export function ShadowPad({ value, reach, onPreview, onCommit }: ShadowPadProps): ReactNode {
  const pad = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Offset | null>(null);
  const shown = held ?? value;
  const clamp = (number: number) => Math.min(reach, Math.max(-reach, number));

  const offsetAt = (event: PointerEvent): Offset => {
    const box = pad.current?.getBoundingClientRect();
    if (!box) return value;
    const x = clamp(((event.clientX - box.left) / box.width - 0.5) * 2 * reach);
    const y = clamp(((event.clientY - box.top) / box.height - 0.5) * 2 * reach);
    // The middle and the straight directions are easy to hit.
    const snap = (number: number) => (Math.abs(number) < reach * 0.05 ? 0 : rounded(number));
    return { x: snap(x), y: snap(y) };
  };
  const move = (event: PointerEvent): void => {
    const next = offsetAt(event);
    setHeld(next);
    onPreview(next);
  };
  const step = (event: KeyboardEvent): void => {
    const far = event.shiftKey ? 10 : 1;
    const steps: Record<string, Offset> = { ArrowLeft: { x: -far, y: 0 }, ArrowRight: { x: far, y: 0 }, ArrowUp: { x: 0, y: -far }, ArrowDown: { x: 0, y: far } };
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    onCommit({ x: rounded(value.x + by.x), y: rounded(value.y + by.y) });
  };

  const angle = angleOf(shown);
  return (
    <div
      ref={pad}
      role="slider"
      tabIndex={0}
      aria-label={message('looks.shadowPad')}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={angle}
      aria-valuetext={message('looks.shadowPlace', { angle, distance: distanceOf(shown) })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && move(event)}
      onPointerUp={() => {
        if (held) onCommit(held);
        setHeld(null);
      }}
      onPointerCancel={() => {
        setHeld(null);
        onPreview(value);
      }}
      onKeyDown={step}
      className="relative size-26 shrink-0 cursor-crosshair touch-none rounded-control border border-line bg-sunken"
    >
      <span aria-hidden className="absolute inset-x-2 top-1/2 h-px bg-line" />
      <span aria-hidden className="absolute inset-y-2 left-1/2 w-px bg-line" />
      <span
        aria-hidden
        className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-small bg-ink opacity-30"
        style={{ left: `${50 + (clamp(shown.x) / reach) * 42}%`, top: `${50 + (clamp(shown.y) / reach) * 42}%` }}
      />
      <span aria-hidden className="absolute top-1/2 left-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rounded-small border border-line-strong bg-panel" />
    </div>
  );
}
