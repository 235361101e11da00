/** A request about a page that has something on it, from its words to the calls that do it. */
import { message } from '#messages/message.ts';
import { isEdit, type ActOf, type Talk } from './acts/act.ts';
import { recordOf, type CallDone } from './ground/record.ts';
import { resolve, type Scene } from './ground/resolve.ts';
import { EMPTY_STUDIO } from './ground/studio.ts';
import { aboutPictures, beginsPage } from './plan/about-pictures.ts';
import { planEdits } from './plan/edit-calls.ts';
import type { Call } from './plan/planned.ts';
import { proposed, isOfDesign, talkCalls } from './plan/rework-calls.ts';
import { anotherScene, nextScene, sceneSaid, shownPreview } from './plan/scene-calls.ts';
import { scenesOn, withoutScenes } from './plan/undo-calls.ts';
import { planRequest, type PlannedRequest } from './plan-request.ts';
import { holdsMore, sceneOf, textsOf, type EditRequest } from './request.ts';
import { meantBy } from './say/answers.ts';
import { mendingCalls } from './say/mending.ts';
import { pictureQuestion } from './say/picture-questions.ts';
import { remarkAnswered } from './say/remarks.ts';
import { refusedSaid } from './say/refused.ts';
import { lackingSaid, leftOutSaid, sayingsOf } from './say/say.ts';
import { isYes } from './understand/chats.ts';
import { blanked, clausesOf } from './understand/clauses.ts';
import { completed, lackingIn } from './understand/completed.ts';
import { answeredPicture } from './understand/picture-answers.ts';
import { readPreviewAnswer } from './understand/preview-answers.ts';
import { readSceneGone } from './understand/scene-gone.ts';
import { readRemark } from './understand/remarks.ts';
import { readTalk } from './understand/talk.ts';
import { kindAnswered } from './understand/wearing-phrases.ts';

/** What is read whole, and done at once. */
const whole = (acts: Talk[], calls: Call[]): PlannedRequest => ({
  understanding: { acts, unread: [], confidence: 1 },
  calls,
  doubtful: [],
  isLook: false,
  next: null,
});

export interface EditsRead extends PlannedRequest {
  /** What is said besides: answers to questions, what nobody can do here. */
  say: readonly string[];
  /** Whether that tells all that was done, too. */
  tellsAll: boolean;
  /** Of a message that is only answered in part: the rest of it, blanks in place of what was; null: nothing is left. */
  rest: string | null;
}

/** Whether what lacks something is on the page: of what is not, nothing need be asked. */
const isThere = ({ target }: ActOf<'lacking'>, scene: Scene): boolean =>
  target.every((one) => {
    const meant = resolve(one, scene);
    return 'background' in meant || ('layers' in meant && meant.layers.length > 0);
  });

/** Tools that make pictures to choose from. */
const MAKING = new Set(['place_in_scene', 'generate_image', 'generate_logo', 'try_on']);

/**
 * Reads a request, plans its calls and answers what it asks. `calls` is null if any part is unread, ambiguous or
 * impossible, and empty where there is only something to say. Of a request about another page they look at that; with
 * what they show in `looked` it is read again. `doubtful`: one of these would be taken away by a request that was read
 * whole, and nothing says which.
 */
export function readEdits(request: EditRequest): EditsRead {
  const { page, studio = EMPTY_STUDIO } = request;
  // Of an empty page a design is asked for first, and pictures that come along are what is to be done.
  const isBeginning = (page.layers.length === 0 && page.pages === 1) || studio.attached.length > 0;
  const agreed = drawnWithout(request) ?? answeredPreview(request) ?? wornAs(request) ?? withoutScene(request);
  if (agreed) return agreed;
  const read = isBeginning ? (told(request) ?? settledBy(planRequest(request), request)) : readAnswered(request);
  const remark = mayRemark(request) ? readRemark(request.message) : null;
  const answered = (): EditsRead | null => {
    const answer = remark && remarkAnswered(remark, page);
    return answer && { ...whole([], answer.calls), say: [answer.said].filter(Boolean), tellsAll: true, rest: null };
  };
  // What is said of a currency names no picture and no words.
  const ofCurrency = remark?.about === 'currency' ? answered() : null;
  if (ofCurrency) return ofCurrency;
  const question = askedOf(read, request);
  if (question !== null) return { ...read, calls: [], say: [question], tellsAll: true };
  return (isUnanswered(read) ? answered() : null) ?? read;
}

