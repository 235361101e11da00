/**
 * The assistant's next move, worked out anew at every step from the prompt alone: the calls still to be made, or the
 * closing words. What was done already stands in the prompt; the ids of the calls say which wish each belonged to.
 */
import { message } from '#messages/message.ts';
import { compositionCalls } from '#agent/dialogue/plan/compose.ts';
import { proposalCalls } from '#agent/dialogue/plan/proposal-calls.ts';
import { directionCalls, directionsSaid } from './abilities/directions.ts';
import { readBrief } from './compose/brief.ts';
import { composeCalls } from './compose/compose.ts';
import { sideBySideCalls } from './compose/side-by-side.ts';
import { afterDesign, designCalls, firstBrief, firstRead, leftOut, lookCalls } from './first-brief.ts';
import { asksAnew } from '#agent/dialogue/first.ts';
import { readAnswered, readEdits, type EditRequest, type EditsRead } from '#agent/dialogue/edits.ts';
import { leftOutSaid } from '#agent/dialogue/say/say.ts';
import { mayBeDone, type Verified } from '#agent/dialogue/verify/verify.ts';
import { foreignStep } from './foreign-step.ts';
import { groundIntent } from './ground.ts';
import { isEditName } from './edits/read-edits.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Intent } from './intents.ts';
import { PICTURE_NOUNS } from './lexicon.ts';
import { readLook, type Canvas, type SeenPicture } from './read-canvas.ts';
import { asked } from './read-answer.ts';
import type { Conversation, Deed } from './read-prompt.ts';
import { coveringWords, repairsAfter, repairsOf } from './repairs.ts';
import { askedAbout } from './read-like.ts';
import { listOf } from '#agent/dialogue/say/names.ts';
import { replyTo } from './reply.ts';
import { resolve, type Memory } from './resolve.ts';
import { words } from './rules.ts';
import { gistOf } from './gist.ts';
import { directCalls, goesBefore, isBetterLearnt, isTakenBack, knowsMore, LONGEST_WISH, refusalsIn, restatedCalls, secondStep } from './learnt-steps.ts';
import { beyondIn, isConfident, isMisread, isQuestion, overwritesWithTalk } from './learnt-wishes.ts';
import { exactCalls, mentioning } from './planned.ts';
import { tagRequest, toldWishes } from './told-wishes.ts';
import { understand } from './understand.ts';
import type { Understood } from './understood.ts';
import { answerTo } from './wish-answers.ts';
import { firstStep } from './wish-steps.ts';

export interface NamedCall extends PlannedCall {
  id: string;
}

export type NextStep = { calls: NamedCall[] } | { say: string };

/** A call for a first message. */
const BRIEF_CALL = /-b-\d+$/u;

/** Wishes of one request that are worked on; the rest would run past the budget of a turn. */
const MOST_WISHES = 12;

/** `a<turn>x<hash>-<wish>-<n>`; the wish is a number, `g` for the gist of all of them, `f` for what they build upon, `c` for a composition, `d` for edits that are understood whole, `m` and how much of them is done for a part of those, `p` for other pages that are looked at for them, `b` for one of a first message, `t` for the looks that it gives single texts, `e` and the words that they are for of edits, `r` and a number for a repair, `l` and the wish for a look that it needs. */
const CALL_ID = /^a(\d+)x[0-9a-f]+-(b|c|d|m\d+|p|t|g|f|e[\d._]+|r\d+|l\d+|\d+)-\d+$/;
const wishOf = (deed: Deed) => CALL_ID.exec(deed.callId)?.[2] ?? '';
const isComposition = (deed: Deed) => wishOf(deed) === 'c' || wishOf(deed) === 'b';
const isTextLook = (deed: Deed) => wishOf(deed) === 't';
/** `r` and which repair it is: there may be several in a turn. */
const isLook = (deed: Deed) => wishOf(deed).startsWith('l');

