/**
 * Finds an ink in which a text is legible where it is; if there is none, because light and dark meet behind the
 * letters, adds a background to the text as well.
 */
import type { LeafLayer } from '#design/document/layers.ts';
import { INK, PAPER } from '#design/layout/contrast.ts';
import { readsIn } from '#design/lint/contrast-behind.ts';
import { lintedPage } from '#design/lint/lint-page.ts';
import type { ToolContext } from '../contract/context.ts';
import { backgroundBehind, inkOn } from '../page/background.ts';
import { extentOf } from '../contract/page-space.ts';

export async function legibleLook(
  layer: LeafLayer,
  context: Pick<ToolContext, 'document' | 'page' | 'samplePixels'>,
): Promise<{ color: string; highlight?: string }> {
  const color = inkOn(await backgroundBehind(context, extentOf(layer), layer.id));
  const view = lintedPage(context.document, context.page);
  // Hidden text is not read.
  const text = view.texts.find(({ id }) => id === layer.id);
  if (!text || text.box) return { color };
  for (const ink of [color, color === INK ? PAPER : INK])
    if (await readsIn(ink, text, view, context.samplePixels)) return { color: ink };
  return { color: INK, highlight: PAPER };
}
