/** Looks asked for in the same message that adds a layer: the layer has no id yet, so they become part of the addition. */
import type { EditAct } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';

/** Stands for a layer that is not there yet among what was spoken of. */
export const NEW_LAYER = '(new)';

const isIt = ({ pronoun }: Reference): boolean => pronoun !== null;

function speaksOfIt(act: EditAct): boolean {
  if ('target' in act && [act.target].flat().some(isIt)) return true;
  if (act.type === 'move') return act.destination.to === 'side' && isIt(act.destination.of);
  return act.type === 'add' && (act.where === null ? false : 'of' in act.where && [act.where.of].flat().some(isIt));
}

/** "add "Sold out" under the price and make it red": the look belongs to what is new. */
export function withLooksOfNew(acts: readonly EditAct[]): EditAct[] {
  const joined: EditAct[] = [];
  for (const act of acts) {
    const last = joined.at(-1);
    if (last?.type === 'add' && act.type === 'change' && act.target.every(isIt))
      joined[joined.length - 1] = { ...last, looks: [...last.looks, ...act.changes] };
    else joined.push(act);
  }
  return joined;
}

/** Whether an act is about the new layer, which has no id yet. `now`: what was spoken of. */
export const isAboutNew = (act: EditAct, now: readonly string[]): boolean => now.includes(NEW_LAYER) && speaksOfIt(act);
