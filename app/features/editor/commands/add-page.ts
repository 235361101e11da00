/** Adds an empty page after another one, with the same background. */
import { FilePlus } from 'lucide-react';
import { createPage } from '#design/document/create.ts';
import { LIMITS } from '#design/document/limits.ts';
import { findPage } from '#design/document/tree.ts';
import { defineCommand, type CommandContext } from './command.ts';
import { orderBehind } from './page-order.ts';

/** Whether the design may have one more page. */
export const hasRoomForPage = ({ document }: Pick<CommandContext, 'document'>): boolean =>
  Object.keys(document.pages).length < LIMITS.pagesPerDesign;

export const addPageCommand = defineCommand<{ id: string; after: string }>({
  id: 'add-page',
  label: 'editor.addPage',
  icon: FilePlus,
  isEnabled: hasRoomForPage,
  run({ document }, { id, after }) {
    const previous = findPage(document, after)?.background;
    // A color belongs to the whole design; a picture that fills a page belongs to that page.
    const background = previous && previous.type !== 'image' ? { background: previous } : {};
    return [{ type: 'page.add', page: createPage({ id, order: orderBehind(document, after), ...background }) }];
  },
});
