/** What a request comes to by what was learnt of such wishes, and when that goes before the exact reading. */
import type { TaggedChange } from '#agent/tagger/changes.ts';
import { groundIntent } from './ground.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Intent } from './intents.ts';
import { isConfident, isElsewhere, isMisread, isSure, isTold, isWish, newPageIn, touchedBy } from './learnt-wishes.ts';
import { meansOther, restated } from './plain-wishes.ts';
import { plannedOf } from './planned.ts';
import { findColor } from './read-color.ts';
import type { Conversation } from './read-prompt.ts';
import { Scan } from './scan.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';
import { tagRequest, toldWishes } from './told-wishes.ts';
import { understand } from './understand.ts';
import type { Understood } from './understood.ts';
import { refusal } from './wish-answers.ts';
import { wishCalls } from './wish-calls.ts';
import { newPage } from './wish-pages.ts';
import { isCutOut } from './wish-photos.ts';
import { afterFirst } from './wish-steps.ts';
import { takenBack } from './wish-undos.ts';
import { EXCEPTED, wordsOf } from './wish-words.ts';

/** Longer requests are read word for word alone (characters). */
export const LONGEST_WISH = 600;

/** The calls of a page with words of its own; null: none is wished for. */
function newPageCalls(learnt: TaggedChange, told: readonly ToldWish[], { now }: Conversation, ground: Ground): PlannedCall[] | null {
  // What is moved or taken away is no new page, whatever else is said.
  const page = told.some((wish) => wish.label === 'page' && slotsOf(wish, 'N').length === 0 && wishCalls(wish, ground) !== null) ? null : newPageIn(learnt, now.typed);
  if (!page) return null;
  // "with a white background": its ground.
  const paper = learnt.slots.spans.find(({ label, text }) => label === 'V' && /(?<!\p{L})(?:back ?ground|bg|backdrop)(?!\p{L})/iu.test(text));
  const color = paper && findColor(new Scan(paper.text))?.color;
  const atEnd = /(?<!\p{L})(?:at|to) the (?:very )?end(?!\p{L})/iu.test(now.request);
  return newPage(page, ground, { ...(color ? { color } : {}), ...(atEnd ? { to: ground.canvas.pages + 1 } : {}) });
}

/** The calls of a request as it reads when it is restated, all at once; none where a wish of it ends in a question again. */
export function restatedCalls(learnt: TaggedChange, told: readonly ToldWish[], conversation: Conversation, ground: Ground): PlannedCall[] {
  const { now } = conversation;
  const page = newPageCalls(learnt, told, conversation, ground);
  if (page) return page;
  const planned: PlannedCall[] = [];
  for (const { request, mayBeTalk } of restated(learnt, told, now.request, ground, now.attached.length > 0)) {
    const calls = typeof request === 'string' ? callsOf(request, conversation, ground) : request.calls;
    if (calls === null && !mayBeTalk) return [];
    planned.push(...(calls ?? []));
  }
  return planned;
}

/** What is left to do once that is done which the other wishes of a request build upon: they are told anew, of what is there now. */
export function secondStep(conversation: Conversation, given: Ground): PlannedCall[] {
  const { now } = conversation;
  const canvas = { ...conversation.canvas, elsewhere: [] };
  const ground = { ...given, canvas };
  if (now.deeds.some(({ ok }) => !ok)) return [];
  const learnt = tagRequest(now.typed, canvas);
  const { calls, left } = afterFirst(toldWishes(learnt, now.typed, ground), now.deeds, ground);
  return [...calls, ...(left.length > 0 ? restatedCalls(learnt, left, { ...conversation, canvas }, ground) : [])];
}

/** What of a request nobody here does, to be said beside what was done. */
export function refusalsIn({ now, canvas }: Conversation, ground: Ground): string[] {
  const told = now.request.length <= LONGEST_WISH ? toldWishes(tagRequest(now.typed, canvas), now.typed, ground) : [];
  return [...new Set(told.filter(({ label }) => label === 'cannot').map(refusal))];
}

/** Whether the exact reading knows how to take back what is to be taken back, or sees that something is where nobody else does. */
export function isTakenBack({ intents }: Understood, told: readonly ToldWish[]): boolean {
  const undoes = intents.some(({ kind }) => kind === 'undo' || kind === 'redo');
  return undoes && (told.every(({ label }) => label !== 'undo') || (intents.every(({ kind }) => kind === 'undo' || kind === 'redo' || kind === 'repeat') && told.every(({ label }) => label === 'undo')));
}

/** The calls of one plain wish; null: it is not understood, or must be asked about. */
function callsOf(request: string, conversation: Conversation, ground: Ground): PlannedCall[] | null {
  const understood = understand({ ...conversation, now: { ...conversation.now, request } }, null, { ground, done: [] });
  if (understood.brief !== null) return null;
  const { calls, asks } = plannedOf(understood, ground);
  return asks ? null : calls;
}

/** What wishes come to that are all told for sure; empty: one is not. */
export function directCalls(learnt: TaggedChange, told: readonly ToldWish[], conversation: Conversation, ground: Ground): PlannedCall[] {
  if (meansOther(told, conversation.now.typed)) return [];
  const page = newPageCalls(learnt, told, conversation, ground);
  if (page) return page;
  const undos = told.filter(({ label }) => label === 'undo');
  const calls = told.map((wish) => (wish.label === 'cannot' ? [] : wish.label === 'undo' && undos.length > 1 ? (wish === undos[0] ? takenBack(undos, ground) : []) : wishCalls(wish, ground)));
  return calls.some((one) => one === null) ? [] : calls.flatMap((one) => one ?? []);
}

