/**
 * The person wearing the piece, with the piece's draggable points: the piece follows immediately, what is in front of
 * it stays in front.
 */
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { TryOnResult } from '#app/contracts/generation.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { divided, drawDragged, multiplied, withPlaces, type WornPiece } from './drag-warp.ts';
import { handleName } from './handle-names.ts';

export type Places = Readonly<Record<string, { x: number; y: number }>>;

/** Longer side of the preview, px; or of the close-up. */
const LONGEST = 1000;
const LONGEST_NEAR = 2000;
/** Steps of the arrow keys, as shares of the photo's longer side. */
const STEP = 1 / 400;
const BIG_STEP = 10;

export interface AdjustStageProps {
  /** Asset of the person's photo, and its size, px. */
  photo: string;
  width: number;
  height: number;
  result: TryOnResult;
  /** What was dragged since. */
  places: Places;
  onMove(id: string, place: { x: number; y: number }): void;
  disabled: boolean;
  label: string;
  /** Shows only the surroundings of the piece: jewels are small. */
  isNear: boolean;
}

/** How much is shown around a small piece: as a multiple of its size, and at least as a share of the photo's width. */
const ROOM = 2.4;
const LEAST = 0.34;

/** The part of a photo centered on a piece, with the photo's ratio; px. */
function around(
  piece: NonNullable<TryOnResult['garment']>,
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } {
  const share = Math.min(1, Math.max(LEAST, (ROOM * piece.width) / width, (ROOM * piece.height) / height));
  const [wide, high] = [width * share, height * share];
  const from = (middle: number, part: number, whole: number) => Math.max(0, Math.min(whole - part, middle - part / 2));
  return {
    x: from(piece.x + piece.width / 2, wide, width),
    y: from(piece.y + piece.height / 2, high, height),
    width: wide,
    height: high,
  };
}

async function openPiece(
  { asset, x, y, width, height }: NonNullable<TryOnResult['garment']>,
  scale: number,
  signal: AbortSignal,
): Promise<WornPiece> {
  const response = await fetch(`/api/assets/${asset}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const picture = await createImageBitmap(await response.blob(), {
    resizeWidth: across,
    resizeHeight: down,
    resizeQuality: 'high',
  });
  const context = new OffscreenCanvas(across, down).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  const { data } = context.getImageData(0, 0, across, down);
  multiplied(data);
  return { sheet: { width: across, height: down, data }, x, y, width, height };
}

export function AdjustStage({
  photo,
  width,
  height,
  result,
  places,
  onMove,
  disabled,
  label,
  isNear,
}: AdjustStageProps): ReactNode {
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [piece, setPiece] = useState<WornPiece | null>(null);
  const [failed, setFailed] = useState(false);
  const [held, setHeld] = useState<string | null>(null);
  const { garment, front, handles } = result;
  const scale = Math.min(1, (isNear ? LONGEST_NEAR : LONGEST) / Math.max(width, height));
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const view = useMemo(
    () => (isNear && garment ? around(garment, width, height) : { x: 0, y: 0, width, height }),
    [isNear, garment, width, height],
  );
  const isMoved = Object.keys(places).length > 0;

  useEffect(() => {
    if (!garment) return;
    const ending = new AbortController();
    setFailed(false);
    openPiece(garment, scale, ending.signal).then(setPiece, () => ending.signal.aborted || setFailed(true));
    return () => ending.abort();
  }, [garment, scale]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !piece || !isMoved) return;
    const frame = requestAnimationFrame(() => {
      const picture = context.createImageData(across, down);
      const target: Sheet = { width: across, height: down, data: picture.data };
      drawDragged(piece, handles, withPlaces(handles, places), target, scale);
      divided(picture.data);
      context.putImageData(picture, 0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [piece, places, isMoved, handles, scale, across, down]);

  const part = ({ x, y, width: wide, height: high }: NonNullable<TryOnResult['garment']>) => ({
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(wide / width) * 100}%`,
    height: `${(high / height) * 100}%`,
  });
  const drawn = isMoved && piece !== null;
  return (
    <div className="grid justify-items-center gap-3">
      <div
        className={classNames('relative touch-none rounded-card select-none', isNear && 'overflow-hidden')}
        style={{
          aspectRatio: `${view.width} / ${view.height}`,
          width: `min(100%, ${(view.width / view.height) * 60}dvh)`,
        }}
      >
        <div
          className="absolute"
          style={{
            left: `${(-view.x / view.width) * 100}%`,
            top: `${(-view.y / view.height) * 100}%`,
            width: `${(width / view.width) * 100}%`,
            height: `${(height / view.height) * 100}%`,
          }}
        >
          <div role="img" aria-label={label} className="absolute inset-0 overflow-hidden rounded-card">
            <img
              src={pictureAt(photo, isNear ? 2048 : 1024)}
              alt=""
              draggable={false}
              className="absolute inset-0 size-full"
            />
            {garment && (
              <img
                src={`/api/assets/${garment.asset}`}
                alt=""
                draggable={false}
                className={classNames('absolute max-w-none', drawn && 'invisible')}
                style={part(garment)}
              />
            )}
            <canvas
              ref={canvas}
              width={across}
              height={down}
              aria-hidden
              className={classNames('absolute inset-0 size-full', !drawn && 'invisible')}
            />
            {front && (
              <img
                src={`/api/assets/${front.asset}`}
                alt=""
                draggable={false}
                className="absolute max-w-none"
                style={part(front)}
              />
            )}
          </div>
          <div role="group" aria-label={message('tryOnStudio.points')} aria-describedby={hint}>
            {withPlaces(handles, places).map((handle, index) => (
              <Handle
                key={handle.id}
                name={handleName(handle.id, index)}
                place={handle}
                width={width}
                height={height}
                isMoved={places[handle.id] !== undefined}
                isHeld={held === handle.id}
                disabled={disabled || piece === null}
                onHold={(isHeld) => setHeld(isHeld ? handle.id : null)}
                onMove={(place) => onMove(handle.id, place)}
              />
            ))}
          </div>
        </div>
      </div>
      <p id={hint} className="max-w-prose text-center text-13 text-balance text-muted">
        {failed ? '' : message('tryOnStudio.pointsHint')}
      </p>
      {failed && <AlertText>{message('tryOnStudio.pointsFailed')}</AlertText>}
    </div>
  );
}

