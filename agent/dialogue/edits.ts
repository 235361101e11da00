/** A request about a page that has something on it, from its words to the calls that do it. */
import { isEdit, type EditAct, type Talk, type Understanding } from './acts/act.ts';
import type { Reference } from './acts/reference.ts';
import { resolve, type Scene, type Spoken } from './ground/resolve.ts';
import { recordOf, type CallDone, type Deed } from './ground/record.ts';
import type { Page, Thing } from './ground/canvas.ts';
import { planEdits } from './plan/edit-calls.ts';
import { pagesToKnow } from './plan/page-calls.ts';
import { proposed } from './plan/rework-calls.ts';
import type { Call } from './plan/planned.ts';
import { meantBy } from './say/answers.ts';
import { mendingCalls } from './say/mending.ts';
import { leftOutSaid, sayingsOf } from './say/say.ts';
import { talkCalls } from './plan/talk-calls.ts';
import { isYes } from './understand/chats.ts';
import { readTalk } from './understand/talk.ts';
import { understandEdits } from './understand/understand-edits.ts';

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
}

const understood = (acts: Talk[]): Understanding => ({ acts, unread: [], confidence: 1 });

/** Turns that "it" may go back to. */
const REMEMBERED = 8;

const isFragment = (target: Reference | readonly Reference[]): boolean =>
  [target].flat().every(({ pronoun, kind, words }) => pronoun !== null && kind === null && words === null);

/** A composition is about everything, and so about nothing in particular. */
const ABOUT_NOTHING = new Set(['compose_design', 'undo', 'redo']);

/** What a call gives, whatever layers it gives that to. */
const givenTo = ({ input: { layer: _layer, layers: _layers, ...given } }: Deed): string => JSON.stringify(given);

function spokenBefore(turns: number, deeds: readonly Deed[]): Spoken['before'] {
  const before: { last: readonly string[]; all: readonly string[] }[] = [];
  for (let turn = turns - 1; turn >= Math.max(0, turns - REMEMBERED); turn -= 1) {
    const own = deeds
      .filter((deed) => deed.turn === turn && !deed.isRepair && !ABOUT_NOTHING.has(deed.tool))
      .toReversed();
    const [latest] = own;
    // Several layers that were changed alike were worked on in one go.
    const alike = own.filter((deed) => latest && deed.tool === latest.tool && givenTo(deed) === givenTo(latest));
    before.push({ last: alike.flatMap(({ layers }) => layers), all: own.flatMap(({ layers }) => layers) });
  }
  return before;
}

const takesAway = (act: EditAct): act is Extract<EditAct, { type: 'remove' | 'change' }> =>
  act.type === 'remove' ||
  (act.type === 'change' && act.changes.some(({ property, value }) => property === 'visible' && value === false));

/** Things of which one is to go, and nothing says which. */
function doubtfulIn(acts: readonly EditAct[], scene: Scene): readonly Thing[] {
  for (const reference of acts.filter(takesAway).flatMap(({ target }) => target)) {
    // "the rest" is known once it is known of what.
    const isOne = reference.pronoun === null && reference.quantity === null;
    const meant = isOne ? resolve(reference, scene) : null;
    if (meant && 'ambiguous' in meant) return meant.ambiguous;
  }
  return [];
}

interface Planned {
  understanding: Understanding;
  calls: Call[] | null;
  doubtful: readonly Thing[];
}

/** What the page, other pages and what was there say: words that may be meant. */
function textsOf({ page, looked = [], elsewhere }: EditRequest, deeds: readonly Deed[]): string[] {
  return [
    ...[page, ...looked]
      .flatMap(({ layers }) => layers)
      // A text is called by its words: "Headline" is the name that compositions give it.
      .flatMap(({ type, text, name, alt, cells }) =>
        type === 'text' ? [text] : [name.replace(/\.[a-z0-9]+$/iu, ''), alt, ...cells.flat()],
      ),
    ...deeds.flatMap(({ words }) => words),
    ...elsewhere,
  ];
}

const sceneOf = ({ page, looked = [], turns }: EditRequest, deeds: readonly Deed[], now: readonly string[]): Scene => ({
  page,
  others: looked,
  deeds,
  turns: turns.length,
  spoken: { now, before: spokenBefore(turns.length, deeds) },
});

