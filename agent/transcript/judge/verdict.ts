/** Input and output of a judge of one expectation. */
import type { Divergence, DivergenceKind } from '../play/divergence.ts';
import type { Expectation, Turn } from '../format/format.ts';
import type { TurnEvidence, TurnTrace } from '../play/trace.ts';
import type { JsonPath } from '../format/transcript-error.ts';

/** The events of the turn, and the available evidence. */
export interface Scene {
  turn: Turn;
  trace: TurnTrace;
  evidence: TurnEvidence;
}

/** An unmet expectation. */
export interface Verdict extends Pick<Divergence, 'message' | 'diff' | 'pictures'> {
  kind: DivergenceKind;
  /** Below the key of the expectation: `['layers', 1]` of `document`. */
  path?: JsonPath;
  /** Index in the turn's steps, if known. */
  step?: number;
}

export type ExpectationKey = keyof Required<Expectation>;
export type Expected<Key extends ExpectationKey> = NonNullable<Expectation[Key]>;

/** Null: the expectation is met. */
export type Judge<Key extends ExpectationKey> = (
  expected: Expected<Key>,
  scene: Scene,
) => Verdict | null | Promise<Verdict | null>;

/** One or more, as a list. */
export const listOf = <Entry>(given: Entry | readonly Entry[]): readonly Entry[] =>
  Array.isArray(given) ? given : [given as Entry];
