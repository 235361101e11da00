/** Answers about pictures: where in a photo the thing is that goes or stays, what a product is to stand on. */
import { isEdit, type ActOf, type EditAct } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { understandEdits } from './understand-edits.ts';

/** Where something is, and which of several: "on the left", "the second one", "it's in the middle". */
function whereabouts(acts: readonly EditAct[]): Pick<Reference, 'place' | 'ordinal'> | null {
  const [act, ...more] = acts;
  if (!act || more.length > 0) return null;
  if (act.type === 'erase') return act.what === '' && act.place !== null ? { place: act.place, ordinal: null } : null;
  if (act.type === 'move') {
    const { destination } = act;
    const isIt = act.target.every(({ pronoun }) => pronoun !== null);
    if (destination.to === 'middle') return isIt ? { place: 'center', ordinal: null } : null;
    const place = destination.to === 'place' ? destination.place : destination.to === 'edge' ? destination.edge : null;
    return isIt && place !== null ? { place, ordinal: null } : null;
  }
  const named = act.type === 'mention' || act.type === 'placePicture' ? act.target : null;
  const [thing, ...others] = named ?? [];
  if (!thing || others.length > 0 || (thing.place === null && thing.ordinal === null)) return null;
  return { place: thing.place, ordinal: thing.ordinal };
}

const ofWhole = (message: string, texts: readonly string[]): EditAct[] | null => {
  const { acts, unread } = understandEdits(message, { texts });
  const edits = acts.filter(isEdit);
  return unread.length === 0 && edits.length > 0 ? edits : null;
};

type Open = ActOf<'erase'> | ActOf<'cutOut'> | ActOf<'stage'>;

/** The act with what the answer tells; null: it tells nothing of that. */
function completedAct(open: Open, answer: readonly EditAct[]): EditAct | null {
  if (open.type === 'stage') {
    const [told, ...more] = answer;
    return told?.type === 'stage' && more.length === 0 && open.words === null && open.scene === null
      ? { ...told, target: open.target, variations: told.variations ?? open.variations }
      : null;
  }
  const where = whereabouts(answer);
  if (!where) return null;
  if (open.type === 'erase') return where.place === null ? null : { ...open, place: where.place };
  return open.keep && { ...open, keep: { ...open.keep, thing: { ...open.keep.thing, ...where } } };
}

const isOpen = (act: EditAct): act is Open =>
  (act.type === 'erase' && act.place === null) ||
  (act.type === 'cutOut' && act.keep !== null) ||
  (act.type === 'stage' && act.words === null && act.scene === null);

/** The acts of a request with what its answer tells; null: that is no answer to it. `asActs`: the acts as the page makes them. */
export function answeredPicture(
  request: string,
  answer: string,
  texts: readonly string[],
  asActs: (acts: readonly EditAct[]) => readonly EditAct[],
): EditAct[] | null {
  const read = ofWhole(request, texts);
  const acts = read && asActs(read);
  const open = acts?.find(isOpen);
  if (!acts || !open) return null;
  const told = ofWhole(answer, texts);
  const completed = told && completedAct(open, told);
  return completed && acts.map((act) => (act === open ? completed : act));
}
