/** look: the page, or some of its layers, in detail. */
import { z } from 'zod';
import { PAGE_DURATION } from '#design/document/defaults.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { descendantsOf, pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { factsOf, paintText } from './facts/layer-facts.ts';
import { layerInDesign } from './page/layer-names.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.look',
  {
    title: 'Look at the design',
    doing: 'Looking at the design',
    failed: 'Could not look at the design',
  },
  { done: 'Looked at {count, plural, one {# layer} other {# layers}}' },
);

/** Longer lists are skimmed rather than read. */
const MOST_LAYERS = 40;

/** Reports how a page plays in time, unless it is a still picture: its duration, and its transition to the next. */
function timeOf(document: DesignDocument, id: string): { seconds?: number; transition?: string } {
  const page = document.pages[id];
  if (
    !page ||
    (page.duration === PAGE_DURATION &&
      page.transition === null &&
      !descendantsOf(document, id).some(({ animation }) => animation))
  )
    return {};
  return { seconds: page.duration / 1000, ...(page.transition && { transition: page.transition.effect }) };
}

export const look = defineTool({
  name: 'look',
  icon: 'eye',
  texts: TEXTS,
  description:
    'Describes the page and its layers in full: text, fonts, colours, boxes [x, y, width, height] in page px, bottom layer first. ' +
    'Use it when the short list you were given does not say enough. Changes nothing.',
  input: z.strictObject({
    layers: z
      .array(z.string())
      .max(MOST_LAYERS)
      .optional()
      .describe('Only these layers, by id. Without it: all of the page'),
    page: z.number().int().min(1).optional().describe('Another page, by its number; it is not shown'),
  }),
  cost: null,
  approval: 'never',
  timeoutMs: 5_000,
  examples: {
    accepted: [{}, { layers: ['t1'] }, { page: 2 }],
    refused: [{ layers: ['nope'] }, { layers: 'all' }, { what: 1 }, { page: 0 }, { page: 9 }],
  },
  async execute(input, { document, page: shownPage, title }) {
    const pages = pagesInOrder(document);
    const page = input.page === undefined ? shownPage : pages[input.page - 1]?.id;
    if (page === undefined)
      return { ok: false, error: message('tools.unknownPage', { page: input.page ?? 0, count: pages.length }) };
    const wanted = [];
    for (const id of input.layers ?? []) {
      const found = layerInDesign(document, page, id);
      if ('error' in found) return { ok: false, error: found.error };
      wanted.push(found.layer);
    }
    const all = input.layers ? wanted : descendantsOf(document, page);
    const shown = all.slice(-MOST_LAYERS);
    return {
      ok: true,
      operations: [],
      output: {
        title,
        size: [document.width, document.height],
        page: pages.findIndex((one) => one.id === page) + 1,
        pages: pages.length,
        background: paintText(document.pages[page]?.background ?? { type: 'none' }),
        ...timeOf(document, page),
        layers: shown.map((layer) => factsOf(document, layer)),
        ...(shown.length < all.length ? { notShown: all.length - shown.length } : {}),
      },
      card: { key: TEXTS.done.key, values: { count: shown.length }, layers: shown.map((layer) => layer.id) },
    };
  },
});
