/** What is to become of something: looks, size and place, taken out of a clause rule by rule. */
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
import type { Change } from './intents.ts';
import { A_BIT, A_LOT, BIGGER, SMALLER } from './lexicon.ts';
import { EARLY_LOOK_RULES, FRESH_TURN_RULES, LOOK_RULES } from './look-rules.ts';
import { takeColor } from './read-color.ts';
import { takePosition } from './read-position.ts';
import { readReference } from './read-reference.ts';
import { NUMBER, numberIn, takeRules, words, type Group, type Rule } from './rules.ts';
import { Scan } from './scan.ts';
import { FRESH_SIZE_RULES, SIZE_RULES } from './size-rules.ts';
import { EFFECT_RULES, PICTURE_RULES } from './style-rules.ts';
import { TYPE_RULES } from './type-rules.ts';

/** A shade lighter or darker: a bit, plainly, a lot. */
const tones = (pattern: string, way: 1 | -1): Rule[] => {
  const shade = `(?:${pattern})(?: (?:colou?r|shade|tone))?`;
  return [[`(?:(?:${A_BIT}|slightly|a shade) )(?:more )?${shade}|${shade} (?:${A_BIT})`, { tone: way * 0.15 }], [`(?:(?:${A_LOT}) )+${shade}|${shade} (?:${A_LOT})`, { tone: way * 0.5 }], [`(?:more )?${shade}`, { tone: way * 0.3 }]];
};

const TONE_RULES: readonly Group[] = [
  [
    [`(?:(?:${A_BIT}|${A_LOT}) )?too dark(?: (?:now|here|overall))?|underexposed|(?:${A_BIT} )?too dim`, { tone: 0.3 }],
    [`(?:(?:${A_BIT}|${A_LOT}) )?too (?:bright|light|pale)(?: (?:now|here|overall))?|overexposed`, { tone: -0.3 }],
    ...tones('lighter|brighter|lighten|paler', 1),
    ...tones('darker|darken|deeper', -1),
  ],
];

/** Complaints that letters do not stand out, and wishes that they do. */
const LEGIBLE = words("(?:too )?hard to (?:read|see)|(?:can ?not|can't|cant|can hardly|barely) (?:be )?(?:read|see|seen|readable|visible)(?: it)?|not (?:so |very )?(?:readable|legible|visible)|unreadable|illegible|(?:more|better) (?:readable|legible|visible|readability|legibility)|readable|legible|stands? out more|disappears?|gets lost");

export interface ChangeContext {
  /** It is not on the page yet. */
  fresh?: boolean;
  /** The verb is one of motion: "left" is a way then, not a place. */
  moving?: boolean;
}

const THAT_HUE = `(?:colou?r|shade|tone|hue|${[...COLOR_NAMES.keys()].filter((name) => !name.includes(' ') && name.length < 9).join('|')})`;
const MODEL = "((?:the|that|my) (?!same)[\\p{L}' ]+?|it|this)(?=$|[,.!?]| and | please| pls| with | but )";
/** "in the same yellow as the badge", "the colour of the circle", "same red as the button has": as something else is. */
const COLOR_OF = new RegExp(`(?:in |of |to |with |into )?(?:the |that |a )?(?:(?:very |exact(?:ly the)? )?(?:same|matching) ${THAT_HUE}(?: (?:as|like|of|that))+ ${MODEL}|(?<=(?:in|to|into|with|be|use) )(?:the )?${THAT_HUE} (?:of|from|like) ${MODEL}|matching ${MODEL})(?: (?:has|is|uses|have))?`, 'iu');

