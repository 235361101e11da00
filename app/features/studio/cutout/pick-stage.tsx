/** Picking an object in a picture: a click on it, a box drawn around it, or one placed by keys. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { areaBetween, areaByKey, edgesOf, heldOn, TREMBLE, type Area, type Spot } from '#app/ui/drawn-area.ts';
import { message } from '#messages/message.ts';
import type { CutoutPick } from '#tools/contract/ports/imaging-port.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { stageHeight } from '../repair/work-table.tsx';

export interface PickStageProps {
  asset: string;
  name: string;
  onPick(pick: CutoutPick): void;
  onBack(): void;
}

export function PickStage({ asset, name, onPick, onBack }: PickStageProps): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  /** Where the pointer went down, also in the window: it may only jitter. */
  const pressed = useRef<{ at: Spot; x: number; y: number } | null>(null);
  const [area, setArea] = useState<Area | null>(null);

  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const bounds = picture.current?.getBoundingClientRect();
    return bounds
      ? heldOn({ x: (clientX - bounds.left) / bounds.width, y: (clientY - bounds.top) / bounds.height })
      : { x: 0.5, y: 0.5 };
  };
  /** The box so far; null: the pointer has hardly moved. */
  const drawnTo = (event: PointerEvent): Area | null => {
    const from = pressed.current;
    if (!from || Math.max(Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)) < TREMBLE) return null;
    const drawn = areaBetween(from.at, spotOf(event));
    return drawn.width > 0 && drawn.height > 0 ? drawn : null;
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { at: spotOf(event), x: event.clientX, y: event.clientY };
    setArea(null);
  };
  const onUp = (event: PointerEvent): void => {
    const from = pressed.current;
    if (!from) return;
    const box = drawnTo(event);
    pressed.current = null;
    setArea(box);
    onPick(box ? { box, point: null } : { box: null, point: from.at });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onBack();
    const placed = areaByKey(area, event);
    if (placed) setArea(placed);
    // Without a box Enter picks what is in the middle.
    else if (event.key === 'Enter' || event.key === ' ')
      onPick(area ? { box: area, point: null } : { box: null, point: { x: 0.5, y: 0.5 } });
    else return;
    event.preventDefault();
  };

  return (
    <div
      className={`dot-background grid grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border border-line p-6 ${stageHeight}`}
    >
      <div className="relative grid size-full min-h-0 place-items-center [container-type:size]">
        <div className="relative max-h-full max-w-full">
          <img
            ref={picture}
            src={pictureAt(asset, 1536)}
            alt={name}
            draggable={false}
            className="block max-h-[100cqh] max-w-[100cqw] select-none"
          />
          {/* A picture to point at: no native element fits. Its label says what the keys do. */}
          <button
            type="button"
            aria-label={message('pick.area', { name })}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened it a moment ago, and Escape leads back
            autoFocus
            className="absolute inset-0 touch-none cursor-crosshair overflow-hidden rounded-small outline-offset-2"
            onPointerDown={onDown}
            onPointerMove={(event) => pressed.current && setArea(drawnTo(event))}
            onPointerUp={onUp}
            onPointerCancel={() => {
              pressed.current = null;
              setArea(null);
            }}
            onKeyDown={onKey}
          >
            {area && (
              <span
                className="absolute border-2 border-accent shadow-[0_0_0_200vmax_rgb(23_21_15/0.45)]"
                style={{
                  left: `${area.x * 100}%`,
                  top: `${area.y * 100}%`,
                  width: `${area.width * 100}%`,
                  height: `${area.height * 100}%`,
                }}
              />
            )}
          </button>
          <span role="status" className="sr-only">
            {area && message('pick.box', edgesOf(area))}
          </span>
        </div>
      </div>
    </div>
  );
}
