/** A request about a page that has something on it, from its words to the calls that do it. */
import { isEdit, type ActOf, type EditAct, type Talk, type Understanding } from './acts/act.ts';
import { reference, type Reference } from './acts/reference.ts';
import { resolve, type Scene } from './ground/resolve.ts';
import { recordOf, type CallDone, type Deed } from './ground/record.ts';
import { spokenBefore } from './ground/spoken.ts';
import { EMPTY_STUDIO, type Studio } from './ground/studio.ts';
import type { Page, Thing } from './ground/canvas.ts';
import { aboutPictures, beginsPage, takesAttached } from './plan/about-pictures.ts';
import { planEdits } from './plan/edit-calls.ts';
import { stepOf } from './plan/steps.ts';
import { pagesToKnow } from './plan/page-calls.ts';
import { proposed } from './plan/rework-calls.ts';
import type { Call, Refusal } from './plan/planned.ts';
import { meantBy } from './say/answers.ts';
import { mendingCalls } from './say/mending.ts';
import { pictureQuestion } from './say/picture-questions.ts';
import { refusedSaid } from './say/refused.ts';
import { lackingSaid, leftOutSaid, sayingsOf } from './say/say.ts';
import { isOfDesign, talkCalls } from './plan/talk-calls.ts';
import { isYes } from './understand/chats.ts';
import { completed, lackingIn } from './understand/completed.ts';
import { answeredPicture } from './understand/picture-answers.ts';
import { readTalk } from './understand/talk.ts';
import { understandEdits, understandInPart } from './understand/understand-edits.ts';

export interface EditRequest {
  /** As it was typed. */
  message: string;
  page: Page;
  /** Whether the last answer asked something: a mere fragment answers that. */
  isAsked: boolean;
  /** The calls of each earlier turn, oldest first. */
  turns: readonly (readonly CallDone[])[];
  /** Texts and names on other pages: words that may be meant as well. */
  elsewhere: readonly string[];
  /** Other pages that were looked at for this request. */
  looked?: readonly Page[];
  /** What is written on other pages, in their order. */
  written?: readonly { page: number; text: string }[];
  /** What was typed before this; null: nothing was. */
  before?: string | null;
  /** What was typed in each earlier turn. */
  typed?: readonly string[];
  /** The user's pictures, and what engines have made; none where nothing is said of it. */
  studio?: Studio;
  /** How many steps of this message are done already. */
  done?: number;
}

/** What is read whole, and done at once. */
const whole = (acts: Talk[], calls: Call[]): Planned => ({
  understanding: { acts, unread: [], confidence: 1 },
  calls,
  doubtful: [],
  isLook: false,
  next: null,
});

const isFragment = (target: Reference | readonly Reference[]): boolean =>
  [target].flat().every(({ pronoun, kind, words }) => pronoun !== null && kind === null && words === null);

const takesAway = (act: EditAct): act is Extract<EditAct, { type: 'remove' | 'change' }> =>
  act.type === 'remove' ||
  (act.type === 'change' && act.changes.some(({ property, value }) => property === 'visible' && value === false));

/** Acts that say nothing of what is to become of a thing, or are about what was done. */
const SAYING = new Set<EditAct['type']>(['mention', 'keep', 'undo', 'repeat', 'correct', 'row', 'sort', 'column']);

/** What acts are about, each with whether it is to go. */
export const spokenOfIn = (acts: readonly EditAct[]): { reference: Reference; isGoing: boolean }[] =>
  acts.flatMap((act) =>
    'target' in act && !SAYING.has(act.type)
      ? [act.target].flat().flatMap((one) => (one ? [{ reference: one as Reference, isGoing: takesAway(act) }] : []))
      : [],
  );

/** Things of which one is meant, and nothing says which. */
function doubtfulIn(acts: readonly EditAct[], scene: Scene): readonly Thing[] {
  for (const { reference, isGoing } of spokenOfIn(acts)) {
    // "the rest" is known once it is known of what; and "it" may be nothing that is there.
    const isOne = reference.quantity === null && (reference.pronoun === null || !isGoing);
    const meant = isOne ? resolve(reference, scene) : null;
    if (meant && 'ambiguous' in meant) return meant.ambiguous;
  }
  return [];
}

