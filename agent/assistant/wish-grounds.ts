/** What stands behind everything: wishes for another ground of the page. */
import { groundIntent } from './ground.ts';
import type { Ground, Grounded, PlannedCall } from './grounded.ts';
import type { Change } from './intents.ts';
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

/** Of a page that may not be the one that is seen. */
const OTHER_PAGE = /(?<!\p{L})(?:first|second|third|last|other|next|previous|both|all|every|each|\d(?:st|nd|rd|th)?)\s+(?:the\s+)?(?:pages?|slides?)(?!\p{L})|(?:page|slide)\s+\d/iu;
const LITTLE = /^(?:and|but|on|in|to|not|the|it|now|actually|rather|make|please|just|so|ok|okay|then|instead|no|put|a|an|more|this|that|with)$/iu;
const ONLY_GROUND = new RegExp(`^(?:the |my |our )?(?:page )?(?:${BACKGROUND_NOUNS})(?: colou?r)?$`, 'iu');

/** Whether nothing is said but how: "not cream actually, pale pink". */
function isBare({ said, slots }: ToldWish): boolean {
  const rest = slots.reduce((text, slot) => text.replace(slot.text, ' '), said);
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => LITTLE.test(word) || findColor(new Scan(word)) !== null);
}

/** A change of colours that is about nothing that stands on the page, or about its ground by name; null: it is about something else. */
export function groundLook(wish: ToldWish, { color, highlight, gradient, tone }: Change, ground: Ground): Grounded | null {
  const { said, meant } = wish;
  const things = slotsOf(wish, 'R');
  const paint = color ?? highlight;
  const isOfGround = meant.layers.length === 0 || (things.length > 0 && things.every((thing) => ONLY_GROUND.test(thing)));
  const isMeant = GROUND.test(said) ? !OTHER_PAGE.test(said) : meant.isNone && things.length === 0 && isBare(wish);
  if (!isOfGround || !isMeant || paint === 'auto' || (paint === undefined && !gradient && tone === undefined)) return null;
  return groundIntent({ kind: 'background', wish: { ...(paint === undefined ? {} : { color: paint }), ...(gradient ? { gradient } : {}), ...(tone === undefined ? {} : { tone }) } }, ground);
}
