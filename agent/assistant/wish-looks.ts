/** How things shall become, and where they go, by wishes whose words are told apart. What is not surely told is left to others (null). */
import { findFont } from '#tools/inputs/font-input.ts';
import { groundIntent } from './ground.ts';
import type { Ground, Grounded, PlannedCall } from './grounded.ts';
import type { Change } from './intents.ts';
import { isChange, takeChange } from './read-change.ts';
import type { Deed } from './read-prompt.ts';
import { readReference } from './read-reference.ts';
import { Scan } from './scan.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';
import { groundLook } from './wish-grounds.ts';
import { EXCEPTED } from './wish-words.ts';

const MOVES = /(?<!\p{L})(?:mov(?:e|ed|ing)|shift|nudge|drag|push|pull|shove|scoot|bring|send|raise|lower|slide)(?!\p{L})/iu;
/** Of several things together, or of copies: their own rules know more. */
const TOGETHER = /(?<!\p{L})(?:each other|closer|apart|further|between (?:them|the two)|equal(?:ly)?|evenly|same (?:size|height|width)|in a row|stack|group|space|spacing|gap|room|copy|copies|duplicate|word|other way)(?!\p{L})/iu;
/** What is said is what stays. */
const SPARING = /(?<!\p{L})(?:only|rest)(?!\p{L})/iu;

