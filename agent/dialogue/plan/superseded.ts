/**
 * What acts of one message mean for one another: a complaint and its remedy are one wish, what is taken back once is not
 * taken back twice, and of two places the last one counts.
 */
import type { EditAct } from '../acts/act.ts';
import { isSameMatter, type Change, type Property } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import { FACT_KINDS } from '../acts/values.ts';

/** Whether nothing is said of a thing but that it is that one: "it", "that one". */
const isUnnamed = ({ kind, words, form, color, place, ordinal, extreme, quantity, deed, near }: Reference): boolean =>
  [kind, words, form, color, place, ordinal, extreme, quantity, deed, near].every((said) => said === null);

const targetsOf = (act: EditAct): readonly Reference[] => ('target' in act ? [act.target].flat() : []);
const isPlainUndo = (act: EditAct): boolean =>
  act.type === 'undo' &&
  act.target.every(isUnnamed) &&
  act.properties.length === 0 &&
  !act.everything &&
  act.keeps === null &&
  act.since === null;

const VISIBLE = new Set<Property>(['size', 'weight', 'color']);

/** "everything": whatever is named behind it is a part of that. */
const isEverything = ({ kind, words, quantity }: Reference): boolean =>
  quantity === 'all' && kind === null && words === null;

/** Whether a later act is about what an earlier one is about. */
function isSame(later: EditAct, earlier: EditAct): boolean {
  const [own, before] = [targetsOf(later), targetsOf(earlier)];
  const isPart = later.type === 'change' && own.length > 0 && before.length > 0 && before.every(isEverything);
  return own.every(isUnnamed) || isPart || JSON.stringify(own) === JSON.stringify(before);
}

function withoutSuperseded(acts: readonly EditAct[]): EditAct[] {
  return acts.flatMap((act, index): EditAct[] => {
    const later = acts.slice(index + 1);
    // "the title is too small now, make it way bigger".
    if (act.type === 'change') {
      const again = later.flatMap((one) => (one.type === 'change' && isSame(one, act) ? one.changes : []));
      // What stands out by its size was asked for so.
      const isOutdone = (own: Change): boolean =>
        again.some((one) => isSameMatter(one, own) || (own.property === 'emphasis' && VISIBLE.has(one.property)));
      const changes = act.changes.filter((own) => !isOutdone(own));
      if (changes.length === 0) return [{ type: 'mention', target: act.target, span: act.span }];
      return [{ ...act, changes }];
    }
    // "left looked better. bottom left then".
    if (act.type === 'move') {
      const isPlace = act.destination.to === 'place' || act.destination.to === 'edge';
      const again = later.some(
        (one) =>
          one.type === 'move' && isSame(one, act) && (one.destination.to === 'place' || one.destination.to === 'edge'),
      );
      return isPlace && again ? [{ type: 'mention', target: act.target, span: act.span }] : [act];
    }
    // "that's too much. 52".
    const isSaid =
      later.some(({ type }) => type === 'further') || acts.some((one) => one.type === 'change' || isPlainUndo(one));
    if (act.type === 'further' && isSaid) return [];
    return [act];
  });
}

/** "the button doesn't stand out, make it orange": a button's color is that of its pill, by whatever word it goes. */
function withButtons(acts: readonly EditAct[]): EditAct[] {
  return acts.map((act, index) => {
    const before = acts[index - 1];
    const [button] = before && (before.type === 'mention' || before.type === 'change') ? before.target : [];
    const isIt = act.type === 'change' && act.target.length === 1 && act.target.every(isUnnamed);
    return isIt && button?.kind === 'callToAction' ? { ...act, target: [button] } : act;
  });
}

/** "the headline feels shouty, tone it down": not what was done last, but what is complained of. */
function withRemedies(acts: readonly EditAct[]): EditAct[] {
  return acts.map((act, index): EditAct => {
    const before = acts[index - 1];
    const isRemedy = act.type === 'further' && act.way === 'down' && act.value === null;
    if (!isRemedy || before?.type !== 'mention' || before.target.length === 0 || before.target.every(isUnnamed))
      return act;
    const calmer = { property: 'saturation', way: 'down', value: null, degree: 1, like: null, was: null } as const;
    return { type: 'change', target: before.target, changes: [calmer], span: act.span };
  });
}

/** "make both photos the same size and line them up": one row of equals. */
function withRows(acts: readonly EditAct[]): EditAct[] {
  return acts.flatMap((act, index): EditAct[] => {
    const [before, next] = [acts[index - 1], acts[index + 1]];
    const isRow = (one: EditAct | undefined): boolean => one?.type === 'arrange' && one.how === 'row';
    const isSize = (one: EditAct | undefined): boolean => one?.type === 'arrange' && one.how === 'size';
    if (act.type !== 'arrange') return [act];
    if (isSize(act) && isRow(next) && next && isSame(next, act)) return [{ ...act, how: 'equalRow' }];
    if (isRow(act) && isSize(next) && next && isSame(next, act)) return [{ ...act, how: 'equalRow' }];
    const isTold = (isRow(act) && isSize(before)) || (isSize(act) && isRow(before));
    return isTold && before && isSame(act, before) ? [] : [act];
  });
}

const FACTS: ReadonlySet<unknown> = new Set(FACT_KINDS);
/** A fact of whatever was spoken of before. */
const isFact = ({ kind, words }: Reference): boolean => words === null && FACTS.has(kind);

/** The acts as they are to be done. */
export function settled(said: readonly EditAct[]): EditAct[] {
  const repeats = said.filter((act) => act.type === 'repeat');
  const takesBack = said.some(isPlainUndo);
  let hasUndone = false;
  const acts = said.flatMap((act, index): EditAct[] => {
    if (isPlainUndo(act)) {
      // What is done to something else instead is taken back with it.
      if (repeats.length > 0 || hasUndone) return [];
      hasUndone = true;
      return [act];
    }
    if (act.type === 'repeat') {
      const isFirst = !repeats.slice(0, repeats.indexOf(act)).some((one) => isSame(act, one));
      return isFirst ? [{ ...act, instead: act.instead || takesBack }] : [];
    }
    // "the blue vase is gone, write SOLD instead of the price": it stays, with other words.
    const isReworded = said.slice(index + 1).some((one) => one.type === 'reword' && isFact(one.target));
    if (act.type === 'remove' && isReworded) return [{ type: 'mention', target: act.target, span: act.span }];
    // "I don't need the date anymore, remove it".
    const before = said[index - 1];
    const isAgain = act.type === 'remove' && before?.type === 'remove' && act.target.every(isUnnamed);
    return isAgain ? [] : [act];
  });
  return withoutSuperseded(withRows(withRemedies(withButtons(acts))));
}
