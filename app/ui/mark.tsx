/** The mark: two shapes overlap and make a third color, multiplied on light background, screened on dark. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** `moving`: the shapes drift through each other, for loading. With a `label` it is an image, else decoration. */
export function Mark({
  size = 24,
  moving = false,
  label,
  className,
}: {
  size?: number;
  moving?: boolean;
  label?: string;
  className?: string;
}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('isolate shrink-0 overflow-visible', className)}
    >
      <circle cx="18.5" cy="18.5" r="15.5" className={classNames('fill-(--mark-a)', moving && 'animate-mark-a')} />
      <rect
        x="16"
        y="16"
        width="29"
        height="29"
        rx="7"
        className={classNames('fill-(--mark-b) mark-overlap', moving && 'animate-mark-b')}
      />
    </svg>
  );
}

/** The logo with the name next to it. The name is the application's, passed in. */
export function Wordmark({
  name,
  size = 24,
  className,
}: {
  name: string;
  size?: number;
  className?: string;
}): ReactNode {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <Mark size={size} />
      <span className="font-heading text-18 font-bold tracking-[-0.03em]">{name}</span>
    </span>
  );
}
