/**
 * Indicators of work: a small ring for buttons, a thin line for background work, the logo in motion for whole screens.
 */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Mark } from './mark.tsx';

/** A ring of the current color, 16 px. Decorative: its user describes in words what is happening. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden
      className={classNames('animate-spin-ring', className)}
    >
      <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.75" opacity="0.22" />
      <path
        d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

/**
 * The thin line: running without a known end, or at a share of the way (0 to 1). `label` describes what is happening.
 */
export function ProgressLine({
  label,
  value,
  className,
}: {
  label: string;
  value?: number;
  className?: string;
}): ReactNode {
  const known = value !== undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={known ? 0 : undefined}
      aria-valuemax={known ? 100 : undefined}
      aria-valuenow={known ? Math.round(value * 100) : undefined}
      className={classNames('h-0.5 w-full overflow-hidden rounded-full bg-tint-strong', className)}
    >
      <div
        className={classNames(
          'h-full w-full origin-left rounded-full bg-accent',
          known ? 'transition-transform' : 'animate-progress',
        )}
        style={known ? { transform: `scaleX(${Math.min(1, Math.max(0, value))})` } : undefined}
      />
    </div>
  );
}

/** A whole screen or panel is loading: the two shapes meet and part. */
export function Loading({ label, className }: { label: string; className?: string }): ReactNode {
  return (
    <div role="status" className={classNames('grid place-items-center gap-4 text-13 text-muted', className)}>
      <Mark size={44} moving />
      <span>{label}</span>
    </div>
  );
}
