/**
 * The picture to mark: by brush, box or lasso, zoomed or whole. A pointer marks, two fingers or the hand pan and zoom;
 * by keyboard a cursor moves with the arrows and Space puts the brush down and up.
 */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import type { ZoomHandle } from '../repair/use-zoom-view.ts';
import { inPicture, type Place, type Placed, type Size } from '../repair/zoom-view.ts';
import { boxBetween, counts, withPlace, type Mark } from './marks.ts';

export type MarkTool = 'brush' | 'box' | 'lasso' | 'hand';

export interface MarkStageProps {
  src: string;
  name: string;
  size: Size;
  view: ZoomHandle;
  tool: MarkTool;
  /** Diameter of the brush, px of the picture. */
  brush: number;
  marks: readonly Mark[];
  onMark(mark: Mark): void;
  /** Enter. */
  onDone(): void;
  disabled?: boolean;
  /** Overrides magic erase's own description and key help. */
  label?: string;
  className?: string;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** CSS px that an arrow key moves the cursor by. */
const NUDGE = 8;

interface Drawing {
  from: Place;
  mark: Mark;
}

/** What is drawn so far, with one more point. */
function grown({ from, mark }: Drawing, tool: MarkTool, at: Place, least: number): Drawing {
  return { from, mark: tool === 'box' ? boxBetween(from, at) : { ...mark, points: withPlace(mark.points, at, least) } };
}

export function MarkStage({
  src,
  name,
  size,
  view,
  tool,
  brush,
  marks,
  onMark,
  onDone,
  disabled = false,
  label,
  className,
}: MarkStageProps): ReactNode {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [pointer, setPointer] = useState<Place | null>(null);
  const [space, setSpace] = useState(false);
  const [pushing, setPushing] = useState(false);
  /** Fingers and pens that are down, in the box. */
  const down = useRef(new Map<number, Place>());
  const { at } = view;

  const placeOf = (event: PointerEvent): Place => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const begin = (place: Place): Drawing => ({
    from: place,
    mark:
      tool === 'brush'
        ? { kind: 'stroke', size: brush, points: [place] }
        : tool === 'box'
          ? boxBetween(place, place)
          : { kind: 'outline', points: [place] },
  });
  const finish = (done: Drawing | null) => {
    setDrawing(null);
    if (done && counts(done.mark, size)) onMark(done.mark);
  };

  const onDown = (event: PointerEvent) => {
    if (!at || disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event);
    down.current.set(event.pointerId, place);
    // The second finger means the view: what the first one drew was no mark.
    if (down.current.size > 1) return setDrawing(null);
    if (event.button === 1 || tool === 'hand' || space) return setPushing(true);
    if (event.button !== 0) return;
    setDrawing(begin(inPicture(place, at)));
  };
  const onMove = (event: PointerEvent) => {
    if (!at) return;
    const place = placeOf(event);
    setPointer(inPicture(place, at));
    const before = down.current.get(event.pointerId);
    if (before && (pushing || down.current.size === 2)) {
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, one]) => one);
      if (other)
        view.zoomTo(
          at.scale *
            (Math.hypot(place.x - other.x, place.y - other.y) /
              Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))),
          { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 },
        );
      view.push({ x: (place.x - before.x) / down.current.size, y: (place.y - before.y) / down.current.size });
    } else if (before && drawing) {
      setDrawing(
        grown(drawing, tool, inPicture(place, at), Math.max(1.5 / at.scale, tool === 'brush' ? brush * 0.06 : 0)),
      );
    }
    if (before) down.current.set(event.pointerId, place);
  };
  const onUp = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
    if (down.current.size === 0) setPushing(false);
    finish(drawing);
  };

  const onKey = (event: KeyboardEvent) => {
    if (!at || view.key(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const step = (NUDGE * (event.shiftKey ? 5 : 1)) / at.scale;
      if (tool === 'hand') return view.push({ x: -arrow[0] * NUDGE * 6, y: -arrow[1] * NUDGE * 6 });
      const from = pointer ?? { x: size.width / 2, y: size.height / 2 };
      const next = {
        x: Math.min(size.width, Math.max(0, from.x + arrow[0] * step)),
        y: Math.min(size.height, Math.max(0, from.y + arrow[1] * step)),
      };
      setPointer(next);
      if (drawing) setDrawing(grown(drawing, tool, next, 0));
    } else if (event.key === ' ') {
      event.preventDefault();
      if (event.repeat || disabled) return;
      // A mouse over the picture pans it while Space is held; without one Space is the pen.
      if (down.current.size > 0 || event.currentTarget.matches(':hover')) return setSpace(true);
      if (drawing) return finish(drawing);
      const place = pointer ?? { x: size.width / 2, y: size.height / 2 };
      setPointer(place);
      setDrawing(begin(place));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (drawing) finish(drawing);
      else if (!disabled) onDone();
    } else if (event.key === 'Escape' && drawing) {
      event.preventDefault();
      setDrawing(null);
    }
  };

  const pushes = tool === 'hand' || space;
  return (
    // An application by its role: every key and pointer is its own, as its label says.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={view.ref}
      dir="ltr"
      role="application"
      aria-roledescription={message('erase.stage')}
      aria-label={label ?? message('erase.stageLabel', { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-marks={marks.length}
      onKeyDown={onKey}
      onKeyUp={(event) => event.key === ' ' && setSpace(false)}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => {
        down.current.clear();
        setPushing(false);
        setDrawing(null);
      }}
      onPointerLeave={() => drawing === null && setPointer(null)}
      className={classNames(
        'dot-background relative touch-none overflow-hidden rounded-card border border-line select-none',
        pushes ? (pushing ? 'cursor-grabbing' : 'cursor-grab') : tool === 'brush' ? 'cursor-none' : 'cursor-crosshair',
        className,
      )}
    >
      {at && (
        <>
          <img
            src={src}
            alt={name}
            draggable={false}
            className="chequer absolute max-w-none shadow-float"
            style={{ left: at.left, top: at.top, width: at.width, height: at.height }}
          />
          <Drawn at={at} size={size} marks={marks} live={drawing?.mark ?? null} />
          {tool === 'brush' && pointer && !pushes && <Cursor at={at} place={pointer} brush={brush} />}
          {tool !== 'brush' && tool !== 'hand' && pointer && drawing === null && (
            <Cursor at={at} place={pointer} brush={6 / at.scale} />
          )}
        </>
      )}
    </div>
  );
}

/** All marks in one tone, however often they cross, with a light rim: visible on any picture. */
function Drawn({
  at,
  size,
  marks,
  live,
}: {
  at: Placed;
  size: Size;
  marks: readonly Mark[];
  live: Mark | null;
}): ReactNode {
  const all = live ? [...marks, live] : marks;
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute"
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ left: at.left, top: at.top, width: at.width, height: at.height }}
    >
      <g className="fill-white stroke-white opacity-50">
        {all.map((mark, index) => (
          <Shape key={index} mark={mark} rim={4 / at.scale} />
        ))}
      </g>
      <g className="fill-accent stroke-accent opacity-60">
        {all.map((mark, index) => (
          <Shape key={index} mark={mark} rim={0} />
        ))}
      </g>
    </svg>
  );
}

/** `rim`: added to the total width, px of the picture. */
function Shape({ mark, rim }: { mark: Mark; rim: number }): ReactNode {
  const points = mark.points.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ');
  if (mark.kind === 'outline') return <polygon points={points} strokeWidth={rim} strokeLinejoin="round" />;
  const [only] = mark.points;
  return mark.points.length === 1 && only ? (
    <circle cx={only.x} cy={only.y} r={(mark.size + rim) / 2} stroke="none" />
  ) : (
    <polyline points={points} fill="none" strokeWidth={mark.size + rim} strokeLinecap="round" strokeLinejoin="round" />
  );
}

function Cursor({ at, place, brush }: { at: Placed; place: Place; brush: number }): ReactNode {
  const side = Math.max(4, brush * at.scale);
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(23_21_15/0.6)]"
      style={{
        width: side,
        height: side,
        left: at.left + place.x * at.scale - side / 2,
        top: at.top + place.y * at.scale - side / 2,
      }}
    />
  );
}