/** "the small one", after "Which one do you mean?": the request before, of that one; null: it is no answer. */
function answeredActs(
  before: string,
  answer: readonly EditAct[],
  texts: readonly string[],
  scene: Scene,
): EditAct[] | null {
  const [named] = answer;
  // "the second one" may be said of pictures to choose from, too.
  const number = named?.type === 'another' ? named.number : null;
  const said =
    answer.length > 1
      ? undefined
      : named?.type === 'mention' && named.target.length === 1
        ? named.target[0]
        : number === null
          ? undefined
          : reference({ ordinal: number });
  const { acts, unread } = understandEdits(before, { texts });
  const [act] = acts;
  if (!said || unread.length > 0 || acts.length !== 1 || !act || !isEdit(act)) return null;
  if (!('target' in act) || !Array.isArray(act.target) || act.target.length !== 1) return null;
  const [target] = act.target;
  if (!target || !('ambiguous' in resolve(target, scene))) return null;
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== false));
  // "it" was nothing that is known: the answer says what.
  const own = target.pronoun === null ? { ...target, ...given, except: target.except } : said;
  return [{ ...act, target: [own] } as EditAct];
}

interface Planned {
  understanding: Understanding;
  calls: Call[] | null;
  doubtful: readonly Thing[];
  /** The calls only look: with what they answer the message is read again. */
  isLook: boolean;
  /** Steps that are done after these calls; null: all. */
  next: number | null;
  /** Why what was understood is not done. */
  refused?: Refusal;
  /** What is asked instead, because something is missing; null: nothing is. */
  asks?: string | null;
  /** Words that nothing is done about. */
  left?: readonly string[];
}

/** What this message has made already: none of the words that it was read with. */
const madeNow = ({ studio = EMPTY_STUDIO, done = 0 }: EditRequest): readonly Deed[] =>
  done > 0 ? recordOf([studio.lookedUp]) : [];

/** What the page, other pages and what was there say: words that may be meant. */
export function textsOf(request: EditRequest, deeds: readonly Deed[]): string[] {
  const { page, looked = [], elsewhere } = request;
  const brought = new Set(madeNow(request).flatMap(({ layers }) => layers));
  return [
    ...[page, ...looked]
      .flatMap(({ layers }) => layers)
      .filter(({ id }) => !brought.has(id))
      // A text is called by its words: "Headline" is the name that compositions give it.
      .flatMap(({ type, text, name, alt, cells }) =>
        type === 'text' ? [text] : [name.replace(/\.[a-z0-9]+$/iu, ''), alt, ...cells.flat()],
      ),
    ...deeds.flatMap(({ words }) => words),
    ...elsewhere,
  ];
}

/** What a question that was only answered was about. */
const ASKED = { font: 'font', size: 'size', color: 'color' } as const;
const isProperty = (about: string): about is keyof typeof ASKED => about in ASKED;

export function sceneOf(request: EditRequest, deeds: readonly Deed[], now: readonly string[]): Scene {
  const { page, looked = [], turns, studio = EMPTY_STUDIO } = request;
  const before = spokenBefore(turns, deeds);
  const isIdle = turns.at(-1)?.length === 0 && !isTalk(request, deeds);
  const told = { isIdle, typed: request.typed ?? [] };
  const scene = { page, others: looked, deeds, turns: turns.length, spoken: { now, before }, studio, ...told };
  const question = lastQuestion(request, deeds);
  const [of] = question?.target ?? [];
  if (!question || !of) return scene;
  const ids = (meantBy(question, scene) ?? []).map(({ id }) => id);
  const asked = isProperty(question.about) ? { property: ASKED[question.about], of } : null;
  return {
    ...scene,
    asked,
    isAskedAbout: ids.length > 0,
    spoken: { now, before: [{ last: ids, all: ids }, ...before] },
  };
}

/** Whether the message before this one was only answered: a question, or small talk. */
function isTalk(request: EditRequest, deeds: readonly Deed[]): boolean {
  const { acts, rest } = readTalk(request.before ?? '', textsOf(request, deeds), false);
  return (
    acts.length > 0 &&
    acts.every(({ type }) => type === 'answer' || type === 'product' || type === 'chat') &&
    !holdsMore(rest)
  );
}

/** The question of the message before this one, where nothing but that was in it. */
function lastQuestion(request: EditRequest, deeds: readonly Deed[]): ActOf<'answer'> | null {
  const { before = null, turns } = request;
  if (before === null || turns.at(-1)?.length !== 0) return null;
  const { acts } = readTalk(before, textsOf(request, deeds), false);
  return acts.find((act) => act.type === 'answer') ?? null;
}

/** "write hello", of an empty page: told to put something there. */
const isOrder = (message: string, acts: readonly EditAct[]): boolean =>
  acts.every(({ type }) => type === 'add') && ORDERS.has(message.trim().toLowerCase().split(' ')[0] ?? '');
