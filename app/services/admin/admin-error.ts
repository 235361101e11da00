/** Refusals of operators' requests: a status and a code for programs, and a text for people that names the field. */
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';

const refusals = {
  not_found: [404, 'account.notFound'],
  no_account: [422, 'admin.refused.noAccount'],
  over: [409, 'admin.refused.over'],
  past: [422, 'admin.refused.past'],
  too_far: [422, 'admin.refused.tooFar'],
  not_failed: [409, 'admin.refused.notFailed'],
  decided: [409, 'admin.refused.decided'],
  wrong_decision: [422, 'admin.refused.wrongDecision'],
} as const satisfies Record<string, readonly [number, MessageKey]>;

export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly code: keyof typeof refusals;
  readonly status: number;
  readonly field: string | undefined;

  constructor(code: keyof typeof refusals, { field, values }: { field?: string; values?: MessageValues } = {}) {
    super(message(refusals[code][1], values ?? {}));
    this.code = code;
    this.status = refusals[code][0];
    this.field = field;
  }
}
