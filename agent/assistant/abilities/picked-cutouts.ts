/**
 * "Remove the background but keep only the helmet", "cut out the bottle on the left": which of several things in a photo is kept.
 * What a photo shows can't be seen here, but where a place was said there is something to go by; else it is asked for.
 */
import { boundsOf, type Box, type Point } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import { pickedBox, pickedPoint } from '#tools/contract/picked-part.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { Intent, KeptThing, Reference } from '../intents.ts';
import { BACKGROUND_NOUNS, LAYER_NOUNS, PICTURE_NOUNS } from '../lexicon.ts';
import type { SeenLayer } from '../read-canvas.ts';
import { readReference } from '../read-reference.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';
import { meant } from './photo-repairs.ts';

const PHOTO: Reference = { kind: 'image', said: 'the photo' };
const AWAY = '(?:remove|delete|erase|take (?:away|out|off)|get rid of|clear|strip|drop|lose|cut (?:away|off)|knock out)';
const BG = `(?:(?:the|its|this|my|all the|all of the|all) )?(?:(?:white|messy|old|whole|photo|picture|image) )*(?:${BACKGROUND_NOUNS})`;
const IN_PHOTO = `(?: (?:of|from|in|on) (?:the |this |my |that )?(?:[\\p{L}-]+ ){0,2}?(?:${PICTURE_NOUNS}))`;
const ONLY = '(?:only|just|nothing but|solely)';
const KEEP = `(?:(?:${ONLY} )?(?:keep|leave|show|save)(?: me)?(?: ${ONLY})?|i ${ONLY} (?:want|need)|i (?:want|need) ${ONLY})`;
const SPARING = `(?:${KEEP}|except(?: for)?|but(?: not)?|other than|apart from|besides|and not|not)`;
const REST = `${AWAY} (?:everything(?: else)?|all(?: the rest)?|the rest)`;

