/** What the rules here make of a request that `agent/dialogue` does not understand whole. */
import { message } from '#messages/message.ts';
import { readBrief } from './compose/brief.ts';
import { composeCalls } from './compose/compose.ts';
import { sideBySideCalls } from './compose/side-by-side.ts';
import { groundIntent } from './ground.ts';
import { isEditName } from './edits/read-edits.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Intent } from './intents.ts';
import { asked } from './read-answer.ts';
import type { Conversation, Deed } from './read-prompt.ts';
import { repairsAfter } from './repairs.ts';
import { askedAbout } from './read-like.ts';
import { replyTo } from './reply.ts';
import { resolve, type Memory } from './resolve.ts';
import { gistOf } from './gist.ts';
import { directCalls, goesBefore, isBetterLearnt, isTakenBack, knowsMore, LONGEST_WISH, refusalsIn, restatedCalls, secondStep } from './learnt-steps.ts';
import { beyondIn, isConfident, isMisread, isQuestion, overwritesWithTalk } from './learnt-wishes.ts';
import { exactCalls, mentioning } from './planned.ts';
import { tagRequest, toldWishes } from './told-wishes.ts';
import { understand } from './understand.ts';
import type { Understood } from './understood.ts';
import { answerTo } from './wish-answers.ts';
import { firstStep } from './wish-steps.ts';
import { type NextStep, wishOf, isComposition, isTextLook, isLook, isRepair, naming, missingFrom } from './named-calls.ts';
import { photosFor } from './photos-for.ts';

/** Wishes of one request that are worked on; the rest would run past the budget of a turn. */
const MOST_WISHES = 12;

/** What was looked up in this turn, by layer. */
function lookedUp(deeds: readonly Deed[]): Map<string, Record<string, unknown>> {
  const told = deeds.flatMap(({ tool, ok, output }) => (tool === 'look' && ok && Array.isArray(output.layers) ? (output.layers as Record<string, unknown>[]) : []));
  return new Map(told.map((facts) => [String(facts.id), facts]));
}

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

function compositionOf(understood: Understood, conversation: Conversation): PlannedCall[] {
  const { canvas } = conversation;
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

/** What the rules here make of a request that is not understood whole. */
export function nextByRules(conversation: Conversation, tools: ReadonlySet<string> | null): NextStep {
  const { now, earlier, canvas } = conversation;
  const { deeds } = now;
  const [named, missing] = [naming(conversation), missingFrom(tools)];
  const ground: Ground = { canvas, memory: memoryOf(conversation), attached: now.attached, looked: lookedUp(deeds), deeds: [...earlier.flatMap((exchange) => exchange.deeds), ...deeds] };
  const understood = understand(conversation, deeds.length === 0 ? null : deeds.some(isComposition), { ground, done: deeds.map(wishOf).filter(isEditName) });
  const sayings: string[] = [];
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
  if (understood.brief !== null && readBrief(understood.brief).headline === null) sayings.push(message('assistant.askHeadline'));
  return reply();
}