/** A request to change the page. `now`: layers that the message has spoken of so far. */
function planRequest(request: EditRequest, now: readonly string[] = []): Planned {
  const { message, page, turns, isAsked, looked = [] } = request;
  const deeds = recordOf(turns);
  const understanding = understandEdits(message, { texts: textsOf(request, deeds) });
  const edits = understanding.acts.filter(isEdit);
  const nothing = { understanding, calls: null, doubtful: [] };
  // "new page" may answer where a design is to go.
  const isShort = (act: (typeof edits)[number]) =>
    act.type === 'addPage' ? act.text === null : 'target' in act && isFragment(act.target);
  const isAnswer = isAsked && edits.every(isShort);
  if (edits.length === 0 || understanding.unread.length > 0 || isAnswer) return nothing;
  const toKnow = pagesToKnow(edits, page);
  if (toKnow === null) return nothing;
  const unknown = toKnow.filter((number) => !looked.some((one) => one.page === number));
  if (unknown.length > 0)
    return {
      understanding,
      doubtful: [],
      calls: looked.length > 0 ? null : unknown.map((number) => ({ tool: 'look', input: { page: number } })),
    };
  const scene = sceneOf(request, deeds, now);
  const calls = planEdits(edits, scene);
  return { understanding, calls, doubtful: calls === null ? doubtfulIn(edits, scene) : [] };
}

export interface EditsRead extends Planned {
  /** What is said besides: answers to questions, what nobody can do here. */
  say: readonly string[];
  /** Whether that tells all that was done, too. */
  tellsAll: boolean;
  /** Of a message that is only answered in part: the rest of it, blanks in place of what was; null: nothing is left. */
  rest: string | null;
}

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
  const { message, turns, isAsked, written = [], before = null } = request;
  const quiet = { say: [], tellsAll: false, rest: null };
  const deeds = recordOf(turns);
  const texts = textsOf(request, deeds);
  const talk = readTalk(message, texts, proposed(turns).length > 0);
  const scene = sceneOf(request, deeds, []);
  const mending = isAsked && before !== null && isYes(message) ? mendingCalls(before, texts, scene) : null;
  if (mending) return { understanding: understood(talk.acts), calls: mending, doubtful: [], ...quiet };
  if (talk.acts.length === 0) return { ...planRequest({ ...request, message: talk.rest }), ...quiet };
  // "show me more options" behind a picture that an engine made is about that.
  const isOfPicture = turns.at(-1)?.some(({ tool }) => MAKING.has(tool)) ?? false;
  if (isOfPicture && talk.acts.some(({ type }) => type === 'directions')) return { ...planRequest(request), ...quiet };
  // "See you there" may be what is to be written.
  if (isAsked && talk.acts.every(({ type }) => type === 'chat')) return { ...planRequest(request), ...quiet };
  const plain = talk.isSure ? null : planRequest(request);
  if (plain?.calls || (plain && isAsked)) return { ...plain, ...quiet };
  const say = sayingsOf(talk.acts, { scene, written });
  const tellsAll = talk.acts.some(({ type }) => type === 'directions');
  const own = talkCalls(talk.acts, request);
  if (own === null) return { ...planRequest(request), ...quiet };
  if (!holdsMore(talk.rest))
    return { understanding: understood(talk.acts), calls: own, doubtful: [], say, tellsAll, rest: null };
  const spoken = talk.acts
    .flatMap((act) => (act.type === 'answer' ? (meantBy(act, scene) ?? []) : []))
    .map(({ id }) => id);
  const rest = planRequest({ ...request, message: talk.rest }, spoken);
  const isLook = rest.calls?.every(({ tool }) => tool === 'look') ?? false;
  if (isLook) return { ...rest, ...quiet };
  // What is made anew has other layers than those that the rest speaks of.
  const remakes = own.some(({ tool }) => tool === 'compose_design');
  const mayFollow = rest.calls?.every(({ tool }) => tool === 'export' || tool === 'resize') ?? false;
  // "the second one, but with a hat": the one that was chosen is made, whatever else was said of it.
  const isChosen = talk.acts.some(({ type }) => type === 'choose');
  if (isChosen && !mayFollow)
    return { ...rest, calls: own, doubtful: [], say: [...say, leftOutSaid(talk.rest)], tellsAll, rest: null };
  if (remakes && !mayFollow) return { ...planRequest(request), ...quiet };
  if (rest.calls === null) return { ...rest, say, tellsAll, rest: own.length > 0 ? null : talk.rest };
  const calls = remakes ? [...own, ...rest.calls] : [...rest.calls, ...own];
  // "whats the smallest text? make that larger": what was done to it tells which it is.
  const others = talk.acts.filter((act) => act.type !== 'answer' || act.about !== 'which');
  return { ...rest, calls, say: sayingsOf(others, { scene, written }), tellsAll, rest: null };
}
