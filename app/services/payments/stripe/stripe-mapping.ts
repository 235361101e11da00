/** Maps Stripe's objects to the port's types. Pure. */
import type { Stripe } from 'stripe';
import type { Money } from '#app/services/billing/money.ts';
import { isProductKey, type ProductKey } from '#app/services/billing/products.ts';
import type { InvoiceView } from '../payments.ts';
import type { CheckoutState, Hint, SubscriptionState } from '../provider.ts';

/** Without decimals for people, but with two of them at Stripe. */
const twoDecimalsAtStripe = new Set(['ISK', 'UGX']);

export function toStripe({ currency, amount }: Money): { currency: string; amount: number } {
  return { currency: currency.toLowerCase(), amount: twoDecimalsAtStripe.has(currency) ? amount * 100 : amount };
}

export function fromStripe(currency: string, amount: number): Money {
  const code = currency.toUpperCase();
  return { currency: code, amount: twoDecimalsAtStripe.has(code) ? Math.round(amount / 100) : amount };
}

const date = (seconds: number) => new Date(seconds * 1000);

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export function whole<Thing extends { id: string }>(reference: string | Thing | null | undefined): Thing | null {
  return typeof reference === 'object' ? reference : null;
}

/** The price in a currency, which may be one of its additional ones. */
export function priceIn(price: Stripe.Price, currency: string): Money | null {
  const key = currency.toLowerCase();
  const amount = price.currency === key ? price.unit_amount : price.currency_options?.[key]?.unit_amount;
  return amount === null || amount === undefined ? null : fromStripe(key, amount);
}

const statuses: Record<string, SubscriptionState['status']> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'unpaid',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** A price loses its lookup key to a newer one, so the subscription itself says what it is. */
function productOf(subscription: Stripe.Subscription): ProductKey | null {
  const key = subscription.metadata.product ?? subscription.items.data[0]?.price.lookup_key ?? '';
  return isProductKey(key) ? key : null;
}

/**
 * `latest_invoice.payments`, the payment method and the customer's own one must be expanded. Later changes of the
 * payment are read separately.
 */
export function subscriptionState(subscription: Stripe.Subscription): SubscriptionState | null {
  const item = subscription.items.data[0];
  if (!item) return null;
  const status = statuses[subscription.status] ?? 'unpaid';
  const end = item.current_period_end;
  const customer =
    typeof subscription.customer === 'object' && !subscription.customer.deleted ? subscription.customer : null;
  const method = whole(subscription.default_payment_method) ?? whole(customer?.invoice_settings.default_payment_method);
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
  return {
    ref: subscription.id,
    status,
    product: productOf(subscription),
    price: priceIn(item.price, subscription.currency) ?? fromStripe(subscription.currency, 0),
    startedAt: date(subscription.start_date),
    periodStart: date(item.current_period_start),
    periodEnd: date(end),
    cancelsAt: cancelsAt === null ? null : date(cancelsAt),
    endedAt: subscription.ended_at === null ? null : date(subscription.ended_at),
    paid: paidBy(whole(subscription.latest_invoice)),
    card: method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null,
  };
}

function paidBy(invoice: Stripe.Invoice | null): SubscriptionState['paid'] {
  if (invoice?.status !== 'paid' || invoice.amount_paid === 0) return null;
  const payment = paymentOf(invoice);
  return payment
    ? { payment, amount: fromStripe(invoice.currency, invoice.amount_paid).amount, takenBack: false }
    : null;
}

/** The payment intent that an invoice was paid by. */
function paymentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return idOf(paid?.payment.payment_intent);
}

/** `subscription` and `payment_intent` must be expanded. Later changes of the payment are read separately. */
export function checkoutState(session: Stripe.Checkout.Session): CheckoutState {
  if (session.status === 'open')
    return session.url
      ? { status: 'open', next: { type: 'redirect', url: session.url } }
      : { status: 'failed', error: 'failed' };
  if (session.status === 'expired') return { status: 'failed', error: 'abandoned' };
  const subscription = whole(session.subscription);
  if (session.mode === 'subscription') {
    if (!subscription || subscription.status === 'incomplete') return { status: 'open', next: { type: 'wait' } };
    if (subscription.status === 'incomplete_expired') return { status: 'failed', error: 'declined' };
    return { status: 'paid', at: date(subscription.start_date), subscription: subscription.id, takenBack: false };
  }
  const intent = whole(session.payment_intent);
  if (session.payment_status !== 'unpaid')
    return { status: 'paid', at: date(intent?.created ?? session.created), subscription: null, takenBack: false };
  // Slow payment methods can fail after the page reported success.
  const isOver = intent?.status === 'canceled' || intent?.status === 'requires_payment_method';
  return isOver ? { status: 'failed', error: 'declined' } : { status: 'open', next: { type: 'wait' } };
}

/** States of a dispute in which the buyer's bank has the money. Not so in inquiries and won disputes. */
const moneyIsAway = new Set<string>([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
  'prevented',
]);

export function takesMoneyBack({ status }: Pick<Stripe.Dispute, 'status'>): boolean {
  return moneyIsAway.has(status);
}

const shownInvoices: Record<string, InvoiceView['status']> = { paid: 'paid', open: 'open', uncollectible: 'failed' };

/**
 * Null for what nobody needs to see: drafts, void ones, and a trial's zero invoice. `refunds`: Stripe's amounts by
 * payment.
 */
export function invoiceView(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): InvoiceView | null {
  const status = shownInvoices[invoice.status ?? 'draft'];
  if (!status || invoice.total === 0) return null;
  const total = fromStripe(invoice.currency, invoice.total);
  const given = fromStripe(invoice.currency, refunds.get(paymentOf(invoice) ?? '') ?? 0).amount;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    createdAt: date(invoice.created).toISOString(),
    total,
    description: invoice.lines.data[0]?.description ?? invoice.description ?? '',
    refunded: given > 0 ? { currency: total.currency, amount: given } : null,
    status: given >= total.amount ? 'refunded' : status,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** The payment that a refund or dispute event is about; null: it is about something else. */
export function paymentTakenBack({ type, data: { object } }: Stripe.Event): string | null {
  if (!/^(?:charge\.(?:refund|dispute)|refund\.)/.test(type)) return null;
  return idOf((object as { payment_intent?: string | { id: string } | null }).payment_intent);
}

/** What any other event is about. Its data may be old: only names are taken from it. */
export function hintOf({ data: { object } }: Stripe.Event): Hint | null {
  const thing = object as { object: string; id: string; metadata?: Record<string, string> | null };
  const purchase = thing.metadata?.purchase ?? null;
  if (thing.object === 'checkout.session') {
    const session = object as Stripe.Checkout.Session;
    return {
      purchase: purchase ?? session.client_reference_id,
      checkout: session.id,
      subscription: idOf(session.subscription) ?? session.metadata?.subscription ?? null,
    };
  }
  if (thing.object === 'subscription') return { purchase, checkout: null, subscription: thing.id };
  if (thing.object === 'invoice') return hintOfInvoice(object as Stripe.Invoice);
  return purchase ? { purchase, checkout: null, subscription: null } : null;
}

/** The purchase or the subscription that an invoice is for. */
export function hintOfInvoice({ metadata, parent }: Stripe.Invoice): Hint {
  const details = parent?.subscription_details;
  return {
    purchase: metadata?.purchase ?? details?.metadata?.purchase ?? null,
    checkout: null,
    subscription: idOf(details?.subscription),
  };
}
