/** Money that buyers got back without us: by a refund in Stripe's dashboard, or because a bank reclaimed it. */
import type { Stripe } from 'stripe';
import type { Hint, PaidPeriod } from '../provider.ts';
import { orNull } from './stripe-client.server.ts';
import { fromStripe, hintOfInvoice, idOf, takesMoneyBack, whole } from './stripe-mapping.ts';

export interface TakenBack {
  /** Whether the buyer has all of a payment again. `latest_charge` must be expanded. */
  isBack(intent: Stripe.PaymentIntent | null): Promise<boolean>;
  /** What is left of the payment for a period. */
  standing(paid: PaidPeriod): Promise<PaidPeriod>;
  /** The purchase or the subscription that was paid; null: none of ours. */
  hintOf(payment: string): Promise<Hint | null>;
  since(time: Date): Promise<Hint[]>;
  /** The refunds of each payment of a customer, as Stripe's amounts. */
  givenTo(customer: string, most: number): Promise<Map<string, number>>;
}

export function createTakenBack(stripe: Stripe): TakenBack {
  async function isBack(intent: Stripe.PaymentIntent | null): Promise<boolean> {
    const charge = whole(intent?.latest_charge);
    if (!intent || !charge) return false;
    if (charge.refunded) return true;
    // Says that there was a dispute, not its state.
    if (!charge.disputed) return false;
    for await (const dispute of stripe.disputes.list({ payment_intent: intent.id, limit: 100 }))
      if (takesMoneyBack(dispute)) return true;
    return false;
  }

  async function hintOf(payment: string): Promise<Hint | null> {
    const intent = await orNull(() => stripe.paymentIntents.retrieve(payment));
    const purchase = intent?.metadata.purchase;
    if (purchase) return { purchase, checkout: null, subscription: null };
    if (!intent) return null;
    for await (const { invoice } of stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: payment },
      expand: ['data.invoice'],
    })) {
      const bill = whole(invoice);
      if (bill && !bill.deleted) return hintOfInvoice(bill);
    }
    return null;
  }

  return {
    isBack,
    hintOf,

    async standing(paid) {
      const intent = await orNull(() => stripe.paymentIntents.retrieve(paid.payment, { expand: ['latest_charge'] }));
      const charge = whole(intent?.latest_charge);
      const given = charge ? fromStripe(charge.currency, charge.amount_refunded).amount : 0;
      return { ...paid, amount: Math.max(0, paid.amount - given), takenBack: await isBack(intent) };
    },

    async since(time) {
      const created = { gte: Math.floor(time.getTime() / 1000) };
      const payments = new Set<string>();
      // Our own refunds carry a reference, and are known.
      for await (const { metadata, payment_intent } of stripe.refunds.list({ created, limit: 100 }))
        if (!metadata?.reference) payments.add(idOf(payment_intent) ?? '');
      for await (const { payment_intent } of stripe.disputes.list({ created, limit: 100 }))
        payments.add(idOf(payment_intent) ?? '');
      const hints: Hint[] = [];
      for (const payment of payments) {
        const hint = payment && (await hintOf(payment));
        if (hint) hints.push(hint);
      }
      return hints;
    },

    async givenTo(customer, most) {
      const given = new Map<string, number>();
      let seen = 0;
      for await (const { payment_intent, amount_refunded } of stripe.charges.list({ customer, limit: 100 })) {
        const payment = idOf(payment_intent);
        if (payment && amount_refunded > 0) given.set(payment, amount_refunded);
        seen += 1;
        if (seen >= most) break;
      }
      return given;
    },
  };
}
