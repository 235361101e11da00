/** Which things on the page a wish is about, as told by what was learnt from labelled messages (agent/tagger/targets.ts). */
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
import { likelyTargets, type Thing, type WishAsked } from '#agent/tagger/targets.ts';
import { UNLIKE, unlikeness } from './color-likeness.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import { factsIn } from './edits/facts-in.ts';
import { kindsNamedIn } from './edits/lines-meant.ts';
import { factKind } from './facts.ts';
import { readReference } from './read-reference.ts';
import { picked, resolve, type Memory } from './resolve.ts';
import { escaped } from './rules.ts';
import { PRONOUN } from './wish-words.ts';

/** How likely a layer has to be meant, or to be left alone, to be sure of it. */
const MEANT = 0.75;
const NOT_MEANT = 0.25;
/** How much likelier than any other the one has to be that alone may be meant. */
const LIKELIER = 4;
/** From here on a thing is meant whatever it was called. */
const PLAINLY = 0.93;
/** And from here on if nothing on the page goes by such a word. */
const BEYOND_DOUBT = 0.98;
/** From here on it is out of the question. */
const NEVER = 0.06;

const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'black', 'white', 'grey', 'gold', 'teal', 'beige', 'cream'].map((name) => [name, COLOR_NAMES.get(name) ?? '#808080'] as const);

/** A colour by one of the words that everybody has for it. */
function colorWord(color: string): string {
  const [nearest] = COLORS.map(([name, hex]) => ({ name, off: unlikeness(color, hex) })).sort((a, b) => a.off - b.off);
  return nearest && nearest.off < Infinity ? nearest.name : '';
}

