/** What a detail of a page is made of, and what one that was made tells. */
import type { Box } from '#design/document/geometry.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import { childrenOf, topOrder } from '#design/document/tree.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { layersOf } from '../composing/compose-operations.ts';
import type { ToolContext } from '../contract/context.ts';
import { updateBetween } from '../page/layer-patch.ts';

export interface MadeDetail {
  operations: Operation[];
  /** Id of the detail: a layer, or the group of its parts. */
  layer: string;
  box: Box;
  /** Layers that gave way. */
  moved: readonly string[];
  note?: string;
}

/** What the builder drew, above all layers of the page. */
export function drawn(builder: PageBuilder, box: Box, context: ToolContext): MadeDetail {
  const { document, page } = context;
  const highest = childrenOf(document, page).at(-1)?.order ?? null;
  const { layers } = layersOf(builder.arrangement, highest, context);
  return { operations: layers.map((layer) => ({ type: 'layer.add', layer })), layer: idOf(layers), box, moved: [] };
}
const idOf = ([first]: readonly Layer[]): string => {
  if (!first) throw new Error('The builder drew nothing');
  return first.id;
};

/** One new layer on the page. */
export const single = (layer: LeafLayer, box: Box): MadeDetail => ({
  operations: [{ type: 'layer.add', layer }],
  layer: layer.id,
  box,
  moved: [],
});

/** With the layers that gave way, at their new places. */
export function makingRoom(made: MadeDetail, moved: readonly LeafLayer[], { document }: ToolContext): MadeDetail {
  const updates = moved.flatMap((after) => {
    const before = document.layers[after.id];
    return before ? (updateBetween(before, after) ?? []) : [];
  });
  return { ...made, operations: [...made.operations, ...updates], moved: moved.map(({ id }) => id) };
}

/** The page as it is once the layers have given way. */
export const givenWay = (context: ToolContext, moved: readonly LeafLayer[]): ToolContext => ({
  ...context,
  document: {
    ...context.document,
    layers: { ...context.document.layers, ...Object.fromEntries(moved.map((leaf) => [leaf.id, leaf])) },
  },
});

export const onTop = ({ document, page, newId }: ToolContext) => ({
  id: newId(),
  parent: page,
  order: topOrder(document, page),
});
