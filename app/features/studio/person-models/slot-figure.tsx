/** A figure drawn of a few strokes, as much of it as a photo slot wants: what the frame is to hold, with the joints that are looked for. */
import type { ReactNode } from 'react';
import type { PhotoSlot } from '#app/services/person-models/person-model.ts';
import { classNames } from '#app/ui/class-names.ts';

type Dot = readonly [x: number, y: number];

/** Of a figure 100 wide and 200 high. */
const HEAD: Dot = [50, 22];
const SHOULDERS: readonly Dot[] = [[34, 48], [66, 48]];
const HIPS: readonly Dot[] = [[41, 96], [59, 96]];
const LEGS: readonly Dot[] = [[39, 136], [61, 136], [38, 176], [62, 176]];

/** The part of the figure that the frame shows, and the joints in it. */
const VIEWS: Readonly<Record<PhotoSlot, { box: string; dots: readonly Dot[] }>> = {
  full: { box: '-25 -4 150 200', dots: [HEAD, ...SHOULDERS, ...HIPS, ...LEGS] },
  upper: { box: '2 2 96 128', dots: [HEAD, ...SHOULDERS, ...HIPS] },
  lower: { box: '1 72 98 130.7', dots: [...HIPS, ...LEGS] },
};

export function SlotFigure({ slot, className }: { slot: PhotoSlot; className?: string }): ReactNode {
  const { box, dots } = VIEWS[slot];
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden className={classNames('text-line-strong', className)}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" opacity="0.75">
        <circle cx="50" cy="22" r="13" fill="currentColor" stroke="none" />
        <path d="M50 34 V44" strokeWidth="9" />
        <path d="M37 50 H63 L59 74 L60 97 H40 L41 74 Z" fill="currentColor" strokeWidth="11" />
        <path d="M34 50 L26 80 L22 106 M66 50 L74 80 L78 106" strokeWidth="9.5" />
        <path d="M41.5 98 L39 136 L38 178 H33 M58.5 98 L61 136 L62 178 H67" strokeWidth="12" />
      </g>
      {dots.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={slot === 'full' ? 2.8 : 2} className="fill-support stroke-panel" strokeWidth={slot === 'full' ? 1.4 : 1} />)}
    </svg>
  );
}

/** The three frames beside each other: what a model is made of, for the empty screen. */
export function ThreeFrames(): ReactNode {
  return (
    <div className="flex items-end justify-center gap-3">
      {(['upper', 'full', 'lower'] as const).map((slot) => (
        <span key={slot} className={classNames('block overflow-hidden rounded-card border border-line bg-panel shadow-float', slot === 'full' ? 'w-40' : 'mb-5 w-30')}>
          <SlotFigure slot={slot} className="aspect-[3/4] w-full" />
        </span>
      ))}
    </div>
  );
}
