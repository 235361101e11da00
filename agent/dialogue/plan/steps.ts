/** Acts in steps: what is done to a thing that an act brings has to wait until it is there. */
import type { ActOf, EditAct } from '../acts/act.ts';
import { correct } from '../acts/correcting.ts';
import type { Change } from '../acts/edits.ts';
import { isSingular, reference } from '../acts/reference.ts';

const it = () => [reference({ pronoun: 'it' })];
const sized = (way: Change['way']): Change => ({
  property: 'size',
  way,
  value: null,
  degree: 1,
  like: null,
  was: null,
});

/** The place and the size of what the brand kit brings, as acts of their own. Contacts stand at the foot anyway. */
function afterBrand({ what, place, size, span }: ActOf<'brand'>): EditAct[] {
  const isContacts = what.includes('contacts');
  const destination = place === null || (isContacts && place === 'bottom') ? null : place;
  const acts: EditAct[] = [];
  if (destination !== null)
    acts.push({ type: 'move', target: it(), destination: { to: 'place', place: destination }, span });
  if (size !== null)
    acts.push({ type: 'change', target: it(), changes: [sized(size === 'small' ? 'down' : 'up')], span });
  return acts;
}

function listed({ target, size, on, span }: ActOf<'listing'>): EditAct[] {
  return [
    { type: 'resize', size, copy: false, isIt: false, span },
    { type: 'cutOut', target, restore: false, keep: null, on, span },
  ];
}

/** A copy that has another fact than what it was copied from. */
const corrected = (act: ActOf<'duplicate'>, fact: string): EditAct[] => [
  { type: 'duplicate', target: act.target, count: 1, span: act.span },
  { ...correct({ to: [fact] }), span: act.span },
];

/** Each act as those it consists of. */
function unfolded(acts: readonly EditAct[]): EditAct[] {
  const all = acts.flatMap((act): EditAct[] => {
    if (act.type === 'duplicate' && act.with !== undefined) return corrected(act, act.with);
    return act.type === 'brand' ? [act, ...afterBrand(act)] : act.type === 'listing' ? listed(act) : [act];
  });
  // "listing photo of this mug … cut it out": said twice.
  return all.filter((act, at) => act.type !== 'cutOut' || !all.slice(0, at).some((other) => isSameCut(act, other)));
}

function isSameCut({ target, restore, on }: ActOf<'cutOut'>, other: EditAct): boolean {
  if (other.type !== 'cutOut' || other.restore !== restore || (on !== null && on !== other.on)) return false;
  const words = (some: typeof target) => JSON.stringify(some.map((one) => one.words));
  return target.every(({ pronoun }) => isSingular(pronoun)) || words(target) === words(other.target);
}

/** "copy this page and on the copy …": other words and looks are given to the copy, which is seen then. */
function isPageCopy(act: EditAct, later: readonly EditAct[]): boolean {
  const isOfPage =
    act.type === 'duplicate' &&
    act.target.length === 1 &&
    act.target.every(({ kind, page }) => kind === 'page' && page === 'this');
  const changes = later.filter(({ type }) => type !== 'keep');
  return isOfPage && changes.length > 0 && changes.every(({ type }) => ON_COPIES.has(type));
}

/** "put it back but say 40% off": what comes back is changed once it is there. */
const isBroughtBack = (act: EditAct, later: readonly EditAct[]): boolean =>
  act.type === 'undo' && act.restores && later.some(({ type }) => ON_COPIES.has(type));

/** What is done to things of the page that is seen. */
const ON_COPIES = new Set<EditAct['type']>(['reword', 'correct', 'change', 'remove', 'move', 'add', 'cutOut']);
/** A picture that is put on the page, of which a part is kept: where it lies has to be known first. */
const isBroughtToCut = (act: EditAct, [next]: readonly EditAct[]): boolean =>
  act.type === 'placePicture' && next?.type === 'cutOut' && next.keep !== null;

/** The acts that can be planned now, of which so many are done; `next`: how many are done after them, null when all are. */
export function stepOf(acts: readonly EditAct[], done: number): { acts: EditAct[]; next: number | null } {
  const all = unfolded(acts);
  const brings = (act: EditAct): boolean => {
    const later = all.slice(all.indexOf(act) + 1);
    if (act.type === 'brand') return afterBrand(act).length > 0;
    return isPageCopy(act, later) || isBroughtBack(act, later) || isBroughtToCut(act, later);
  };
  const end = all.findIndex((act, at) => at >= done && brings(act)) + 1;
  const next = end > done && end < all.length ? end : null;
  return { acts: all.slice(done, next ?? all.length), next };
}
