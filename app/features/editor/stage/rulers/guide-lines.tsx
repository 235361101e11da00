/**
 * The guides that the user has drawn out of the rulers, over the canvas. Each can be moved by pointer and arrow keys.
 */
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { NUDGE, NUDGE_FAR } from '../../commands/nudge.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import type { Axis } from '../snapping/snap-targets.ts';
import { withoutGuide } from '../../session/stage-view.ts';
import { useGuideDrag, type GuideDrag } from './use-guide-drag.ts';

/** Half of the grab area around a line, px. */
const GRIP = 4;

export default function GuideLines(): ReactNode {
  const { stageView } = useSession();
  const guides = useCell(stageView.guides);
  const held = useCell(stageView.heldGuide);
  const drag = useGuideDrag();
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden">
      {(['x', 'y'] as const).flatMap((axis) =>
        guides[axis].map((at, index) => (
          <GuideLine
            key={`${axis}${index}`}
            axis={axis}
            at={held?.axis === axis && held.index === index ? held.at : at}
            index={index}
            drag={drag}
          />
        )),
      )}
      {held && held.at !== null && <Held axis={held.axis} at={held.at} fresh={held.index === null} />}
    </div>
  );
}

function useStagePlace(axis: Axis, at: number): number {
  const { viewport } = useSession();
  const { zoom, [axis]: offset } = useCell(viewport);
  return Math.round(at * zoom + offset);
}

function GuideLine({
  axis,
  at,
  index,
  drag,
}: {
  axis: Axis;
  at: number | null;
  index: number;
  drag: GuideDrag;
}): ReactNode {
  const { stageView } = useSession();
  const place = useStagePlace(axis, at ?? 0);
  const upright = axis === 'x';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const way = stepOf(event, upright);
    const guides = stageView.guides.get();
    if (way !== 0)
      stageView.guides.set({
        ...guides,
        [axis]: guides[axis].map((one, position) => (position === index ? one + way : one)),
      });
    else if (event.key === 'Delete' || event.key === 'Backspace')
      stageView.guides.set(withoutGuide(guides, axis, index));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={message(upright ? 'canvas.uprightGuide' : 'canvas.lyingGuide')}
      aria-orientation={upright ? 'horizontal' : 'vertical'}
      aria-valuenow={at ?? 0}
      aria-valuetext={message('canvas.guideAt', { value: Math.round(at ?? 0) })}
      data-ruler-guide={axis}
      onPointerDown={(event) => drag.take(event, axis, index)}
      onDoubleClick={() => stageView.guides.set(withoutGuide(stageView.guides.get(), axis, index))}
      onKeyDown={onKeyDown}
      className={`group pointer-events-auto absolute touch-none outline-none ${upright ? 'inset-y-0 cursor-col-resize' : 'inset-x-0 cursor-row-resize'} ${at === null ? 'opacity-0' : ''}`}
      style={upright ? { left: place - GRIP, width: 2 * GRIP + 1 } : { top: place - GRIP, height: 2 * GRIP + 1 }}
    >
      <div
        className={`absolute bg-support group-focus-visible:outline-2 group-focus-visible:outline-accent ${upright ? 'inset-y-0 w-px' : 'inset-x-0 h-px'}`}
        style={upright ? { left: GRIP } : { top: GRIP }}
      />
    </div>
  );
}

/** The guide being dragged: its position, and its line while it is drawn out of its ruler. */
function Held({ axis, at, fresh }: { axis: Axis; at: number; fresh: boolean }): ReactNode {
  const place = useStagePlace(axis, at);
  return (
    <div aria-hidden>
      {fresh && <div className="absolute bg-support" style={thin(axis, place)} />}
      <span
        className="tabular absolute rounded-small bg-support px-1.5 py-0.5 text-12 text-on-support"
        style={axis === 'x' ? { left: place + 6, top: 6 } : { top: place + 6, left: 6 }}
      >
        {Math.round(at * 10) / 10}
      </span>
    </div>
  );
}

function thin(axis: Axis, place: number): CSSProperties {
  return axis === 'x' ? { left: place, top: 0, bottom: 0, width: 1 } : { top: place, left: 0, right: 0, height: 1 };
}

function stepOf({ key, shiftKey }: KeyboardEvent, upright: boolean): number {
  const step = shiftKey ? NUDGE_FAR : NUDGE;
  if (key === (upright ? 'ArrowRight' : 'ArrowDown')) return step;
  return key === (upright ? 'ArrowLeft' : 'ArrowUp') ? -step : 0;
}
