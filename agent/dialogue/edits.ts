/** A request about a page that has something on it, from its words to the calls that do it. */
import type { EditAct, Understanding } from './acts/act.ts';
import type { Reference } from './acts/reference.ts';
import { resolve, type Scene, type Spoken } from './ground/resolve.ts';
import { recordOf, type CallDone, type Deed } from './ground/record.ts';
import { EMPTY_STUDIO, type Studio } from './ground/studio.ts';
import type { Page, Thing } from './ground/canvas.ts';
import { aboutPictures, beginsPage, takesAttached } from './plan/about-pictures.ts';
import { planEdits } from './plan/edit-calls.ts';
import { stepOf } from './plan/steps.ts';
import { pagesToKnow } from './plan/page-calls.ts';
import type { Call } from './plan/planned.ts';
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
  /** The user's pictures, and what engines have made; none where nothing is said of it. */
  studio?: Studio;
  /** How many steps of this message are done already. */
  done?: number;
}

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

/**
 * Reads a request and plans its calls. `calls` is null if any part is unread, ambiguous or impossible. Of a request about
 * another page they look at that; with what they show in `looked` it is read again. `doubtful`: one of these would be
 * taken away by a request that was read whole, and nothing says which.
 */
export function readEdits({
  message,
  page,
  turns,
  elsewhere,
  isAsked,
  looked = [],
  studio = EMPTY_STUDIO,
  done = 0,
}: EditRequest): {
  understanding: Understanding;
  calls: Call[] | null;
  doubtful: readonly Thing[];
  /** The calls only look: with what they answer the message is read again. */
  isLook: boolean;
  /** Steps that are done after these calls; null: all. */
  next: number | null;
} {
  const deeds = recordOf(turns);
  // What this message has made already is none of the words that it was read with.
  const own = done > 0 ? recordOf([studio.lookedUp]) : [];
  const brought = new Set(own.flatMap(({ layers }) => layers));
  const texts = [
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
  const understanding = understandEdits(message, { texts });
  const edits = understanding.acts.filter((act) => act.type !== 'compose');
  const nothing = { understanding, calls: null, doubtful: [], isLook: false, next: null };
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
      ...nothing,
      isLook: true,
      calls: looked.length > 0 ? null : unknown.map((number) => ({ tool: 'look', input: { page: number } })),
    };
  const made = own.at(-1)?.layers ?? [];
  const spoken = { now: made, before: spokenBefore(turns.length, deeds) };
  const scene = { page, others: looked, deeds, turns: turns.length, spoken, studio };
  const acts = aboutPictures(edits, scene, done > 0);
  if (done === 0 && page.layers.length === 0 && !beginsPage(acts)) return nothing;
  const step = stepOf(acts, done);
  const planned = planEdits(step.acts, scene);
  const calls = planned && (done > 0 || takesAttached(planned.calls, scene)) ? planned.calls : null;
  const mayDoubt = calls === null && studio.attached.length === 0;
  return {
    understanding,
    calls,
    doubtful: mayDoubt ? doubtfulIn(acts, scene) : [],
    isLook: planned?.isLook ?? false,
    next: step.next,
  };
}
