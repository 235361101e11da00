/**
 * The business of Stripe's stand-in: checkouts are paid, subscriptions renew, invoices are paid or stay open, money is
 * refunded, and each reports events.
 */
import { addMonths } from '#app/services/billing/periods.ts';
import { StripeFault, StripeStore, type StripeThing } from './store.ts';

const day = 24 * 60 * 60;
/** How long it keeps retrying after a declined renewal. */
const DUNNING = 7 * day;

/** Behaviour of Stripe's own test cards. */
const cards: Record<string, string> = {
  '4242424242424242': 'succeeds',
  '4000002500003155': 'authenticate',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000341': 'renewals_fail',
};

export class StripeBilling extends StripeStore {
  readonly now: () => Date;
  /** In chronological order. */
  readonly events: StripeThing[] = [];
  #happened: (event: StripeThing) => void;

  constructor(now: () => Date, happened: (event: StripeThing) => void = () => undefined) {
    super();
    this.now = now;
    this.#happened = happened;
  }

  get seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  say(type: string, thing: StripeThing): void {
    const event = this.add('evt', 'event', this.seconds, {
      type,
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(this.show(thing, [])) },
    });
    this.things.delete(event.id);
    this.events.push(event);
    this.#happened(event);
  }

  /** Processes everything that is due by now. */
  passTime(): void {
    for (const session of this.all('checkout.session')) {
      if (session.status === 'open' && (session.expires_at as number) <= this.seconds) this.expire(session);
    }
    for (const subscription of this.all('subscription')) this.#renew(subscription);
  }

  expire(session: StripeThing): void {
    if (session.status !== 'open')
      throw new StripeFault(400, {
        type: 'invalid_request_error',
        message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
      });
    session.status = 'expired';
    session.url = null;
    this.say('checkout.session.expired', session);
  }

  /**
   * A card was submitted on the hosted page. Null when done; else the page's message, or that the bank asks for
   * confirmation.
   */
  pay(session: StripeThing, number: string, confirmed = false): string | null {
    if (session.status !== 'open') return 'This page is over.';
    const does = cards[number.replaceAll(' ', '')];
    if (!does) return 'Your card number is invalid.';
    if (does === 'authenticate' && !confirmed) return 'authenticate';
    if (does !== 'succeeds' && does !== 'authenticate' && does !== 'renewals_fail')
      return `Your card was declined (${does}).`;
    const method = this.add('pm', 'payment_method', this.seconds, {
      type: 'card',
      customer: session.customer,
      _does: does,
      card: { brand: 'visa', last4: number.slice(-4) },
    });
    if (session.mode === 'setup') this.#completeSetup(session, method);
    else if (session.mode === 'payment') this.#completePayment(session, method);
    else this.#completeSubscription(session, method);
    session.status = 'complete';
    session.url = null;
    this.say('checkout.session.completed', session);
    return null;
  }

  #completeSetup(session: StripeThing, method: StripeThing): void {
    const intent = this.add('seti', 'setup_intent', this.seconds, {
      status: 'succeeded',
      payment_method: method.id,
      metadata: {},
    });
    session.setup_intent = intent.id;
    this.say('setup_intent.succeeded', intent);
  }

  #completePayment(session: StripeThing, method: StripeThing): void {
    const intent = this.#intent(
      session.amount_total as number,
      session.currency as string,
      method,
      session._intentMetadata,
    );
    session.payment_intent = intent.id;
    session.payment_status = 'paid';
    const invoice = this.#invoice(session, session.amount_total as number, session._description as string, null, {
      metadata: session._intentMetadata,
    });
    this.#markPaid(invoice, intent);
  }

  #completeSubscription(session: StripeThing, method: StripeThing): void {
    const price = session._price as StripeThing;
    const trialDays = session._trialDays as number;
    const start = this.seconds;
    const subscription = this.add('sub', 'subscription', start, {
      customer: session.customer,
      status: trialDays > 0 ? 'trialing' : 'active',
      currency: session.currency,
      metadata: session._subscriptionMetadata,
      start_date: start,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      canceled_at: null,
      default_payment_method: method.id,
      latest_invoice: null,
      trial_end: trialDays > 0 ? start + trialDays * day : null,
      _anchor: start + trialDays * day,
      _period: trialDays > 0 ? -1 : 0,
      _dueSince: null,
      items: {
        object: 'list',
        data: [
          {
            id: `si_${start}`,
            object: 'subscription_item',
            price,
            quantity: 1,
            current_period_start: start,
            current_period_end: start,
          },
        ],
      },
    });
    this.#setPeriod(subscription);
    session.subscription = subscription.id;
    session.payment_status = 'paid';
    this.say('customer.subscription.created', subscription);
    this.#charge(subscription, trialDays > 0 ? 0 : this.#amountOf(subscription), 'subscription_create');
  }

  #amountOf(subscription: StripeThing): number {
    const { price } = itemOf(subscription);
    const options = price.currency_options as Record<string, { unit_amount: number }>;
    return options[subscription.currency as string]?.unit_amount ?? (price.unit_amount as number);
  }

  #setPeriod(subscription: StripeThing): void {
    const item = itemOf(subscription);
    const index = subscription._period as number;
    const anchor = new Date((subscription._anchor as number) * 1000);
    const months = (item.price.recurring as { interval: string }).interval === 'year' ? 12 : 1;
    item.current_period_start =
      index < 0 ? (subscription.start_date as number) : addMonths(anchor, index * months).getTime() / 1000;
    item.current_period_end =
      index < 0 ? (subscription._anchor as number) : addMonths(anchor, (index + 1) * months).getTime() / 1000;
  }

  #renew(subscription: StripeThing): void {
    while (subscription.ended_at === null) {
      const due = subscription._dueSince as number | null;
      if (due !== null) {
        if (due + DUNNING <= this.seconds) this.endSubscription(subscription, due + DUNNING);
        return;
      }
      const end = itemOf(subscription).current_period_end;
      if (end > this.seconds) return;
      if (subscription.cancel_at_period_end) {
        this.endSubscription(subscription, end);
        return;
      }
      subscription._period = (subscription._period as number) + 1;
      this.#setPeriod(subscription);
      subscription.status = 'active';
      this.#charge(subscription, this.#amountOf(subscription), 'subscription_cycle');
      this.say('customer.subscription.updated', subscription);
    }
  }

  endSubscription(subscription: StripeThing, at: number): void {
    subscription.status = 'canceled';
    subscription.ended_at = at;
    subscription.canceled_at = at;
    this.say('customer.subscription.deleted', subscription);
  }

  #charge(subscription: StripeThing, amount: number, reason: string): void {
    const name = (itemOf(subscription).price._name as string | undefined) ?? 'Subscription';
    const invoice = this.#invoice(subscription, amount, name, subscription, { billing_reason: reason });
    subscription.latest_invoice = invoice.id;
    this.payInvoice(invoice, subscription, reason !== 'subscription_create');
  }

  /** False when the card was declined. */
  payInvoice(
    invoice: StripeThing,
    subscription: StripeThing,
    isRenewal: boolean,
    methodId = subscription.default_payment_method,
  ): boolean {
    const method = this.get(methodId, 'payment_method');
    if (isRenewal && method._does === 'renewals_fail') {
      invoice.attempt_count = ((invoice.attempt_count as number) || 0) + 1;
      subscription._dueSince ??= invoice.created;
      subscription.status = 'past_due';
      this.say('invoice.payment_failed', invoice);
      return false;
    }
    const amount = invoice.total as number;
    this.#markPaid(invoice, amount === 0 ? null : this.#intent(amount, invoice.currency as string, method, {}));
    if (subscription._dueSince !== null) {
      subscription._dueSince = null;
      subscription.status = 'active';
      this.say('customer.subscription.updated', subscription);
    }
    return true;
  }

  #intent(amount: number, currency: string, method: StripeThing, metadata: unknown): StripeThing {
    const intent = this.add('pi', 'payment_intent', this.seconds, {
      status: 'succeeded',
      amount,
      currency,
      payment_method: method.id,
      metadata,
      customer: method.customer,
    });
    const charge = this.add('ch', 'charge', this.seconds, {
      payment_intent: intent.id,
      customer: method.customer,
      amount,
      currency,
      metadata,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    });
    intent.latest_charge = charge.id;
    this.say('payment_intent.succeeded', intent);
    return intent;
  }

  #chargeOf(intent: StripeThing): StripeThing {
    return this.get(intent.latest_charge, 'charge');
  }

  /** The payment of an invoice. */
  paymentOf(invoice: StripeThing): StripeThing {
    const [paid] = (invoice.payments as { data: { payment: { payment_intent: string } }[] }).data;
    return this.get(paid?.payment.payment_intent, 'payment_intent');
  }

  /** By an API call, or in the dashboard: everything that remains by default. */
  refund(intent: StripeThing, amount?: number, metadata: Record<string, string> = {}): StripeThing {
    const charge = this.#chargeOf(intent);
    const left = (charge.amount as number) - (charge.amount_refunded as number);
    const given = amount ?? left;
    if (
      this.all('dispute').some(
        ({ charge: id, status }) => id === charge.id && (status === 'needs_response' || status === 'lost'),
      )
    )
      throw new StripeFault(400, {
        type: 'invalid_request_error',
        code: 'charge_disputed',
        message: 'This charge has been charged back.',
      });
    if (!(given > 0) || given > left)
      throw new StripeFault(400, {
        type: 'invalid_request_error',
        message: 'Refund amount is greater than unrefunded amount on charge',
        param: 'amount',
      });
    const refund = this.add('re', 'refund', this.seconds, {
      amount: given,
      currency: intent.currency,
      payment_intent: intent.id,
      charge: charge.id,
      status: 'succeeded',
      metadata,
    });
    this.#giveBack(charge, given);
    this.say('refund.created', refund);
    this.say('charge.refunded', charge);
    return refund;
  }

  /** The refund failed: the bank returned it. */
  failRefund(refund: StripeThing): void {
    refund.status = 'failed';
    this.#giveBack(this.get(refund.charge, 'charge'), -(refund.amount as number));
    this.say('refund.failed', refund);
  }

  #giveBack(charge: StripeThing, amount: number): void {
    charge.amount_refunded = (charge.amount_refunded as number) + amount;
    charge.refunded = charge.amount_refunded === charge.amount;
  }

  /** The buyer disputed the payment and the bank withdrew it; an inquiry only asks. */
  dispute(intent: StripeThing, status: 'needs_response' | 'warning_needs_response' = 'needs_response'): StripeThing {
    const charge = this.#chargeOf(intent);
    charge.disputed = true;
    const dispute = this.add('dp', 'dispute', this.seconds, {
      amount: charge.amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intent.id,
      status,
      metadata: {},
    });
    this.say('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(dispute: StripeThing, status: 'won' | 'lost' | 'warning_closed'): void {
    dispute.status = status;
    this.say('charge.dispute.closed', dispute);
  }

  #invoice(
    of: StripeThing,
    total: number,
    description: string,
    subscription: StripeThing | null,
    fields: Record<string, unknown>,
  ): StripeThing {
    const created = subscription ? itemOf(subscription).current_period_start : this.seconds;
    const number = `BLEND-${String(this.all('invoice').length + 1).padStart(4, '0')}`;
    return this.add('in', 'invoice', created, {
      customer: of.customer,
      currency: of.currency,
      total,
      amount_paid: 0,
      status: 'open',
      number,
      description: null,
      metadata: {},
      attempt_count: 0,
      hosted_invoice_url: `https://invoice.stripe.example/${number}`,
      payments: { object: 'list', data: [] },
      lines: { object: 'list', data: [{ id: `il_${number}`, object: 'line_item', description }] },
      parent: subscription
        ? {
            type: 'subscription_details',
            subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
          }
        : null,
      ...fields,
    });
  }

  #markPaid(invoice: StripeThing, intent: StripeThing | null): void {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.total;
    const payment = intent && {
      id: `inpay_${invoice.id}`,
      object: 'invoice_payment',
      status: 'paid',
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
    };
    invoice.payments = { object: 'list', data: payment ? [payment] : [] };
    this.say('invoice.paid', invoice);
    this.say('invoice.payment_succeeded', invoice);
  }
}

interface Item {
  price: StripeThing;
  current_period_start: number;
  current_period_end: number;
}

export function itemOf(subscription: StripeThing): Item {
  const item = (subscription.items as { data: Item[] }).data[0];
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}
