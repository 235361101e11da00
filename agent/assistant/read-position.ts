/** Where something is to go: a place of the page, along an edge, a way from where it is, or beside something else. */
import type { Place } from '#tools/contract/page-space.ts';
import type { Position, Side } from './intents.ts';
import { A_BIT, A_LOT, ANY_PLACE, LAYER_NOUNS, PLACE_WORDS } from './lexicon.ts';
import { readReference } from './read-reference.ts';
import { words } from './rules.ts';
import type { Scan } from './scan.ts';

const SIDES: readonly (readonly [pattern: string, side: Side])[] = [
  ['(?:to the )?left (?:side )?of', 'left-of'],
  ['(?:to the )?right (?:side )?of|next to|beside|alongside', 'right-of'],
  ['(?:right |just |directly )?(?:under(?:neath)?|below|beneath)', 'below'],
  ['(?:right |just |directly )?above', 'above'],
  ['on top of|(?:right |straight |all )?(?:over|across)', 'over'],
  ['inside(?: of)?|within|in the (?:middle|cent(?:er|re)) of|onto|on', 'inside'],
];

/** What can stand after "under" and the like: something on the page, never the page itself. */
const THING = "((?:the|my|that|this|its)(?: (?!in |at |on |with |and |to )[\\p{L}\\d%$'-]+){1,4}|‹·*›(?: [\\p{L}]+)?|it(?![\\p{L}])|them(?![\\p{L}]))";
const NOT_THE_PAGE = /^(?:the|my|this)? ?(?:page|canvas|design|top|bottom|left|right|cent(?:er|re)|middle|background|corner|image$)/;

/** Takes "in the bottom left corner of the photo". */
function takeWithin(scan: Scan): Position | null {
  const match = new RegExp(`(?:(?:in|at|on|to|into) )?(?:the )?(${ANY_PLACE}) of ${THING}`, 'iu').exec(scan.rest);
  const thing = match?.[2];
  const place = match && placeOf(match[1] ?? '');
  if (!match || !thing || !place || NOT_THE_PAGE.test(thing)) return null;
  const at = match.index + match[0].length - thing.length;
  const of = readReference(scan.written(at, at + thing.length));
  if (!of?.kind || of.kind === 'layer') return null;
  scan.blank(match.index, match.index + match[0].length);
  return { to: 'within', place, of };
}

const SEVERAL_WORDS = "((?:the|my|that|this|its)(?: (?!in |at |on |with |and |to )[\\p{L}\\d%$'-]+){1,4}|‹·*›)";

/** Takes "between the headline and the photo". */
function takeBetween(scan: Scan): Position | null {
  const match = new RegExp(`(?:right |exactly )?(?:in )?between ${SEVERAL_WORDS} and ${SEVERAL_WORDS}`, 'iu').exec(scan.rest);
  if (!match?.[1] || !match[2]) return null;
  const from = match.index + match[0].indexOf(match[1]);
  const last = match.index + match[0].length - match[2].length;
  const [a, b] = [readReference(scan.written(from, from + match[1].length)), readReference(scan.written(last, last + match[2].length))];
  if (!a || !b) return null;
  scan.blank(match.index, match.index + match[0].length);
  return { to: 'between', of: [a, b] };
}

/** What something is "over" that lies on no page. */
const IDIOMS = /^(?:(?:whole |next |last |past |coming )*(?:weekends?|weeks?|days?|months?|years?|summer|winter|spring|autumn|fall|holidays?|season|night|phone|internet|air|moon|world|globe|country|city|town|counter|top|limit))$/iu;