/** What was looked up in this turn, by layer. */
function lookedUp(deeds: readonly Deed[]): Map<string, Record<string, unknown>> {
  const told = deeds.flatMap(({ tool, ok, output }) => (tool === 'look' && ok && Array.isArray(output.layers) ? (output.layers as Record<string, unknown>[]) : []));
  return new Map(told.map((facts) => [String(facts.id), facts]));
}

const isPageLook = (deed: Deed) => wishOf(deed) === 'p';
/** How much of a message was done with this call. */
const doneBy = (deed: Deed): number => Number(/^m(\d+)$/.exec(wishOf(deed))?.[1] ?? 0);

const isRepair = (deed: Deed | undefined) => deed !== undefined && wishOf(deed).startsWith('r');

/** Ids in a list of layers, as tools answer with it. */
function idsIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => (typeof one === 'string' ? [one] : one !== null && typeof one === 'object' && 'id' in one && typeof one.id === 'string' ? [one.id] : []));
}

/** The layers that a call was about. Of a composition: none, it is many things at once. */
function layersOf({ output, input, ok, tool }: Deed): string[] {
  if (!ok || tool === 'delete' || tool === 'compose_design' || tool === 'look') return [];
  if (typeof output.id === 'string') return [output.id];
  if (typeof output.layer === 'string') return [output.layer];
  const told = [...idsIn(output.copies), ...idsIn(output.layers)];
  if (told.length > 0) return told;
  return typeof input.layer === 'string' ? [input.layer] : idsIn(input.layers);
}

function memoryOf({ now, earlier, canvas }: Conversation): Memory {
  // What was put right on the side is not what was spoken of; and what was taken back is as if nobody had spoken.
  const latestFirst = (deeds: readonly Deed[]) => [...deeds].filter((deed) => !isRepair(deed) && !isComposition(deed)).reverse().flatMap(layersOf);
  // A composition, an undo: what was spoken of before it is no longer "it".
  const since = earlier.findLastIndex(({ deeds }) => deeds.some(({ tool, ok }) => ok && tool === 'compose_design'));
  const recent = [...earlier.slice(Math.max(0, since))].reverse();
  const before = recent.flatMap(({ deeds }) => latestFirst(deeds));
  const together = recent.map(({ deeds }) => latestFirst(deeds)).find((ids) => ids.length > 0) ?? [];
  const justNow = latestFirst(now.deeds);
  const memory = { justNow, before, together: justNow.length > 1 ? justNow : together };
  // "what colour is the headline?", "make it green": what was asked about is spoken of, too.
  const last = earlier.at(-1);
  const asked = last?.deeds.every(({ tool }) => tool === 'look') ? askedAbout(last.request) : null;
  const meant = asked && resolve(asked, canvas, memory);
  return meant && 'layers' in meant && meant.layers.length === 1 ? { ...memory, before: [...meant.layers.map(({ id }) => id), ...before], together: justNow.length > 1 ? justNow : [] } : memory;
}

const PLACING = new Set(['compose_design', 'add_image', 'remove_background']);
const A_PICTURE = words(PICTURE_NOUNS);

/**
 * The pictures for a composition: those that came with the brief, else the latest one if the brief speaks of a picture or
 * nothing was made of it yet. What an earlier design was made of has nothing to do with a new subject.
 */
function photosFor({ now, earlier, canvas }: Conversation): SeenPicture[] {
  const named = now.attached.flatMap((name) => canvas.pictures.findLast((picture) => picture.name === name) ?? []);
  if (named.length > 0) return named;
  const lastPlaced = earlier.findLastIndex(({ deeds }) => deeds.some(({ tool, ok }) => ok && PLACING.has(tool)));
  const used = new Set(earlier.slice(0, lastPlaced + 1).flatMap(({ attached }) => attached));
  return canvas.pictures.slice(-1).filter(({ name }) => A_PICTURE.test(now.request) || !used.has(name));
}

