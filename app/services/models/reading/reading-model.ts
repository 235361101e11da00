/** A small language model that reads requests for the built-in assistant: text in, JSON under a grammar out. */
import type { ReadingRequest } from '#agent/dialogue/reader/reading-prompt.ts';

/** A request of somebody. */
export interface OwnedRequest extends ReadingRequest {
  /** Whose it is, so that people take turns: a user's id. Absent: nobody's in particular. */
  owner?: string;
}

export interface ReadingModel {
  /** As operators know it: the file's name, or the model's name at its server. */
  readonly name: string;
  /**
   * At most `count` answers, as they came: they may be cut off or malformed. Rejects with the signal's reason, or with
   * ReadingModelError; nothing else is expected.
   */
  complete(request: OwnedRequest, signal: AbortSignal): Promise<string[]>;
  close(): Promise<void>;
}

/** Why a model gave no answer, in a line for operators: expected, so where it was thrown says nothing. */
export class ReadingModelError extends Error {
  override readonly name = 'ReadingModelError';

  constructor(line: string) {
    super(line);
    this.stack = `${this.name}: ${line}`;
  }
}
