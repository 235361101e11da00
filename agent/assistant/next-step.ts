/**
 * The assistant's next move, worked out anew at every step from the prompt alone: the calls still to be made, or the
 * closing words. What was done already stands in the prompt; the ids of the calls say which wish each belonged to.
 */
import { message } from '#messages/message.ts';
import { compositionCalls } from '#agent/dialogue/plan/compose.ts';
import { proposalCalls } from '#agent/dialogue/plan/rework-calls.ts';
import { firstRead, lacksWords, leftOut, lookCalls } from './first-brief.ts';
import { absentSaid } from '#agent/dialogue/absent.ts';
import { asksAnew, type AnewRead } from '#agent/dialogue/first.ts';
import { briefByModel, isByModel, readByModel } from '#agent/dialogue/by-model.ts';
import { readRequest } from '#agent/dialogue/beside.ts';
import { readAnswered, type EditsRead } from '#agent/dialogue/edits.ts';
import type { EditRequest } from '#agent/dialogue/request.ts';
import { leftOutSaid, notUnderstoodSaid, proposalsSaid } from '#agent/dialogue/say/say.ts';
import { unclearSaid } from '#agent/dialogue/say/unclear.ts';
import { isSafe } from '#agent/dialogue/understand/in-part.ts';
import { piecesOf } from '#agent/dialogue/understand/tokens.ts';
import { mayBeDone, type Verified } from '#agent/dialogue/verify/verify.ts';
import { withBoxes } from './boxes.ts';
import { foreignStep } from './foreign-step.ts';
import { readLook, type Canvas } from './read-canvas.ts';
import type { Conversation, Exchange } from './read-prompt.ts';
import { coveringWords, repairsAfter, repairsOf } from './repairs.ts';
import { listOf, withCodes } from '#agent/dialogue/say/names.ts';
import { replyTo } from './reply.ts';
import {
  type NamedCall,
  type NextStep,
  wishOf,
  isComposition,
  isTextLook,
  isPageLook,
  doneBy,
  readingOf,
  isRepair,
  naming,
  missingFrom,
} from './named-calls.ts';
import { photosFor, namesOf } from './photos-for.ts';

/** What is asked where one of several things is to go; more can't be looked over. */
const MOST_ASKED = 6;

/** When a small model is asked: where the parser is unsure, or for every message. */
export type ReaderRole = 'unsure' | 'always';

/** What a small model answered about the message, the likeliest first. */
export interface ModelAnswers {
  role: ReaderRole;
  answers: readonly string[];
}

/** What `agent/dialogue` makes of a request. */
const readWhole = (conversation: Conversation): EditsRead => readRequest(requestOf(conversation));

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
    begun: readingOf(now.deeds),
    looked: now.deeds.flatMap((deed) => (isPageLook(deed) && deed.ok ? (readLook(deed.output, canvas) ?? []) : [])),
    written: canvas.elsewhere.map(({ page = 1, text }) => ({ page, text })),
    before: last?.typed ?? null,
    typed: earlier.map(({ typed }) => typed),
  };
}

/** The question which of several things is to go; null: nothing is to be asked. */
function whichSaid(doubtful: EditsRead['doubtful'], { layers }: Canvas): { say: string } | null {
  const asked = layers.filter((layer) => doubtful.includes(layer));
  return asked.length > 1 && asked.length <= MOST_ASKED
    ? { say: message('assistant.askWhich', { list: listOf(asked) }) }
    : null;
}

/**
 * A first message: a design is made, its texts get their looks, and then what else was asked for is done. Null: no design is
 * asked for.
 */
function beginningStep(
  conversation: Conversation,
  tools: ReadonlySet<string> | null,
  first = firstRead(conversation),
): NextStep | null {
  const { now, canvas } = conversation;
  const { deeds } = now;
  if (!first) return null;
  const { brief, proposes } = first;
  if (brief === null) {
    const isBlank = deeds.length === 0 && now.attached.length === 0 && canvas.layers.length === 0;
    return isBlank && first.asks !== null ? { say: first.asks } : null;
  }
  const [named, missing] = [naming(conversation), missingFrom(tools)];
  if (!deeds.some((deed) => wishOf(deed) === 'b')) {
    const standing = canvas.layers.length > 0 && canvas.layers.every(({ type }) => type === 'image');
    const photos = namesOf(standing ? [] : photosFor(conversation));
    // A picture alone waits on the page for its words.
    const [only, ...more] = photos;
    const isWaiting = lacksWords(brief) && only !== undefined && more.length === 0;
    const composed = isWaiting
      ? [{ tool: 'add_image', input: { asset: only } }]
      : proposes
        ? proposalCalls(brief, proposes.trade, photos)
        : compositionCalls(brief, photos);
    const calls =
      first.onto === 'page'
        ? [{ tool: 'pages', input: { action: 'add', background: 'white' } }, ...composed]
        : composed;
    // Photos that wait on the page alone are what the brief is about.
    const [made] = calls;
    if (standing && made?.tool === 'compose_design') made.input.rework = true;
    return missing(calls) ? null : { ...named('b', calls), isUnsure: brief.unread.length > 0 };
  }
  if (proposes)
    return { say: deeds.every(({ ok }) => ok) ? proposalsSaid(proposes.trade) : replyTo(deeds, canvas, []) };
  if (!deeds.some(isTextLook)) {
    const looks = lookCalls(brief, canvas);
    if (looks.length > 0 && !missing(looks)) return named('t', looks);
  }
  const after =
    first.after === '' || deeds.some((deed) => wishOf(deed) === 'd')
      ? null
      : readWhole({ ...conversation, now: { ...now, typed: first.after } }).calls;
  if (after && after.length > 0 && !missing(after)) return named('d', after);
  const mending = isRepair(deeds.at(-1))
    ? []
    : repairsAfter(
        deeds.findLast((deed) => !isComposition(deed)),
        canvas,
      );
  if (mending.length > 0) return named(`r${deeds.length}`, mending);
  return {
    say: replyTo(
      deeds.filter((deed) => !isTextLook(deed)),
      canvas,
      [...leftOut(brief, first.typed, canvas), ...(lacksWords(brief) ? [message('assistant.askHeadline')] : [])],
    ),
  };
}

