/**
 * Whether what was learnt from labelled messages (agent/tagger) speaks against the exact reading of a request: where that would write
 * what is talk, leave out words that were given, change something else than was meant, or only ask back.
 */
import type { SlotLabel, TaggedChange, WishLabel } from '#agent/tagger/changes.ts';
import type { Span, TaggedToken } from '#agent/tagger/tag.ts';
import { classOf } from '#agent/tagger/word-classes.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Inability, Intent } from './intents.ts';
import type { Canvas } from './read-canvas.ts';
import { pageText } from './told-wishes.ts';
import type { ToldWish } from './told-wish.ts';
import { wishCalls } from './wish-calls.ts';
import { SWAPPED, saysSame, wordsOf } from './wish-words.ts';

/** How sure it has to be before it speaks against the exact reading. */
const SURE = 0.85;
const NOT = 0.1;
const LITTLE = 0.2;

const newShare = ({ beliefs }: TaggedToken<SlotLabel>): number => beliefs.N ?? 0;

/** Words that calls would newly write. */
function writtenBy(calls: readonly PlannedCall[]): string[] {
  const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(texts) : value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, one]) => (WRITING.has(key) ? texts(one) : [])) : []);
  return calls.flatMap(({ tool, input }) => (WRITERS.has(tool) ? Object.entries(input).flatMap(([key, value]) => (WRITING.has(key) ? texts(value) : [])) : [])).flatMap(wordsOf);
}
const WRITERS = new Set(['add_text', 'edit_text', 'update_table', 'add_table', 'compose_design']);
const WRITING = new Set(['text', 'replace', 'append', 'set', 'addRows', 'rows', 'cells', 'headline', 'subheading', 'offer', 'callToAction', 'lines']);

/** "change the headline to …": all that is said behind it; null: it is not said so. */
function wordsGiven({ slots }: TaggedChange): string | null {
  return /^(?:please |pls )?(?:change|rename|set|update) the [\p{L} ]{3,30}? to (?!the )(.+?)[.!]*$/iu.exec(slots.tokens.map(({ text }) => text).join(' '))?.[1] ?? null;
}

/** Whether what the exact reading plans is surely not what was meant. */
export function isMisread(tagged: TaggedChange, planned: readonly PlannedCall[], canvas: Canvas, attached = false): boolean {
  // Another picture in the place of one, not beside it.
  const pictures = canvas.layers.filter(({ type }) => type === 'image');
  if (attached && pictures.length > 0 && planned.some(({ tool }) => tool === 'add_image') && planned.every(({ tool }) => tool !== 'delete') && tagged.wishes.spans.some(({ label, text }) => label === 'photo' && SWAPPED.test(text))) return true;
  const [only] = planned;
  const given = wordsGiven(tagged);
  if (planned.length === 1 && only?.tool === 'edit_text' && given !== null && saysSame(String(only.input.replace ?? ''), given)) return false;
  const written = new Set(writtenBy(planned));
  const standing = new Set(wordsOf(pageText(canvas)));
  const tells = (token: TaggedToken<SlotLabel>) => /[\p{L}\p{N}]/u.test(token.text) && !['small', 'currency', 'slide'].includes(classOf(token));
  const { tokens } = tagged.slots;
  const said = new Set(tokens.filter(({ label, lower }, at) => label === 'N' || (tokens[at + 1]?.label === 'N' && /^(?:an?|the)$/u.test(lower))).flatMap(({ text }) => wordsOf(text)));
  const isTalk = (token: TaggedToken<SlotLabel>) => wordsOf(token.text).length > 0 && wordsOf(token.text).every((word) => written.has(word) && !standing.has(word) && !said.has(word));
  // Days that go along with a date.
  const isDated = (token: TaggedToken<SlotLabel>) => ['weekday', 'month', 'ordinal'].includes(classOf(token));
  if (tokens.some((token) => isTalk(token) && !isDated(token) && newShare(token) < (tells(token) ? LITTLE : NOT))) return true;
  // What is done with a word otherwise (a number of pixels, a font) is no word to be written.
  const used = new Set(wordsOf(JSON.stringify(planned.map(({ input }) => input))));
  const writes = (at: number) => {
    const { cannot = 0, ask = 0, undo = 0, '-': talk = 0 } = tagged.wishes.tokens[at]?.beliefs ?? {};
    return cannot + ask + undo + talk < 0.5;
  };
  const lacking = tokens.filter((token, at) => tells(token) && token.label === 'N' && newShare(token) > SURE && writes(at) && wordsOf(token.text).some((word) => !used.has(word) && !standing.has(word)));
  return lacking.length > 1 || lacking.some((token) => /\d/u.test(token.text)) || (lacking.length > 0 && planned.length === 0);
}

/** As many words as a complaint has that is taken for a headline; and how little of them is meant to be read then. */
const LONG_TALK = 4;
const HARDLY = 0.25;