/** What calls do something to, with what, and the words that they add. */
const gistIn = (calls: readonly PlannedCall[]): string[] => [...new Set(calls.flatMap(({ tool, input }) => (tool === 'add_text' ? [`add_text ${wordsOf(String(input.text)).join(' ')}`] : touchedBy({ tool, input }).length > 0 ? touchedBy({ tool, input }).map((id) => `${WORKS.has(tool) ? 'look' : tool} ${id}`) : [tool])))].sort();
/** Tools that give a thing another look or place: any of them may do it. */
const WORKS = new Set(['update_layer', 'arrange', 'reorder', 'style']);

/** Whether what wishes come to one by one goes before the exact reading: that asks back, does nothing, writes what is talk or works on something else; or it does otherwise, and they are told beyond doubt. */
export function goesBefore(calls: readonly PlannedCall[], learnt: TaggedChange, told: readonly ToldWish[], understood: Understood, conversation: Conversation, ground: Ground): boolean {
  const read = plannedOf(understood, ground);
  // It has an answer, or knows why not.
  const answers = (intent: Intent) => {
    if (!SPOKEN.has(intent.kind) || intent.kind === 'compose') return false;
    const grounded = groundIntent(intent, ground);
    return 'say' in grounded && grounded.asks !== true;
  };
  if (understood.intents.length > 0 && understood.intents.every(answers)) return false;
  // What came along is placed, and nobody else does that.
  const places = (some: readonly PlannedCall[]) => some.some(({ tool, input }) => conversation.now.attached.some((name) => tool !== 'compose_design' && JSON.stringify(input).includes(JSON.stringify(name))));
  if (places(read.calls) && !places(calls)) return false;
  // A table or a QR code of what would else be one line.
  if (read.calls.some(({ tool }) => tool === 'add_table' || tool === 'add_qr_code') && calls.every(({ tool }) => tool === 'add_text')) return false;
  if (read.asks || read.calls.length === 0) return true;
  if (isSameGist(gistIn(read.calls), gistIn(calls))) return false;
  const isWrong = isMisread(learnt, read.calls, conversation.canvas, conversation.now.attached.length > 0) || isElsewhere(learnt, told, read.calls, ground);
  return isWrong || (told.every(({ label }) => label !== 'undo') && isConfident(learnt, told, BEYOND_DOUBT));
}
const SPOKEN = new Set<Intent['kind']>(['ask', 'cannot', 'judge', 'remark', 'talk']);
/** The same, or new words of which one reading has taken a part. */
const isSameGist = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((gist, at) => gist === other[at] || (gist.startsWith('add_text') && (gist.startsWith(`${other[at]} `) || other[at]?.startsWith(`${gist} `) === true)));
/** How sure it has to be of every word to speak against a reading that makes sense. */
const BEYOND_DOUBT = 0.95;

/** Crafts of their own, of which single wishes don't tell all. */
const CRAFTS = new Set<Intent['kind']>(['repair', 'scene', 'collage', 'handwork', 'generate', 'try-on', 'film', 'moving', 'logo', 'text-behind', 'listing-check', 'brand', 'recolor', 'judge', 'reshape', 'rework', 'repeat', 'redo', 'group', 'other-color', 'which-qr', 'clear', 'look']);

/** Whether the exact reading knows what single wishes don't tell: a brief, a craft of its own, what was done by hand, and what is taken back first. */
export function knowsMore({ intents, brief }: Understood, told: readonly ToldWish[], ground: Ground): boolean {
  if (brief !== null) return true;
  // Ends of a line that are not found: lines are drawn otherwise too.
  const knows = (intent: Intent) => {
    const grounded = intent.kind === 'handwork' && (intent.wish.do === 'connect' || intent.wish.do === 'line') ? groundIntent(intent, ground) : null;
    return grounded === null || 'calls' in grounded || grounded.asks !== true;
  };
  // "get rid of the dark bit behind the bottle": of its ground, no spot to be painted over.
  const cuts = told.some(({ label, text }) => label === 'photo' && isCutOut(text));
  const isCraft = (intent: Intent) => (CRAFTS.has(intent.kind) && !(cuts && intent.kind === 'repair' && intent.wish.do === 'erase') && knows(intent)) || (intent.kind === 'cutout' && intent.keep !== undefined) || (intent.kind === 'remark' && intent.about === 'newDesign');
  return intents.some((intent) => isCraft(intent) || ('targets' in intent && intent.targets?.some(({ byHand }) => byHand !== undefined)));
}

/** Whether what was learnt of such requests is to be followed in the place of the exact reading, which came to `planned`. */
export function isBetterLearnt(learnt: TaggedChange, told: readonly ToldWish[], planned: readonly PlannedCall[], understood: Understood, { now, earlier, canvas }: Conversation, ground: Ground): boolean {
  // "all but the headline": the exact reading knows what is spared.
  if (EXCEPTED.test(now.request)) return false;
  // Something taken back, and then done otherwise: what comes back is not seen yet.
  if (understood.intents.length > 1 && understood.intents[0]?.kind === 'undo') return false;
  // It knows which words go in the place of which, or what to do where the exact reading does nothing.
  if (isSure(learnt, planned) || (planned.length === 0 && isWish(learnt))) return true;
  // Pictures that came along, lists, and answers to what was asked: the exact reading knows which things they are about.
  const knows = now.attached.length > 0 || now.request.includes('\n') || /\?\s*$/u.test(earlier.at(-1)?.said ?? '');
  if (!knows && (meansOther(told, now.request) || isTold(learnt, told, planned, ground) || isElsewhere(learnt, told, planned, ground))) return true;
  return (isWish(learnt) || understood.edits === undefined) && isMisread(learnt, planned, canvas, now.attached.length > 0);
}

