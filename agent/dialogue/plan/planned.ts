/** What planning an act comes to. */
import type { PlainReference } from '../acts/reference.ts';

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
