/** The page on which a template's preview is drawn. Pure. */
import { PAGE_SHAPES, type PageShape } from '#design/templates/compositions/composition.ts';
import type { Size } from '#design/templates/composition-input.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';

/** The size of a shape, px. */
export function sizeOfShape(shape: PageShape): Size {
  const [width, height] = PAGE_SHAPES[shape];
  return { width, height };
}

/** Ratios closer than this look alike in a preview: a step of 1 px at 200. */
const ALIKE = 1.005;

/** Sizes that represent all pages of their ratio. */
const STANDARD: readonly Size[] = [...(Object.keys(PAGE_SHAPES) as PageShape[]).map(sizeOfShape), ...PAGE_FORMATS].map(
  ({ width, height }) => ({ width, height }),
);

/**
 * One page for all shapes that differ only in pixels, so that one picture serves them: layouts measure in shares of the
 * page.
 */
export function previewPage({ width, height }: Size): Size {
  const ratio = width / height;
  return (
    STANDARD.find(
      (one) => Math.max(ratio, one.width / one.height) / Math.min(ratio, one.width / one.height) < ALIKE,
    ) ?? { width, height }
  );
}

/** Whether a page has the size of a shape or of a platform's format: what visitors without an account may request. */
export function isKnownSize({ width, height }: Size): boolean {
  return STANDARD.some((one) => one.width === width && one.height === height);
}
