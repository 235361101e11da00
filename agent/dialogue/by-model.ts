/**
 * A request as a small model read it: its first reading that the message bears out and that can be done on the page as it
 * is. Planned, checked and told like any other.
 */
import { findFormat } from '#tools/inputs/formats.ts';
import { isEdit, type Act, type Talk } from './acts/act.ts';
import type { Brief } from './acts/brief.ts';
import { recordOf } from './ground/record.ts';
import { settledBy, type EditsRead } from './edits.ts';
import { planReading } from './plan-request.ts';
import { talkCalls } from './plan/rework-calls.ts';
import { fullActs, placeOf } from './reader/compact-acts.ts';
import { supported } from './reader/supported.ts';
import { sceneOf, textsOf, type EditRequest } from './request.ts';
import { lackingSaid, sayingsOf } from './say/say.ts';
import type { Reading } from './understand/readings.ts';
import { plainWords } from './values/plain-words.ts';
import { recognizeValues } from './values/recognize.ts';
import { asksForDesign } from './understand/understand.ts';
import { mayReword } from './verify/removing.ts';
import { mayBeDone } from './verify/verify.ts';

/** Before the number of a model's reading, in the ids of its calls. */
const MARK = 'm';
export const isByModel = (begun: string): boolean => begun.startsWith(MARK);

const isTalk = (act: Act): act is Talk => act.type !== 'compose' && !isEdit(act);

/** What is done and said about one reading. */
function readOne(reading: Reading, request: EditRequest): EditsRead {
  const { written = [] } = request;
  const { understanding } = reading;
  const edits = understanding.acts.filter(isEdit);
  const talk = understanding.acts.filter(isTalk);
  if (talk.length === 0) {
    const lacking = edits.find((act) => act.type === 'lacking');
    const read = settledBy(planReading(reading, request, []), request);
    return lacking && edits.length === 1 ? { ...read, calls: [], say: [lackingSaid(lacking)], tellsAll: true } : read;
  }
  const scene = sceneOf(request, recordOf(request.turns), []);
  const own = talkCalls(talk, request);
  const rest = { understanding: { ...understanding, acts: edits }, left: reading.left };
  const read = settledBy(planReading(rest, request, []), request);
  const calls = edits.length === 0 ? own : own && read.calls && [...read.calls, ...own];
  const say = sayingsOf(talk, { scene, written });
  const tellsAll = talk.some(({ type }) => type === 'directions');
  return { ...read, understanding, calls, say, tellsAll, left: reading.left, rest: null };
}

/** Whether something is done or said, and nothing that nobody spoke of. */
function isGood({ calls, say, isLook }: EditsRead, request: EditRequest): boolean {
  if (calls === null) return false;
  if (calls.length === 0) return say.length > 0;
  const known = [...(request.typed ?? []), ...request.elsewhere];
  const { message, page } = request;
  return isLook || (mayBeDone(calls, { message, known, page, isAnswer: false }) && mayReword(calls, message, page));
}

/** The brief of a first message; null: none of the answers is one that the message bears out. */
export function briefByModel(answers: readonly string[], message: string): Brief | null {
  for (const answer of answers) {
    const acts = fullActs(answer, message);
    const [only, ...more] = acts ?? [];
    const reading = acts && only?.type === 'compose' && more.length === 0 ? supported(acts, message, []) : null;
    if (!reading || only?.type !== 'compose' || !asksForDesign(only.brief) || !isWhole(only.brief, message)) continue;
    const { deliverable } = only.brief;
    // A size that no format has is read elsewhere, or not at all.
    const formats = deliverable.formats.flatMap((name) => findFormat(name)?.id ?? []);
    return {
      ...only.brief,
      deliverable: { ...deliverable, formats },
      unread: reading.left.map((words) => placeOf(words, message)).filter((place) => place !== null),
    };
  }
  return null;
}
/** Values that belong on the page. */
const PRINTED = new Set(['money', 'percent', 'offer', 'date', 'time', 'phone', 'email', 'web', 'handle', 'quoted']);

/** Whether every fact and every quoted text of a message stands in its brief. */
function isWhole(brief: Brief, message: string): boolean {
  const { texts, facts, rows, columns, pages, subjects, who } = brief;
  const kept = plainWords(JSON.stringify([texts, facts, rows, columns, pages, subjects, who].map(wordsIn)));
  return recognizeValues(message)
    .filter(({ type }) => PRINTED.has(type))
    .every(({ span }) =>
      plainWords(message.slice(...span))
        .split(' ')
        .every((word) => ` ${kept} `.includes(` ${word} `)),
    );
}

/** All words in a part of a brief, without its places. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(wordsIn) : [];
}

/** `answers`: of the model, the likeliest first. Null: none of them is of use. */
export function readByModel(answers: readonly string[], request: EditRequest): EditsRead | null {
  const { message, begun = '' } = request;
  const texts = textsOf(request, recordOf(request.turns));
  let asking: EditsRead | null = null;
  for (const [number, answer] of answers.entries()) {
    const name = `${MARK}${number}`;
    if (begun !== '' && begun !== name) continue;
    const acts = fullActs(answer, message);
    const reading = acts && !acts.some(({ type }) => type === 'compose') ? supported(acts, message, texts) : null;
    if (!reading) continue;
    const read = { ...readOne(reading, request), reading: name };
    if (begun === name || isGood(read, request)) return read;
    // Nothing can be done before it is said which of several things is meant.
    if (read.calls === null && read.doubtful.length > 1) asking ??= read;
  }
  return asking;
}
