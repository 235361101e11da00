/** Refusals by the account, in words for its owner. */
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';

export type AccountErrorCode =
  | 'invalid'
  | 'not_found'
  | 'too_many'
  | 'mail_not_sent'
  | 'same_address'
  | 'not_confirmed'
  | 'sign_in_again'
  | 'subscription';

const statuses: Record<AccountErrorCode, number> = {
  invalid: 422,
  not_found: 404,
  too_many: 429,
  mail_not_sent: 503,
  same_address: 422,
  not_confirmed: 422,
  sign_in_again: 403,
  subscription: 503,
};

export class AccountError extends Error {
  override name = 'AccountError';
  readonly code: AccountErrorCode;
  readonly field?: string;
  /** Seconds. */
  readonly retryAfter: number | null;
  constructor(
    code: AccountErrorCode,
    key: MessageKey,
    {
      values,
      field,
      retryAfter = null,
      cause,
    }: { values?: MessageValues; field?: string; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(message(key, values), { cause });
    this.code = code;
    this.retryAfter = retryAfter;
    if (field !== undefined) this.field = field;
  }

  get status(): number {
    return statuses[this.code];
  }
}
