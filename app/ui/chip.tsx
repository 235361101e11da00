/** A small rounded token: a choice that can be turned on, or a piece of context that can be removed. */
import { X, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'value'> {
  icon?: LucideIcon;
  /** For toggle chips: on or off. */
  pressed?: boolean;
  /** 28 or 32 px. */
  size?: 'small' | 'medium';
  children: ReactNode;
}

export function Chip({ icon: Icon, pressed, size = 'medium', className, children, ...rest }: ChipProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full border text-13 whitespace-nowrap transition-colors disabled:opacity-45',
        size === 'small' ? 'h-7 px-2.5' : 'h-8 px-3',
        pressed ? 'border-ink bg-ink text-on-ink' : 'border-line-strong text-muted hover:border-faint hover:text-ink',
        className,
      )}
    >
      {Icon && <Icon size={15} strokeWidth={1.75} aria-hidden />}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A piece of context with a remove button. */
export function RemovableChip({
  icon: Icon,
  children,
  removeLabel,
  onRemove,
}: {
  icon?: LucideIcon;
  children: ReactNode;
  removeLabel: string;
  onRemove(): void;
}): ReactNode {
  return (
    <span className="inline-flex h-7 max-w-56 items-center gap-1.5 rounded-full bg-tint-strong ps-2.5 pe-0.5 text-13">
      {Icon && <Icon size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />}
      <span className="truncate">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-full text-faint hover:bg-tint-strong hover:text-ink"
      >
        <X size={14} strokeWidth={2} aria-hidden />
      </button>
    </span>
  );
}
