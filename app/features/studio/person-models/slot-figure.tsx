/**
 * A figure drawn in a few strokes, as much of it as a photo slot wants: what the frame should contain, with the joints
 * that the check looks for.
 */
import type { ReactNode } from 'react';
import type { PhotoSlot } from '#app/contracts/person-model.ts';
import { classNames } from '#app/ui/class-names.ts';

type Dot = readonly [x: number, y: number];

/** Of a figure 100 wide and 200 high. */
const HEAD: Dot = [50, 22];
const SHOULDERS: readonly Dot[] = [
  [34, 48],
  [66, 48],
];
const HIPS: readonly Dot[] = [
  [41, 96],
  [59, 96],
];
const LEGS: readonly Dot[] = [
  [39, 136],
  [61, 136],
  [38, 176],
  [62, 176],
];

/** The part of the figure that the frame shows, above its button, and the joints in it. */
const VIEWS: Readonly<Record<PhotoSlot, { box: string; dots: readonly Dot[] }>> = {
  full: { box: '-40 -2 180 240', dots: [HEAD, ...SHOULDERS, ...HIPS, ...LEGS] },
  upper: { box: '-1 -1 102 136', dots: [HEAD, ...SHOULDERS, ...HIPS] },
  lower: { box: '-11 72 122 162.7', dots: [...HIPS, ...LEGS] },
};

export function SlotFigure({ slot, className }: { slot: PhotoSlot; className?: string }): ReactNode {
  const { dots, box } = VIEWS[slot];
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden className={classNames('text-faint', className)}>
      {/* One shape of many strokes: they are translucent together, not one upon the other. */}
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" opacity="0.28">
        <ellipse cx="50" cy="21" rx="10.5" ry="13" fill="currentColor" stroke="none" />
        <path d="M50 32 V44" strokeWidth="9" />
        <path d="M38 49 Q50 44 62 49 L58.5 74 L61 98 H39 L41.5 74 Z" fill="currentColor" strokeWidth="9" />
        <path d="M35.5 50 L28 78 L23.5 105 M64.5 50 L72 78 L76.5 105" strokeWidth="8" />
        <path d="M42.5 99 L40 136 L38.5 177 M57.5 99 L60 136 L61.5 177" strokeWidth="12" />
        <path d="M38.5 179 H34.5 M61.5 179 H65.5" strokeWidth="7" />
      </g>
      {dots.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={slot === 'full' ? 3 : 2.1}
          className="fill-support stroke-panel"
          strokeWidth={slot === 'full' ? 1.4 : 1}
        />
      ))}
    </svg>
  );
}
