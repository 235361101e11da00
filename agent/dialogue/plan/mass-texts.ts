/**
 * "the text", "the writing" on a page with several: all of them, where they are to look otherwise. What is to be written
 * there, moved or taken away is one of them, and which one has to be said.
 */
import type { EditAct } from '../acts/act.ts';
import type { Property } from '../acts/edits.ts';
import { reference, type Reference } from '../acts/reference.ts';
import { resolve, type Scene } from '../ground/resolve.ts';

const ALL_TEXTS = reference({ kind: 'text', quantity: 'all' });
const PLAIN = JSON.stringify(reference({ kind: 'text' }));
const isText = (one: Reference): boolean => JSON.stringify(one) === PLAIN;
const isAllTexts = (one: Reference): boolean => JSON.stringify(one) === JSON.stringify(ALL_TEXTS);
/** "it", "them", and nothing else said of it. */
const isPointing = ({ pronoun, ...rest }: Reference): boolean =>
  pronoun !== null && JSON.stringify(rest) === JSON.stringify({ ...reference({}), pronoun: undefined });

/** What becomes of letters, and not of where they stand. */
const OF_LETTERS: ReadonlySet<Property> = new Set([
  'color',
  'saturation',
  'size',
  'weight',
  'italic',
  'underline',
  'letterCase',
  'font',
  'letterSpacing',
  'lineHeight',
  'alignment',
  'shadow',
  'outline',
  'emphasis',
  'effect',
]);
type OfLooks = Extract<EditAct, { type: 'change' | 'recolor' }>;
const isOfLooks = (act: EditAct): act is OfLooks =>
  act.type === 'recolor' || (act.type === 'change' && act.changes.every(({ property }) => OF_LETTERS.has(property)));
const pointsAt = (act: EditAct): boolean =>
  'target' in act && [act.target].flat().some((one) => one !== null && one.pronoun !== null);

/** The acts, each that is about the text as a whole with all of it as its target. */
export function withMassTexts(acts: readonly EditAct[], scene: Scene): EditAct[] {
  const isMass = (one: Reference): boolean => isText(one) && 'ambiguous' in resolve(one, scene);
  let isOpen = false;
  return acts.map((act, index): EditAct => {
    const later = acts.slice(index + 1);
    const isOnlyLooks = act.type === 'mention' && later.filter(pointsAt).every(isOfLooks);
    if (!isOfLooks(act) && !isOnlyLooks) {
      isOpen &&= pointsAt(act);
      return act;
    }
    if (isOpen && act.target.every(isPointing)) return { ...act, target: [ALL_TEXTS] };
    const target = act.target.map((one) => (isMass(one) ? ALL_TEXTS : one));
    isOpen = target.length > 0 && target.every(isAllTexts);
    return { ...act, target };
  });
}
