/** A button with only an icon: its label is its name for screen readers and its tooltip for everyone else. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Side } from './direction.tsx';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonVariant = 'ghost' | 'secondary' | 'primary' | 'ink';

const variants: Record<IconButtonVariant, string> = {
  ghost: 'text-muted hover:bg-tint hover:text-ink active:bg-tint-strong',
  secondary: 'bg-panel text-ink border border-line-strong hover:bg-tint',
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  ink: 'bg-ink text-on-ink hover:opacity-85',
};
const sizes = { tiny: 'size-6', small: 'size-8', medium: 'size-10' } as const;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: LucideIcon;
  shortcut?: string;
  variant?: IconButtonVariant;
  /** 24, 32 (editor) or 40 px. */
  size?: keyof typeof sizes;
  /** For switches: on or off, exposed to screen readers as pressed. */
  pressed?: boolean;
  round?: boolean;
  busy?: boolean;
  tooltipSide?: Side;
}

export function IconButton({
  label,
  icon: Icon,
  shortcut,
  variant = 'ghost',
  size = 'small',
  pressed,
  round = false,
  busy = false,
  tooltipSide = 'top',
  className,
  disabled,
  ...rest
}: IconButtonProps): ReactNode {
  const inert = disabled || busy;
  // aria-disabled instead of disabled: the tooltip still explains a button that can't be used now.
  return (
    <Tooltip label={label} shortcut={shortcut} side={tooltipSide}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        {...rest}
        aria-disabled={inert || undefined}
        onClick={inert ? (event) => event.preventDefault() : rest.onClick}
        className={classNames(
          'inline-grid shrink-0 place-items-center transition-[background-color,color,opacity]',
          round ? 'rounded-full' : 'rounded-control',
          sizes[size],
          pressed ? 'bg-accent-soft text-accent-text' : variants[variant],
          inert && 'pointer-events-auto opacity-40 hover:bg-transparent',
          inert && variant !== 'ghost' && 'hover:opacity-40',
          className,
        )}
      >
        {busy ? <Spinner /> : <Icon size={size === 'tiny' ? 15 : 18} strokeWidth={1.75} aria-hidden />}
      </button>
    </Tooltip>
  );
}
