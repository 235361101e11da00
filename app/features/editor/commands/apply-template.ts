/**
 * Applies a template to the page, or adds a page with it: with its own words and sample photos, or with the page's
 * words and photos.
 */
import { LayoutTemplate } from 'lucide-react';
import { createPage } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import { layOutTemplate, type TemplateBrand } from '#design/templates/catalogue/lay-out.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { arrangementOperations } from '#tools/composing/compose-operations.ts';
import { clearable, contentsOf, type PagePicture } from '#tools/page/page-contents.ts';
import { hasRoomForPage } from './add-page.ts';
import { defineCommand, type CommandContext } from './command.ts';
import { saysSomething } from './has-contents.ts';
import { orderBehind } from './page-order.ts';

export interface TemplateUse {
  template: Template;
  /** Photos for those of its photo slots that the page has no photo for. */
  samples: readonly Picture[];
  /** A new page's id; null: replaces the layout of the current page. */
  newPage: string | null;
  /** The page's words and photos go into the template's slots. */
  keep: boolean;
  /** Null: the template's own colors and fonts. */
  brand: TemplateBrand | null;
}

/** A picture's width by height, worked out from its layers on the page: their size, and which part they show. */
function sizeOf(document: DesignDocument, page: string, asset: string): { width: number; height: number } {
  const layer = leavesInPaintOrder(document, page).find(
    (one): one is PictureLayer => one.type === 'image' && one.asset === asset,
  );
  if (!layer) return { width: document.width, height: document.height };
  return { width: layer.width / layer.crop.width, height: layer.height / layer.crop.height };
}

function fromPage(
  document: DesignDocument,
  page: string,
  { asset, name, alt, mask, crop, filters }: PagePicture,
): Picture {
  return { asset, name, alt, ...sizeOf(document, page, asset), mask, filters, subject: mask ? crop : null };
}

/**
 * The operations, or why the words fit no layout. `measure`: may be another than the context's while fonts are on their
 * way.
 */
export function templateOperations(
  context: Pick<CommandContext, 'document' | 'page' | 'newId'>,
  use: TemplateUse,
  measure: MeasureText,
): { operations: Operation[] } | { reason: string } {
  const { document, page } = context;
  const there = use.keep ? contentsOf(document, page) : null;
  const own = (there?.pictures ?? []).map((picture) => fromPage(document, page, picture));
  const pictures = [...own, ...use.samples.slice(own.length)];
  const content = there && saysSomething(there.content) ? there.content : null;
  const made = layOutTemplate(use.template, {
    page: { width: document.width, height: document.height },
    content,
    pictures,
    brand: use.brand,
    measure,
  });
  if (made.composition === null) return { reason: made.reason };
  const adding: Operation[] =
    use.newPage === null
      ? []
      : [{ type: 'page.add', page: createPage({ id: use.newPage, order: orderBehind(document, page) }) }];
  const standing = {
    document: applyOperations(document, adding).document,
    page: use.newPage ?? page,
    newId: context.newId,
    measureText: measure,
  };
  const removed = use.newPage === null ? clearable(document, page).ids : [];
  return {
    operations: [...adding, ...arrangementOperations(made.arrangement, document, removed, [], standing).operations],
  };
}

export const applyTemplateCommand = defineCommand<TemplateUse>({
  id: 'apply-recipe',
  label: 'library.useTemplate',
  icon: LayoutTemplate,
  isEnabled: () => true,
  run(context, use) {
    if (use.newPage !== null && !hasRoomForPage(context)) return [];
    const made = templateOperations(context, use, context.measureText);
    return 'operations' in made ? made.operations : [];
  },
  selectAfter: () => [],
});
