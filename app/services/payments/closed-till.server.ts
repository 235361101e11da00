/** No payment provider: nothing can be bought, and purchases from another provider are not managed here. */
import { currencies } from '#app/services/billing/products.ts';
import { PaymentsError } from './payments-error.ts';
import type { PaymentProvider } from './provider.ts';

const refused = () => Promise.reject(new PaymentsError('not_set_up'));
const nothing = () => Promise.resolve();

export function createClosedTill(): PaymentProvider {
  return {
    name: 'none',
    prices: () => Promise.resolve({}),
    currencies: () => Promise.resolve(currencies),
    begin: refused,
    checkout: refused,
    abandon: refused,
    subscription: () => Promise.resolve(null),
    cancel: refused,
    resume: refused,
    end: nothing,
    refund: refused,
    beginCardChange: refused,
    finishCardChange: () => Promise.resolve(false),
    invoices: () => Promise.resolve([]),
    leave: nothing,
  };
}
