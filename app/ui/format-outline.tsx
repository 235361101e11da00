/** A page format as a small outline in its own proportions. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Fits into a square of `box` px; extreme ratios keep at least a quarter of it. */
export function FormatOutline({
  width,
  height,
  box,
  className,
}: {
  width: number;
  height: number;
  box: number;
  className?: string;
}): ReactNode {
  const scale = box / Math.max(width, height);
  const style = {
    width: Math.max(box / 4, Math.round(width * scale)),
    height: Math.max(box / 4, Math.round(height * scale)),
  };
  return (
    <span aria-hidden className="grid shrink-0 place-items-center" style={{ width: box, height: box }}>
      <span className={classNames('block rounded-[2px] border-[1.5px] border-current', className)} style={style} />
    </span>
  );
}
