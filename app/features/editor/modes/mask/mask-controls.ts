/** What the mask bar can set and do while the user erases and restores parts of a picture. */
import type { Cell } from '../../session/cell.ts';

export interface MaskBrush {
  mode: 'erase' | 'restore';
  /** Across, px of the screen. */
  size: number;
  /** 0 is soft, 1 is sharp. */
  hardness: number;
}

export const BRUSH_SIZES = { min: 4, max: 240 } as const;

export interface MaskControls {
  kind: 'mask';
  brush: Cell<MaskBrush>;
  /** Server work that the user waits for: inverting the mask. */
  busy: Cell<boolean>;
  /** Whether anything was erased or restored by hand. */
  touched(): boolean;
  /** Reverts all strokes: to the cutout as it was, or the whole picture. */
  reset(): void;
  /** Swaps what is kept and what is cut out. */
  invert(): void;
}

/** The next smaller or larger brush for the keys: steps grow with the size. */
export function steppedSize(size: number, direction: 1 | -1): number {
  const next = direction > 0 ? size * 1.2 + 1 : (size - 1) / 1.2;
  return Math.round(Math.min(BRUSH_SIZES.max, Math.max(BRUSH_SIZES.min, next)));
}
