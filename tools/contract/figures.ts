/**
 * Figures that come with the application: whom things are tried on where no photo of a person is there. Their pictures:
 * public/samples/model-*.webp.
 */
export const FIGURES = ['Ada', 'Ben', 'Chi', 'Dia', 'Eli', 'Fay', 'Gus'] as const;
export type Figure = (typeof FIGURES)[number];

/** Shown where only "a model" is requested. */
export const FIRST_FIGURE: Figure = 'Ada';
