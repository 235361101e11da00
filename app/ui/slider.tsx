/** One value on a line. `onChange` follows the drag, `onCommit` is called once on release. */
import * as Radix from 'radix-ui/slider';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange(value: number): void;
  onCommit?(value: number): void;
  disabled?: boolean;
  /** Start of the filled part, for values that go both ways; `min` by default. */
  origin?: number;
  /** The value in words, for screen readers (`40 %`). */
  valueText?: string;
  /** For a line aligned with something independent of the reading direction, such as a picture. */
  dir?: 'ltr';
  className?: string;
}

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onCommit,
  disabled,
  origin,
  valueText,
  dir,
  className,
}: SliderProps): ReactNode {
  return (
    <Radix.Root
      value={[value]}
      dir={dir}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
      className={classNames(
        'relative flex h-6 w-full touch-none items-center select-none data-disabled:opacity-45',
        className,
      )}
    >
      <Radix.Track className="relative h-1 grow rounded-full bg-tint-strong">
        {origin === undefined ? (
          <Radix.Range className="absolute h-full rounded-full bg-ink" />
        ) : (
          <span
            className="absolute h-full rounded-full bg-ink"
            style={{
              insetInlineStart: `${part(Math.min(value, origin), min, max)}%`,
              insetInlineEnd: `${100 - part(Math.max(value, origin), min, max)}%`,
            }}
          />
        )}
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-4 rounded-full border border-line-strong bg-panel shadow-float transition-transform hover:scale-110 dark:bg-ink"
      />
    </Radix.Root>
  );
}

/** The value's position along the line, percent. */
function part(value: number, min: number, max: number): number {
  return max > min ? ((value - min) / (max - min)) * 100 : 0;
}