/** "yes" behind a picture that could only be drawn without some of what was asked for; null: nothing of the kind. */
function drawnWithout({ message, studio = EMPTY_STUDIO, done = 0 }: EditRequest): EditsRead | null {
  const asked = done === 0 && isYes(message) ? studio.last.at(-1) : undefined;
  if (asked?.tool !== 'generate_image' || asked.ok || asked.input.leaveOut === true) return null;
  return { ...whole([], [{ tool: asked.tool, input: { ...asked.input, leaveOut: true } }]), ...quiet };
}

/** The answer to a scene's preview: render it in full, show another one, or drop it. Null: the message is about something else. */
function answeredPreview(request: EditRequest): EditsRead | null {
  const { turns, done = 0 } = request;
  const shown = done === 0 ? shownPreview(turns.at(-1) ?? []) : null;
  const answer = shown && readPreviewAnswer(request.message);
  if (!shown || !answer) return null;
  if (answer === 'use') return { ...whole([], [{ tool: shown.call.tool, input: shown.toUse }]), ...quiet };
  if (answer === 'leave') return { ...whole([], []), ...quiet, say: [message('assistant.sceneLeft')], tellsAll: true };
  const scene = sceneOf(request, recordOf(request.turns), []);
  const planned = anotherScene(answer === 'light' ? null : { scene: nextScene(shown.call) }, scene);
  return planned && { ...whole([], planned.calls), ...quiet };
}

/** "It’s a dress" after a garment that was not tried on: tries it on as that. Null: the message names more than a kind, or none. */
function wornAs({ message, turns, studio = EMPTY_STUDIO, done = 0 }: EditRequest): EditsRead | null {
  const tried = done === 0 && studio.attached.length === 0 ? turns.at(-1)?.at(-1) : undefined;
  const kind = tried?.tool === 'try_on' && !tried.ok ? kindAnswered(message) : null;
  if (!tried || kind === null) return null;
  const { sure: _sure, words, type, ...kept } = tried.input;
  // "top" is not what a dress is called.
  const again = { ...kept, type: kind, ...(kind === type && { words, sure: true }) };
  return { ...whole([], [{ tool: tried.tool, input: again }]), ...quiet };
}

/** "Back to plain" while a scene is on the page or its preview is shown. Null: the message is about something else. */
function withoutScene(request: EditRequest): EditsRead | null {
  const { message: typed, turns } = request;
  const scene = sceneOf(request, recordOf(turns), []);
  const scenes = scenesOn(scene);
  const shown = shownPreview(turns.at(-1) ?? []);
  const last = shown?.call ?? scenes.at(-1);
  if (!last) return null;
  const said = sceneSaid(last.input);
  const isAll = readSceneGone(typed, said);
  if (isAll && shown) return { ...whole([], []), ...quiet, say: [message('assistant.sceneLeft')], tellsAll: true };
  const clause = isAll ? null : clausesOf(typed).find(({ span }) => readSceneGone(typed.slice(...span), said));
  const gone = isAll || clause ? withoutScenes(scenes, scene) : null;
  if (!gone || scenes.length === 0) return null;
  const read = { ...whole([], gone.calls), say: [message('assistant.sceneGone')], tellsAll: true, rest: null };
  if (!clause) return read;
  const besides = readEdits({ ...request, message: blanked(typed, [clause]) });
  return besides.calls === null || besides.isLook || besides.next !== null
    ? { ...read, say: [...read.say, leftOutSaid(blanked(typed, [clause]))] }
    : { ...besides, calls: [...gone.calls, ...besides.calls], tellsAll: false };
}

