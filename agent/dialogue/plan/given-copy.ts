/** Given texts in their places on the page: each once, with its own characters. */
import type { Brief, GivenText } from '../acts/brief.ts';
import { wordsOf } from './copy-grammar.ts';

/** The words of a page; null and empty: it has none. */
export interface PageCopy {
  headline: string | null;
  subheading: string | null;
  offer: string | null;
  callToAction: string | null;
  lines: string[];
}

/** Longer texts explain, in characters; longer ones don't lead, in words. */
const BELOW = 80;
const TITLE_WORDS = 9;

/** What an order of texts begins with, where nothing is called a title. */
const LEADING: Record<string, number> = { none: 0, detail: 1, caption: 2, tagline: 3, subtitle: 3, author: 4 };
const roleOf = ({ role }: GivenText) => role ?? 'none';

/** How far a text is from a title: long, late in the order, a sentence or a number. */
function distance(text: string, at: number): number {
  const words = wordsOf(text).length;
  const isNumber = [...text].filter((character) => character >= '0' && character <= '9').length * 3 > text.length;
  const isLink = text.includes('@') || text.includes('www.') || text.includes('://');
  return (words > TITLE_WORDS ? words : 0) + at + (isNumber ? 8 : 0) + (isLink ? 12 : 0);
}

/** The text that leads; null: none does, as there is a better headline in the frame. */
function leading(texts: readonly GivenText[], others: boolean, named: boolean): GivenText | null {
  const title = texts.find(({ role }) => role === 'title');
  if (title) return title;
  // Several details of somebody with a name: the name leads.
  if (named && texts.filter(({ role }) => role === 'detail').length > 1 && texts.every(({ role }) => role !== null))
    return null;
  const candidates = texts
    .map((text, at) => ({ text, far: distance(text.text, at) + 3 * (LEADING[roleOf(text)] ?? 9) }))
    .filter(({ text }) => roleOf(text) in LEADING && !(others && (LEADING[roleOf(text)] ?? 0) > 1))
    .sort((one, other) => one.far - other.far);
  const [first] = candidates;
  return first && !(others && first.far >= 11) ? first.text : null;
}

/** Whether the frame names something that leads by itself where no title is given. */
const hasLead = ({ who, subjects }: Brief): boolean => who.name !== null || subjects.length > 0;

/** The given texts alone. */
export function givenCopy(brief: Brief): PageCopy {
  const texts = brief.texts.filter(({ text }, at) => brief.texts.findIndex((other) => other.text === text) === at);
  const headline = leading(texts, hasLead(brief), brief.who.name !== null);
  const rest = texts.filter((text) => text !== headline);
  const take = (...roles: (GivenText['role'] | null)[]): GivenText | null =>
    rest.find(({ role }) => roles.includes(role)) ?? null;
  const callToAction = brief.without.includes('button') ? null : take('callToAction');
  const offer = take('offer');
  const subtitle = take('subtitle') ?? take('tagline');
  // The text that follows an unlabeled one explains it.
  const follower = headline && rest.find((text) => text !== callToAction && text !== offer);
  const below = subtitle ?? (follower && follower.role === null && follower.text.length <= BELOW ? follower : null);
  const placed = new Set([headline, callToAction, offer, below]);
  return {
    headline: headline?.text ?? null,
    subheading: below?.text ?? null,
    offer: offer?.text ?? null,
    callToAction: callToAction?.text ?? null,
    lines: texts.filter((text) => !placed.has(text)).map(({ text }) => text),
  };
}
