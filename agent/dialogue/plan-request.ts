/** The calls of a request: its first reading that can be done on the page as it is. */
import { isEdit, type EditAct, type Understanding } from './acts/act.ts';
import { reference, type Reference } from './acts/reference.ts';
import type { Thing } from './ground/canvas.ts';
import { recordOf } from './ground/record.ts';
import { resolve, type Scene } from './ground/resolve.ts';
import { EMPTY_STUDIO } from './ground/studio.ts';
import { aboutPictures, beginsPage, takesAttached } from './plan/about-pictures.ts';
import { planEdits } from './plan/edit-calls.ts';
import { pagesToKnow } from './plan/page-calls.ts';
import type { Call, Refusal } from './plan/planned.ts';
import { stepOf } from './plan/steps.ts';
import { madeNow, sceneOf, textsOf, type EditRequest } from './request.ts';
import { isSafe, limits, speaksOfIt } from './understand/in-part.ts';
import { readingsOf, type Reading } from './understand/readings.ts';
import { understandEdits } from './understand/understand-edits.ts';

export interface PlannedRequest {
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
  /** Which reading it is, and which of its acts are left out. */
  reading?: string;
}

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

/** "write hello", of an empty page: something is to be put there. */
const isOrder = (message: string, acts: readonly EditAct[]): boolean =>
  acts.every(({ type }) => type === 'add') && ORDERS.has(message.trim().toLowerCase().split(' ')[0] ?? '');
const ORDERS = new Set(['write', 'add', 'type', 'insert', 'put', 'print']);

/** Of what comes with pictures, or before anything else, no part may be done as if it were a request. */
const mayBeBrief = ({ page, studio = EMPTY_STUDIO }: EditRequest): boolean =>
  page.layers.length === 0 || studio.attached.length > 0;

/**
 * A request to change the page, by its first reading that can be done; once it is begun, by the reading that it was begun
 * with. `now`: layers that the message has spoken of so far.
 */
export function planRequest(request: EditRequest, now: readonly string[] = []): PlannedRequest {
  const texts = textsOf(request, recordOf(request.turns));
  const { message, begun = '' } = request;
  const isDone = ({ calls }: PlannedRequest): boolean => (calls?.length ?? 0) > 0;
  let first: PlannedRequest | null = null;
  let number = 0;
  for (const reading of readingsOf(message, { texts })) {
    const [own, ...gone] = begun.split('.').map(Number);
    if (begun !== '' && own === number)
      return { ...planReading(withoutActs(reading, gone, message), request, now), reading: begun };
    if (begun === '') {
      const planned = { ...planReading(reading, request, now), reading: String(number) };
      if (first !== null && isDone(planned)) return planned;
      first ??= planned;
      if (number === 0 && (planned.calls !== null || planned.doubtful.length > 0 || mayBeBrief(request))) break;
      const impossible = impossibleIn(reading, request, now);
      const some = impossible && planReading(withoutActs(reading, impossible, message), request, now);
      if (some && isDone(some)) return { ...some, reading: [number, ...impossible].join('.') };
    }
    number += 1;
  }
  return first ?? { ...planReading(UNREAD, request, now), reading: begun };
}

/** Acts that ask for nothing by themselves. */
const ATTENDING = new Set<EditAct['type']>(['mention', 'keep']);

/** A reading without some of its acts, whose words are left. */
function withoutActs({ understanding, left }: Reading, gone: readonly number[], message: string): Reading {
  const acts = understanding.acts.filter((_, at) => !gone.includes(at));
  return {
    understanding: { ...understanding, acts },
    left: [...left, ...gone.map((at) => message.slice(...(understanding.acts[at]?.span ?? [0, 0])))],
  };
}

/** Which acts of a reading can't be done on this page; null: none may be left out. */
function impossibleIn({ understanding }: Reading, request: EditRequest, now: readonly string[]): number[] | null {
  const { acts, unread } = understanding;
  if (acts.length < 2 || unread.length > 0 || !acts.every(isEdit)) return null;
  const isPossible = (act: EditAct): boolean =>
    ATTENDING.has(act.type) ||
    planReading({ understanding: { ...understanding, acts: [act] }, left: [] }, request, now).calls !== null;
  const gone = [...acts.keys()].filter((at) => !isPossible(acts[at] as EditAct));
  const rest = acts.filter((_, at) => !gone.includes(at));
  const mayBeLeft = gone.length > 0 && rest.length > 0 && isSafe(rest) && !rest.some(speaksOfIt);
  return mayBeLeft && !gone.some((at) => limits(request.message.slice(...(acts[at]?.span ?? [0, 0])))) ? gone : null;
}

const UNREAD: Reading = { understanding: { acts: [], unread: [], confidence: 0 }, left: [] };

/** The calls of one reading; `calls` is null if it can't be done on this page. */
export function planReading(
  { understanding, left }: Reading,
  request: EditRequest,
  now: readonly string[],
): PlannedRequest {
  const { message, page, turns, isAsked, before = null, looked = [], studio = EMPTY_STUDIO, done = 0 } = request;
  const deeds = recordOf(turns);
  const texts = textsOf(request, deeds);
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