/** Of a page that has something on it, before anything is done about the message. */
const mayRemark = ({ done = 0, page, studio = EMPTY_STUDIO }: EditRequest): boolean =>
  done === 0 && studio.lookedUp.length === 0 && page.layers.length > 0;

/** Whether nothing is done or said about it so far. */
const isUnanswered = ({ calls, say }: EditsRead): boolean => say.length === 0 && (calls === null || calls.length === 0);

/** What is asked back where a request was read whole and can't be done as it is; null: nothing. */
function askedOf({ calls, say, doubtful, understanding }: EditsRead, request: EditRequest): string | null {
  const { acts, unread } = understanding;
  const isRead = calls === null && say.length === 0 && doubtful.length === 0 && unread.length === 0;
  // What was done already asks for nothing.
  const isDone = (request.studio?.lookedUp ?? []).some(({ tool, ok }) => ok && tool !== 'look');
  if (!isRead || isDone || (request.done ?? 0) > 0) return null;
  const scene = sceneOf(request, recordOf(request.turns), []);
  const settled = aboutPictures(acts.filter(isEdit), scene);
  const isBlank = request.page.layers.length === 0 && request.page.pages === 1;
  return isBlank && !beginsPage(settled) ? null : pictureQuestion(settled, scene);
}

const isFailed = ({ tool, ok, input }: CallDone): boolean => tool === 'check_listing' && ok && input.fix !== true;
const MEND_CHECKED: ActOf<'check'> = { type: 'check', market: null, fix: true, span: [0, 0] };

const quiet = { say: [], tellsAll: false, rest: null };

/** An answer to a question that stands open: it takes its answer, and nothing else. Null: that is none. */
function told(request: EditRequest): EditsRead | null {
  const { message, turns, before = null } = request;
  // A call that only failed for want of something asked as well.
  if (before === null || turns.at(-1)?.some(({ ok }) => ok) !== false) return null;
  const deeds = recordOf(turns);
  const [texts, scene] = [textsOf(request, deeds), sceneOf(request, deeds, [])];
  const acts = completed(before, message, texts);
  const shown = answeredPicture(before, message, texts, (edits) => aboutPictures(edits, scene));
  const planned = (acts && planEdits(acts, scene)) ?? (shown && planEdits(shown, scene));
  return planned && { ...whole([], planned.calls), ...quiet };
}

/** What is done without a word, or why it is not done. */
export const settledBy = (planned: PlannedRequest, { page }: EditRequest): EditsRead =>
  planned.refused
    ? { ...planned, say: [refusedSaid(planned.refused, page.layers)], tellsAll: true, rest: null }
    : { ...planned, ...quiet, say: planned.asks ? [planned.asks] : [] };

