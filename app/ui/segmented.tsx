/** A few choices in a row, one of them on (alignment, format). */
import type { LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/toggle-group';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** With an icon the label becomes its tooltip. */
  icon?: LucideIcon;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  /** Null: several values, none is on. */
  value: Value | null;
  onValueChange(value: Value): void;
  disabled?: boolean;
  className?: string;
  /** `ltr` if the choices themselves are left and right; otherwise they follow the page's direction. */
  dir?: 'ltr';
}

export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  disabled,
  className,
  dir,
}: SegmentedProps<Value>): ReactNode {
  return (
    <Radix.Root
      type="single"
      dir={dir}
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onValueChange={(next) => next && onValueChange(next as Value)}
      className={classNames('inline-flex h-8 rounded-control bg-tint p-0.5', className)}
    >
      {segments.map(({ value: own, label: name, icon: Icon }) => {
        const item = (
          <Radix.Item
            key={own}
            value={own}
            aria-label={Icon ? name : undefined}
            className={classNames(
              'grid h-7 min-w-7 flex-1 place-items-center rounded-small px-1.5 text-13 text-muted transition-colors hover:text-ink',
              // Not data-state: the tooltip around it sets its own there.
              'aria-checked:bg-raised aria-checked:text-ink aria-checked:shadow-float dark:aria-checked:bg-line-strong',
            )}
          >
            {Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : name}
          </Radix.Item>
        );
        return Icon ? (
          <Tooltip key={own} label={name}>
            {item}
          </Tooltip>
        ) : (
          item
        );
      })}
    </Radix.Root>
  );
}
