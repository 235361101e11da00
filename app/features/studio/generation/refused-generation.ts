/** What an actor of the generation machine throws when the server refuses. */
import type { LimitReached } from '#tools/contract/tool.ts';

/** The server refused, and why. Anything else that an actor throws counts as a lost connection. */
export class RefusedGeneration extends Error {
  readonly code: string;
  /** The plan's limit, if it was one. */
  readonly reached: LimitReached | null;

  constructor(code: string, words: string, reached: LimitReached | null = null) {
    super(words);
    this.code = code;
    this.reached = reached;
  }
}