/** A thing as a person would write down what stands there: its words, or what it shows in angle brackets. */
export function thingText(layer: SeenLayer): string {
  const { type, text, cells, alt, name, box, color, emoji } = layer;
  if (type === 'text') return text.replace(/\s+/g, ' ');
  if (type === 'table') return `table: ${cells.map((row) => row.join(' | ')).join('; ')}`;
  const shown = (alt || name.replace(/\.[a-z0-9]+$/iu, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).replace(/[-_]/gu, ' ');
  if (type === 'image') return /logo/iu.test(name) ? '<logo>' : `<photo of ${shown}>`;
  if (type === 'sticker') return `<${emoji || shown}>`;
  const round = box && Math.abs(box.width - box.height) < Math.max(box.width, box.height) * 0.1;
  const form = layer.shape === 'ellipse' ? (round ? 'circle' : 'oval') : layer.shape === 'rectangle' && round ? 'square' : layer.shape || shown || type;
  return `<${`${colorWord(color)} ${form}`.trim()}>`;
}

/** As people look at a page: the largest words first, then all words downwards, then pictures and shapes. */
export function inReadingOrder(layers: readonly SeenLayer[]): SeenLayer[] {
  const down = (a: SeenLayer, b: SeenLayer) => (a.box?.y ?? 0) - (b.box?.y ?? 0) || (a.box?.x ?? 0) - (b.box?.x ?? 0);
  const written = layers.filter(({ type, visible }) => visible && (type === 'text' || type === 'table')).sort(down);
  const [title] = [...written].sort((a, b) => b.size - a.size);
  return [...(title ? [title] : []), ...written.filter((layer) => layer !== title), ...layers.filter((layer) => layer.visible && !written.includes(layer)).sort(down)];
}

export interface Meant {
  /** Meant by the wish. */
  layers: SeenLayer[];
  /** Whether each thing on the page is surely meant or surely not, and one is. */
  isSure: boolean;
  /** Whether surely nothing that stands there is meant: something new, or the page. */
  isNone: boolean;
  /** Out of the question. */
  never: SeenLayer[];
}

/** Whether one thing alone is spoken of, or several; and words that tell a thing by where it stands. */
const ONE = /^(?:the|that|this|my|our|your|its|an?)\s/iu;
const MANY = /(?<!\p{L})(?:both|all|two|three|four|every|each|these|those|them|they|everything|rest|others|ones|\p{L}{2,}(?<!s)s)(?!\p{L})/iu;
/** "the date n the price". */
const JOINED = /(?<!\p{L})(?:and|n|plus)(?!\p{L})|&|,/iu;
const WHERE = /(?<!\p{L})(?:left|right|top|upper|bottom|lower|middle|first|second|third|last|biggest|bigger|largest|smallest|smaller|big|small)(?!\p{L})/iu;

/** What things have, and what they are not. */
const OF_THINGS = /^(?:the |its |their )?(?:colou?rs?|shade|sizes?|fonts?|position|place|weight|style|look)(?: of)?$/iu;

/** What is read, whatever it is. */
const LETTERS = /^(?:the |all (?:the )?|my )?(?:letters?|lettering|texts?|words?|writing|fonts?|everything|typo(?:graphy)?)$/iu;

/** "the other one", "the other two photos": of the sort of what was worked on, but not that. */
function others(wish: WishAsked, canvas: Canvas, worked: readonly string[]): SeenLayer[] {
  const [thing = ''] = wish.things;
  const noun = /^(?:the )?other(?:s| (?:two |three )?(\p{L}+))$/iu.exec(thing)?.[1]?.toLowerCase();
  const last = canvas.layers.filter(({ id }) => worked.includes(id));
  if (wish.things.length !== 1 || !/^(?:the )?other/iu.test(thing) || last.length === 0 || (noun === undefined && !/others$/iu.test(thing))) return [];
  // "the other photo", when a text was worked on: it is told otherwise.
  const kind = noun === undefined || /^(?:ones?|two|three)$/u.test(noun) ? undefined : readReference(noun)?.kind;
  if (noun !== undefined && kind !== undefined && !last.some(({ type }) => type === kind)) return [];
  const alike = canvas.layers.filter((layer) => layer.visible && !last.includes(layer) && last.some(({ type }) => type === layer.type));
  const isOne = noun !== undefined && noun !== 'two' && noun !== 'three' && !noun.endsWith('s');
  return isOne && alike.length > 1 ? [] : alike;
}

/** "the middle one is 950": of those that hold a price, where that is what they shall say. */
function placedFacts(wish: WishAsked, canvas: Canvas, memory: Memory): SeenLayer[] {
  const [thing] = wish.things;
  const [next] = wish.news;
  const kind = next === undefined ? null : factKind(next);
  const pick = thing !== undefined && wish.things.length === 1 && /^(?:the )?(?:top|upper|first|second|third|middle|last|bottom|lower) (?:one|line|row|price|item)?$/iu.test(thing) ? readReference(thing)?.pick : undefined;
  if (pick === undefined || kind === null) return [];
  const holders = canvas.layers.filter((layer) => layer.visible && layer.type === 'text' && factsIn(layer.text, true).some((fact) => fact.kind === kind || (kind === 'number' && fact.kind === 'money')));
  return holders.length > 1 ? picked(inReadingOrder(holders), pick === 'bottom' ? 'last' : pick === 'top' ? 'first' : pick, memory) : [];
}

/** Whether a thing's words, or what is named of it, stand in a text. */
function isSpokenOf({ text }: SeenLayer, thing: string): boolean {
  const words: string[] = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return (thing.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).some((word) => words.includes(word)) || factsIn(text, true).some(({ kind }) => kindsNamedIn(thing).includes(kind));
}

/** "the headline", "the photo": what goes by its kind alone, as everywhere else; null: it is told otherwise. */
function byKind(wish: WishAsked, canvas: Canvas, memory: Memory): { layers: SeenLayer[] } | { ambiguous: SeenLayer[] } | null {
  const [thing] = wish.things;
  const reference = thing === undefined || /(?<!\p{L})(?:and|&|plus)(?!\p{L})/iu.test(thing) || wish.things.some((one) => one !== thing && !PRONOUN.test(one)) || PRONOUN.test(thing) ? null : readReference(thing);
  if (!reference || !['headline', 'image', 'logo', 'text', 'shape', 'sticker'].includes(reference.kind ?? '') || (reference.content ?? reference.pick ?? reference.color ?? reference.near ?? reference.byHand) !== undefined || reference.all) return null;
  const found = resolve(reference, canvas, memory);
  return 'missing' in found ? null : found;
}

/** Of what is likely, that which the words leave: one of several told by its place or colour; null: it can't be told which. */
function narrowed(wish: WishAsked, layers: SeenLayer[], canvas: Canvas, memory: Memory): SeenLayer[] | null {
  const [thing] = wish.things;
  // "the phone number", and something else was taken for it, though one stands there.
  const kinds = wish.things.length === 1 && thing !== undefined ? kindsNamedIn(thing) : [];
  const holds = (layer: SeenLayer) => factsIn(layer.text, true).some(({ kind }) => kinds.includes(kind));
  if (kinds.length > 0 && layers.length > 0 && !layers.some(holds) && canvas.layers.some(holds)) return null;
  if (layers.length < 2 || thing === undefined || wish.things.length > 1 || MANY.test(thing) || JOINED.test(thing)) return layers;
  const beside = new RegExp(`${escaped(thing)}\\s+(?:(?:that|which)(?:'s| is)?\\s+)?(?:on|at|in) the (?:left|right|top|bottom|middle)`, 'iu').exec(wish.text)?.[0];
  const said = beside ?? thing;
  const reference = WHERE.test(said) ? readReference(said) : null;
  if (reference?.pick) return picked(layers, reference.pick, memory);
  // "the yellow circle", of two.
  const color = readReference(thing)?.color;
  if (color !== undefined) {
    const off = (layer: SeenLayer) => Math.min(unlikeness(layer.color, color), unlikeness(layer.highlight, color));
    const [nearest, next] = [...layers].sort((a, b) => off(a) - off(b));
    if (nearest && next && off(nearest) < off(next) && off(nearest) < UNLIKE) return [nearest];
  }
  // "the photo", where there are two.
  return ONE.test(thing) ? null : layers;
}

/** The things that a wish is about. What its words say plainly goes before what was learnt. `just`: ids of what the wish before it, in the same message, was about. */
export function thingsMeant(asked: WishAsked, canvas: Canvas, memory: Memory, just: readonly string[]): Meant {
  // "the colour of the title": of the title.
  const wish = asked.things.length > 1 ? { ...asked, things: asked.things.filter((thing) => !OF_THINGS.test(thing)) } : asked;
  const order = [...inReadingOrder(canvas.layers), ...canvas.elsewhere];
  const spoken = canvas.selected.length > 0 ? canvas.selected : memory.together.length > 0 ? memory.together : memory.before.slice(0, 1);
  const likely = likelyTargets(wish, order.map((layer): Thing => ({ text: thingText(layer), worked: just.includes(layer.id) ? 'just' : spoken.includes(layer.id) ? 'before' : 'no' })));
  const those = (holds: (share: number) => boolean) => order.filter((_, at) => holds(likely[at] ?? 0));
  const texts = canvas.layers.filter(({ type, visible }) => type === 'text' && visible);
  const both = wish.things.length === 1 && /^both(?: of (?:them|those|these))?$/iu.test(wish.things[0] ?? '') && just.length === 0 && memory.together.length < 2 && texts.length === 2 && canvas.layers.filter(({ visible }) => visible).length <= 3 ? texts : [];
  const clear = [...both, ...placedFacts(wish, canvas, memory), ...others(wish, canvas, just.length > 0 ? just : spoken)];
  if (clear.length > 0) return { layers: clear, isSure: true, isNone: false, never: order.filter((layer) => !clear.includes(layer)) };
  const told = those((share) => share > 0.5);
  // "white letters", of all there is to read.
  const named = told.length > 1 && wish.things.every((one) => LETTERS.test(one)) ? null : byKind(wish, canvas, memory);
  if (named && 'ambiguous' in named) return { layers: told, isSure: false, isNone: false, never: [] };
  if (named && (named.layers.length !== told.length || named.layers.some((layer) => !told.includes(layer)))) return { layers: named.layers, isSure: true, isNone: false, never: order.filter((layer) => !named.layers.includes(layer)) };
  // "the unicorn", which goes by no word on the page: only if it is plain.
  const [only, ...further] = wish.things.filter((thing) => !PRONOUN.test(thing));
  const unnamed = only === undefined || further.length > 0 ? null : readReference(only);
  const isUnknown = unnamed !== null && unnamed.kind === undefined && unnamed.content !== undefined && unnamed.pick === undefined && Math.max(...likely, 0) < BEYOND_DOUBT && !order.some((layer) => isSpokenOf({ ...layer, text: `${layer.text} ${layer.name} ${layer.alt}` }, only ?? ''));
  // Nothing is likely, and one thing far likelier than all others: something is meant.
  const ranked = [...likely].sort((a, b) => b - a);
  const alone = (ranked[0] ?? 0) <= 0.5 && (ranked[0] ?? 0) > 0.15 && (ranked[0] ?? 0) > LIKELIER * (ranked[1] ?? 0) && wish.things.length > 0 && wish.label !== 'delete' && !isUnknown;
  if (alone) return { layers: those((share) => share === ranked[0]), isSure: true, isNone: false, never: [] };
  const layers = narrowed(wish, told, canvas, memory);
  const spokenThings = wish.things.filter((thing) => !PRONOUN.test(thing));
  // As many things as are spoken of, or one of which all of them speak.
  const speaks = (thing: string) => (layers ?? []).some((layer) => isSpokenOf(layer, thing));
  // "the headline and the photo", and one was found.
  const isSeveral = wish.things.some((thing) => /(?<!\p{L})(?:and|&|plus)\s+(?:the|my|our|this|that|its)(?!\p{L})/iu.test(thing)) && layers?.length === 1;
  // "all texts", and one was found.
  const isFewer = layers?.length === 1 && wish.things.some((thing) => /^(?:all|both|every|each|everything)(?!\p{L})/iu.test(thing));
  const isAll = layers !== null && !isSeveral && !isFewer && !isUnknown && (layers.length >= spokenThings.length || spokenThings.every(speaks));
  // "it", and nothing was spoken of before.
  const isLoose = Math.max(...likely, 0) < PLAINLY && wish.things.length > 0 && spokenThings.length === 0 && just.length === 0 && spoken.length === 0 && order.length > 1;
  return { layers: layers ?? told, isSure: isAll && !isLoose && (layers?.length ?? 0) > 0 && likely.every((share) => share > MEANT || share < NOT_MEANT), isNone: likely.every((share) => share < NOT_MEANT), never: those((share) => share < NEVER) };
}
