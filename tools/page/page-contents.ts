/** Reads a page's contents from its layers, so that it can be laid out again: words by role, pictures, the logo. */
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { PictureLayer, TableLayer, TextLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import type { Cells, Content } from '#design/templates/composition-input.ts';
import { detailLines } from '#design/templates/detail-lines.ts';
import { inMarks, marksNamed } from '#design/templates/quotation.ts';
import { standingOn } from '../contract/page-space.ts';

/** A picture on a page: the asset, and its edits that a new layout keeps. */
export type PagePicture = Pick<PictureLayer, 'asset' | 'name' | 'alt' | 'mask' | 'crop' | 'filters'>;

export interface PageContents {
  content: Content;
  /** The largest first. */
  pictures: PagePicture[];
  logo: PagePicture | null;
}

/** Names that layouts give their layers. A user may have renamed them: then size and looks decide. */
const NAMES = {
  headline: /^(?:headline|title)$/i,
  subheading: /^sub-?(?:heading|headline|title)$/i,
  offer: /^offer$/i,
  callToAction: /^call to action$/i,
  details: /^details$/i,
  value: /^value$/i,
  number: /^number$/i,
  day: /^day$/i,
  logo: /^logo$/i,
};

/** Numbers that make an offer: "30% off", "$49". */
const OFFER = /%|[$€£¥₹]\s?\d|\d\s?[$€£¥₹]|\b(?:off|free|2 for 1)\b/i;

/** The words of a page by role. If no name tells, size does: the largest leads. */
function contentOf(texts: readonly TextLayer[]): Content {
  const content: { -readonly [Key in keyof Content]: Content[Key] } = {
    headline: null,
    subheading: null,
    offer: null,
    callToAction: null,
    lines: [],
  };
  const lines: string[] = [];
  const rest: TextLayer[] = [];
  const offers: TextLayer[] = [];
  let number = '';
  for (const layer of texts) {
    const text = layer.text.trim();
    // Words that the layout repeats in large letters, such as the day of a date, are not counted again.
    if (text === '' || (NAMES.day.test(layer.name) && /^\d{1,2}$/.test(text))) continue;
    // In a list laid out in columns, a step's number goes before its words, a price after its item.
    if (NAMES.number.test(layer.name)) {
      number = `${text} `;
      continue;
    }
    if (NAMES.value.test(layer.name) && lines.length > 0) {
      lines.push(`${lines.pop() ?? ''} ${text}`);
      continue;
    }
    if (NAMES.offer.test(layer.name)) {
      offers.push(layer);
      continue;
    }
    const role = (['headline', 'subheading', 'callToAction'] as const).find((one) => NAMES[one].test(layer.name));
    if (role && content[role] === null) content[role] = text;
    else if (NAMES.details.test(layer.name)) lines.push(...detailLines(`${number}${text}`));
    else rest.push(layer);
    number = '';
  }
  // "from $49", with the figure on a separate line: one offer, read downwards.
  if (offers.length > 0)
    content.offer = offers
      .sort((a, b) => a.y - b.y || a.x - b.x)
      .map(({ text }) => text.trim())
      .join(' ');
  for (const layer of rest.sort((a, b) => b.fontSize - a.fontSize)) {
    const text = layer.text.trim();
    if (content.headline === null) content.headline = text;
    else if (content.offer === null && text.length <= 30 && OFFER.test(text)) content.offer = text;
    else if (content.subheading === null) content.subheading = text;
    else if (content.callToAction === null && layer.box !== null && text.length <= 30) content.callToAction = text;
    else lines.push(...detailLines(text));
  }
  return { ...content, lines };
}

/**
 * Writes out the quotation marks that the page shows as drawn marks: around the headline, or, if that has no words
 * (only stars), around the subheading.
 */
function quoted(content: Content, [marks]: readonly string[]): Content {
  if (marks === undefined) return content;
  const role = /[\p{L}\p{N}]/u.test(content.headline ?? '') ? 'headline' : 'subheading';
  const said = content[role];
  return said === null ? content : { ...content, [role]: inMarks(said, marks) };
}

/** The largest table of a page, which a new layout reuses; null: there is none. */
export function leadingTable(document: DesignDocument, page: string): TableLayer | null {
  const tables = standingOn(document, page)
    .map(({ layer }) => layer)
    .filter((layer) => layer.type === 'table');
  return tables.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}

function cellsOf({ name, cells, headerRow, headerColumn, columns }: TableLayer): Cells {
  const align = columns.map((column) => ({ start: 's', center: 'c', end: 'e' })[column.align]).join('');
  return {
    rows: cells.map((row) => row.map(({ text }) => text)),
    headerRow,
    headerColumn,
    align,
    ...(name === '' ? {} : { name }),
  };
}

/** A page's contents. Excludes hidden layers and shapes: a new layout brings its own. */
export function contentsOf(document: DesignDocument, page: string): PageContents {
  const standing = standingOn(document, page).map(({ layer }) => layer);
  const images = standing.filter(isPicture).sort((a, b) => b.width * b.height - a.width * a.height);
  const logo = images.find(({ name }) => NAMES.logo.test(name)) ?? null;
  const pictures: PagePicture[] = images.filter((layer) => layer !== logo);
  const background = document.pages[page]?.background;
  if (background?.type === 'image') {
    const whole = { asset: background.asset, name: '', alt: '', mask: null, crop: { x: 0, y: 0, width: 1, height: 1 } };
    const [like] = images;
    pictures.push({ ...whole, filters: like?.filters ?? { ...NEUTRAL_FILTERS } });
  }
  const seen = new Set<string>();
  const table = leadingTable(document, page);
  const words = contentOf(standing.filter((layer): layer is TextLayer => layer.type === 'text'));
  const marks = standing.flatMap(({ type, name }) => (type === 'shape' ? (marksNamed(name) ?? []) : []));
  return {
    content: { ...quoted(words, marks), ...(table ? { table: cellsOf(table) } : {}) },
    pictures: pictures.filter(({ asset }) => !seen.has(asset) && seen.add(asset)),
    logo,
  };
}

/**
 * Ids of the page's layers that may be removed, and the number of locked ones that stay. Groups with something locked
 * in them stay as well.
 */
export function clearable(document: DesignDocument, page: string): { ids: string[]; locked: number } {
  const kept = new Set<string>();
  let locked = 0;
  for (const leaf of leavesInPaintOrder(document, page)) {
    let held = leaf.locked;
    const way: string[] = [leaf.id];
    for (let parent = document.layers[leaf.parent]; parent; parent = document.layers[parent.parent]) {
      held ||= parent.locked;
      way.push(parent.id);
    }
    if (!held) continue;
    locked += 1;
    for (const id of way) kept.add(id);
  }
  const ids = Object.values(document.layers)
    .filter(({ id, parent }) => !kept.has(id) && (parent === page || kept.has(parent)) && isOn(document, id, page))
    .map(({ id }) => id);
  return { ids, locked };
}

function isOn(document: DesignDocument, id: string, page: string): boolean {
  let parent = document.layers[id]?.parent;
  while (parent !== undefined && parent !== page) parent = document.layers[parent]?.parent;
  return parent === page;
}

/** Colors and fonts of a page, as far as its named layers show. */
export interface PageLook {
  /** Background first, then the accents. */
  colors: string[];
  fonts: { heading: string | null; body: string | null };
}

/** The look of the design's other pages: that of the first with a headline; null if none has one. */
export function lookOfOthers(document: DesignDocument, page: string): PageLook | null {
  for (const other of pagesInOrder(document)) {
    if (other.id === page) continue;
    const leaves = standingOn(document, other.id).map(({ layer }) => layer);
    const headline = leaves.find(
      (layer): layer is TextLayer => layer.type === 'text' && NAMES.headline.test(layer.name),
    );
    if (!headline || other.background.type !== 'solid') continue;
    const button = leaves.find(
      (layer): layer is TextLayer => layer.type === 'text' && NAMES.callToAction.test(layer.name),
    );
    const badge = leaves.find((layer) => layer.type === 'shape' && layer.name === 'Badge shape');
    const calling = button?.box?.fill ?? (badge?.type === 'shape' ? badge.fill : null);
    const small =
      leaves.find(
        (layer): layer is TextLayer =>
          layer.type === 'text' && (NAMES.details.test(layer.name) || NAMES.subheading.test(layer.name)),
      ) ?? button;
    return {
      colors: [other.background.color, ...(calling?.type === 'solid' ? [calling.color] : [])],
      fonts: { heading: headline.fontFamily, body: small?.fontFamily ?? null },
    };
  }
  return null;
}
