/** Showing which thing of a picture is meant: a click on it, a box drawn around it, or a cross that keys move. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import type { CutoutPick } from '#tools/context.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { stageHeight } from '../repair/work-table.tsx';

export interface PickStageProps {
  asset: string;
  name: string;
  onPick(pick: CutoutPick): void;
  onBack(): void;
}

interface Place {
  x: number;
  y: number;
}

/** A hand that trembles draws no box: less than this, of the picture's side, is a click. */
const CLICK = 0.02;
/** What an arrow moves the cross by, of the picture's side; with Shift. */
const STEP = 0.02;
const LARGE_STEP = 0.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const held = (value: number): number => Math.min(1, Math.max(0, value));

/** Between two corners, whichever was first. */
function boxOf(from: Place, to: Place): NonNullable<CutoutPick['box']> {
  return { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
}

export function PickStage({ asset, name, onPick, onBack }: PickStageProps): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const [from, setFrom] = useState<Place | null>(null);
  const [at, setAt] = useState<Place>({ x: 0.5, y: 0.5 });
  const [byKeys, setByKeys] = useState(false);

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const bounds = picture.current?.getBoundingClientRect();
    return bounds ? { x: held((clientX - bounds.left) / bounds.width), y: held((clientY - bounds.top) / bounds.height) } : at;
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setByKeys(false);
    setFrom(placeOf(event));
    setAt(placeOf(event));
  };
  const onUp = (event: PointerEvent): void => {
    if (!from) return;
    const box = boxOf(from, placeOf(event));
    setFrom(null);
    const isBox = Math.max(box.width, box.height) > CLICK && box.width > 0 && box.height > 0;
    onPick(isBox ? { box, point: null } : { box: null, point: from });
  };
  const onKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (event.key === 'Escape') return onBack();
    if (event.key === 'Enter' || event.key === ' ') onPick({ box: null, point: at });
    else if (arrow) {
      const step = event.shiftKey ? LARGE_STEP : STEP;
      setByKeys(true);
      setAt({ x: held(at.x + arrow[0] * step), y: held(at.y + arrow[1] * step) });
    } else return;
    event.preventDefault();
  };

  const box = from && boxOf(from, at);
  return (
    <div className={`dot-ground grid grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border border-line p-6 ${stageHeight}`}>
      <div className="relative grid size-full min-h-0 place-items-center [container-type:size]">
        <div className="relative max-h-full max-w-full">
          <img ref={picture} src={pictureAt(asset, 1536)} alt={name} draggable={false} className="block max-h-[100cqh] max-w-[100cqw] select-none" />
          {/* A picture to point at: there is no element that is one. What keys do is said in its label. */}
          <button
            type="button"
            aria-label={message('repairs.pickArea', { name })}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for a moment ago, and Escape leads back
            autoFocus
            className="absolute inset-0 touch-none cursor-crosshair rounded-small outline-offset-2"
            onPointerDown={onDown}
            onPointerMove={(event) => from && setAt(placeOf(event))}
            onPointerUp={onUp}
            onPointerCancel={() => setFrom(null)}
            onKeyDown={onKey}
          >
            {box && (
              <span
                className="absolute border-2 border-accent bg-accent/15"
                style={{ left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.width * 100}%`, height: `${box.height * 100}%` }}
              />
            )}
            {byKeys && (
              <span
                className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-accent shadow-[0_0_0_1px_rgb(23_21_15/0.5)]"
                style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
              />
            )}
          </button>
        </div>
      </div>
    </div>
  );
}
