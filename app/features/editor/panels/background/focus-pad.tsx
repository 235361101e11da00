/** Which part of a picture stays in sight where the page shows only some of it: the whole picture, and a knob on what matters. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { ImagePaint } from '#design/document/values.ts';
import { message } from '#messages/message.ts';

type Focus = NonNullable<ImagePaint['focus']>;

const MIDDLE: Focus = { x: 0.5, y: 0.5 };
/** Of the picture, by an arrow key; ten times as far with Shift. */
const STEP = 0.01;

const settled = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const percent = (share: number): number => Math.round(share * 100);

export interface FocusPadProps {
  asset: string;
  /** Fractions of the picture; null: its middle. */
  value: Focus | null;
  onPreview(value: Focus): void;
  onCommit(value: Focus): void;
}

export function FocusPad({ asset, value, onPreview, onCommit }: FocusPadProps): ReactNode {
  const pad = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Focus | null>(null);
  const kept = value ?? MIDDLE;
  const shown = held ?? kept;

  const move = (event: PointerEvent): void => {
    const box = pad.current?.getBoundingClientRect();
    // Until the picture has come there is nothing to point at.
    if (!box || box.width === 0) return;
    const next = { x: settled((event.clientX - box.left) / box.width), y: settled((event.clientY - box.top) / box.height) };
    setHeld(next);
    onPreview(next);
  };
  const step = (event: KeyboardEvent): void => {
    const far = STEP * (event.shiftKey ? 10 : 1);
    const steps: Record<string, Focus> = { ArrowLeft: { x: -far, y: 0 }, ArrowRight: { x: far, y: 0 }, ArrowUp: { x: 0, y: -far }, ArrowDown: { x: 0, y: far } };
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    onCommit({ x: settled(kept.x + by.x), y: settled(kept.y + by.y) });
  };

  return (
    <div className="grid gap-1.5">
      <span className="text-12 text-muted">{message('looks.focus')}</span>
      <div className="flex justify-center rounded-control border border-line bg-sunken p-1">
        <div
          ref={pad}
          dir="ltr"
          role="slider"
          tabIndex={0}
          aria-label={message('looks.focus')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(shown.x)}
          aria-valuetext={message('looks.focusPlace', { x: percent(shown.x), y: percent(shown.y) })}
          data-focus-pad
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
            onPreview(kept);
          }}
          onKeyDown={step}
          className="relative w-fit cursor-crosshair touch-none overflow-hidden rounded-small"
        >
          <img src={`/api/assets/${asset}?size=320`} alt="" draggable={false} className="max-h-36 min-h-8 max-w-full select-none" />
          <span
            aria-hidden
            className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-[#ffffff] bg-[rgb(23_21_15/0.35)] shadow-float"
            style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
          />
        </div>
      </div>
    </div>
  );
}
