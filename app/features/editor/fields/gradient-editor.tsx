/** Editing a gradient: its stops on a bar, their colors, angle or center, and ready-made ones to start from. */
import { ArrowLeftRight, Minus, Plus, RotateCw } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ColorField } from '#app/ui/color-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { message } from '#messages/message.ts';
import { useBrandKit } from '../session/brand.ts';
import {
  canAddStop,
  cssOfStops,
  presetPairs,
  swapped,
  widestGap,
  withMovedStop,
  withNewStop,
  withoutStop,
  withStopColor,
  type Gradient,
} from './gradient-stops.ts';

export interface GradientEditorProps {
  paint: Gradient;
  swatches: readonly string[];
  onPreview(paint: Gradient): void;
  onCommit(paint: Gradient): void;
}

/** A stop dragged this far off the bar is removed, px. */
const PULLED_OUT = 40;

export function GradientEditor({ paint, swatches, onPreview, onCommit }: GradientEditorProps): ReactNode {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, paint.stops.length - 1);
  const stop = paint.stops[index];
  const kit = useBrandKit();
  const commitAt = (next: { paint: Gradient; index: number }): void => {
    setChosen(next.index);
    onCommit(next.paint);
  };
  const remove = (at: number): void => {
    setChosen(Math.max(0, at - 1));
    onCommit(withoutStop(paint, at));
  };
  return (
    <div className="grid gap-2">
      <StopBar
        paint={paint}
        chosen={index}
        onChoose={setChosen}
        onPreview={onPreview}
        onMove={commitAt}
        onAdd={(at) => canAddStop(paint) && commitAt(withNewStop(paint, at))}
        onRemove={remove}
      />
      <div className="flex items-center gap-1">
        <IconButton
          label={message('colors.addStop')}
          icon={Plus}
          disabled={!canAddStop(paint)}
          onClick={() => commitAt(withNewStop(paint, widestGap(paint)))}
        />
        <IconButton
          label={message('colors.removeStop')}
          icon={Minus}
          disabled={paint.stops.length <= 2}
          onClick={() => remove(index)}
        />
        <IconButton label={message('colors.swap')} icon={ArrowLeftRight} onClick={() => onCommit(swapped(paint))} />
        {paint.type === 'linear' && (
          <IconButton
            label={message('colors.turn')}
            icon={RotateCw}
            onClick={() => onCommit({ ...paint, angle: (Math.round(paint.angle) + 45) % 360 })}
          />
        )}
      </div>
      {stop && (
        <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
          <ColorField
            label={message('colors.stopColor')}
            hideLabel
            alpha
            value={stop.color}
            swatches={swatches}
            onChange={(color) => onPreview(withStopColor(paint, index, color))}
            onCommit={(color) => onCommit(withStopColor(paint, index, color))}
          />
          <NumberField
            label={message('colors.stopPlace')}
            value={Math.round(stop.at * 100)}
            min={0}
            max={100}
            suffix="%"
            onPreview={(percent) => onPreview(withMovedStop(paint, index, percent / 100).paint)}
            onCommit={(percent) => commitAt(withMovedStop(paint, index, percent / 100))}
          />
        </div>
      )}
      <ShapeFields paint={paint} onPreview={onPreview} onCommit={onCommit} />
      <div role="group" aria-label={message('colors.ready')} className="grid grid-cols-6 gap-1.5">
        {presetPairs(kit?.colors ?? []).map(([from, to]) => (
          <button
            key={`${from} ${to}`}
            type="button"
            aria-label={message('colors.preset', { from, to })}
            className="h-7 rounded-small border border-line-strong"
            style={{ background: `linear-gradient(to right, ${from}, ${to})` }}
            onClick={() =>
              onCommit({
                ...paint,
                stops: [
                  { at: 0, color: from },
                  { at: 1, color: to },
                ],
              })
            }
          />
        ))}
      </div>
    </div>
  );
}