/** Takes "below the headline", "next to the photo". */
function takeSide(scan: Scan): Position | null {
  for (const [pattern, side] of SIDES) {
    const match = new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}]) ${THING}`, 'iu').exec(scan.rest);
    const thing = match?.[1];
    if (!match || !thing || NOT_THE_PAGE.test(thing)) continue;
    const at = match.index + match[0].length - thing.length;
    const of = readReference(scan.written(at, at + thing.length));
    // "over the weekend": no place at all.
    if (side === 'over' && of?.content !== undefined && IDIOMS.test(of.content)) continue;
    // "on the right": a place, no thing.
    if (!of || (side === 'inside' && !of.kind && !of.content && !(of.pronoun && /(?:inside|into|within)/iu.test(match[0])))) continue;
    scan.blank(match.index, match.index + match[0].length);
    return { to: 'side', side, of };
  }
  return null;
}

const WAYS: Record<string, { x: number; y: number }> = {
  left: { x: -1, y: 0 }, leftwards: { x: -1, y: 0 }, right: { x: 1, y: 0 }, rightwards: { x: 1, y: 0 },
  up: { x: 0, y: -1 }, upwards: { x: 0, y: -1 }, higher: { x: 0, y: -1 }, down: { x: 0, y: 1 }, downwards: { x: 0, y: 1 }, lower: { x: 0, y: 1 },
};
const WAY = '(left(?:wards)?|right(?:wards)?|up(?:wards)?|down(?:wards)?|higher|lower)';
const PX = '(\\d+(?:\\.\\d+)?) ?(?:px|pixels?|points?|pt)?';

function shift(way: string, amount: number, unit: 'px' | 'page'): Position {
  const { x, y } = WAYS[way] ?? { x: 0, y: 0 };
  return { to: 'shift', x: x * amount || 0, y: y * amount || 0, unit };
}

/** "up in the top right corner", "down to 40%": where it ends is said as well. */
const NO_WAY = '(?! (?:(?:in|into|at|on) (?:the )?(?:very )?(?:top|bottom|upper|lower|left|right)|to \\d))';

/** Takes "a bit to the left", "50px up", "down", "higher". */
function takeShift(scan: Scan, moving: boolean): Position | null {
  const exact = scan.take(new RegExp(`(?<![\\p{L}])(?:by )?${PX} (?:further )?(?:to the |more )?${WAY}(?![\\p{L}])`, 'iu'));
  if (exact) return shift(exact[2] ?? '', Number(exact[1]), 'px');
  const after = scan.take(new RegExp(`(?<![\\p{L}])(?:to the )?${WAY} (?:by )?(?:about )?${PX}(?![\\p{L}\\d])`, 'iu'));
  if (after) return shift(after[1] ?? '', Number(after[2]), 'px');
  const little = scan.take(new RegExp(`(?<![\\p{L}])(?:(?:${A_BIT}|more|further) (?:more |further )?(?:to the |towards the )?${WAY}|(?:to the )?${WAY} (?:${A_BIT}|more|further))(?![\\p{L}])`, 'iu'));
  if (little) return shift(little[1] ?? little[2] ?? '', 0.05, 'page');
  const far = scan.take(new RegExp(`(?<![\\p{L}])(?<!all the )(?:(?:${A_LOT}) (?:more |further )?(?:to the )?${WAY}|(?:to the )?${WAY} (?:${A_LOT}))(?![\\p{L}])`, 'iu'));
  if (far) return shift(far[1] ?? far[2] ?? '', 0.2, 'page');
  const plain = scan.take(moving ? new RegExp(`(?<!(?<![\\p{L}])(?:the|top|bottom|on|upper|lower)[ -])(?<![\\p{L}])${WAY}(?![\\p{L}-])${NO_WAY}(?! (?:align|side|corner|hand|top|bottom|half|third|edge))`, 'iu') : new RegExp(`(?<![\\p{L}])(up(?:wards)?|down(?:wards)?|higher|lower)(?![\\p{L}-])(?! ?case)${NO_WAY}`, 'iu'));
  return plain ? shift(plain[1] ?? '', 0.1, 'page') : null;
}

const WRONG_WAYS: readonly (readonly [pattern: string, way: string])[] = [
  ['too high(?: up)?|too (?:close|near) to the top(?: edge)?|too far up', 'down'],
  ['too low(?: down)?|too (?:close|near) to the bottom(?: edge)?|too far down', 'up'],
  ['too (?:close|near) to the left(?: edge| side)?|too far (?:to the )?left', 'right'],
  ['too (?:close|near) to the right(?: edge| side)?|too far (?:to the )?right', 'left'],
];

const EDGED = words('(?:is |are |looks |sits |it\'s )?(?:a bit |a little |way |far |much )?(?:too (?:close|near) to|(?:right )?(?:at|on|up against)|touching|hitting|running off) (?:the )?(?:edges?|corner|border|margin|sides?)(?: of the page)?|(?:further |a bit |more )*(?:away|in) from the (?:edges?|corner|border|side)|(?:more |a bit more )(?:margin|space|room) (?:to|from|at|around) the (?:edges?|border|side)s?');
const OPPOSITE = words('(?:to|on|onto|at) the (?:other|opposite) (?:side|end|corner)(?: of the page)?');

/** Takes a complaint about where it is: the other way, then. */
function takeComplaint(scan: Scan): Position | null {
  const wrong = WRONG_WAYS.find(([pattern]) => scan.take(words(`(?:is |are |looks |sits |it's )?(?:a bit |a little |way |far |much )?(?:${pattern})`)));
  return wrong ? shift(wrong[1], 0.07, 'page') : null;
}

