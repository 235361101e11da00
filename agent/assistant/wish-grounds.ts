/** What stands behind everything: wishes for another ground of the page. */
import type { Ground, PlannedCall } from './grounded.ts';
import { BACKGROUND_NOUNS } from './lexicon.ts';
import { pageNumbered } from './page-numbers.ts';
import { findColor } from './read-color.ts';
import { escaped } from './rules.ts';
import { Scan } from './scan.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';

const GROUND = new RegExp(`(?<!\\p{L})(?:${BACKGROUND_NOUNS}|behind (?:it|them|everything|all(?: of it)?|that|the (?!\\p{L}+ ?(?:photo|pic))\\p{L}+)|(?:everything|it|them|all)(?: \\p{L}+)? on(?:to)?|page|canvas)(?!\\p{L})`, 'iu');
const ON = /^(?:and |but |now |then |all )*(?:on(?:to)?|against)(?!\p{L})/iu;
const OF_GROUND = new RegExp(`^(?:(?:the|my|our|its|whole|page|plain|first|second|third|last)\\s+)*(?:${BACKGROUND_NOUNS}|page|canvas|everything|it|all)$|${BACKGROUND_NOUNS}`, 'iu');
const OTHERWISE = /(?<!\p{L})(?:gradients?|fade|patterns?|stripes?|dots|photos?|pics?|pictures?|images?|text|letters|words|button|badge|box|bar)(?!\p{L})/iu;

/** The call that colours the page, where a wish is about nothing that stands on it; null: it is about something else. */
export function groundCalls(wish: ToldWish, { canvas }: Ground): PlannedCall[] | null {
  const { text, meant } = wish;
  const things = slotsOf(wish, 'R');
  // "cut out the shoe and put it on yellow": a picture has no colour of its own.
  const isUnder = meant.layers.length > 0 && meant.layers.every(({ type }) => type === 'image') && /(?<!\p{L})(?:put|set|place|stick|show) (?:it|them|everything)(?: all)? on(?:to)?(?!\p{L})/iu.test(text);
  if ((meant.layers.length > 0 && !isUnder && !things.some((thing) => new RegExp(BACKGROUND_NOUNS, 'iu').test(thing))) || slotsOf(wish, 'N').length > 0 || OTHERWISE.test(text)) return null;
  const said = [...things, ...slotsOf(wish, 'V')];
  if (!things.every((thing) => OF_GROUND.test(thing)) || !(GROUND.test(text) || said.some((one) => ON.test(one)) || ON.test(text))) return null;
  const colors = slotsOf(wish, 'V').flatMap((way) => findColor(new Scan(way))?.color ?? []);
  // "another colour, no green".
  if (slotsOf(wish, 'V').some((way) => /^(?:no|not|without)(?!\p{L})/iu.test(way) || new RegExp(`(?<!\\p{L})(?:no|not|without|anything but|except) ${escaped(way)}`, 'iu').test(text))) return null;
  const [color] = colors;
  if (color === undefined || colors.length > 1) return null;
  const page = pageNumbered(text, canvas.pages);
  return [...(page !== null && page !== canvas.page ? [{ tool: 'pages', input: { action: 'show', page } }] : []), { tool: 'set_background', input: { color } }];
}