/** A gradient's geometry: its angle, or its center and size. */
function ShapeFields({ paint, onPreview, onCommit }: Omit<GradientEditorProps, 'swatches'>): ReactNode {
  if (paint.type === 'linear') {
    return (
      <NumberField
        label={message('editor.gradientAngle')}
        sign="∠"
        value={paint.angle}
        min={-360}
        max={360}
        suffix="°"
        onPreview={(angle) => onPreview({ ...paint, angle })}
        onCommit={(angle) => onCommit({ ...paint, angle })}
      />
    );
  }
  const field = (
    label: string,
    sign: string,
    key: 'centerX' | 'centerY' | 'radius',
    min: number,
    max: number,
  ): ReactNode => (
    <NumberField
      label={label}
      sign={sign}
      value={Math.round(paint[key] * 100)}
      min={min}
      max={max}
      onPreview={(percent) => onPreview({ ...paint, [key]: percent / 100 })}
      onCommit={(percent) => onCommit({ ...paint, [key]: percent / 100 })}
    />
  );
  return (
    <div className="grid grid-cols-3 gap-2">
      {field(message('colors.centreX'), 'X', 'centerX', 0, 100)}
      {field(message('colors.centreY'), 'Y', 'centerY', 0, 100)}
      {field(message('colors.size'), 'R', 'radius', 1, 200)}
    </div>
  );
}

interface StopBarProps {
  paint: Gradient;
  chosen: number;
  onChoose(index: number): void;
  onPreview(paint: Gradient): void;
  onMove(next: { paint: Gradient; index: number }): void;
  onAdd(at: number): void;
  onRemove(index: number): void;
}

/**
 * The bar: pressing it adds a stop, dragging moves one, dragging one off removes it. Keys do the same to the focused
 * stop.
 */
function StopBar({ paint, chosen, onChoose, onPreview, onMove, onAdd, onRemove }: StopBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  /** The gradient when a stop was grabbed, and its current state. */
  const drag = useRef<{
    from: Gradient;
    index: number;
    next: { paint: Gradient; index: number } | null;
    out: boolean;
  } | null>(null);

  const placeOf = (clientX: number): number => {
    const box = bar.current?.getBoundingClientRect();
    return box ? Math.min(1, Math.max(0, (clientX - box.left) / box.width)) : 0;
  };
  const take = (event: PointerEvent<HTMLButtonElement>, index: number): void => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    onChoose(index);
    drag.current = { from: paint, index, next: null, out: false };
  };
  const move = (event: PointerEvent<HTMLButtonElement>): void => {
    const held = drag.current;
    const box = bar.current?.getBoundingClientRect();
    if (!held || !box) return;
    held.out =
      held.from.stops.length > 2 && (event.clientY < box.top - PULLED_OUT || event.clientY > box.bottom + PULLED_OUT);
    held.next = held.out
      ? { paint: withoutStop(held.from, held.index), index: Math.max(0, held.index - 1) }
      : withMovedStop(held.from, held.index, placeOf(event.clientX));
    onPreview(held.next.paint);
  };
  const drop = (): void => {
    const held = drag.current;
    drag.current = null;
    if (held?.next) onMove(held.next);
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const stop = paint.stops[index];
    if (!stop) return;
    const step = event.shiftKey ? 0.1 : 0.01;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') onMove(withMovedStop(paint, index, stop.at - step));
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') onMove(withMovedStop(paint, index, stop.at + step));
    else if (event.key === 'Home') onMove(withMovedStop(paint, index, 0));
    else if (event.key === 'End') onMove(withMovedStop(paint, index, 1));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div role="group" aria-label={message('colors.stops')} className="px-2.5 py-1">
      {/* Pressing the bar is the pointer's way; the button below it is the keyboard's. */}
      <div
        ref={bar}
        role="presentation"
        dir="ltr"
        className="chequer relative h-6 rounded-small border border-line-strong"
        onPointerDown={(event) => onAdd(placeOf(event.clientX))}
      >
        <span className="block size-full rounded-small" style={{ background: cssOfStops(paint.stops) }} />
        {paint.stops.map((stop, index) => (
          <button
            // Stops have no ids: their index identifies them.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="button"
            role="slider"
            aria-label={message('colors.stop', {
              number: index + 1,
              count: paint.stops.length,
              percent: Math.round(stop.at * 100),
            })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(stop.at * 100)}
            aria-valuetext={`${Math.round(stop.at * 100)} %, ${stop.color}`}
            className={classNames(
              'chequer absolute -top-1 h-8 w-6 -translate-x-1/2 cursor-ew-resize touch-none overflow-hidden rounded-small border-2 border-raised shadow-float',
              index === chosen ? 'z-2 outline-2 outline-ink' : 'z-1 outline-1 outline-line-strong',
            )}
            style={{ left: `${stop.at * 100}%` }}
            onFocus={() => onChoose(index)}
            onPointerDown={(event) => take(event, index)}
            onPointerMove={move}
            onPointerUp={drop}
            onPointerCancel={drop}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span className="block size-full" style={{ backgroundColor: stop.color }} />
          </button>
        ))}
      </div>
    </div>
  );
}
