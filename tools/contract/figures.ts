/** Figures that ship with the application, for trying things on without a photo of a person. */
import type { TryOnKind } from './try-on-kinds.ts';

/** Their pictures: public/samples/model-*.webp. */
export const FIGURES = ['Ada', 'Ben', 'Dia', 'Gus'] as const;
export type Figure = (typeof FIGURES)[number];

const FROM_HEAD_TO_HIPS: readonly TryOnKind[] = ['top', 'necklace', 'earrings', 'ring', 'bracelet', 'watch'];

/** The name, without extension, of the picture of a figure that shows a piece best: all of them, or head to hips. */
export const figurePicture = (name: string, kind: TryOnKind): string =>
  `model-${name.toLowerCase()}${FROM_HEAD_TO_HIPS.includes(kind) ? '-upper' : ''}`;

/** Shown if the user only asks for "a model". */
export const FIRST_FIGURE: Figure = 'Ada';
