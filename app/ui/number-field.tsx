/**
 * A number field: type, step with the arrow keys (Shift: ten steps) or drag by its label. Commits at the end, not on
 * every key.
 */
import type { LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { parseNumber, settle } from './number-input.ts';
import { Tooltip } from './tooltip.tsx';

export interface NumberFieldProps {
  /** Name for screen readers; also the visible label if `sign` is missing. */
  label: string;
  /** A letter or icon inside the field that can be dragged to change the value. */
  sign?: string | LucideIcon;
  /** Null: several values, the field is empty. */
  value: number | null;
  onCommit(value: number): void;
  /** Called while dragging or stepping, before the commit. */
  onPreview?(value: number): void;
  min?: number;
  max?: number;
  step?: number;
  suffix?: string;
  disabled?: boolean;
  placeholder?: string;
  className?: string;
}

export function NumberField({
  label,
  sign,
  value,
  onCommit,
  onPreview,
  min = -Infinity,
  max = Infinity,
  step = 1,
  suffix,
  disabled,
  placeholder,
  className,
}: NumberFieldProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  /**
   * The value at the start of a drag or of holding an arrow key. The value itself follows while it is shown elsewhere.
   */
  const hand = useRef<{ from: number | null; start: number; tried: boolean } | null>(null);
  const limits = { min, max, step };
  const shown = draft ?? (value === null ? '' : String(settle(value, { ...limits, step: Math.min(step, 1) })));

  const tryOut = (next: number): void => {
    setDraft(String(next));
    if (!hand.current || hand.current.from === null) return;
    hand.current.tried = true;
    onPreview?.(next);
  };
  /** Null: the input is not a number. */
  const finish = (next: number | null): void => {
    const held = hand.current;
    const from = held ? held.from : value;
    hand.current = null;
    setDraft(null);
    if (next !== null && next !== from) onCommit(next);
    // A mere preview is reverted.
    else if (held?.tried && from !== null) onCommit(from);
  };
  const draftNumber = (): number | null => {
    const parsed = parseNumber(draft ?? '');
    return parsed === null ? null : settle(parsed, limits);
  };
  const stepBy = (steps: number): void => {
    hand.current ??= { from: value, start: 0, tried: false };
    tryOut(settle((parseNumber(shown) ?? value ?? 0) + steps * step, limits));
  };
  const startDrag = (event: ReactPointerEvent<HTMLElement>): void => {
    if (disabled || value === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hand.current = { from: value, start: event.clientX, tried: false };
  };
  const moveDrag = (event: ReactPointerEvent<HTMLElement>): void => {
    const held = hand.current;
    if (!held || held.from === null) return;
    const next = settle(
      held.from + Math.round((event.clientX - held.start) / 2) * step * (event.shiftKey ? 10 : 1),
      limits,
    );
    if (draft !== null || next !== held.from) tryOut(next);
  };
  const endDrag = (): void => {
    if (hand.current) finish(draftNumber());
  };

  const Sign = sign;
  return (
    <div
      className={classNames(
        'flex h-8 items-center rounded-control border border-line-strong bg-panel text-13 rtl:[&>input]:text-end transition-[border-color] focus-within:border-ink hover:border-faint',
        disabled && 'pointer-events-none opacity-50',
        className,
      )}
    >
      {Sign && (
        <Tooltip label={label}>
          <span
            aria-hidden
            onPointerDown={startDrag}
            onPointerMove={moveDrag}
            onPointerUp={endDrag}
            onPointerCancel={endDrag}
            className="grid h-full min-w-7 cursor-ew-resize rtl:-order-2 touch-none place-items-center text-12 text-faint select-none"
          >
            {typeof Sign === 'string' ? Sign : <Sign size={15} strokeWidth={1.75} />}
          </span>
        </Tooltip>
      )}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        // The sign is before the number in both reading directions.
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        value={shown}
        placeholder={placeholder}
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== null && finish(draftNumber())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          else if (event.key === 'Escape') {
            finish(hand.current?.from ?? null);
            event.currentTarget.select();
            event.stopPropagation();
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault();
            stepBy((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
          }
        }}
        // Holding an arrow key is one change, however long.
        onKeyUp={(event) =>
          (event.key === 'ArrowUp' || event.key === 'ArrowDown') && hand.current && finish(draftNumber())
        }
        className={classNames('tabular h-full w-full min-w-0 bg-transparent pe-2 outline-none', !Sign && 'ps-2')}
      />
      {suffix && (
        <span aria-hidden className="pe-2 text-12 text-faint rtl:-order-1 rtl:ps-2 rtl:pe-0">
          {suffix}
        </span>
      )}
    </div>
  );
}
