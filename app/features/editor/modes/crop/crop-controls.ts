/** What the crop bar can do to the crop in progress. */
import type { Cell } from '../../session/cell.ts';
import type { CropDraft } from '../../commands/crop-picture.ts';

export interface CropControls {
  kind: 'crop';
  draft: Cell<CropDraft>;
  /** Width ÷ height that the frame keeps; null: any. */
  ratio: Cell<number | null>;
  /** Keeps a ratio from now on; the frame takes it immediately. */
  keepRatio(ratio: number | null): void;
  /** The picture's own ratio, and all of the picture. */
  whole(): void;
  /** How much larger than necessary. `held`: the slider is still being dragged. */
  zoom(level: number, held: boolean): void;
  /** Degrees clockwise. */
  straighten(degrees: number, held: boolean): void;
  flip(axis: 'x' | 'y'): void;
  /** The picture as it was before any cropping. */
  reset(): void;
}
