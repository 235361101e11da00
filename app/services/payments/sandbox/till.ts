/** The sandbox's card payments: what a typed card does to a checkout, and refunds. Pure, on one user's book. */
import { products } from '#app/services/billing/products.ts';
import type { Order, PaidPeriod, SubscriptionState } from '../provider.ts';
import type { Book, SandboxCard, SandboxCheckout, SandboxPayment, SandboxSubscription } from './book.ts';
import { bookPayment, chargeError, chargePeriod, GRACE_MS, presentPeriod } from './renew.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function openCheckout(book: Book, id: string, order: Order): void {
  book.checkouts[id] ??= {
    product: order.product,
    price: order.price,
    trialDays: order.trialDays,
    createdAt: order.createdAt.toISOString(),
    status: 'open',
    card: null,
    error: null,
    paidAt: null,
    subscription: null,
    payment: null,
  };
}

/** A card was typed. */
export function payCheckout(book: Book, userId: string, id: string, card: SandboxCard, now: Date): void {
  const checkout = book.checkouts[id];
  if (checkout?.status !== 'open') return;
  checkout.card = card;
  if (card.does === 'authenticate') checkout.status = 'authenticate';
  else complete(book, userId, id, checkout, now);
}

/** The bank asked, and was answered. */
export function authenticateCheckout(book: Book, userId: string, id: string, approved: boolean, now: Date): void {
  const checkout = book.checkouts[id];
  if (checkout?.status !== 'authenticate') return;
  if (approved) complete(book, userId, id, checkout, now);
  else failCheckout(book, userId, checkout, 'authentication_refused', now);
}

function failCheckout(
  book: Book,
  userId: string,
  checkout: SandboxCheckout,
  error: NonNullable<SandboxCheckout['error']>,
  now: Date,
): void {
  checkout.status = 'failed';
  checkout.error = error;
  bookPayment(book, userId, {
    createdAt: now.toISOString(),
    product: checkout.product,
    total: checkout.price,
    status: 'failed',
    subscription: null,
  });
}

function complete(book: Book, userId: string, id: string, checkout: SandboxCheckout, now: Date): void {
  const { card, product, price } = checkout;
  if (!card) return;
  const error = chargeError(card, false);
  if (error) {
    failCheckout(book, userId, checkout, error, now);
    return;
  }
  checkout.status = 'paid';
  checkout.paidAt = now.toISOString();
  if (products[product].kind === 'top-up') {
    checkout.payment = bookPayment(book, userId, {
      createdAt: checkout.paidAt,
      product,
      total: price,
      status: 'paid',
      subscription: null,
    });
    return;
  }
  const ref = id.replace('checkout', 'subscription');
  const trialEnd = checkout.trialDays > 0 ? new Date(now.getTime() + checkout.trialDays * dayMs).toISOString() : null;
  book.subscriptions[ref] = {
    product,
    price,
    card,
    startedAt: checkout.paidAt,
    trialEndsAt: trialEnd,
    anchor: trialEnd ?? checkout.paidAt,
    period: trialEnd ? -1 : 0,
    cancelled: false,
    dueSince: null,
    endedAt: null,
    payment: null,
  };
  checkout.subscription = ref;
  if (!trialEnd) chargePeriod(book, userId, ref, now, false);
}

/** The new card is used from now on, immediately if a payment is due. False: it does not pay. */
export function changeCard(book: Book, userId: string, ref: string, card: SandboxCard, now: Date) {
  const subscription = book.subscriptions[ref];
  if (!subscription || subscription.endedAt) return null;
  const refused = chargeError(card, subscription.dueSince !== null);
  if (refused) return refused;
  subscription.card = card;
  if (subscription.dueSince) chargePeriod(book, userId, ref, now);
  return null;
}

/** Refunds once per reference, and never more than is left of the payment. */
export function giveBack(book: Book, payment: string, amount: number, reference: string): void {
  const found = book.payments[payment];
  if (!found || reference in found.refunds) return;
  if (found.status !== 'paid' || amount > notRefunded(found))
    throw new Error(`${payment} has not ${amount} left to give back`);
  found.refunds[reference] = amount;
}

/** The part of a payment that was not refunded, minor units. */
export function notRefunded({ total, refunds }: SandboxPayment): number {
  return Object.values(refunds).reduce((rest, refund) => rest - refund, total.amount);
}

/** A payment by its name, in the port's terms; null: there is none. */
export function paidOf(book: Book, payment: string | null): PaidPeriod | null {
  const found = payment === null ? undefined : book.payments[payment];
  return found && payment ? { payment, amount: notRefunded(found), takenBack: notRefunded(found) === 0 } : null;
}

/** In the words of the port. */
export function stateOf(book: Book, ref: string, subscription: SandboxSubscription): SubscriptionState {
  const { start, end } = presentPeriod(subscription);
  return {
    ref,
    product: subscription.product,
    price: subscription.price,
    startedAt: new Date(subscription.startedAt),
    status: subscription.endedAt
      ? 'ended'
      : subscription.dueSince
        ? 'past-due'
        : subscription.period < 0
          ? 'trialing'
          : 'active',
    periodStart: start,
    // While unpaid, only the grace period is certain.
    periodEnd: subscription.dueSince ? new Date(new Date(subscription.dueSince).getTime() + GRACE_MS) : end,
    cancelsAt: subscription.cancelled ? end : null,
    endedAt: subscription.endedAt ? new Date(subscription.endedAt) : null,
    paid: paidOf(book, subscription.payment),
    card: { brand: subscription.card.brand, last4: subscription.card.last4 },
  };
}
