/** The ways in which sending to the server fails, sorted by what to do about it. */
import { message } from '#messages/message.ts';
import type { LimitReached } from '#tools/contract/tool.ts';

/** The session has ended: no point in resending before the user has signed in. */
export class SignedOutError extends Error {
  constructor() {
    super('Signed out');
    this.name = 'SignedOutError';
  }
}

/** The server understood and refused; `message` is its reason in words. A retry gets the same answer. */
export class RefusedError extends Error {
  readonly status: number;
  readonly code: string;
  /** The plan's limit that was exceeded, if any. */
  readonly reached: LimitReached | null;
  constructor(status: number, code: string, text: string, reached: LimitReached | null = null) {
    super(text);
    this.name = 'RefusedError';
    this.status = status;
    this.code = code;
    this.reached = reached;
  }
}

/** No answer, or no valid one: worth a retry. */
export class UnreachableError extends Error {
  /** Whether a server did answer, only wrongly: then the connection is not the problem. */
  readonly answered: boolean;
  constructor(cause?: unknown, answered = false) {
    super(message('editor.unreachable'), { cause });
    this.name = 'UnreachableError';
    this.answered = answered;
  }
}
