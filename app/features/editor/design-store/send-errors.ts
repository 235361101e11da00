/** How sending to the server can fail, sorted by what to do about it. */
import { message } from '#messages/message.ts';
import type { LimitReached } from '#tools/contract/tool.ts';

/** The session has ended: sending again is of no use before the person has signed in. */
export class SignedOutError extends Error {
  constructor() {
    super('Signed out');
    this.name = 'SignedOutError';
  }
}

/** The server understood and said no; `message` is its reason in words. Asking again gives the same answer. */
export class RefusedError extends Error {
  readonly status: number;
  readonly code: string;
  /** The limit of the plan that refused, if it was one. */
  readonly reached: LimitReached | null;
  constructor(status: number, code: string, text: string, reached: LimitReached | null = null) {
    super(text);
    this.name = 'RefusedError';
    this.status = status;
    this.code = code;
    this.reached = reached;
  }
}

/** No answer, or none that counts: worth asking again. */
export class UnreachableError extends Error {
  /** Whether a server did answer, only not as it should: then it is not the connection that is missing. */
  readonly answered: boolean;
  constructor(cause?: unknown, answered = false) {
    super(message('editor.unreachable'), { cause });
    this.name = 'UnreachableError';
    this.answered = answered;
  }
}
