/** Where a new line goes when the message does not say. */
import type { ActOf } from '../acts/act.ts';
import type { Addition } from '../acts/adding.ts';
import { holdersOf, textsOn, type Page, type Thing } from '../ground/canvas.ts';
import { factsIn } from '../ground/kinds.ts';

const isPlain = ({ highlight, rotation, curve }: Thing): boolean => highlight === '' && rotation === 0 && curve === 0;

/** The last line of the page's words: no handle at its foot, no button. */
export function lastMainLine(page: Page): Thing | null {
  const plain = textsOn(page).filter(
    (thing) =>
      isPlain(thing) && !isOnCard(thing, page) && ![...factsIn(thing.text)].some((kind) => REACHED_BY.has(kind)),
  );
  return plain.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
}
const REACHED_BY: ReadonlySet<string> = new Set(['handle', 'web', 'email', 'phone']);
/** On one of several cards: its text belongs to the card, not to the page. */
const isOnCard = (thing: Thing, { layers, width }: Page): boolean =>
  holdersOf(thing, layers).some(({ box, shape }) => shape !== 'line' && box !== null && box.width < width * CARD);
const CARD = 0.5;
const endOf = ({ box }: Thing): number => (box ? box.y + box.height : 0);

/** Where the last line of a page stands at least, as a share of its height, to be one at its foot. */
const LOWER = 0.55;

/** The line that it goes below: a subtitle below the headline, any other below the last line; null: the tool finds a place. */
export function lineAbove(
  { addition, where, like, looks }: ActOf<'add'> & { addition: Extract<Addition, { is: 'text' }> },
  page: Page,
): Thing | null {
  if (where !== null && (where.to !== 'place' || where.place !== 'bottom')) return null;
  const [title, ...rest] = textsOn(page)
    .filter(isPlain)
    .toSorted((a, b) => b.size - a.size);
  if (!title || like || looks.some(({ property }) => property === 'size' || property === 'rotation')) return null;
  if (where) {
    const last = [title, ...rest].filter((one) => !isOnCard(one, page)).toSorted((a, b) => endOf(b) - endOf(a))[0];
    return last && endOf(last) > page.height * LOWER ? last : null;
  }
  if (addition.role === 'subtitle' || addition.role === 'tagline') return title;
  return rest.length > 0 ? lastMainLine(page) : title;
}