function compositionOf(understood: Understood, conversation: Conversation): PlannedCall[] {
  const { canvas } = conversation;
  if (understood.directions) return directionCalls(understood.directions, photosFor(conversation));
  const standing = canvas.layers.length > 0 && canvas.layers.every(({ type }) => type === 'image');
  const read = readBrief(understood.brief ?? '');
  const before = conversation.earlier.at(-1);
  // Told before it was asked what it is about: "an insta story pls".
  const brief = before && read.format === null && read.size === null && asked(before.said, 'assistant.remark.whatAbout') ? { ...read, format: readBrief(before.typed).format } : read;
  const photos = standing ? [] : photosFor(conversation);
  const composed = sideBySideCalls(brief, photos, canvas) ?? composeCalls(brief, photos, canvas.page);
  // Photos that wait on the page alone are what the brief is about.
  if (standing) for (const { tool, input } of composed.slice(0, 1)) if (tool === 'compose_design') input.rework = true;
  return [...(understood.onNewPage ? [{ tool: 'pages', input: { action: 'add', background: 'white' } }] : []), ...composed];
}

/**
 * What the ids of this turn's calls begin with. Long conversations lose their oldest turns, so counting alone would give an
 * id twice: the number goes on from the calls that are there, and a hash of what went before keeps apart what may be forgotten.
 */