const ORDERS = new Set(['write', 'add', 'type', 'insert', 'put', 'print']);

/** Of what comes with pictures, or before anything else, no part may be done as if it were a request. */
const mayBeBrief = ({ page, studio = EMPTY_STUDIO }: EditRequest): boolean =>
  page.layers.length === 0 || studio.attached.length > 0;

/** A request to change the page. `now`: layers that the message has spoken of so far. */
function planRequest(request: EditRequest, now: readonly string[] = []): Planned {
  const { message, page, turns, isAsked, before = null, looked = [], studio = EMPTY_STUDIO, done = 0 } = request;
  const deeds = recordOf(turns);
  const texts = textsOf(request, deeds);
  const { understanding, left } = mayBeBrief(request)
    ? { understanding: understandEdits(message, { texts }), left: [] }
    : understandInPart(message, { texts });
  const edits = understanding.acts.filter(isEdit);
  const nothing = { understanding, calls: null, doubtful: [], isLook: false, next: null, left };
  const asked = sceneOf(request, deeds, now);
  const answered = isAsked && before !== null ? answeredActs(before, edits, texts, asked) : null;
  const whole = answered && planEdits(answered, asked);
  if (whole && !whole.refused) return { ...nothing, ...whole };
  // "new page" may answer where a design is to go.
  const isShort = (act: (typeof edits)[number]) =>
    act.type === 'addPage' ? act.text === null && act.copy === null : 'target' in act && isFragment(act.target);
  const isAnswer = isAsked && edits.every(isShort);
  // "top right" goes on with what was done last: after a turn that did nothing it may answer that.
  const isLoose = edits.every((act) => act.type === 'move' && isFragment(act.target)) && message.split(' ').length <= 3;
  if (isLoose && !deeds.some(({ turn }) => turn === turns.length - 1)) return nothing;
  if (edits.length === 0 || understanding.unread.length > 0 || isAnswer) return nothing;
  const toKnow = pagesToKnow(edits, page);
  if (toKnow === null) return nothing;
  const unknown = toKnow.filter((number) => !looked.some((one) => one.page === number));
  if (unknown.length > 0)
    return {
      ...nothing,
      isLook: true,
      calls: looked.length > 0 ? null : unknown.map((number) => ({ tool: 'look', input: { page: number } })),
    };
  const scene = sceneOf(request, deeds, [...now, ...(madeNow(request).at(-1)?.layers ?? [])]);
  const acts = aboutPictures(edits, scene, done > 0);
  if (done === 0 && page.layers.length === 0 && page.pages === 1 && !beginsPage(acts) && !isOrder(message, acts))
    return nothing;
  const step = stepOf(acts, done);
  const planned = planEdits(step.acts, scene);
  // After what was done nothing is refused.
  if (planned?.refused)
    return studio.lookedUp.length > 0 ? nothing : { ...nothing, calls: [], refused: planned.refused };
  const asks = planned?.asks ?? null;
  const takesAll = planned && (done > 0 || asks !== null || takesAttached(planned.calls, scene));
  const calls = takesAll ? planned.calls : null;
  const mayDoubt = calls === null && studio.attached.length === 0;
  return {
    understanding,
    calls,
    doubtful: mayDoubt ? doubtfulIn(acts, scene) : [],
    isLook: planned?.isLook ?? false,
    next: step.next,
    asks,
    left,
  };
}

export interface EditsRead extends Planned {
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
const holdsMore = (rest: string): boolean => /[\p{L}\p{N}]/u.test(rest);

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
  const read = isBeginning ? (told(request) ?? settledBy(planRequest(request), request)) : readAnswered(request);
  const question = askedOf(read, request);
  return question === null ? read : { ...read, calls: [], say: [question], tellsAll: true };
}

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
  if (before === null || turns.at(-1)?.length !== 0) return null;
  const deeds = recordOf(turns);
  const [texts, scene] = [textsOf(request, deeds), sceneOf(request, deeds, [])];
  const acts = completed(before, message, texts);
  const shown = answeredPicture(before, message, texts, (edits) => aboutPictures(edits, scene));
  const planned = (acts && planEdits(acts, scene)) ?? (shown && planEdits(shown, scene));
  return planned && { ...whole([], planned.calls), ...quiet };
}

/** What is done without a word, or why it is not done. */
const settledBy = (planned: Planned, { page }: EditRequest): EditsRead =>
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