/** Each captures the words for what is kept. */
const WISHES: readonly RegExp[] = [
  // "remove the background but keep only the helmet", "take the background away except for the bottle on the left"
  whole(`${AWAY} ${BG}${IN_PHOTO}?[,.;]?(?: (?:and everything(?: else)?|away|out|off))?[,.;]?(?: (?:but|and|then|so|please))*[,.;]? ${SPARING} (.+?)`),
  whole(`take ${BG} (?:away|off|out)[,.;]?(?: (?:but|and|then))*[,.;]? ${SPARING} (.+?)`),
  whole(`${AWAY} ${BG}${IN_PHOTO}?[,.;]? (?:but |and )?(.+?) (?:should|must|has to|needs to|is to|can|shall) (?:stay|remain|be kept|be left)`),
  // "remove everything from the photo except the bottle", "remove everything but the left one in the photo"
  whole(`${REST}${IN_PHOTO} ${SPARING} (.+?)`),
  whole(`${REST} ${SPARING} (.+?)(?=${IN_PHOTO})`),
  // "keep the helmet, remove the background"
  whole(`${KEEP} (.+?)[,.;]? (?:and |then |but )*${AWAY} ${BG}${IN_PHOTO}?`),
];
/** "keep only the helmet": of a photo only if it is no layer. */
const BARE = whole(`(?:(?:${ONLY}) (?:keep|leave|show)|(?:keep|leave|show) ${ONLY}|i ${ONLY} (?:want|need)|i (?:want|need) ${ONLY}) (.+?)`);
/** Cutting out, which means the whole of what stands out unless a place was said, or "only". */
const CUTTING = whole(`(?:cut ?out|isolate|extract|knock out|mask out|select|cut) (${ONLY} )?(.+?)(?: out)?`);
const BEHIND = whole(`${AWAY} ${BG} (?:of|from|behind|around) ()(.+?)`);

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:(?:please|pls|can you|could you|now|ok|okay|and|so|then)[, ]+)*${pattern}(?:${IN_PHOTO})?(?: (?:please|pls|only|instead))*$`, 'iu');
}

const ORDINALS: readonly (readonly [pattern: string, number: number])[] = [['first|1st', 1], ['second|2nd', 2], ['third|3rd', 3], ['fourth|4th', 4], ['fifth|5th', 5], ['sixth|6th', 6]];
const COUNTS: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6 };
/** What stands for a side; the first that fits. */
const SIDES: readonly (readonly [pattern: string, across: -1 | 0 | 1, down: -1 | 0 | 1])[] = [
  ['(?:top|upper)[ -]left|left (?:top|upper)', -1, -1], ['(?:top|upper)[ -]right|right (?:top|upper)', 1, -1],
  ['(?:bottom|lower)[ -]left|left (?:bottom|lower)', -1, 1], ['(?:bottom|lower)[ -]right|right (?:bottom|lower)', 1, 1],
  ['left(?:most|[ -]hand)?', -1, 0], ['right(?:most|[ -]hand)?', 1, 0], ['top(?:most)?|upper(?:most)?|highest', 0, -1], ['bottom(?:most)?|lower(?:most)?|lowest', 0, 1],
  ['middle|centre|center|central|in between', 0, 0],
];

/** The part in which a thing is that stands so: a half or a quarter, since how wide things are can't be seen; in the middle a point. */
function partFor(across: -1 | 0 | 1, down: -1 | 0 | 1): Box | Point {
  if (across === 0 && down === 0) return { x: 0.5, y: 0.5 };
  const along = (side: -1 | 0 | 1): readonly [number, number] => (side === 0 ? [0, 1] : side < 0 ? [0, 0.5] : [0.5, 0.5]);
  const [[x, width], [y, height]] = [along(across), along(down)];
  return { x, y, width, height };
}

/** The so-manieth of a row: at its ends what partFor says, or less where they are many; between them the middle of its share. */
function partInRow(number: number, count: number): Box | Point | null {
  if (number > count) return null;
  const share = count > 3 ? 1.4 / count : 0.5;
  if (number === 1) return { x: 0, y: 0, width: share, height: 1 };
  if (number === count) return { x: 1 - share, y: 0, width: share, height: 1 };
  return { x: (number - 0.5) / count, y: 0.5 };
}

/** Where words say that a thing stands in a photo; null: they don't. */
export function partNamed(text: string): Box | Point | null {
  const ordinal = ORDINALS.find(([pattern]) => words(pattern).test(text));
  const count = COUNTS[/(?<!\p{L})of (?:the |these |those )?(two|three|four|five|six|[2-6])(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase() ?? ''] ?? (Number(/(?<!\p{L})of (?:the )?([2-6])(?!\d)/iu.exec(text)?.[1] ?? 0) || null);
  if (ordinal) {
    // Unless it was said how many there are, the third is the last of three.
    const all = count ?? Math.max(3, ordinal[1]);
    const number = words('from (?:the )?right').test(text) ? all + 1 - ordinal[1] : ordinal[1];
    return words('from (?:the )?(?:top|bottom|above|below)').test(text) || (count === null && ordinal[1] > 3) ? null : partInRow(number, all);
  }
  if (words('last').test(text) && !words('last (?:time|photo|picture|image)').test(text)) return partFor(1, 0);
  const side = SIDES.find(([pattern]) => words(`(?:at|in|on|to|from|near|towards?|against)(?: the)?(?: (?:far|very))? (?:${pattern})|(?:the|this|that|a|far) (?:far )?(?:${pattern})(?! (?:hat|shelf|coat|secret|notch))(?= \\p{L}|$)|^(?:${pattern})(?: (?:one|thing|side|corner))?$`).test(text));
  return side ? partFor(side[1], side[2]) : null;
}

/** What is kept, from the words for it; null: that is no thing in a photo. */
function thingIn(phrase: string): KeptThing | null {
  const said = phrase.trim().replace(/[.!?,;\s]+$/, '');
  // "the left half": a part of the picture itself; "the left photo": a layer.
  if (said === '' || words('(?:half|halves|third$|quarter|edge|rest|background|colou?rs?|text|texts|words?|proportions?|ratio|size)').test(said) || words(`(?:${PICTURE_NOUNS})`).test(said)) return null;
  return { what: said.slice(0, 80), part: partNamed(said) };
}

/** A wish for one of the things in a photo; null: the words are about something else. */
export function readPickedCutout(text: string): Extract<Intent, { kind: 'cutout' }> | null {
  const scan = new Scan(text);
  if (scan.quotesLeft > 0) return null;
  const bare = scan.rest.replace(/[.!?]+\s*$/, '').replace(/\s+/g, ' ').trim();
  const photo = words(`(?:the|my|this|that) (?:(?:left|right|first|second|third|last|big|small|other) )?(?:${PICTURE_NOUNS})`).exec(bare)?.[0];
  const target = photo === undefined ? PHOTO : { ...(readReference(photo) ?? PHOTO), kind: 'image' as const };
  const keeping = (phrase: string | undefined): Extract<Intent, { kind: 'cutout' }> | null => {
    const keep = phrase === undefined ? null : thingIn(phrase);
    return keep ? { kind: 'cutout', target, restore: false, keep } : null;
  };
  for (const wish of WISHES) {
    const found = keeping(wish.exec(bare)?.[1]);
    if (found) return found;
  }
  for (const wish of [CUTTING, BEHIND]) {
    const match = wish.exec(bare);
    const found = keeping(match?.[2]);
    if (found?.keep && (found.keep.part || match?.[1])) return found;
  }
  const alone = keeping(BARE.exec(bare)?.[1]);
  if (!alone?.keep) return null;
  // "keep only the headline": of the page.
  const layer = words(`(?:${LAYER_NOUNS})`).test(alone.keep.what.replace(/(?<!\p{L})(?:things?|objects?|items?|products?)(?!\p{L})/giu, '')) || words('page|pages|design|canvas|logo|margin').test(bare);
  return layer ? null : alone;
}

const isSpot = (part: Box | Point): part is Point => !('width' in part);

/** As tools take it: of a layer that is turned a little in its own box, else in what is seen of it on the page. */
function inputFor(layer: SeenLayer & { box: Box }, part: Box | Point): Record<string, unknown> {
  const turn = ((layer.rotation % 360) + 540) % 360 - 180;
  const box = Math.abs(turn) <= 45 ? { ...layer.box, rotation: turn } : { ...boundsOf({ ...layer.box, rotation: turn }), rotation: 0 };
  return isSpot(part) ? { point: pickedPoint(box, part) } : { box: pickedBox(box, part) };
}

export function groundPicked({ what, part }: KeptThing, target: Reference, ground: Ground): Grounded {
  const { canvas, attached } = ground;
  const came = canvas.layers.findLast(({ type, name }) => type === 'image' && attached.includes(name));
  // What came with the request is meant, once it is on the page.
  const found = attached.length === 0 ? meant(target, ground) : came ? [came] : { attached: true };
  if ('say' in found || 'calls' in found) return found;
  const [layer] = 'attached' in found ? [] : found;
  const plain = what.replace(/^(?:the|my|this|that|a|an) /i, '').toLowerCase();
  // What a file is called is what it shows most of.
  const isNamed = ({ name, alt }: { name: string; alt?: string }) => plain.length > 2 && `${name} ${alt ?? ''}`.toLowerCase().includes(plain);
  if ('attached' in found) {
    const waiting = canvas.pictures.findLast(({ name }) => attached.includes(name)) ?? canvas.pictures.at(-1);
    if (!waiting) return ask(message('assistant.askPicture'));
    if (part === null) return isNamed(waiting) ? calls({ tool: 'remove_background', input: { picture: waiting.asset } }) : ask(message('assistant.askKeep', { what }));
    // Where it lies is known once it is on the page.
    return { calls: [{ tool: 'add_image', input: { asset: waiting.asset } }], looking: true };
  }
  if (!layer?.box) return ask(message('assistant.askPicture'));
  if (part === null) return isNamed(layer) ? calls({ tool: 'remove_background', input: { layer: layer.id } }) : ask(message('assistant.askKeep', { what }));
  return calls({ tool: 'remove_background', input: { layer: layer.id, ...inputFor({ ...layer, box: layer.box }, part) } });
}
