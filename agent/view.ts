/**
 * What the agent sees of a design, as text: selected layers in full, one line for every other layer of the page, counts
 * for the rest, the user's pictures, and what was changed by hand. Every line of data is JSON, so that words on the
 * canvas can't pass for anything else.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { descendantsOf, pagesInOrder } from '#design/document/tree.ts';
import type { AssetInfo } from '#tools/context.ts';
import { ASSET_PREFIX, briefOf, factsOf, paintText, type Facts } from '#tools/layer-facts.ts';

export interface Sight {
  document: DesignDocument;
  title: string;
  page: string;
  selection: readonly string[];
  attachments: readonly AssetInfo[];
  /** Lines of hand-edits.ts. */
  handEdits: readonly string[];
}

/** More lines than this are not read any more; the rest is counted. */
const MOST_LAYERS = 80;
const MOST_ATTACHMENTS = 30;

export const CANVAS_START = '<canvas>';
export const CANVAS_END = '</canvas>';
export const CANVAS_HEADINGS = { design: 'design', layers: 'layers, bottom first', pictures: 'pictures the user attached, oldest first', hands: 'changed by hand since you last looked' } as const;

/** JSON of one line in which no markup survives. */
function line(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function counts(facts: readonly Facts[]): string {
  const byType = new Map<string, number>();
  for (const { type } of facts) byType.set(String(type), (byType.get(String(type)) ?? 0) + 1);
  return [...byType].map(([type, count]) => `${count} ${type}`).join(', ');
}

/** The text between the canvas tags, tags included. */
export function describeCanvas({ document, title, page, selection, attachments, handEdits }: Sight): string {
  const pages = pagesInOrder(document);
  const layers = descendantsOf(document, page);
  const selected = new Set(selection);
  // The selected ones are what the user talks about: they are never among those that are only counted.
  const shown = layers.filter((layer, index) => selected.has(layer.id) || index >= layers.length - MOST_LAYERS);
  const rest = layers.filter((layer) => !shown.includes(layer)).map((layer) => briefOf(document, layer));
  const others = pages.filter(({ id }) => id !== page).map(({ id }) => ({ page: pages.findIndex((one) => one.id === id) + 1, layers: descendantsOf(document, id).length }));
  const lines = [
    CANVAS_START,
    `${CANVAS_HEADINGS.design}:`,
    line({
      title,
      size: [document.width, document.height],
      page: pages.findIndex(({ id }) => id === page) + 1,
      pages: pages.length,
      background: paintText(document.pages[page]?.background ?? { type: 'none' }),
      selected: layers.filter(({ id }) => selected.has(id)).map(({ id }) => id),
      ...(others.length > 0 ? { otherPages: others } : {}),
    }),
    `${CANVAS_HEADINGS.layers}:`,
    ...shown.map((layer) => line(selected.has(layer.id) ? factsOf(document, layer) : briefOf(document, layer))),
  ];
  if (rest.length > 0) lines.push(line({ below: rest.length, of: counts(rest) }));
  if (attachments.length > 0) {
    lines.push(`${CANVAS_HEADINGS.pictures}:`);
    for (const { id, name, width, height } of attachments.slice(-MOST_ATTACHMENTS)) lines.push(line({ asset: id.slice(0, ASSET_PREFIX), name, size: [width, height] }));
  }
  if (handEdits.length > 0) lines.push(`${CANVAS_HEADINGS.hands}:`, ...handEdits.map(line));
  lines.push(CANVAS_END);
  return lines.join('\n');
}
