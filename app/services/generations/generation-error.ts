/** Refusals when starting and controlling generations: a status and a code for programs, a text for people. */
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';
import type { LimitReached } from '#tools/contract/tool.ts';

const refusals = {
  not_found: [404, 'account.notFound'],
  unknown_kind: [422, 'generation.refused.unknownKind'],
  missing_picture: [422, 'generation.refused.missingPicture'],
  key_reused: [409, 'generation.refused.keyReused'],
  too_many_waiting: [429, 'generation.refused.tooManyWaiting'],
  not_running: [409, 'generation.refused.notRunning'],
  not_retryable: [409, 'generation.refused.notRetryable'],
  not_reportable: [409, 'generation.refused.notReportable'],
} as const satisfies Record<string, readonly [number, MessageKey]>;

export type GenerationRefusal = keyof typeof refusals;

export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly code: GenerationRefusal;
  readonly status: number;

  constructor(code: GenerationRefusal, values: MessageValues = {}) {
    super(message(refusals[code][1], values));
    this.code = code;
    this.status = refusals[code][0];
  }
}

/** The plan's credits of this kind are used up. */
export class GenerationLimitError extends Error {
  override readonly name = 'GenerationLimitError';
  readonly reached: LimitReached;

  constructor(reached: LimitReached) {
    super(message(reached.what === 'logo' ? 'credits.limitOfLogos' : 'credits.limitOfGenerations'));
    this.reached = reached;
  }
}

/** Thrown by the work of a kind: it is not allowed, for a reason shown to users, and is kept for review. */
export class GenerationFlagged extends Error {
  override readonly name = 'GenerationFlagged';
  /** Pictures that it was based on but that its input does not name. */
  readonly pictures: readonly string[];

  constructor(text: string, pictures: readonly string[] = []) {
    super(text);
    this.pictures = pictures;
  }
}

/** Thrown by the work of a kind: it failed for a reason shown to users. Anything else thrown is a bug, and reported. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure';
}