/** What the reply adds to the list of changes: answers, and words that were not understood. */
const besides = ({ say, left = [] }: EditsRead): readonly string[] =>
  left.length > 0 ? [...say, notUnderstoodSaid(left)] : say;

/** What is said where nothing, or nothing more, can be done. */
function closingStep(read: EditsRead, conversation: Conversation, deeds: Exchange['deeds']): NextStep {
  const { now, canvas, earlier } = conversation;
  if (deeds.length > 0) return { say: replyTo(deeds, canvas, besides(read)) };
  const { say, rest } = read;
  const left =
    say.length > 0 && rest !== null
      ? [leftOutSaid(rest)]
      : say.length > 0
        ? []
        : [
            absentSaid(requestOf(conversation)) ??
              unclearSaid(canvas, piecesOf(now.typed, read.understanding.unread), earlier.length),
          ];
  return { say: [...say, ...left].join(' '), isUnsure: left.length > 0 };
}

/**
 * What to do now. `tools`: those that may be called; null: not known, all. Calls that would print what nobody said, or
 * take away what was not spoken of, are not made.
 */
export function nextStep(
  conversation: Conversation,
  tools: ReadonlySet<string> | null = null,
  model: ModelAnswers | null = null,
): NextStep {
  const step = chosenStep(conversation, tools, model);
  return 'say' in step ? { ...step, say: withCodes(step.say, conversation.now.typed) } : step;
}

/** The parser's step, or that of a small model's reading where it goes before the parser's or the parser is unsure. */
function chosenStep(
  conversation: Conversation,
  tools: ReadonlySet<string> | null,
  model: ModelAnswers | null,
): NextStep {
  const byModel = model && stepByModel(conversation, tools, model);
  if (!byModel) return allowedStep(conversation, tools, null);
  const own = byModel.goesFirst ? null : allowedStep(conversation, tools, null);
  return own && !own.isUnsure ? own : { ...byModel.step, isByModel: true };
}

/** The step of the first reading of a small model that is of use, and whether it goes before the parser's; null: none is. */
function stepByModel(
  conversation: Conversation,
  tools: ReadonlySet<string> | null,
  model: ModelAnswers,
): { step: NextStep; goesFirst: boolean } | null {
  const { now, canvas } = conversation;
  const isAlways = model.role === 'always';
  const isBlank = canvas.layers.length + now.attached.length === 0;
  const first = canvas.findings.length === 0 ? firstByModel(model, conversation) : null;
  const brief = first && beginningStep(conversation, tools, first);
  if (brief) return { step: brief, goesFirst: now.deeds.length > 0 || (isAlways && isBlank) };
  const read = readByModel(model.answers, requestOf(conversation));
  if (!read) return null;
  // What is begun goes on. Of what takes something away the parser is heard first.
  const isBegun = isByModel(readingOf(now.deeds));
  const goesFirst = isBegun || (isAlways && !isBlank && isSafe(read.understanding.acts));
  return { step: allowedStep(conversation, tools, read), goesFirst };
}

/** A first message that the small model takes for a brief; null: it is none, or the parser has read it whole. */
function firstByModel({ answers, role }: ModelAnswers, conversation: Conversation): AnewRead | null {
  const { now, canvas } = conversation;
  const isBegun = now.deeds.some((deed) => wishOf(deed) === 'b');
  if (!isBegun && canvas.layers.length > 0) return null;
  const own = firstRead(conversation)?.brief ?? null;
  if (own !== null && own.unread.length === 0 && role !== 'always') return null;
  const brief = briefByModel(answers, now.typed);
  return brief && { asks: null, brief, proposes: null, typed: now.typed, after: '', onto: 'here' };
}