function turnName({ earlier, now }: Conversation): string {
  const before = earlier.flatMap(({ deeds }) => deeds.map(({ callId }) => callId));
  const number = 1 + Math.max(earlier.length, ...before.map((id) => Number(CALL_ID.exec(id)?.[1] ?? 0)));
  let hash = 0x811c9dc5;
  for (const letter of `${before.slice(-3).join(' ')} ${earlier.at(-1)?.request ?? ''} ${earlier.at(-1)?.said ?? ''} ${now.request}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `a${number}x${hash.toString(16)}`;
}

function isAboutIt(intent: Intent): boolean {
  if (intent.kind === 'change') return intent.targets.every(({ pronoun, kind }) => pronoun === true && kind === undefined);
  return intent.kind === 'add-text' && intent.change.position?.to === 'side' && intent.change.position.of.pronoun === true;
}

/** Wishes without a craft of their own: what asks back about a photo, a pattern or a page knows what it asks. */
const PLAIN_WISHES = new Set<Intent['kind']>(['unclear', 'vague', 'change', 'delete', 'mention']);

/** The calls that the gist of a request comes to, all at once; none where a part of it ends in a question again. */
function gistCalls(request: string, ground: Ground): PlannedCall[] {
  const grounded = gistOf(request, ground).map((intent) => (intent.kind === 'compose' ? null : groundIntent(intent, ground)));
  return grounded.every((one) => one !== null && 'calls' in one && !one.looking) ? grounded.flatMap((one) => (one && 'calls' in one ? one.calls : [])) : [];
}

/** What is asked where one of several things is to go; more can't be looked over. */
const MOST_ASKED = 6;

/** What `agent/dialogue` makes of a request. */
const readWhole = (conversation: Conversation): EditsRead => readEdits(requestOf(conversation));

function requestOf({ now, earlier, canvas }: Conversation): EditRequest {
  const last = earlier.at(-1);
  return {
    message: now.typed,
    page: canvas,
    isAsked: /\?\s*$/u.test(last?.said ?? ''),
    turns: earlier.map(({ deeds }) => deeds.map((deed) => ({ ...deed, isRepair: isRepair(deed) }))),
    elsewhere: canvas.elsewhere.map(({ text }) => text),
    studio: {
      pictures: canvas.pictures,
      attached: now.attached,
      brandLogos: canvas.brandLogos,
      done: earlier.flatMap(({ deeds }) => deeds),
      last: earlier.at(-1)?.deeds ?? [],
      lookedUp: now.deeds,
    },
    done: Math.max(0, ...now.deeds.map(doneBy)),
    looked: now.deeds.flatMap((deed) => (isPageLook(deed) && deed.ok ? (readLook(deed.output, canvas) ?? []) : [])),
    written: canvas.elsewhere.map(({ page = 1, text }) => ({ page, text })),
    before: last?.typed ?? null,
  };
}

/** The question which of several things is to go; null: nothing is to be asked. */
function whichSaid(doubtful: EditsRead['doubtful'], { layers }: Canvas): { say: string } | null {
  const asked = layers.filter((layer) => doubtful.includes(layer));
  return asked.length > 1 && asked.length <= MOST_ASKED ? { say: message('assistant.askWhich', { list: listOf(asked) }) } : null;
}

/** The names that tools call pictures by. */
const namesOf = (photos: readonly SeenPicture[]): string[] => photos.map((picture) => picture.asset || picture.name);

/**
 * A first message: a design is made, its texts get their looks, and then what else was asked for is done. Null: no design is
 * asked for.
 */
function beginningStep(conversation: Conversation, tools: ReadonlySet<string> | null): NextStep | null {
  const { now, canvas } = conversation;
  const { deeds } = now;
  const first = firstRead(conversation);
  if (!first) return null;
  const { brief, proposes } = first;
  if (brief === null) {
    const isBlank = deeds.length === 0 && now.attached.length === 0 && canvas.layers.length === 0;
    return isBlank && first.asks !== null ? { say: first.asks } : null;
  }
  const [named, missing] = [naming(conversation), missingFrom(tools)];
  if (!deeds.some(({ callId }) => BRIEF_CALL.test(callId))) {
    const standing = canvas.layers.length > 0 && canvas.layers.every(({ type }) => type === 'image');
    const photos = namesOf(standing ? [] : photosFor(conversation));
    const composed = proposes ? proposalCalls(brief, proposes.trade, photos) : compositionCalls(brief, photos);
    const calls = first.onto === 'page' ? [{ tool: 'pages', input: { action: 'add', background: 'white' } }, ...composed] : composed;
    // Photos that wait on the page alone are what the brief is about.
    const [made] = calls;
    if (standing && made?.tool === 'compose_design') made.input.rework = true;
    return missing(calls) ? null : named('b', calls);
  }
  if (proposes) return { say: directionsSaid(deeds, proposes.trade) ?? replyTo(deeds, canvas, []) };
  if (!deeds.some(isTextLook)) {
    const looks = lookCalls(brief, canvas);
    if (looks.length > 0 && !missing(looks)) return named('t', looks);
  }
  const after = first.after === '' || deeds.some((deed) => wishOf(deed) === 'd') ? null : readWhole({ ...conversation, now: { ...now, typed: first.after } }).calls;
  if (after && after.length > 0 && !missing(after)) return named('d', after);
  const mending = isRepair(deeds.at(-1)) ? [] : repairsAfter(deeds.findLast((deed) => !isComposition(deed)), canvas);
  if (mending.length > 0) return named(`r${deeds.length}`, mending);
  return { say: replyTo(deeds.filter((deed) => !isTextLook(deed)), canvas, leftOut(brief, first.typed, canvas)) };
}

/** The rest of a message of which a part is answered: by the rules here, with the answer behind what they say. */
function besideAnswer({ say, rest }: EditsRead, conversation: Conversation, tools: ReadonlySet<string> | null): NextStep {
  const left = rest ?? '';
  const step = nextByRules({ ...conversation, now: { ...conversation.now, typed: left, request: left } }, tools);
  if (!('say' in step)) return step;
  const unclear = message('assistant.unclear');
  const isLost = step.say.includes(unclear);
  const said = isLost ? [step.say.replace(unclear, '').trim(), ...say, leftOutSaid(left)] : [step.say, ...say];
  return { say: said.filter(Boolean).join(' ') };
}

/** Calls with the ids that tell later steps which wish they were for. */
const naming = (conversation: Conversation) => {
  const turn = turnName(conversation);
  return (wish: string | number, calls: readonly PlannedCall[]): NextStep => ({ calls: calls.map((call, index) => ({ ...call, id: `${turn}-${wish}-${index + 1}` })) });
};
/** Whether one of the calls can't be made. */
const missingFrom = (tools: ReadonlySet<string> | null) => (calls: readonly PlannedCall[]) => tools !== null && calls.some(({ tool }) => !tools.has(tool));

/**
 * What to do now. `tools`: those that may be called; null: not known, all. Calls that would print what nobody said, or
 * take away what was not spoken of, are not made.
 */
export function nextStep(conversation: Conversation, tools: ReadonlySet<string> | null = null): NextStep {
  const step = chosenStep(conversation, tools);
  if ('say' in step || isComposing(step) || mayBeDone(step.calls, evidenceOf(conversation))) return step;
  const { deeds } = conversation.now;
  return { say: deeds.length > 0 ? replyTo(deeds, conversation.canvas, [message('assistant.unclear')]) : message('assistant.unclear') };
}

/** What a composition prints is the copywriter's business. */
const isComposing = ({ calls }: { calls: readonly NamedCall[] }): boolean => calls.some(({ tool }) => tool === 'compose_design');

/** All that the words of calls may come from. */
function evidenceOf({ earlier, now, canvas }: Conversation): Verified {
  const told = [...earlier, now].flatMap(({ typed, said, deeds }) => [typed, said, ...deeds.flatMap(({ input, output }) => [JSON.stringify(input), JSON.stringify(output)])]);
  return { message: now.typed, known: [...told, ...canvas.elsewhere.map(({ text }) => text)], page: canvas, isAnswer: /\?\s*$/u.test(earlier.at(-1)?.said ?? '') };
}

function chosenStep(conversation: Conversation, tools: ReadonlySet<string> | null): NextStep {
  const { now, canvas } = conversation;
  const { deeds } = now;
  const [named, missing] = [naming(conversation), missingFrom(tools)];
  // Asked once more after the closing words: only to mend what was found wrong.
  if (canvas.findings.length > 0 && deeds.length > 0) {
    const mending = repairsOf(canvas, deeds);
    return mending.length > 0 && !missing(mending) ? named(`r${deeds.length}`, mending) : { say: coveringWords(canvas, deeds) };
  }
  const foreign = foreignStep(conversation, () => photosFor(conversation));
  if (foreign) {
    const mending = isRepair(deeds.at(-1)) ? [] : repairsAfter(deeds.at(-1), canvas);
    if (mending.length > 0 && !missing(mending)) return named(`r${deeds.length}`, mending);
    if ('say' in foreign || !missing(foreign.calls)) return 'say' in foreign ? foreign : named('b', foreign.calls);
    return { say: message('assistant.notHere') };
  }
  const read = readWhole(conversation);
  const isNew = deeds.every((deed) => isPageLook(deed) || (deed.ok && doneBy(deed) > 0));
  const which = isNew ? whichSaid(read.doubtful, canvas) : null;
  if (which) return which;
  if (isNew && read.calls && !missing(read.calls)) {
    const { calls, say, isLook, next } = read;
    return calls.length === 0 ? { say: say.join(' ') } : named(isLook || calls.every(({ tool }) => tool === 'look') ? 'p' : next === null ? 'd' : `m${next}`, calls);
  }
  const first = isNew || deeds.some((deed) => wishOf(deed) === 'b') ? beginningStep(conversation, tools) : null;
  if (first) return first;
  const isBlank = canvas.layers.length + deeds.length + now.attached.length === 0;
  const answered = isBlank ? readAnswered(requestOf(conversation)) : null;
  if (answered?.calls?.length === 0 && answered.say.length > 0) return { say: answered.say.join(' ') };
  if (deeds.length === 0 && read.understanding.unread.length > 0 && canvas.layers.length > 0 && asksAnew(now.typed)) return { say: message('assistant.remark.newDesign') };
  // A page that was looked at in vain: as if nobody had.
  const done = deeds.filter((deed) => !isPageLook(deed));
  if (done.some((deed) => wishOf(deed) === 'd' || doneBy(deed) > 0)) {
    const mending = isRepair(done.at(-1)) ? [] : repairsAfter(done.at(-1), canvas);
    if (mending.length > 0 && !missing(mending)) return named(`r${deeds.length}`, mending);
    const isTold = read.tellsAll && done.every(({ ok }) => ok);
    return { say: isTold ? read.say.join(' ') : replyTo(done, canvas, read.say) };
  }
  const rules = { ...conversation, now: { ...now, deeds: done } };
  return read.say.length > 0 && read.rest !== null ? besideAnswer(read, rules, tools) : nextByRules(rules, tools);
}

/** What the rules here make of a request that is not understood whole. */
function nextByRules(conversation: Conversation, tools: ReadonlySet<string> | null): NextStep {
  const { now, earlier, canvas } = conversation;
  const { deeds } = now;
  const [named, missing] = [naming(conversation), missingFrom(tools)];
  const ground: Ground = { canvas, memory: memoryOf(conversation), attached: now.attached, looked: lookedUp(deeds), deeds: [...earlier.flatMap((exchange) => exchange.deeds), ...deeds] };
  const asUnderstood = understand(conversation, deeds.length === 0 ? null : deeds.some(isComposition), { ground, done: deeds.map(wishOf).filter(isEditName) });
  const isFirst = deeds.length === 0 ? canvas.layers.length === 0 && canvas.pages === 1 : deeds.some((deed) => wishOf(deed) === 'b');
  const first = firstBrief(asUnderstood, conversation, isFirst);
  if (first && !deeds.some(isTextLook)) {
    const made = deeds.some(isComposition);
    const calls = made ? lookCalls(first, canvas) : designCalls(first, photosFor(conversation));
    if (calls.length > 0 && !missing(calls)) return named(made ? 't' : 'b', calls);
  }
  const understood = first ? afterDesign(asUnderstood, now.typed) : asUnderstood;
  const sayings: string[] = first ? leftOut(first, now.typed, canvas) : [];
  const learnt = deeds.length === 0 && now.request.length <= LONGEST_WISH && canvas.layers.length + canvas.elsewhere.length > 0 ? tagRequest(now.typed, canvas) : null;
  const told = learnt ? toldWishes(learnt, now.typed, ground) : [];
  const planned = learnt ? exactCalls(understood, ground) : null;
  if (learnt && isConfident(learnt, told) && !isTakenBack(understood, told) && !knowsMore(understood, told, ground)) {
    const answer = answerTo(told, understood.intents, ground);
    if (answer && 'say' in answer) return { say: answer.say };
    if (answer && !missing(answer.calls)) return named('g', answer.calls);
    const first = firstStep(told, ground);
    if (first && !missing(first)) return named('f', first);
    const direct = directCalls(learnt, told, conversation, ground);
    if (direct.length > 0 && !missing(direct) && goesBefore(direct, learnt, told, understood, conversation, ground)) return named('g', direct);
  }
  if (learnt && planned && isBetterLearnt(learnt, told, planned, understood, conversation, ground)) {
    const calls = restatedCalls(learnt, told, conversation, ground);
    if (calls.length > 0 && !missing(calls) && !isMisread(learnt, calls, canvas)) return named('g', calls);
  }
  // What nobody here does, taken for a size or for words; and a question that would have changed something.
  const isOdd = understood.brief === null && understood.intents.every(({ kind }) => kind === 'unclear' || kind === 'resize' || kind === 'add-text');
  const beyond = learnt && isOdd ? beyondIn(learnt) : null;
  const refused = beyond ? groundIntent(beyond, ground) : null;
  if (refused && 'say' in refused) return { say: refused.say };
  if (learnt && planned && planned.length > 0 && ((/\?\s*$/u.test(now.request) && isQuestion(learnt)) || overwritesWithTalk(learnt, planned, canvas))) return { say: message('assistant.unclear') };
  if (understood.brief !== null && !deeds.some(isComposition)) {
    const calls = compositionOf(understood, conversation);
    if (!missing(calls)) return named('c', calls);
    sayings.push(message('assistant.notHere'));
  }
  const repair = isRepair(deeds.at(-1)) ? [] : repairsAfter(deeds.findLast((deed) => !isComposition(deed)), canvas);
  if (repair.length > 0) return named(`r${deeds.length}`, repair);
  const reply = (): NextStep => ({ say: replyTo(deeds.filter((deed) => !isLook(deed) && !isTextLook(deed)).filter((deed) => !isRepair(deed) || !deed.ok || deed.tool === 'update_layer'), canvas, sayings) });
  if (deeds.length > 0 && deeds.every((deed) => wishOf(deed) === 'f')) {
    const calls = secondStep(conversation, ground);
    if (calls.length > 0 && !missing(calls)) return named('g', calls);
  }
  if (deeds.some((deed) => wishOf(deed) === 'g' || wishOf(deed) === 'f')) {
    sayings.push(...refusalsIn(conversation, ground));
    return reply();
  }
  // What every wish ended in, so far: a question.
  let asking = understood.brief === null && understood.edits === undefined;
  if (understood.edits && understood.edits.calls.length > 0) {
    const { calls, name } = understood.edits;
    if (!missing(calls)) return named(name, calls);
    sayings.push(message('assistant.notHere'));
  }
  sayings.push(...(understood.edits?.sayings ?? []));
  const begun = Math.max(-1, ...deeds.map((deed) => Number(wishOf(deed))).filter(Number.isInteger));
  const wishes = understood.intents.slice(0, MOST_WISHES);
  for (const [index, intent] of wishes.entries()) {
    if (deeds.some((deed) => wishOf(deed) === String(index)) || intent.kind === 'compose') continue;
    if ((intent.kind === 'mention' || (intent.kind === 'ask' && intent.about === 'which')) && index < wishes.length - 1) {
      const named = intent.kind === 'mention' ? intent.targets : intent.target ? [intent.target] : [];
      // What was named and is not there: what follows would be done to something else.
      const lost = named.find((target) => !('layers' in resolve(target, canvas, ground.memory)));
      if (lost && intent.kind === 'mention' && lost.byHand !== undefined) return { say: message('assistant.askChangedByHand') };
      ground.memory = mentioning(named, ground);
      continue;
    }
    // "put our logo in the other corner": the one that stands there already.
    const moved = intent.kind === 'brand' && intent.what.length === 1 && intent.what[0] === 'logo' ? wishes[index + 1] : undefined;
    if (moved?.kind === 'change' && isAboutIt(moved) && 'layers' in resolve({ kind: 'logo', said: '' }, canvas, ground.memory)) {
      ground.memory = mentioning([{ kind: 'logo', said: '' }], ground);
      continue;
    }
    // Nothing is repeated on something else when taking back has failed.
    if (deeds.some((deed) => deed.tool === 'undo' && !deed.ok) && wishes[0]?.kind === 'undo') break;
    // "add my logo top right": where there is no logo, there is nothing to put there.
    const before = deeds.filter((deed) => wishOf(deed) === String(index - 1));
    if (before.length > 0 && before.every(({ ok }) => !ok) && (intent.kind === 'change' || intent.kind === 'add-text') && isAboutIt(intent)) continue;
    const grounded = groundIntent(intent, ground);
    asking &&= 'say' in grounded && grounded.asks === true && PLAIN_WISHES.has(intent.kind);
    if ('say' in grounded) sayings.push(grounded.say);
    else if (grounded.calls.length === 0) sayings.push(message('assistant.unclear'));
    else if (missing(grounded.calls)) sayings.push(message('assistant.notHere'));
    // A wish that was passed over stays so: the page has changed under it since.
    else if (index < begun) sayings.push(message('assistant.unclear'));
    else if (grounded.looking && deeds.some((deed) => wishOf(deed) === `l${index}`)) sayings.push(message('assistant.unclear'));
    else return named(grounded.looking ? `l${index}` : index, grounded.calls);
  }
  const again = asking && learnt ? restatedCalls(learnt, told, conversation, ground) : [];
  const gist = again.length > 0 ? again : asking && deeds.length === 0 ? gistCalls(now.request, ground) : [];
  if (gist.length > 0 && !missing(gist)) return named('g', gist);
  const directed = understood.directions && directionsSaid(deeds, understood.directions.vague);
  if (directed) return { say: directed };
  if (understood.brief !== null && !first && !understood.directions && readBrief(understood.brief).headline === null) sayings.push(message('assistant.askHeadline'));
  return reply();
}
