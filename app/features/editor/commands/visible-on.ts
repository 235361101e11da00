/** Default colors of new layers that are visible on the page as it is. */
import type { DesignDocument } from '#design/document/document.ts';
import { findPage } from '#design/document/tree.ts';
import { colorsOf, contrast } from '#design/layout/contrast.ts';

/** Below this contrast a layer is hard to see on its background. */
const VISIBLE = 1.6;

/** Ink, paper, accent: for lines and letters. */
export const INKS = ['#17150f', '#fbfaf7', '#f4502f'] as const;

/**
 * The first of the colors with that contrast to all colors of the page's background; the first of all if none has it.
 */
export function visibleOn(
  document: DesignDocument,
  page: string,
  colors: readonly [string, ...string[]],
  least = VISIBLE,
): string {
  const background = findPage(document, page)?.background;
  const backgroundColors = background ? colorsOf(background, '#ffffff') : null;
  return (
    colors.find((color) => backgroundColors?.every((backgroundColor) => contrast(color, backgroundColor) >= least)) ??
    colors[0]
  );
}
