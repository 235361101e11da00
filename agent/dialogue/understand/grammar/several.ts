/** Requests that ask for more than one thing at once: "cross the old price out", "like a tag in the corner". */
import type { EditAct } from '../../acts/act.ts';
import type { Act } from './meanings.ts';

type Any = Act<EditAct['type']>;
export interface Several {
  type: 'several';
  acts: readonly Any[];
}

export const several = (...acts: Any[]): Several => ({ type: 'several', acts });

/** What a phrase asks for, each by itself. */
export const actsIn = (meaning: unknown): readonly unknown[] =>
  (meaning as Partial<Several> | null)?.type === 'several' ? (meaning as Several).acts : [meaning];
