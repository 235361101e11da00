/** What an actor of the generation machine throws when the server says no. */
import type { LimitReached } from '#tools/contract/tool.ts';

/** The server said no, and why. Whatever else an actor throws counts as a lost connection. */
export class RefusedGeneration extends Error {
  readonly code: string;
  /** The limit of the plan, if it was one. */
  readonly reached: LimitReached | null;

  constructor(code: string, words: string, reached: LimitReached | null = null) {
    super(words);
    this.code = code;
    this.reached = reached;
  }
}
