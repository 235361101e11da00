/** Why a purchase was refused, in words: what may go well a moment later is to be tried again. */
import { message } from '#messages/message.ts';

/** `code` and `reason` as the server gives them. */
export function purchaseRefusal(code: string, reason: string): string {
  if (code === 'unexpected') return message('billing.purchaseTryAgain');
  return code === 'provider_unavailable' ? `${message('billing.purchaseTryAgain')}. ${reason}` : reason;
}
