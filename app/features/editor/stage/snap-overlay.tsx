/**
 * Lines that the dragged layers have snapped to, and their spacing, in px. Drawn in screen pixels, so that lines stay
 * thin and words readable.
 */
import type { CSSProperties, ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import type { Gap, Guide } from './snapping/snap-targets.ts';
import type { StageHints } from './stage-hints.ts';
import type { Viewport } from '../session/viewport.ts';

/** Guides extend beyond the layers on them, where the edge would hide them, px. */
const BEYOND = 10;
/** Half the length of the strokes at a gap's ends, px. */
const END = 4;
/** Shorter gaps have no room for their number inside, px. */
const ROOM_FOR_NUMBER = 34;

export function SnapOverlay({ marks }: Pick<StageHints, 'marks'>): ReactNode {
  const { guides, gaps } = useCell(marks);
  const { viewport } = useSession();
  const shown = useCell(viewport);
  if (guides.length === 0 && gaps.length === 0) return null;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {guides.map((guide) => (
        <div
          key={`${guide.axis}${guide.at}`}
          data-guide={guide.axis}
          className="absolute bg-guide"
          style={guideStyle(guide, shown)}
        />
      ))}
      {gaps.map((gap) => (
        <GapLine key={`${gap.axis}${gap.from}|${gap.at}`} gap={gap} viewport={shown} />
      ))}
    </div>
  );
}

function onStage(axis: 'x' | 'y', value: number, { zoom, x, y }: Viewport): number {
  return value * zoom + (axis === 'x' ? x : y);
}

function guideStyle({ axis, at, from, to }: Guide, viewport: Viewport): CSSProperties {
  const along = axis === 'x' ? 'y' : 'x';
  const place = Math.round(onStage(axis, at, viewport) - 0.5);
  const start = onStage(along, from, viewport) - BEYOND;
  const length = onStage(along, to, viewport) + BEYOND - start;
  return axis === 'x'
    ? { left: place, top: start, width: 1, height: length }
    : { top: place, left: start, height: 1, width: length };
}

/** A line between two boxes with its ends marked, and its length in px. */
function GapLine({ gap: { axis, from, to, at, equal }, viewport }: { gap: Gap; viewport: Viewport }): ReactNode {
  const lies = axis === 'x';
  const start = onStage(axis, from, viewport);
  const length = onStage(axis, to, viewport) - start;
  const place = Math.round(onStage(lies ? 'y' : 'x', at, viewport) - 0.5);
  const box: CSSProperties = lies
    ? { left: start, top: place - END, width: length, height: 2 * END + 1 }
    : { top: start, left: place - END, height: length, width: 2 * END + 1 };
  const end = 'absolute bg-guide';
  return (
    <div data-gap={axis} data-equal={equal || undefined} className="absolute" style={box}>
      <span
        className={`${end} ${lies ? 'inset-x-0' : 'inset-y-0'}`}
        style={lies ? { top: END, height: 1 } : { left: END, width: 1 }}
      />
      <span
        className={end}
        style={lies ? { left: 0, top: 0, bottom: 0, width: 1 } : { top: 0, left: 0, right: 0, height: 1 }}
      />
      <span
        className={end}
        style={lies ? { right: 0, top: 0, bottom: 0, width: 1 } : { bottom: 0, left: 0, right: 0, height: 1 }}
      />
      <span
        className="tabular absolute rounded-[4px] bg-guide px-1 text-12 leading-4 font-medium whitespace-nowrap text-on-guide"
        style={pillPlace(lies, length)}
      >
        {message('canvas.distance', { value: Math.round((to - from) * 10) / 10 })}
      </span>
    </div>
  );
}

/** In the middle of the line; next to it if the line is too short. */
function pillPlace(lies: boolean, length: number): CSSProperties {
  const beside = length < ROOM_FOR_NUMBER;
  if (lies)
    return {
      left: '50%',
      top: beside ? 2 * END + 4 : END,
      transform: beside ? 'translateX(-50%)' : 'translate(-50%, -50%)',
    };
  return {
    top: '50%',
    left: beside || length < 22 ? 2 * END + 4 : END,
    transform: beside ? 'translateY(-50%)' : 'translate(-50%, -50%)',
  };
}
