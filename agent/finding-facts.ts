/**
 * Gives a model the facts to fix a finding without guessing: the distance in page px, the direction, and a fix. Only
 * facts of the document.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOf, intersectionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { findLayer, leavesInPaintOrder, pageOf } from '#design/document/tree.ts';
import { contrast, INK, PAPER } from '#design/layout/contrast.ts';
import type { Finding } from '#design/lint/finding.ts';
import { boxAround, inkLines } from '#design/lint/text-ink.ts';

export interface FindingFacts {
  /** Distance from being right. */
  by?: string;
  /** A fix. */
  fix?: string;
}

/** px between two texts that have been moved apart. */
const APART = 16;

const ceil = (value: number) => Math.ceil(value);

/** The visible area: the letters of a text, the box of any other layer. */
function seenBox(layer: LeafLayer): Box {
  const ink = layer.type === 'text' ? inkLines(layer).flatMap(({ corners }) => corners) : [];
  return ink.length > 0 ? boxAround(ink) : boundsOf(layer);
}

function leafOf(document: DesignDocument, id: string | undefined): LeafLayer | null {
  const layer = id === undefined ? null : findLayer(document, id);
  return layer && layer.type !== 'group' ? layer : null;
}

/** The edges that a layer exceeds, and the move that brings it in; a layer larger than the page must shrink. */
function offPage({ width, height }: DesignDocument, layer: LeafLayer): FindingFacts {
  const box = seenBox(layer);
  const over = { left: -box.x, top: -box.y, right: box.x + box.width - width, bottom: box.y + box.height - height };
  const by = Object.entries(over)
    .flatMap(([edge, px]) => (px > 0.5 ? [`${ceil(px)} px beyond the ${edge} edge`] : []))
    .join(', ');
  if (box.width > width || box.height > height) {
    const share = Math.min(width / box.width, height / box.height) * 0.9;
    return {
      by,
      fix:
        layer.type === 'text'
          ? `smaller letters: size ${Math.floor(layer.fontSize * share)} or less, then inside the page`
          : 'smaller, then inside the page',
    };
  }
  const across = over.left > 0 ? ceil(over.left) : over.right > 0 ? -ceil(over.right) : 0;
  const down = over.top > 0 ? ceil(over.top) : over.bottom > 0 ? -ceil(over.bottom) : 0;
  return {
    by,
    fix: [across && `x ${Math.round(layer.x + across)}`, down && `y ${Math.round(layer.y + down)}`]
      .filter(Boolean)
      .join(', '),
  };
}

/** The shortest move up or down that separates the two and stays on the page. */
function overlap(document: DesignDocument, first: LeafLayer, second: LeafLayer): FindingFacts {
  const [a, b] = [seenBox(first), seenBox(second)];
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const by = `they share ${Math.max(0, ceil(across))} x ${Math.max(0, ceil(down))} px`;
  if (first.type !== 'text' || second.type !== 'text')
    return { by, fix: `${first.id} in front of ${second.id} (reorder), or beside it` };
  // By their starts, which is the intended reading order.
  const [upper, lower] = a.y <= b.y ? [first, second] : [second, first];
  const [above, below] = upper === first ? [a, b] : [b, a];
  const push = ceil(above.y + above.height + APART - below.y);
  if (below.y + push + below.height <= document.height)
    return { by, fix: `${lower.id} to y ${Math.round(lower.y + push)}` };
  return above.y - push >= 0
    ? { by, fix: `${upper.id} to y ${Math.round(upper.y - push)}` }
    : { by, fix: 'smaller letters in both, one below the other' };
}

/** The one color behind a text; null: there are several, or a picture. */
function backgroundOf(document: DesignDocument, layer: TextLayer): string | null {
  const page = pageOf(document, layer.id);
  const paint = layer.box?.fill ?? page?.background;
  if (!page || paint?.type !== 'solid') return null;
  const isBare =
    layer.box !== null ||
    leavesInPaintOrder(document, page.id).every(
      (other) => other.type === 'text' || intersectionOf(boundsOf(other), seenBox(layer)) === null,
    );
  return isBare ? paint.color.slice(0, 7) : null;
}

/** Dark or light letters if the background is one color; else a background for the text. */
function legible(document: DesignDocument, layer: LeafLayer): FindingFacts {
  if (layer.type !== 'text') return {};
  const background = backgroundOf(document, layer);
  if (background !== null)
    return {
      fix: `color ${contrast(INK, background) >= contrast(PAPER, background) ? INK : PAPER}${layer.shadow ? ', shadow "none"' : ''}`,
    };
  return { fix: 'color "auto" (update_layer), or a highlight behind the letters' };
}

/** `by` and `fix` of a finding; nothing if the layer is gone or the finding's text says it all. */
export function factsOfFinding(
  document: DesignDocument,
  { rule, layers }: Pick<Finding, 'rule' | 'layers'>,
): FindingFacts {
  const layer = leafOf(document, layers[0]);
  if (!layer || !pageOf(document, layer.id)) return {};
  switch (rule) {
    case 'off-page':
      return offPage(document, layer);
    case 'overlap':
    case 'covered': {
      const other = leafOf(document, layers[1]);
      return other ? overlap(document, layer, other) : {};
    }
    case 'contrast':
      return legible(document, layer);
    case 'overflow':
      return layer.type === 'text'
        ? {
            fix: `a wider box than ${Math.round(layer.width)} px, smaller letters than ${Math.round(layer.fontSize)} px, or fewer words`,
          }
        : {};
    case 'missing-letters':
      return { fix: 'none of yours: tell the user in a sentence' };
    case 'tiny-text':
      return layer.type === 'text' ? { by: `letters of ${Math.round(layer.fontSize)} px` } : {};
  }
}
