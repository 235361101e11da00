/** Where the words of a page are: line by line, or as the button or badge that they stand on. */
import { unionOf, type Box } from '#design/document/geometry.ts';
import { boxAround, inkLines } from '#design/lint/text-ink.ts';
import type { ToolContext } from '../contract/context.ts';
import { areaOf, isBackdrop, overlapOf, standingOn, type Standing } from '../contract/page-space.ts';

/** Times as large as its words that a badge or a button is at most. */
const PILL = 6;

/** Shapes that hold these words and are hardly larger: the badge or button that they stand on. */
export const pillsUnder = (words: Box, standing: readonly Standing[]): Box[] =>
  standing.flatMap(({ layer, box }) =>
    layer.type === 'shape' && overlapOf(box, words) >= areaOf(words) * 0.9 && areaOf(box) < areaOf(words) * PILL
      ? [box]
      : [],
  );

/** What may not be covered, px of the page. */
export function wordsOn({ document, page }: Pick<ToolContext, 'document' | 'page'>): Box[] {
  const standing = standingOn(document, page).filter(({ box }) => !isBackdrop(document, box));
  return standing.flatMap(({ layer, box }) => {
    if (layer.type !== 'text' && layer.type !== 'table') return [];
    const pills = pillsUnder(box, standing);
    if (pills.length > 0 || layer.type === 'table' || layer.box)
      return [pills.reduce((all, one) => unionOf(all, one), box)];
    return inkLines(layer).map(({ corners }) => boxAround(corners));
  });
}
