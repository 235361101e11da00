/**
 * What planning an act comes to; and looks asked for in the same message that adds a layer: the layer has no id yet, so they
 * become part of the addition.
 */
import type { Thing } from '../ground/canvas.ts';
import type { PlainReference, Reference } from '../acts/reference.ts';
import type { EditAct } from '../acts/act.ts';

export interface Call {
  tool: string;
  input: Record<string, unknown>;
}

/** Why what was understood is not done; what is said of each is not decided here. */
export type Refusal =
  | { why: 'missing'; what: PlainReference }
  | { why: 'noLayout'; count: number; layouts: readonly string[] }
  | { why: 'collageCells' | 'collageNeedsPictures'; count: number }
  | { why: 'whereInPicture'; what: string }
  /** `wish`: what was typed where something was changed last. */
  | { why: 'nothingNew'; wish: string }
  /** `among`: the texts that say it. */
  | { why: 'doubled' | 'notDoubled'; text: string; among: readonly Thing[] }
  | { why: 'neverDone' | 'neverMoved'; what: PlainReference }
  | {
      why:
        | 'askDegrees'
        | 'askEffectText'
        | 'askEnds'
        | 'askGroup'
        | 'collageTooLarge'
        | 'groundNeedsCutout'
        | 'noCollage'
        | 'noLine'
        | 'notSeveral'
        | 'nothingToUndo'
        | 'straightenLimit'
        | 'warp';
    };

/**
 * Calls, and the layers that were spoken of; null: this can't be done as it was understood. `isLook`: it has to be known
 * what they answer before the rest can be planned. `refused`: nothing is done, and it is told why. `asks`: what is asked
 * or told instead, because something is missing.
 */
export type Planned = { calls: Call[]; spoken: string[]; isLook?: boolean; refused?: Refusal; asks?: string } | null;

export const refusing = (refused: Refusal): Planned => ({ calls: [], spoken: [], refused });

/** Nothing is done before this is answered. */
export const asking = (asks: string): Planned => ({ calls: [], spoken: [], asks });

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