/** The place that these words name. */
function placeOf(words: string): Place | null {
  const found = PLACE_WORDS.find(([pattern]) => new RegExp(`^${pattern}$`, 'iu').test(words.trim()));
  return (found?.[1] ?? null) as Place | null;
}

const LEADS = "(?:(?:right |all the way |over )?(?:at|in|on|to|into|onto|across|along|towards?|near|against|up to|down to)(?: the| my)? )";

/** Takes "up in the right corner": the upper one. */
function takeCorner(scan: Scan): Position | null {
  const match = scan.take(words('(up|down) (?:in|into|to|at) (?:the )?(left|right)(?:[ -]hand)? corner(?: of (?:the )?(?:page|canvas|design))?'));
  if (!match) return null;
  return { to: 'place', place: `${match[1] === 'up' ? 'top' : 'bottom'}-${match[2] === 'left' ? 'left' : 'right'}` };
}

/** A place by name; `fresh` things go there on both axes, things that stand somewhere only as far as the words say. */
function takePlace(scan: Scan, fresh: boolean): Position | null {
  const lead = `${LEADS}(?:very |far )?`;
  const match =
    scan.take(new RegExp(`(?<![\\p{L}])${lead}(${ANY_PLACE})(?![\\p{L}-])`, 'iu')) ?? scan.take(new RegExp(`(?<![\\p{L}])(?<!(?:the|my|this|that)\\s)(${ANY_PLACE})(?![\\p{L}-])(?! ?align)(?! (?:${LAYER_NOUNS}|ones?)(?![\\p{L}]))`, 'iu'));
  const place = match && placeOf(match[1] ?? '');
  if (!place) return null;
  if (fresh) return { to: 'place', place };
  if (place === 'left' || place === 'right' || place === 'top' || place === 'bottom') return { to: 'edge', align: place };
  return { to: 'place', place };
}

/** Takes a position out of the clause. `fresh`: of something that is not on the page yet; `moving`: the verb is one of motion. */
export function takePosition(scan: Scan, { fresh = false, moving = false } = {}): Position | null {
  if (!scan.has(/flip|mirror/)) {
    const axis = scan.take(/(?:in the )?(?:cent(?:er|re)(?:ed|d)?|middle)? ?(horizontal|vertical)(?:ly)?(?: cent(?:er|re)(?:ed|d)?)?(?![\p{L}])/u);
    if (axis) return { to: 'edge', align: axis[1] === 'horizontal' ? 'center-x' : 'center-y' };
  }
  const point = scan.take(/(?:(?:to|at) )?x[ :=]*(\d{1,4})(?: ?px)?[ ,;]*(?:and )?y[ :=]*(\d{1,4})(?: ?px)?/);
  if (point) return { to: 'point', x: Number(point[1]), y: Number(point[2]) };
  if (!fresh && scan.take(words('cent(?:ered|red)'))) return { to: 'center' };
  if (!fresh && scan.take(OPPOSITE)) return { to: 'other-side' };
  if (!fresh && scan.take(EDGED)) return { to: 'inward' };
  return takeBetween(scan) ?? takeCorner(scan) ?? takeComplaint(scan) ?? takeWithin(scan) ?? takeSide(scan) ?? (fresh ? null : takeShift(scan, moving)) ?? takePlace(scan, fresh);
}
