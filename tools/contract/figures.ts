/**
 * Figures that ship with the application, for trying things on without a photo of a person. Their pictures:
 * public/samples/model-*.webp.
 */
export const FIGURES = ['Ada', 'Ben', 'Chi', 'Dia', 'Eli', 'Fay', 'Gus'] as const;
export type Figure = (typeof FIGURES)[number];

/** Shown if the user only asks for "a model". */
export const FIRST_FIGURE: Figure = 'Ada';
