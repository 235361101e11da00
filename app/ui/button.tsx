/**
 * The button: a verb that does something. At most one primary is visible; `busy` keeps its width and informs screen
 * readers.
 */
import type { LucideIcon } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** 32 px in the editor, 40 elsewhere, 48 for a page's single main action. */
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover font-semibold',
  secondary: 'bg-panel text-ink border border-line-strong hover:bg-tint',
  ghost: 'text-ink hover:bg-tint active:bg-tint-strong',
  danger: 'bg-danger text-on-danger hover:brightness-110 font-semibold',
};
const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-13 gap-1.5',
  medium: 'h-10 px-4 text-15 gap-2',
  large: 'h-12 px-6 text-15 gap-2',
};

/** The button's classes, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium', extra?: string): string {
  return classNames(
    'relative inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,filter,opacity]',
    'disabled:opacity-45 disabled:pointer-events-none aria-busy:opacity-45 aria-busy:pointer-events-none',
    variants[variant],
    sizes[size],
    extra,
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** Work is in progress: the button waits and keeps its width. */
  busy?: boolean;
  /** Lends its look to the only child (a link, for instance). */
  asChild?: boolean;
  children: ReactNode;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  busy = false,
  asChild = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const classes = buttonClass(variant, size, className);
  if (asChild)
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  return (
    // A busy button keeps the focus, as a disabled one does not; neither is pressed nor submits a form.
    <button
      type="button"
      className={classes}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={classNames('inline-flex items-center gap-[inherit]', busy && 'opacity-0')}>
        {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
        <span className="contents">{children}</span>
      </span>
      {busy && <Spinner className="absolute" />}
    </button>
  );
}
