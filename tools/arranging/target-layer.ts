/** A layer that another layer is drawn around and behind. */
import type { Box } from '#design/document/geometry.ts';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import { childrenOf, orderBetween } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from '../contract/context.ts';
import { extentOfAll, leavesOf } from '../page/chosen-layers.ts';
import { layerInDesign, titleOf } from '../page/layer-names.ts';

export interface Target {
  layer: Layer;
  page: string;
  /** Before rotation; for a group, as it is. */
  box: Box;
  rotation: number;
}

/** The layer with this id if other layers may be drawn around it; otherwise the reason why not. */
export function targetOf(id: string, { document, page }: ToolContext): Target | { error: string } {
  const found = layerInDesign(document, page, id);
  if ('error' in found) return found;
  const { layer } = found;
  const box =
    layer.type === 'group' ? extentOfAll(leavesOf(document, layer)) : layer.type === 'text' ? lettersOf(layer) : layer;
  if (!box) return { error: message('tools.emptyGroup', { layer: titleOf(layer) }) };
  return {
    layer,
    page: found.page,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    rotation: layer.type === 'group' ? 0 : layer.rotation,
  };
}

/**
 * The box of a text's letters, if its box is much wider than they are; px. A rotated text keeps its box, since it
 * rotates about the box's center.
 */
export function lettersOf({ x, y, width, height, align, lines, rotation }: TextLayer): Box {
  const ink = Math.max(0, ...lines.map((line) => line.width));
  if (rotation !== 0 || ink === 0 || ink > width * 0.95) return { x, y, width, height };
  const left = align === 'center' ? (width - ink) / 2 : align === 'right' ? width - ink : 0;
  return { x: x + left, y, width: ink, height };
}

/** Directly below a layer, within its group. */
export function orderBehind(target: Target, { document }: ToolContext): string {
  const siblings = childrenOf(document, target.layer.parent);
  const at = siblings.findIndex(({ id }) => id === target.layer.id);
  return orderBetween(siblings[at - 1]?.order ?? null, target.layer.order);
}
