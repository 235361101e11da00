/**
 * The agent's view of a design, as text: selected layers in full, one line for every other layer of the page, counts
 * for the rest, the user's pictures and brand kit, and manual changes. Every line of data is JSON, so that text on the
 * canvas can't pass for anything else.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { descendantsOf, pagesInOrder } from '#design/document/tree.ts';
import type { Finding } from '#design/lint/finding.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { ASSET_PREFIX, briefOf, factsOf, paintText, type Facts } from '#tools/facts/layer-facts.ts';
import { factsOfFinding } from './finding-facts.ts';

export interface Sight {
  document: DesignDocument;
  title: string;
  page: string;
  selection: readonly string[];
  attachments: readonly AssetInfo[];
  brandKit: BrandKit;
  /** Lines of hand-edits.ts. */
  handEdits: readonly string[];
  /** The faults left by the agent's edits in this turn: only when it is asked to fix them. */
  findings: readonly Finding[];
}

/** Most layers listed; the rest is counted. */
const MOST_LAYERS = 80;
const MOST_ATTACHMENTS = 30;
const MOST_PAGES = 30;
/** Most texts listed of other pages, and most characters in all of them. */
const MOST_TEXTS_ELSEWHERE = 16;
const MOST_LETTERS_ELSEWHERE = 1_200;

export const CANVAS_START = '<canvas>';
export const CANVAS_END = '</canvas>';
export const CANVAS_HEADINGS = {
  design: 'design',
  layers: 'layers, bottom first',
  pictures: 'pictures the user attached, oldest first',
  brandKit: 'brand kit',
  hands: 'changed by hand since you last looked',
  findings: 'wrong after your changes, repair it now with calls',
} as const;

/** One-line JSON in which no markup survives. */
function line(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const briefs = new WeakMap<Layer, string>();

/** A layer in one line. Layers are never changed in place, so each line is cached; a group's line depends on others. */
function briefLine(document: DesignDocument, layer: Layer): string {
  if (layer.type === 'group') return line(briefOf(document, layer));
  let brief = briefs.get(layer);
  if (brief === undefined) {
    brief = line(briefOf(document, layer));
    briefs.set(layer, brief);
  }
  return brief;
}

function counts(facts: readonly Pick<Layer, 'type'>[]): string {
  const byType = new Map<string, number>();
  for (const { type } of facts) byType.set(type, (byType.get(type) ?? 0) + 1);
  return [...byType].map(([type, count]) => `${count} ${type}`).join(', ');
}

/** The texts of a page that is not in view, by layer: the request may refer to them. Long ones are left out. */
function textsOf(layers: readonly Layer[]): { id: string; text: string; size: number }[] {
  let letters = 0;
  return layers
    .flatMap((layer) =>
      layer.type === 'text' && layer.visible
        ? [{ id: layer.id, text: layer.text, size: Math.round(layer.fontSize) }]
        : [],
    )
    .slice(-MOST_TEXTS_ELSEWHERE)
    .filter(({ text }) => (letters += text.length) <= MOST_LETTERS_ELSEWHERE);
}

/** The parts of the brand kit that are set; null: none. */
function brandKitFacts({ name, colors, fonts, logos, contacts, country }: BrandKit): Facts | null {
  const facts: Facts = {};
  if (name.trim()) facts.name = name;
  if (colors.length > 0) facts.colors = [...colors];
  if (fonts.heading || fonts.body)
    facts.fonts = { ...(fonts.heading ? { heading: fonts.heading } : {}), ...(fonts.body ? { body: fonts.body } : {}) };
  if (logos.length > 0)
    facts.logos = logos.map(({ asset, name: called }) => ({ asset: asset.slice(0, ASSET_PREFIX), name: called }));
  if (contacts.length > 0) facts.contacts = contacts.map(({ type, value }) => ({ type, value }));
  if (country) facts.country = country;
  return Object.keys(facts).length > 0 ? facts : null;
}

/** The text between the canvas tags, tags included. */
export function describeCanvas({
  document,
  title,
  page,
  selection,
  attachments,
  brandKit,
  handEdits,
  findings,
}: Sight): string {
  const pages = pagesInOrder(document);
  const layers = descendantsOf(document, page);
  const selected = new Set(selection);
  // The selected layers are the user's subject: they are always listed, never just counted.
  const isShown = (index: number, id: string) => selected.has(id) || index >= layers.length - MOST_LAYERS;
  const shown = layers.filter(({ id }, index) => isShown(index, id));
  const rest = layers.filter(({ id }, index) => !isShown(index, id));
  const others = pages
    .flatMap(({ id, name }, index) => {
      if (id === page) return [];
      const there = descendantsOf(document, id);
      const texts = textsOf(there);
      return [
        { page: index + 1, ...(name ? { name } : {}), layers: there.length, ...(texts.length > 0 ? { texts } : {}) },
      ];
    })
    .slice(0, MOST_PAGES);
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
    ...shown.map((layer) => (selected.has(layer.id) ? line(factsOf(document, layer)) : briefLine(document, layer))),
  ];
  if (rest.length > 0) lines.push(line({ below: rest.length, of: counts(rest) }));
  if (attachments.length > 0) {
    lines.push(`${CANVAS_HEADINGS.pictures}:`);
    for (const { id, name, width, height } of attachments.slice(-MOST_ATTACHMENTS))
      lines.push(line({ asset: id.slice(0, ASSET_PREFIX), name, size: [width, height] }));
  }
  const brand = brandKitFacts(brandKit);
  if (brand) lines.push(`${CANVAS_HEADINGS.brandKit}:`, line(brand));
  if (handEdits.length > 0) lines.push(`${CANVAS_HEADINGS.hands}:`, ...handEdits.map(line));
  if (findings.length > 0)
    lines.push(
      `${CANVAS_HEADINGS.findings}:`,
      ...findings.map((finding) =>
        line({
          rule: finding.rule,
          layers: finding.layers,
          words: finding.words,
          ...factsOfFinding(document, finding),
        }),
      ),
    );
  lines.push(CANVAS_END);
  return lines.join('\n');
}
