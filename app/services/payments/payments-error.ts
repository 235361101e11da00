/** Why a purchase is refused: a status and a code for programs, a text for people. */
import { message } from '#messages/message.ts';
import type { CardField, CardProblem } from './card-entry.ts';
import { paymentErrorCodes, type PaymentErrorCode } from './payments.ts';

const statuses = {
  not_found: 404,
  plans_off: 403,
  not_set_up: 403,
  not_for_sale: 409,
  key_reused: 409,
  already_subscribed: 409,
  cancelled_subscription: 409,
  smaller_plan: 409,
  managed_app_store: 409,
  managed_play_store: 409,
  recorded_elsewhere: 409,
  no_subscription: 409,
  not_here: 409,
  over: 409,
  bad_signature: 400,
  provider_unavailable: 502,
} as const;

export type RefusalCode = keyof typeof statuses;

/** The refusal of purchases if nothing is sold. */
export const refusalOf = { 'plans-off': 'plans_off', 'not-set-up': 'not_set_up' } as const satisfies Record<
  string,
  RefusalCode
>;

export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly status: number;
  readonly code: RefusalCode | PaymentErrorCode | 'invalid_card';
  readonly field: CardField | undefined;

  constructor(code: RefusalCode | PaymentErrorCode, options?: ErrorOptions);
  constructor(code: 'invalid_card', options: { field: CardField; problem: CardProblem });
  constructor(code: PaymentsError['code'], options: ErrorOptions & { field?: CardField; problem?: CardProblem } = {}) {
    super(textOf(code, options.problem), options);
    this.code = code;
    this.field = options.field;
    this.status = code === 'invalid_card' ? 422 : code in statuses ? statuses[code as RefusalCode] : 402;
  }
}

function textOf(code: PaymentsError['code'], problem: CardProblem | undefined): string {
  if (code === 'invalid_card') return message(`payments.card.${problem ?? 'wrongNumber'}`);
  return isPaymentError(code) ? message(`payments.error.${code}`) : message(`payments.refused.${code}`);
}

function isPaymentError(code: string): code is PaymentErrorCode {
  return paymentErrorCodes.some((known) => known === code);
}

/** A stored code; an unknown one counts as a general failure. */
export function paymentErrorCode(code: string | null): PaymentErrorCode {
  return code !== null && isPaymentError(code) ? code : 'failed';
}
