/** A replay that can't continue: the problem, and where in the transcript. */
import type { Divergence, DivergenceKind } from '#agent/transcript/play/divergence.ts';
import type { JsonPath } from '#agent/transcript/format/transcript-error.ts';

export class ReplayStop extends Error {
  override readonly name = 'ReplayStop';
  readonly divergence: Divergence;

  /** `at`: path in the transcript; `turn`: index in its turns, 0 for its start. */
  constructor(kind: DivergenceKind, turn: number, at: JsonPath, text: string, options?: { cause: unknown }) {
    super(text, options);
    this.divergence = { kind, turn, step: null, at, message: text };
  }
}

/** The message of whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
