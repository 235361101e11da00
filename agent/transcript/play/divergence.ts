/** A difference between a replay and its transcript: the first one is shown. */
import type { Json } from '#tools/contract/tool.ts';

/**
 * tool: a call extra, missing or of an unknown tool · input: unreadable arguments · result: the outcome of a call ·
 * error: how the turn ended.
 */
export const DIVERGENCE_KINDS = ['tool', 'input', 'result', 'document', 'lint', 'credits', 'pixels', 'error'] as const;
export type DivergenceKind = (typeof DIVERGENCE_KINDS)[number];

/** One line of a structural diff. An absent side has no key. */
export interface DiffLine {
  /** Path in the compared value: `layers[1].fill.color`. */
  path: string;
  expected?: Json;
  actual?: Json;
}

export interface Divergence {
  kind: DivergenceKind;
  /** Index in `turns`. */
  turn: number;
  /** Index in the turn's `steps`; null: the turn as a whole. */
  step: number | null;
  /** One sentence for people: what was expected, what was found. */
  message: string;
  /** Path in the transcript of the unmet expectation, as keys and indexes: `['turns', 0, 'expect', 'lint']`. */
  at: readonly (string | number)[];
  /** The smallest difference that explains it. */
  diff?: readonly DiffLine[];
  /** PNGs. */
  pictures?: { before?: Uint8Array; after?: Uint8Array; diff?: Uint8Array };
}

/** One expectation that was checked. */
export interface Check {
  turn: number;
  /** Key of `expect`, or the replay's own checks: `call`, `state`, `steps`. */
  key: string;
  /** Null: it holds. */
  divergence: Divergence | null;
}