/** Whether calls would put talk in the place of all that a layer says: of the words that they write hardly any are told to be read there. */
export function overwritesWithTalk(tagged: TaggedChange, planned: readonly PlannedCall[], { layers }: Canvas): boolean {
  const { slots } = tagged;
  return wordsGiven(tagged) === null && planned.some(({ tool, input }) => {
    const { text: standing } = layers.find(({ id }) => id === input.layer) ?? {};
    const next = tool === 'update_layer' ? input.text : tool === 'edit_text' && input.find === standing ? input.replace : undefined;
    if (typeof next !== 'string' || standing === undefined || standing === '') return false;
    const kept = new Set(wordsOf(standing));
    const fresh = new Set(wordsOf(next).filter((word) => !kept.has(word)));
    const said = slots.tokens.filter(({ text }) => wordsOf(text).length > 0 && wordsOf(text).every((word) => fresh.has(word)));
    return said.length >= LONG_TALK && said.reduce((sum, token) => sum + newShare(token), 0) < HARDLY * said.length;
  });
}

/** What lies beyond the page, by words for it. */
export const BEYOND: readonly (readonly [words: RegExp, what: Inability])[] = [
  [/(?<!\p{L})(?:print|prints|copies|order|ship|deliver|courier)(?!\p{L})/iu, 'print'],
  [/(?<!\p{L})(?:post|publish|upload|schedule|send|share|mail|e-?mail|message|dm|text|whatsapp|tag|tweet|boost|insta|story)(?!\p{L})/iu, 'share'],
  [/(?<!\p{L})(?:how many|sales|sold|orders?|views|likes|followers|stock|visitors|clicks)(?!\p{L})/iu, 'records'],
];

/** What is surely asked for and nobody here does: of it alone. */
export function beyondIn({ wishes }: TaggedChange): Extract<Intent, { kind: 'cannot' }> | null {
  const [only, ...others] = wishes.spans;
  if (only?.label !== 'cannot' || others.length > 0 || shareOf(wishes, only) < 0.8) return null;
  const what = BEYOND.find(([words]) => words.test(only.text))?.[1];
  return what ? { kind: 'cannot', what } : null;
}

/** How sure it is that the words of a wish are one of its kind, 0 to 1. */
function shareOf(wishes: TaggedChange['wishes'], { label, start, end }: Span<WishLabel>): number {
  const within = wishes.tokens.filter((token) => token.start >= start && token.end <= end);
  return within.reduce((sum, { beliefs }) => sum + (beliefs[label] ?? 0), 0) / Math.max(1, within.length);
}

/** Whether surely only a question is asked: nothing is to be done for it. */
export function isQuestion({ wishes }: TaggedChange): boolean {
  return wishes.spans.length > 0 && wishes.spans.every((wish) => wish.label === 'ask' && shareOf(wishes, wish) > 0.85);
}

/** Whether it is sure that something is wished for which can be done. */
export function isWish({ wishes }: TaggedChange): boolean {
  return wishes.spans.length > 0 && wishes.spans.every((wish) => wish.label !== 'ask' && wish.label !== 'cannot' && shareOf(wishes, wish) > 0.75);
}

/** Whether it is sure which words shall stand in the place of which, and that nothing else is wished for; and the exact reading takes others. */
export function isSure({ slots, wishes }: TaggedChange, planned: readonly PlannedCall[]): boolean {
  const next = wordsOf(slots.spans.find(({ label }) => label === 'N')?.text ?? '');
  const said = planned.length === 1 && planned[0]?.tool === 'edit_text' ? wordsOf(String(planned[0].input.replace ?? '')) : [];
  if (next.length > 0 && next.every((word) => said.includes(word)) && said.length <= next.length + 2) return false;
  const written = slots.tokens.flatMap((token, at) => (token.label === 'N' && /[\p{L}\p{N}]/u.test(token.text) ? [{ token, wish: wishes.tokens[at]?.beliefs ?? {} }] : []));
  const has = (slot: SlotLabel) => slots.spans.filter(({ label }) => label === slot).length === 1;
  return has('N') && has('O') && wishes.spans.length === 1 && written.every(({ token, wish }) => newShare(token) > 0.75 && (wish.add ?? 0) + (wish.change ?? 0) > 0.7);
}

/** How sure it has to be of every wish, and of the words in it, to carry a request out as told without another reading. */
const CONFIDENT = 0.7;

/** Whether all wishes of a request are told for sure, with nothing left out. */
export function isConfident(tagged: TaggedChange, told: readonly ToldWish[], share = CONFIDENT): boolean {
  const sureOf = ({ start, end, label }: Span<SlotLabel>) => {
    const within = tagged.slots.tokens.filter((token) => token.start >= start && token.end <= end);
    return within.reduce((sum, { beliefs }) => sum + (beliefs[label] ?? 0), 0) / Math.max(1, within.length);
  };
  return told.length > 0 && isWhole(tagged, told) && tagged.wishes.spans.every((wish) => shareOf(tagged.wishes, wish) > share) && tagged.slots.spans.every((slot) => sureOf(slot) > share);
}

