/**
 * Before and after in a box that zooms both together, divided by a draggable line: an enlargement only shows at full
 * size. The picture is panned by dragging it, the line by its knob; by keys on either.
 */
import { ChevronsLeftRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { compareShareAt, compareShareByKey } from '#app/ui/compare-share.ts';
import { message } from '#messages/message.ts';
import type { Size } from './zoom-view.ts';
import type { ZoomHandle } from './use-zoom-view.ts';

export interface ZoomCompareProps {
  /** Addresses of the pictures; the one before is drawn as large as the one after. */
  before: string;
  after: string;
  /** What is shown, for screen readers. */
  name: string;
  /** Of the picture after, px. */
  size: Size;
  view: ZoomHandle;
  /** Where the picture before is in the one after, in the latter's px; null: all over it. */
  beforeAt?: (Size & { x: number; y: number }) | null;
  className?: string;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export function ZoomCompare({ before, after, name, view, beforeAt = null, className }: ZoomCompareProps): ReactNode {
  const [share, setShare] = useState(0.5);
  const [held, setHeld] = useState<'line' | 'picture' | null>(null);
  const last = useRef({ x: 0, y: 0 });
  const box = useRef<HTMLDivElement | null>(null);
  const { at } = view;

  const onDown = (event: PointerEvent, what: 'line' | 'picture') => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
    // Whole pictures can't be panned: then any place drags the line.
    const taken = what === 'picture' && view.whole ? 'line' : what;
    setHeld(taken);
    if (taken === 'line') pull(event);
  };
  // A picture that is seen whole may leave room beside itself: the line and the words keep to the picture.
  const seen = view.whole && at ? at : null;
  const pull = (event: PointerEvent) => {
    if (!box.current) return;
    const { left, width } = box.current.getBoundingClientRect();
    const over = seen ? { left: left + seen.left, width: seen.width } : { left, width };
    setShare(compareShareAt(event.clientX, over, false));
  };
  const onMove = (event: PointerEvent) => {
    if (held === 'line') pull(event);
    if (held === 'picture') view.push({ x: event.clientX - last.current.x, y: event.clientY - last.current.y });
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onKey = (event: KeyboardEvent) => {
    if (view.key(event)) return;
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    view.push({ x: arrow[0], y: arrow[1] });
  };
  const onLineKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const next = compareShareByKey(share, event, false);
    if (next === null) return void view.key(event);
    event.preventDefault();
    setShare(next);
  };

  const layer = at ? { left: at.left, top: at.top, width: at.width, height: at.height } : undefined;
  const under =
    at && beforeAt
      ? {
          left: at.left + beforeAt.x * at.scale,
          top: at.top + beforeAt.y * at.scale,
          width: beforeAt.width * at.scale,
          height: beforeAt.height * at.scale,
        }
      : layer;
  const line = seen ? `${seen.left + share * seen.width}px` : `${share * 100}%`;
  const frame = seen ? { left: seen.left, top: seen.top, width: seen.width, height: seen.height } : { inset: 0 };
  const percent = Math.round(share * 100);
  return (
    // A picture that is panned and zoomed has no role of its own; its label says what it does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={(node) => {
        box.current = node;
        view.ref(node);
      }}
      dir="ltr"
      role="group"
      aria-label={message('repairs.compareArea', { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKey}
      onPointerDown={(event) => onDown(event, 'picture')}
      onPointerMove={onMove}
      onPointerUp={() => setHeld(null)}
      onLostPointerCapture={() => setHeld(null)}
      onDoubleClick={(event) => {
        const { left, top } = event.currentTarget.getBoundingClientRect();
        view.zoomTo(view.whole ? 1 : null, { x: event.clientX - left, y: event.clientY - top });
      }}
      className={classNames(
        'relative touch-none overflow-hidden rounded-card bg-sunken select-none',
        view.whole ? 'cursor-ew-resize' : held === 'picture' ? 'cursor-grabbing' : 'cursor-grab',
        className,
      )}
    >
      {layer && (
        <>
          <div className="absolute inset-0">
            <img
              src={after}
              alt={message('repairs.afterOf', { name })}
              draggable={false}
              className="chequer absolute max-w-none"
              style={layer}
            />
          </div>
          <div
            className={classNames('absolute inset-0', beforeAt && 'bg-sunken')}
            style={{ clipPath: `inset(0 calc(100% - ${line}) 0 0)` }}
          >
            <img
              src={before}
              alt={message('repairs.beforeOf', { name })}
              draggable={false}
              className="chequer absolute max-w-none"
              style={under}
            />
          </div>
        </>
      )}
      <div className="pointer-events-none absolute" style={frame}>
        <Word side="left">{message('common.before')}</Word>
        <Word side="right">{message('common.after')}</Word>
        <div
          aria-hidden
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(23_21_15/0.18),0_0_12px_rgb(23_21_15/0.35)]"
          style={{ left: `${share * 100}%` }}
        />
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={message('common.compare')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={message('repairs.compareValue', { percent })}
        onKeyDown={onLineKey}
        onPointerDown={(event) => onDown(event, 'line')}
        onPointerMove={onMove}
        onPointerUp={() => setHeld(null)}
        className="absolute top-1/2 grid size-10 -translate-x-1/2 -translate-y-1/2 cursor-ew-resize place-items-center rounded-full bg-white text-[#17150f] shadow-[0_0_0_1px_rgb(23_21_15/0.14),0_2px_10px_rgb(23_21_15/0.35)] focus-visible:outline-3 focus-visible:outline-accent"
        style={{ left: line }}
      >
        <ChevronsLeftRight size={18} strokeWidth={2} aria-hidden />
      </div>
    </div>
  );
}

function Word({ side, children }: { side: 'left' | 'right'; children: ReactNode }): ReactNode {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute top-3 rounded-small bg-[rgb(23_21_15/0.78)] px-2 py-0.5 text-12 font-medium text-white',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      {children}
    </span>
  );
}