/** Comparatives as those write them who have them from another language, and degrees that few rules list. */
const AS_RULES_SAY: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/(?<!\p{L})more (?:big|large)(?!\p{L})/giu, 'bigger'], [/(?<!\p{L})more (?:small|little)(?!\p{L})/giu, 'smaller'], [/(?<!\p{L})more (?:high|up)(?!\p{L})/giu, 'higher'], [/(?<!\p{L})more (?:low|down)(?!\p{L})/giu, 'lower'],
  [/(?<!\p{L})more (?:dark|light|thick|thin|bold)(?!\p{L})/giu, '$&er'], [/(?<!\p{L})more (dark|light|thick|thin|bold)er(?!\p{L})/giu, '$1er'],
  [/(?<!\p{L})(?:a )?(?:good|fair|decent) bit(?!\p{L})/giu, 'much'], [/(?<!\p{L})(?:loads|heaps|tons|miles|waay+|sooo+)(?!\p{L})/giu, 'much'],
  [/(?<!\p{L})(?:a )?(?:smidge[n]?|wee bit|tiny bit|lil(?:'? bit)?|teeny bit|bitty|smidgeon|fraction)(?!\p{L})/giu, 'a bit'],
  [/^(?:make (?:it|them) )?(?:twice|2x)$/giu, 'twice as big'],
];
const asRulesSay = (way: string): string => AS_RULES_SAY.reduce((text, [pattern, plain]) => text.replace(pattern, plain), way);

const CENTRED = /(?<!\p{L})(?:cent(?:er|re)(?:ed|d)?|middle|mid|centralised?)(?!\p{L})/iu;
const ACROSS = /(?<!\p{L})(?:left to right|side to side|side ways|sideways|horizontal(?:ly)?|left and right|left-right|from left to right)(?!\p{L})/iu;
const DOWN = /(?<!\p{L})(?:up and down|top to bottom|vertical(?:ly)?|up-down|from top to bottom|height ?wise)(?!\p{L})/iu;

/** "shrink it": what is done tells how. */
const DOING: readonly (readonly [verb: RegExp, change: Change])[] = [
  [/^(?:shrink|downsize|make (?:it |them )?smaller)$/iu, { scale: 0.76 }], [/^(?:enlarge|grow|blow up|upsize)$/iu, { scale: 1.3 }], [/^(?:embolden)$/iu, { weight: 700 }], [/^behind$/iu, { order: 'back' }], [/^(?:in front|to the front|on top)$/iu, { order: 'front' }],
];

/** "in the middle", of several things or of words: across the page, each where it stands. */
const ONLY_CENTRED = /^(?:in |to )?(?:the )?(?:cent(?:er|re)(?:ed|d)?|middle)(?: (?:it|them|aligned?|all))?$/iu;

/** "52", after the size was spoken of: the same once more. */
function numberAgain(way: string, { meant }: ToldWish, deeds: readonly Deed[]): Change | null {
  const number = /^(?:to |at )?(\d{1,3})$/u.exec(way.trim())?.[1];
  const last = number === undefined ? undefined : deeds.findLast(({ ok, tool, input }) => ok && tool === 'update_layer' && meant.layers.some(({ id }) => id === input.layer));
  if (!last || number === undefined) return null;
  if ('size' in last.input || 'scale' in last.input) return { fontSize: Number(number) };
  if ('opacity' in last.input) return { opacity: Number(number) / 100 };
  return 'rotation' in last.input ? { rotation: Number(number) } : null;
}

/** "the same colour": as what was spoken of before. */
function sameAs(way: string, { meant }: ToldWish, { canvas, memory }: Ground): Change | null {
  const what = /^(?:in |with |to )?(?:the |that |this )?same (colou?r|size)(?: too| as well)?$/iu.exec(way.trim())?.[1];
  const model = what === undefined ? undefined : canvas.layers.find(({ id }) => id === memory.before[0] && !meant.layers.some((layer) => layer.id === id));
  if (!model || what === undefined) return null;
  return what === 'size' ? (model.size > 0 ? { fontSize: model.size } : null) : model.color === '' ? null : { color: model.color };
}

/** "in playfair": a font by the beginning of its name. */
function fontIn(way: string): Change | null {
  const name = /^(?:in|to|with|use)\s+(?:the )?([\p{L}][\p{L} ]{2,30}?)(?: font| typeface)?$/iu.exec(way.trim())?.[1];
  const font = name === undefined ? null : findFont(name);
  return font === null ? null : { font };
}

const BEHIND = /(?<!\p{L})(?:behind|to the back|underneath|at the back)(?: (?:it|them|that))?[?.!]*$/iu;
const COVERS = /(?<!\p{L})(?:on top of|over|cover\p{L}*|hid(?:es?|ing)|in front of|block\p{L}*|in the way)(?!\p{L})/iu;

/** How something shall become, by the words that say how; what they leave open, by all of the wish. Null: nothing is understood. */
function lookOf(wish: ToldWish, ground: Ground): Change | null {
  const { said } = wish;
  const ways = slotsOf(wish, 'V');
  const isMoving = MOVES.test(said);
  const whole = ways.join(', ');
  // "it covers my letters, it should go behind": behind whatever it covers.
  if (BEHIND.test(said.trim()) && COVERS.test(said)) return { order: 'back' };
  if (CENTRED.test(whole) && (ACROSS.test(whole) || DOWN.test(whole))) return { position: { to: 'edge', align: ACROSS.test(whole) ? 'center-x' : 'center-y' } };
  const words = wish.meant.layers.every(({ type }) => type === 'text');
  const change: Change = {};
  let isMissing = ways.length === 0;
  for (const way of ways) {
    const done = DOING.find(([verb]) => verb.test(way.trim()))?.[1];
    const own = done ?? numberAgain(way, wish, ground.deeds) ?? sameAs(way, wish, ground) ?? (ONLY_CENTRED.test(way.trim()) && (words || wish.meant.layers.length > 1) ? { position: { to: 'edge' as const, align: 'center-x' as const } } : null);
    if (/^(?:on|in|of) (?:the )?(?:page|canvas|design)$/iu.test(way.trim())) continue;
    const rules = own ?? takeChange(new Scan(asRulesSay(way)), { moving: isMoving });
    const read = isChange(rules) ? rules : (fontIn(way) ?? rules);
    if (isChange(read)) Object.assign(change, read, change.filters && read.filters ? { filters: { ...change.filters, ...read.filters } } : {});
    else isMissing = true;
  }
  if (!isMissing) return change;
  // "cut its corners round", "bring it forward": some of it stands outside of what says how.
  const scan = new Scan(asRulesSay(said));
  for (const thing of slotsOf(wish, 'R')) {
    const at = scan.rest.toLowerCase().indexOf(thing.toLowerCase());
    if (at >= 0) scan.blank(at, at + thing.length);
  }
  const read = { ...takeChange(scan, { moving: isMoving }), ...change };
  if (isChange(read)) return read;
  return BEHIND.test(said.trim()) ? { order: 'back' } : null;
}

/** "centred under the name", "lined up with the title": with what it is to be on a line. */
const LINED = /(?<!\p{L})(?:cent(?:er|re)(?:ed|d)?|line[ds]? up|aligned|in line|level|flush)\s+(?:right |exactly |directly )?(?:under(?:neath)?|below|beneath|above|over|with|to|on)\s+(?<thing>(?:the|my|our|its|this|that)\s+(?!page|canvas|middle|left|right|top|bottom|cent)[^,.;]+)/iu;

const callsIn = (grounded: Grounded): PlannedCall[] | null => ('calls' in grounded && grounded.calls.length > 0 ? grounded.calls : null);

/** The calls of a wish for another look or place. */
export function looked(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { said, meant } = wish;
  const things = slotsOf(wish, 'R');
  if (things.some((thing) => SPARING.test(thing) || EXCEPTED.test(thing)) || EXCEPTED.test(wish.text) || EXCEPTED.test(said) || TOGETHER.test(said)) return null;
  const ids = meant.layers.map(({ id }) => id);
  const targets = [{ ids, said: things[0] ?? 'it' }];
  if (/(?<!\p{L})(?:swap|trade|switch) (?:places|them|the|these|over)|(?<!\p{L})swap(?!\p{L})/iu.test(said)) return meant.isSure && ids.length === 2 ? callsIn(groundIntent({ kind: 'arrange', targets, wish: { swap: true } }, ground)) : null;
  const lined = LINED.exec(slotsOf(wish, 'V').find((way) => LINED.test(way)) ?? '')?.groups?.thing;
  const model = lined === undefined ? null : readReference(lined);
  if (model && meant.isSure) return callsIn(groundIntent({ kind: 'arrange', targets, wish: { align: 'center', to: model } }, ground));
  const change = lookOf(wish, ground);
  if (!change) return null;
  const painted = groundLook(wish, change, ground);
  if (painted) return callsIn(painted);
  if (!meant.isSure || meant.layers.some(({ id }) => !ground.canvas.layers.some((layer) => layer.id === id))) return null;
  // Behind what it covers; what stands on it stays.
  if (change.order === 'back' && Object.keys(change).length === 1) return ids.map((layer) => ({ tool: 'update_layer', input: { layer, order: 'back' } }));
  return callsIn(groundIntent({ kind: 'change', targets, change }, ground));
}