function allowedStep(
  conversation: Conversation,
  tools: ReadonlySet<string> | null,
  byModel: EditsRead | null,
): NextStep {
  const step = plainStep(conversation, tools, byModel);
  if ('say' in step) return { ...step, say: withBoxes(step.say, conversation) };
  if (isComposing(step) || mayBeDone(step.calls, evidenceOf(conversation))) return step;
  const { deeds } = conversation.now;
  return {
    say:
      deeds.length > 0
        ? replyTo(deeds, conversation.canvas, [message('assistant.unclear')])
        : message('assistant.unclear'),
    isUnsure: true,
  };
}

/** What a composition prints is the copywriter's business. */
const isComposing = ({ calls }: { calls: readonly NamedCall[] }): boolean =>
  calls.some(({ tool }) => tool === 'compose_design');

/** All that the words of calls may come from. */
function evidenceOf({ earlier, now, canvas }: Conversation): Verified {
  const told = [...earlier, now].flatMap(({ typed, said, deeds }) => [
    typed,
    said,
    ...deeds.flatMap(({ input, output }) => [JSON.stringify(input), JSON.stringify(output)]),
  ]);
  return {
    message: now.typed,
    known: [...told, ...canvas.elsewhere.map(({ text }) => text)],
    page: canvas,
    isAnswer: /\?\s*$/u.test(earlier.at(-1)?.said ?? ''),
  };
}

function plainStep(conversation: Conversation, tools: ReadonlySet<string> | null, byModel: EditsRead | null): NextStep {
  const { now, canvas } = conversation;
  const { deeds } = now;
  const [named, missing] = [naming(conversation), missingFrom(tools)];
  // Asked once more after the closing words: only to mend what was found wrong.
  if (canvas.findings.length > 0 && deeds.length > 0) {
    const mending = repairsOf(canvas, deeds);
    return mending.length > 0 && !missing(mending)
      ? named(`r${deeds.length}`, mending)
      : { say: coveringWords(canvas, deeds) };
  }
  const foreign = byModel ? null : foreignStep(conversation, () => photosFor(conversation));
  if (foreign) {
    const mending = isRepair(deeds.at(-1)) ? [] : repairsAfter(deeds.at(-1), canvas);
    if (mending.length > 0 && !missing(mending)) return named(`r${deeds.length}`, mending);
    if ('say' in foreign || !missing(foreign.calls))
      return 'say' in foreign ? { ...foreign, isUnsure: true } : named('b', foreign.calls);
    return { say: message('assistant.notHere') };
  }
  const read = byModel ?? readWhole(conversation);
  const isNew = deeds.every((deed) => isPageLook(deed) || (deed.ok && doneBy(deed) > 0));
  const which = isNew ? whichSaid(read.doubtful, canvas) : null;
  // Which of several things is to go, a small model does not know either.
  if (which) return { ...which, isUnsure: isSafe(read.understanding.acts) };
  // What is read in part may be a brief that is read whole.
  const instead = isNew && read.left?.length && !byModel ? beginningStep(conversation, tools) : null;
  if (instead) return instead;
  if (isNew && read.calls && !missing(read.calls)) {
    const { calls, say, isLook, next, reading = '' } = read;
    if (calls.length === 0) return { say: say.join(' ') };
    const isOnlyLook = isLook || calls.every(({ tool }) => tool === 'look');
    const of = reading === '' || reading === '0' ? '' : `v${reading}`;
    const isUnsure = (read.left?.length ?? 0) > 0 || read.rest !== null;
    return { ...named(isOnlyLook ? 'p' : `${next === null ? 'd' : `m${next}`}${of}`, calls), isUnsure };
  }
  const first = isNew || deeds.some((deed) => wishOf(deed) === 'b') ? beginningStep(conversation, tools) : null;
  if (first) return first;
  const isBlank = canvas.layers.length + deeds.length + now.attached.length === 0;
  const answered = isBlank ? readAnswered(requestOf(conversation)) : null;
  if (answered?.calls?.length === 0 && answered.say.length > 0) return { say: answered.say.join(' ') };
  if (deeds.length === 0 && read.understanding.unread.length > 0 && canvas.layers.length > 0 && asksAnew(now.typed))
    return { say: message('assistant.remark.newDesign'), isUnsure: true };
  // A page that was looked at in vain: as if nobody had.
  const done = deeds.filter((deed) => !isPageLook(deed));
  if (done.some((deed) => wishOf(deed) === 'd' || doneBy(deed) > 0)) {
    const mending = isRepair(done.at(-1)) ? [] : repairsAfter(done.at(-1), canvas);
    if (mending.length > 0 && !missing(mending)) return named(`r${deeds.length}`, mending);
    const isTold = read.tellsAll && done.every(({ ok }) => ok);
    return { say: isTold ? read.say.join(' ') : replyTo(done, canvas, besides(read)) };
  }
  const mending = isRepair(done.at(-1)) ? [] : repairsAfter(done.at(-1), canvas);
  return mending.length > 0 && !missing(mending)
    ? named(`r${deeds.length}`, mending)
    : closingStep(read, conversation, done);
}
