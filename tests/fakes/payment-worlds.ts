/** Payments with a controllable clock, by the sandbox or Stripe's stand-in, and a buyer who types cards. */
import { createAllowance } from '#app/services/billing/allowance.server.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { createLedger, type Ledger } from '#app/services/billing/ledger.server.ts';
import type { ProductKey } from '#app/services/billing/products.ts';
import type { Database } from '#app/services/database/database.server.ts';
import type { Purchase } from '#app/services/payments/payments.ts';
import { createPayments, type Payments, type PaymentsDependencies } from '#app/services/payments/payments.server.ts';
import type { PaymentProvider } from '#app/services/payments/provider.ts';
import { createSandboxProvider } from '#app/services/payments/sandbox/sandbox-provider.server.ts';
import type { Config } from '#app/services/config/config.ts';
import { createStripeProvider } from '#app/services/payments/stripe/stripe-provider.server.ts';
import { startStripeServer, type StripeServer, type StripeServerOptions } from './stripe/server.ts';

export type WorldKind = 'sandbox' | 'stripe';

export interface WorldOptions extends StripeServerOptions {
  trialDays?: number;
  sales?: Config['sales'];
}

export interface PaymentWorld {
  payments: Payments;
  provider: PaymentProvider;
  ledger: Ledger;
  /** Null in the sandbox. */
  stripe: StripeServer | null;
  /** Users who were notified of changes. */
  told: string[];
  /** Reported errors. */
  reported: unknown[];
  now(): Date;
  /** Moves the clock, and runs whatever is due by then. */
  pass(until: Date): Promise<void>;
  newUser(fields?: { plan?: string }): Promise<string>;
  buy(userId: string, product: ProductKey, currency?: string): Promise<Purchase>;
  /** Types a card on the purchase's page, and answers the bank. */
  pay(userId: string, purchase: Purchase, card?: string, bank?: 'approve' | 'refuse'): Promise<Purchase>;
  changeCard(userId: string, card: string): Promise<void>;
  /** The operator refunds the user's newest payment by hand: in full by default. */
  giveBackByHand(userId: string, amount?: number): Promise<void>;
  /** Other services on the same books, as after a restart of the server. */
  again(change?: Partial<PaymentsDependencies>): Promise<Payments>;
  close(): Promise<void>;
}

export const goodCard = '4242 4242 4242 4242';
let users = 0;

export async function openPaymentWorld(
  kind: WorldKind,
  { prisma }: Pick<Database, 'prisma'>,
  start: Date,
  options: WorldOptions = {},
): Promise<PaymentWorld> {
  let clock = start;
  const now = () => clock;
  const stripe = kind === 'stripe' ? await startStripeServer({ now, ...options }) : null;
  const settings = stripe && { secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret, apiUrl: stripe.url };
  const provider = settings
    ? await createStripeProvider(settings, { prisma, origin: 'https://blend.example', now })
    : createSandboxProvider({ prisma, now });
  const told: string[] = [];
  const reported: unknown[] = [];
  const ledger = createLedger({ prisma, entitlements: createEntitlements({ plans: 'metered' }), now });
  const allowance = createAllowance({ prisma, secret: 'a secret of tests', now });
  const opened: Payments[] = [];
  const open = (change: Partial<PaymentsDependencies> = {}) => {
    const made = createPayments({
      prisma,
      provider,
      ledger,
      allowance,
      now,
      config: { sales: options.sales ?? 'open', trialDays: options.trialDays ?? 0 },
      changed: (userId) => void told.push(userId),
      report: (error) => void reported.push(error),
      ...change,
    });
    opened.push(made);
    return made;
  };
  const payments = open();

  async function typeAt(url: string, card: string, bank?: string): Promise<string> {
    const body = new URLSearchParams({ number: card, ...(bank ? { bank } : {}) });
    return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).text();
  }

  return {
    payments,
    provider,
    ledger,
    stripe,
    told,
    reported,
    now,
    async pass(until) {
      clock = until;
      await payments.lookAfter();
    },
    async newUser(fields = {}) {
      users += 1;
      const id = `buyer-${kind}-${users}`;
      await prisma.user.create({ data: { id, name: id, email: `${id}@example.com`, createdAt: clock, ...fields } });
      return id;
    },
    buy: (userId, product, currency = 'USD') =>
      payments.buy(userId, { product, currency, requestKey: null, languages: null }),

    async pay(userId, purchase, card = goodCard, bank) {
      if (purchase.next?.type === 'redirect') {
        await typeAt(purchase.next.url, card);
        if (bank) await typeAt(purchase.next.url, card, bank);
        return payments.purchase(userId, purchase.id);
      }
      const typed = await payments.pay(userId, purchase.id, { number: card, expiry: '12/60', cvc: '123' });
      return bank ? payments.authenticate(userId, purchase.id, bank === 'approve') : typed;
    },
    async changeCard(userId, card) {
      const { next } = await payments.beginCardChange(userId);
      if (next.type === 'redirect') {
        await typeAt(next.url, card);
        await payments.subscription(userId);
      } else await payments.changeCard(userId, { number: card, expiry: '12/60', cvc: '123' });
    },
    async giveBackByHand(userId, amount) {
      const [invoice] = await provider.invoices(userId);
      if (!invoice) throw new Error('There is nothing to give back');
      if (stripe) stripe.billing.refund(stripe.billing.paymentOf(stripe.billing.get(invoice.id, 'invoice')), amount);
      else
        await provider.refund({
          userId,
          payment: invoice.id,
          amount: { ...invoice.total, amount: amount ?? invoice.total.amount },
          reference: `by hand ${clock.toISOString()}`,
        });
    },
    again: (change) => Promise.resolve(open(change)),
    async close() {
      for (const one of opened) await one.close();
      await stripe?.close();
    },
  };
}