const OF_THINGS = new Set<WishLabel>(['change', 'look', 'delete']);

/** What a call does something to. */
export const touchedBy = ({ input }: PlannedCall): string[] => [input.layer, ...(Array.isArray(input.layers) ? input.layers : [])].filter((id) => typeof id === 'string');

/** Whether nothing is missing: what is named outside of all wishes is a wish that was not recognised, and a look is told by how. */
const isWhole = ({ slots, wishes }: TaggedChange, told: readonly ToldWish[]): boolean => told.every(({ label, slots: own }) => label !== 'look' || own.some((slot) => slot.label === 'V')) && slots.spans.every(({ start, end }) => wishes.spans.some((wish) => start < wish.end && end > wish.start));

const LOOKS = ['color', 'font', 'weight', 'italic', 'highlight'];
const PLACES = ['order', 'x', 'y', 'moveX', 'moveY', 'place'];

/** Whether every wish of a request is told for sure, with what is to be done for it. */
export function isTold(tagged: TaggedChange, told: readonly ToldWish[], planned: readonly PlannedCall[], ground: Ground): boolean {
  if (!isWhole(tagged, told) || !isWish(tagged) || told.length === 0 || planned.some(({ tool }) => tool === 'undo')) return false;
  const calls = told.map((wish) => wishCalls(wish, ground));
  if (calls.some((one) => one === null)) return false;
  // Of the same things the exact reading knows better how, where it understood as much.
  const [these, those] = [calls.flatMap((one) => (one ?? []).flatMap(touchedBy)), planned.flatMap(touchedBy)];
  const keys = (some: readonly PlannedCall[]) => new Set(some.flatMap(({ input }) => Object.keys(input)));
  const [ours, theirs] = [keys(calls.flatMap((one) => one ?? [])), keys(planned)];
  const scales = planned.filter(({ input }) => typeof input.scale === 'number').map(({ input }) => Number(input.scale));
  const isTorn = scales.some((scale) => scale < 1) && scales.some((scale) => scale > 1) && told.length === 1;
  const isLacking = LOOKS.some((key) => ours.has(key) && !theirs.has(key)) && PLACES.some((key) => theirs.has(key) && !ours.has(key));
  return isTorn || isLacking || told.length > planned.length || these.some((id) => !those.includes(id)) || planned.some(({ tool }) => tool === 'add_text');
}

/** Whether what is planned surely does something to other things than the wishes are about, or leaves one of those out. */
export function isElsewhere(tagged: TaggedChange, told: readonly ToldWish[], planned: readonly PlannedCall[], { canvas }: Ground): boolean {
  if (!isWhole(tagged, told) || told.length === 0 || planned.length > told.length || told.some(({ label, meant }) => !OF_THINGS.has(label) || !meant.isSure)) return false;
  const touched = planned.flatMap(touchedBy);
  const here = new Set([...canvas.layers, ...canvas.elsewhere].map(({ id }) => id));
  return touched.some((id) => here.has(id) && told.every(({ meant }) => meant.never.some((layer) => layer.id === id))) || told.some(({ meant }) => meant.layers.every(({ id }) => !touched.includes(id)));
}

/** "and one last slide: …" is a page of its own, "on this page: …" none. */
const NEW_PAGE = /(?<!\p{L})(?:an?|one|another|new|extra|more|last|final|second|third|fourth|fifth|2nd|3rd|4th|5th)\s+(?:(?:last|more|new|extra|final|further)\s+)*(?:slide|page)(?!\p{L})/iu;

/** The words that shall stand on a page of their own; null: no page is wished for, or it is not said what it shall say. */
export function newPageIn({ slots, wishes }: TaggedChange, request: string): string[] | null {
  const lead = (wish: Span<WishLabel>) => request.slice(wish.start, slots.spans.find(({ label, start }) => label === 'N' && start >= wish.start)?.start ?? wish.end);
  const page = wishes.spans.find((wish) => (wish.label === 'page' || wish.label === 'add') && (NEW_PAGE.test(lead(wish)) || (wish.label === 'page' && !/(?<!\p{L})on (?:this|the|that|same)/iu.test(lead(wish)))));
  const words = slots.spans.filter(({ label, start }) => label === 'N' && page !== undefined && start > page.start).map(({ text }) => text);
  return page && words.length > 0 && !words.some((text) => /(?<!\p{L})(?:slide|page)s?(?!\p{L})/iu.test(text)) && wishes.spans.every(({ label }) => label === 'page' || label === 'change' || label === 'add' || label === 'look') ? words : null;
}
