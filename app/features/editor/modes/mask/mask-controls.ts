/** What the mask bar can set and do while a picture is erased and restored by hand. */
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
  /** Work of the server that the hand waits for: the mask turned inside out. */
  busy: Cell<boolean>;
  /** Whether anything was erased or restored by hand. */
  touched(): boolean;
  /** Takes back all strokes: the cutout as it was found, or the whole picture. */
  reset(): void;
  /** Keeps what was cut away and cuts away what was kept. */
  invert(): void;
}

/** The next smaller or larger brush of the keys: steps grow with the size. */
export function steppedSize(size: number, direction: 1 | -1): number {
  const next = direction > 0 ? size * 1.2 + 1 : (size - 1) / 1.2;
  return Math.round(Math.min(BRUSH_SIZES.max, Math.max(BRUSH_SIZES.min, next)));
}
