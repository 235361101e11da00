/** A shape that covers a whole page at its bottom is the page's background. */
import type { ImportedNode, ImportedPage } from './imported.ts';
import { boundsOf, isWithin, outlineOf } from './outlines.ts';

const EDGE = 0.004;

export function withBackground(page: ImportedPage): ImportedPage {
  const found = bottomOf(page.nodes);
  if (!found || page.background?.type === 'linear') return page;
  const { node, rest } = found;
  if (node.kind !== 'shape' || !node.fill || node.stroke || node.shadow || node.opacity < 1 || node.blend !== 'normal')
    return page;
  if (node.shape.type !== 'rectangle' && node.shape.type !== 'path') return page;
  if (node.shape.type === 'rectangle' && node.shape.radius > 0) return page;
  const outline = outlineOf(node.shape, node.box).commands;
  const corners = outline.filter(({ type }) => type !== 'Z');
  if (corners.length > 5 || corners.some(({ type }) => type !== 'M' && type !== 'L')) return page;
  const bounds = boundsOf(outline);
  const slack = EDGE * Math.max(page.width, page.height);
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  if (!bounds || !isWithin(whole, bounds, slack)) return page;
  // A gradient that reaches beyond the page would be squeezed.
  if (node.fill.type !== 'solid' && !isWithin(bounds, whole, 4 * slack)) return page;
  if (node.fill.type === 'solid' && node.fill.color.length === 9) return page;
  return { ...page, background: node.fill, nodes: rest };
}

/** The lowest node, through groups that change nothing; and what is left without it. */
function bottomOf(nodes: readonly ImportedNode[]): { node: ImportedNode; rest: ImportedNode[] } | null {
  const [first, ...others] = nodes;
  if (!first) return null;
  if (first.kind !== 'group') return { node: first, rest: others };
  if (first.opacity < 1 || first.blend !== 'normal') return null;
  const inner = bottomOf(first.children);
  if (!inner) return null;
  return { node: inner.node, rest: inner.rest.length === 0 ? others : [{ ...first, children: inner.rest }, ...others] };
}