/** The same of a message that asks for no design, whatever stands on the page. */
export function readAnswered(request: EditRequest): EditsRead {
  const { message, turns, isAsked, written = [], before = null, done = 0, studio = EMPTY_STUDIO } = request;
  const deeds = recordOf(turns);
  const texts = textsOf(request, deeds);
  const talk = readTalk(message, texts, proposed(turns).length > 0);
  const scene = sceneOf(request, deeds, []);
  const mending = isAsked && before !== null && isYes(message) ? mendingCalls(before, texts, scene) : null;
  if (mending) return { ...whole(talk.acts, mending), ...quiet };
  // "yes please" behind a check: what it found is put right.
  const checked = isYes(message) && studio.last.some(isFailed) ? planEdits([MEND_CHECKED], scene) : null;
  if (checked) return { ...whole(talk.acts, checked.calls), ...quiet, isLook: checked.isLook };
  const answered = told(request);
  if (answered) return answered;
  if (talk.acts.length === 0) {
    const open = lackingIn(talk.rest, texts);
    const question = open && isThere(open, scene) ? lackingSaid(open) : null;
    if (question !== null) return { ...whole([], []), say: [question], tellsAll: true, rest: null };
    return settledBy(planRequest({ ...request, message: talk.rest }), request);
  }
  // "show me more options" behind a picture that an engine made is about that.
  const isOfPicture = turns.at(-1)?.some(({ tool }) => MAKING.has(tool)) ?? false;
  if (talk.acts.some(({ type }) => type === 'directions')) {
    const plain = planRequest(request);
    const isScene = plain.calls !== null && plain.understanding.acts.some(({ type }) => type === 'stage');
    if (isOfPicture || isScene) return settledBy(plain, request);
  }
  // "make it more hand-drawn", behind a logo: it is drawn anew.
  const drawn = isOfPicture && talk.acts.every(({ type }) => type === 'rework') ? planRequest(request) : null;
  if (drawn?.calls?.some(({ tool }) => MAKING.has(tool))) return settledBy(drawn, request);
  // "See you there" may be what is to be written.
  if (isAsked && talk.acts.every(({ type }) => type === 'chat')) return settledBy(planRequest(request), request);
  const plain = talk.isSure || (isOfDesign(talk.acts, scene) && !holdsMore(talk.rest)) ? null : planRequest(request);
  const isWish = talk.acts.every(({ type }) => type === 'rework');
  if (plain?.calls || (plain && isAsked && !isWish)) return settledBy(plain, request);
  const say = sayingsOf(talk.acts, { scene, written });
  const tellsAll = talk.acts.some(({ type }) => type === 'directions');
  const own = talkCalls(talk.acts, request);
  if (own === null) return settledBy(planRequest(request), request);
  if (!holdsMore(talk.rest)) return { ...whole(talk.acts, own), say, tellsAll, rest: null };
  const spoken = talk.acts
    .flatMap((act) => (act.type === 'answer' ? (meantBy(act, scene) ?? []) : []))
    .map(({ id }) => id);
  const rest = planRequest({ ...request, message: talk.rest }, spoken);
  if (rest.isLook) return settledBy(rest, request);
  // What is done in several steps is done alone.
  if (done > 0 || (rest.next !== null && own.length === 0)) return { ...rest, say, tellsAll, rest: null };
  if (rest.next !== null) return settledBy(planRequest(request), request);
  // What is made anew has other layers than those that the rest speaks of.
  const remakes = own.some(({ tool }) => tool === 'compose_design');
  const mayFollow = rest.calls?.every(({ tool }) => tool === 'export' || tool === 'resize') ?? false;
  // "the second one, but with a hat": the one that was chosen is made, whatever else was said of it.
  const isChosen = talk.acts.some(({ type }) => type === 'choose');
  if (isChosen && !mayFollow)
    return { ...rest, calls: own, doubtful: [], say: [...say, leftOutSaid(talk.rest)], tellsAll, rest: null };
  if (remakes && !mayFollow) return settledBy(planRequest(request), request);
  // "bit plain this innit, give it some summer colour": why it is wished.
  const asksNothing = rest.understanding.acts.length === 0 && rest.understanding.unread.length === 0;
  if (asksNothing) return { ...whole(talk.acts, own), say, tellsAll, rest: null };
  if (rest.calls === null) return { ...rest, say, tellsAll, rest: own.length > 0 ? null : talk.rest };
  const calls = remakes ? [...own, ...rest.calls] : [...rest.calls, ...own];
  // "whats the smallest text? make that larger": what was done to it tells which it is.
  const others = talk.acts.filter((act) => act.type !== 'answer' || act.about !== 'which');
  return { ...rest, calls, say: sayingsOf(others, { scene, written }), tellsAll, rest: null };
}