const STACKED = /(?<![\p{L}])(?:right )?(in front of|behind|(?:one layer )?above(?= the [\p{L} ]+ in the (?:stack|layers))) ((?:the|my|that|this|its)(?: (?!in |at |on |with |and |to |but |so |please |keep )[\p{L}\d%$'-]+){1,3}|‹·*›|it(?![\p{L}])|them(?![\p{L}]))/iu;

/** Takes "in front of the photo", "behind the headline": a place in the stack, next to something. */
function takeStack(scan: Scan): Change['stack'] | null {
  const match = STACKED.exec(scan.rest);
  const thing = match?.[2];
  if (!match || !thing || /^(?:the|my) (?:page|canvas|rest|others?|background|everything|texts|words|camera)/i.test(thing)) return null;
  const at = match.index + match[0].length - thing.length;
  const of = readReference(scan.written(at, at + thing.length));
  if (!of || (!of.kind && of.content === undefined && !of.pronoun)) return null;
  scan.blank(match.index, match.index + match[0].length);
  return { side: /^behind/i.test(match[1] ?? '') ? 'below' : 'above', of };
}

/** "bigger than the venue". */
const OUTSIZED = words(`(?:(?:${A_BIT}|${A_LOT}) )*(${BIGGER}|${SMALLER}) (?:than|then) ((?:the|my|that|this) (?:[\\p{L}]+ ?){1,3}?)(?=$|[,.!?]| and | please| pls| too )`);

/** Takes everything that says what should become of something. Places come before sizes: "50px to the left" is no font size. */
export function takeChange(scan: Scan, context: ChangeContext = {}): Change {
  const legible = context.fresh ? null : scan.take(LEGIBLE);
  const early = { ...takeRules(scan, EARLY_LOOK_RULES), ...takeRules(scan, EFFECT_RULES) };
  // "a strong shadow on the headline": whose it is, no place.
  if (!context.fresh && (early.shadow ?? early.outline ?? early.highlight ?? early.glow ?? early.reflection) !== undefined) scan.take(/^\s*(?:on|to|for|around|round|behind|under(?:neath)?|onto)(?= (?:the|my|all|both|it|that|this|those|these|them)(?!\p{L}))/u);
  const stack = context.fresh ? null : takeStack(scan);
  const change: Change = {
    ...early, ...(stack ? { stack } : {}),
    ...(context.fresh ? takeRules(scan, FRESH_TURN_RULES) : { ...takeRules(scan, LOOK_RULES), ...takeRules(scan, PICTURE_RULES) }), ...takeRules(scan, TYPE_RULES),
  };
  // "flip the photo vertically": the axis may stand behind the thing.
  const axis = change.flip ? scan.take(words('horizontal(?:ly)?|vertical(?:ly)?')) : null;
  if (axis) change.flip = axis[0].startsWith('v') ? 'y' : 'x';
  if (change.turn !== undefined && Math.abs(change.turn) === 10 && scan.take(words(A_BIT))) change.turn /= 2;
  // "tilt the shoe a little to the left": which way may stand behind the thing, and is no place then.
  const way = change.turn === undefined || context.fresh ? null : scan.take(words('(?:(?:over )?(?:to(?:wards)? (?:the |its )?)?(left|right)(?: side)?|(counter[ -]?clock ?wise|anti[ -]?clock ?wise)|(?:clock ?wise)|(up|down)(?:wards?|hill)?)'));
  if (way && change.turn !== undefined) change.turn = Math.abs(change.turn) * (way[1] === 'left' || way[2] || way[3] === 'up' ? -1 : 1);
  // "see-through, like 50%": how much stands behind it.
  const part = change.opacity === undefined ? null : scan.take(words(`(?:(?:like|about|at|to|by|around|maybe|roughly|approx(?:imately)?|of|set to|up to|down to)[\\s,]+)*${NUMBER} ?(?:%|percent)(?: or so| maybe)?`));
  if (part && change.opacity !== undefined) change.opacity = Math.min(1, Math.max(0.02, numberIn(part[1]) / 100));
  else if (change.opacity === 0.5 && scan.take(words(`${A_BIT}|slightly`))) change.opacity = 0.75;
  const outsized = context.fresh ? null : scan.take(OUTSIZED);
  const outdone = outsized?.[2] ? readReference(outsized[2]) : null;
  if (outsized && outdone) change.outsize = { of: outdone, by: /small|tin|thin|less/i.test(outsized[1] ?? '') ? 0.8 : 1.25 };
  const position = takePosition(scan, context);
  if (position) change.position = position;
  Object.assign(change, takeRules(scan, context.fresh ? [...SIZE_RULES, ...FRESH_SIZE_RULES] : SIZE_RULES), takeRules(scan, TONE_RULES));
  // "shrink the photo by 50%": how much stands behind the thing.
  const by = change.scale === undefined ? null : scan.take(words(`by ${NUMBER} ?(?:%|percent)`));
  if (by && change.scale !== undefined) change.scale = change.scale < 1 ? Math.max(0.05, 1 - numberIn(by[1]) / 100) : 1 + numberIn(by[1]) / 100;
  // "make the font size of the text 70": the number at the end.
  const size = change.fontSize === undefined && scan.has(words('(?:font |text |letter )?size')) ? scan.take(words(`${NUMBER}(?: ?px| ?pt)?`)) : null;
  if (size) {
    scan.take(words('(?:font |text |letter )?size(?: of)?'));
    change.fontSize = numberIn(size[1]);
  }
  // "blur the photo a little": how much stands behind the thing.
  const like = context.fresh ? null : COLOR_OF.exec(scan.rest);
  const model = like?.[1] ?? like?.[2] ?? like?.[3];
  if (like && model) {
    scan.blank(like.index, like.index + like[0].length);
    change.colorLike = /background/i.test(model) ? 'background' : (readReference(model) ?? { pronoun: true, said: 'it' });
  }
  const rows = context.fresh ? null : scan.take(words('(?:in(?:to)?|on|over|across|to)? ?(?:(\\d|one|two|three|a single) (?:lines?|rows?))'));
  if (rows?.[1]) change.lines = { one: 1, 'a single': 1, two: 2, three: 3 }[rows[1]] ?? Number(rows[1]);
  const share = change.filters === undefined ? 1 : scan.take(words(A_BIT)) ? 0.5 : scan.take(words(`(?:${A_LOT})|strongly|heavily|lots`)) ? 1.8 : 1;
  if (change.filters && share !== 1) change.filters = Object.fromEntries(Object.entries(change.filters).map(([key, value]) => [key, Math.round(value * share)]));
  const color = takeColor(scan);
  if (change.glow !== undefined) change.glow = color ?? '#ffffff';
  else if (color) change.color = color;
  else if (legible) change.color = 'auto';
  return change;
}

/** Whether anything was said. */
export function isChange(change: Change): boolean {
  return Object.keys(change).length > 0;
}

/** Whether words say how something should look, and nothing else. */
export function isOnlyLooks(text: string): boolean {
  const scan = new Scan(text);
  return isChange(takeChange(scan)) && scan.left().replace(/(?<!\p{L})(?:is|are|be|should|must|to|in|the|a|an|and|too|please|pls|more|it)(?!\p{L})|[\s.,]/giu, '') === '';
}
