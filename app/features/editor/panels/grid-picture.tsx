/** A collage grid in small. */
import type { ReactNode } from 'react';
import { cellBoxes, type PhotoGrid } from '#design/layout/photo-grids.ts';

/** Sides of the drawing; it is scaled to its place. */
const WIDE = 48;
const GAP = 2.5;

/** `ratio`: width ÷ height of what it will fill. */
export function GridPicture({
  grid,
  ratio = 1,
  className,
}: {
  grid: PhotoGrid;
  ratio?: number;
  className?: string;
}): ReactNode {
  const shown = Math.min(1.6, Math.max(0.62, ratio));
  const size = shown >= 1 ? { width: WIDE, height: WIDE / shown } : { width: WIDE * shown, height: WIDE };
  return (
    <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className={className}>
      {cellBoxes(grid.cells, { x: 0, y: 0, ...size }, GAP).map((cell, index) => (
        <rect key={index} {...cell} rx={1.5} className="fill-current opacity-45" />
      ))}
    </svg>
  );
}
