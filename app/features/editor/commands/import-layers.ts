/** Puts imported pages into the design: one as a group on the page that is shown, several as pages behind it. */
import { FileInput } from 'lucide-react';
import { createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import type { DesignDocument, Page } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { bottomOrder, childrenOf, descendantsOf, orderBetween, pagesInOrder, topOrder } from '#design/document/tree.ts';
import { documentBytes } from '#design/document/size.ts';
import { hasRoomForImport, type Occupied } from '#app/contracts/imports.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, type CommandContext } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { orderBehind } from './page-order.ts';

export interface ImportedLayers {
  document: DesignDocument;
  /** Of the group. */
  name: string;
}

export const occupiedBy = ({ document, page }: Pick<CommandContext, 'document' | 'page'>): Occupied => ({
  pages: Object.keys(document.pages).length,
  layers: descendantsOf(document, page).length,
  bytes: documentBytes(document),
});

/** Layers under a parent, with new ids; parents before their children. */
function adopted(document: DesignDocument, from: string, to: { parent: string; newId(): string }): Operation[] {
  return childrenOf(document, from).flatMap((layer): Operation[] => {
    const id = to.newId();
    const added: Layer = { ...layer, id, parent: to.parent };
    const inner = layer.type === 'group' ? adopted(document, layer.id, { ...to, parent: id }) : [];
    return [{ type: 'layer.add', layer: added }, ...inner];
  });
}

/** The page's background as a rectangle: the group is on a page with another. */
function ground(
  document: DesignDocument,
  { id: page, background }: Page,
  place: { parent: string; id: string },
): Operation[] {
  if (background.type !== 'solid' && background.type !== 'linear' && background.type !== 'radial') return [];
  const { width, height } = document;
  const order = bottomOrder(document, page);
  return [{ type: 'layer.add', layer: createShapeLayer({ ...place, order, width, height, fill: background }) }];
}

export const importLayersCommand = defineCommand<ImportedLayers>({
  id: 'import-layers',
  label: 'imports.title',
  icon: FileInput,
  isEnabled: () => true,
  run(context, { document: imported, name }) {
    const { document, page, newId } = context;
    if (!hasRoomForImport(imported, occupiedBy(context))) return [];
    const pages = pagesInOrder(imported);
    const [only, more] = pages;
    if (!only) return [];
    if (!more) {
      const group = newId();
      return [
        {
          type: 'layer.add',
          layer: createGroupLayer({
            id: group,
            parent: page,
            order: topOrder(document, page),
            name: name.slice(0, LIMITS.nameLength),
          }),
        },
        ...ground(imported, only, { parent: group, id: newId() }),
        ...adopted(imported, only.id, { parent: group, newId }),
      ];
    }
    let order = orderBehind(document, page);
    const following = pagesInOrder(document).find((other) => other.order > order)?.order ?? null;
    return pages.flatMap((one, index): Operation[] => {
      if (index > 0) order = orderBetween(order, following);
      const id = newId();
      return [{ type: 'page.add', page: { ...one, id, order } }, ...adopted(imported, one.id, { parent: id, newId })];
    });
  },
  selectAfter: (_context, operations) =>
    operations.some(({ type }) => type === 'page.add') ? [] : topLevelAdded(operations),
});