interface HandleProps {
  name: string;
  /** px of the photo. */
  place: { x: number; y: number };
  width: number;
  height: number;
  isMoved: boolean;
  isHeld: boolean;
  disabled: boolean;
  onHold(isHeld: boolean): void;
  onMove(place: { x: number; y: number }): void;
}

const within = (value: number) => Math.max(0, Math.min(1, value));

function Handle({ name, place, width, height, isMoved, isHeld, disabled, onHold, onMove }: HandleProps): ReactNode {
  const from = useRef<{ x: number; y: number; place: { x: number; y: number }; scale: number } | null>(null);
  function take(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0 || disabled) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    const shown = event.currentTarget.parentElement?.parentElement?.getBoundingClientRect();
    from.current = {
      x: event.clientX,
      y: event.clientY,
      place,
      scale: shown && shown.width > 0 ? width / shown.width : 1,
    };
    onHold(true);
  }
  function pull(event: PointerEvent): void {
    const begun = from.current;
    if (begun)
      onMove({
        x: begun.place.x + (event.clientX - begun.x) * begun.scale,
        y: begun.place.y + (event.clientY - begun.y) * begun.scale,
      });
  }
  function letGo(): void {
    from.current = null;
    onHold(false);
  }
  function press(event: KeyboardEvent): void {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    const step = Math.max(1, Math.max(width, height) * STEP) * (event.shiftKey ? BIG_STEP : 1);
    onMove({ x: place.x + (way[0] as number) * step, y: place.y + (way[1] as number) * step });
  }
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={disabled}
      data-point
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={press}
      className={classNames(
        'group/point absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full focus-visible:z-10',
        isHeld ? 'z-10 cursor-grabbing' : 'cursor-grab',
      )}
      style={{ left: `${within(place.x / width) * 100}%`, top: `${within(place.y / height) * 100}%` }}
    >
      <span
        className={classNames(
          'block size-3 rounded-full border-2 shadow-[0_0_0_1px_rgb(23_21_15/0.35)] transition-[scale] group-hover/point:scale-125',
          isMoved ? 'border-white bg-accent' : 'border-accent bg-white',
          isHeld && 'scale-150',
        )}
      />
    </button>
  );
}
