/** Looks of new texts as fields of add_text, and the text of a page that new ones are like. */
import type { Change } from '../acts/edits.ts';
import { textsOn, type Page, type Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { factorOf } from './compared.ts';
import { holderOf } from '../ground/kinds.ts';

export type Fields = Record<string, unknown>;

/** Degrees by which a new text is tilted, rising to the right as stamps do. */
const TILT = 10;

export const shorterOf = ({ width, height }: Page): number => Math.min(width, height);

/** The fields of add_text for some looks; null when a new text can't have one of them. */
export function textFields(looks: readonly Change[], scene: Scene, isPill: boolean): Fields | null {
  const fields: Fields = {};
  for (const { property, way, value, like } of looks) {
    const model = like && onlyLayer(resolve(like, scene));
    if (like && !model) return null;
    if (property === 'size' && like) {
      const factor = way === 'set' ? 1 : factorOf({ way, degree: 1 });
      fields.size = model && Math.round(model.size * factor);
    } else if (property === 'size' && way === 'set') fields.size = value;
    else if (property === 'size') continue;
    else if (property === 'color' && (model || way === 'set'))
      fields[isPill ? 'highlight' : 'color'] = model ? model.color : value;
    else if (property === 'weight') fields.weight = way === 'set' ? value : way === 'up' ? 'bold' : 'regular';
    else if (property === 'font' && model) fields.like = model.id;
    else if (property === 'alignment') fields.align = value;
    else if (property === 'opacity' && typeof value === 'number') fields.opacity = value / 100;
    else if (property === 'rotation' && !like) fields.rotation = way === 'set' ? value : way === 'up' ? -TILT : TILT;
    else if (TAKEN.has(property) && way === 'set' && !like) fields[property] = value;
    else return null;
  }
  return Object.values(fields).some((field) => field === undefined || field === '') ? null : fields;
}
const TAKEN: ReadonlySet<string> = new Set([
  'highlight',
  'font',
  'italic',
  'underline',
  'strikethrough',
  'letterCase',
  'shadow',
]);

/** The smallest text of the page that is read as running words: none on a badge, none tilted. */
export function bodyText(page: Page): Thing | null {
  const [largest, ...rest] = textsOn(page)
    .filter(({ highlight, rotation, curve }) => highlight === '' && rotation === 0 && curve === 0)
    .toSorted((a, b) => b.size - a.size);
  const onPage = rest.filter((text) => holderOf(text, page.layers) === null);
  return onPage.findLast(({ size }) => size >= shorterOf(page) * LEGIBLE) ?? onPage[0] ?? largest ?? null;
}
/** Smaller letters are a legal notice, as a share of the page's shorter side. */
const LEGIBLE = 0.018;

/** A step under the body; the least and most of such letters, as shares of the page's shorter side. */
const SECOND = { step: 0.78, least: 0.026, most: 0.05 };

/** The size of a line that explains one of that size: a step smaller, but legible. */
export function secondSize(body: number, page: Page): number {
  const shorter = shorterOf(page);
  return Math.round(Math.max(shorter * SECOND.least, Math.min(shorter * SECOND.most, body * SECOND.step)));
}

/** The size of most plain texts: neither headlines nor small print. */
export function usualText(page: Page): Thing | null {
  const plain = textsOn(page)
    .filter(({ highlight }) => highlight === '')
    .toSorted((a, b) => a.size - b.size);
  return plain[Math.floor((plain.length - 1) / 2)] ?? null;
}
