/**
 * Payments by Stripe. Cards are entered on Stripe's own pages; stored here are names of checkouts, subscriptions and
 * payments. Writes for a purchase carry an idempotency key derived from it, so that a retry after a crash does nothing
 * twice.
 */
import type { Stripe } from 'stripe';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { StripeSettings } from '#app/services/config/config.ts';
import { isProductKey, productKeys, products, type ProductKey } from '#app/services/billing/products.ts';
import type { InvoiceView } from '../payments.ts';
import { PaymentsError } from '../payments-error.ts';
import type { CheckoutState, Order, PaymentProvider, SubscriptionState } from '../provider.ts';
import { asking, createStripeClient, isMissing, isRefusal, orNull } from './stripe-client.server.ts';
import {
  checkoutState,
  hintOf,
  idOf,
  invoiceView,
  paymentTakenBack,
  priceIn,
  subscriptionState,
  toStripe,
  whole,
} from './stripe-mapping.ts';
import { createTakenBack } from './taken-back.server.ts';

/** A checkout can be paid for at most a day; Stripe counts from when it receives it. */
const CHECKOUT_SECONDS = 23 * 60 * 60;
/** How old a signed message may be: older ones are replays. */
const TOLERANCE_SECONDS = 300;
/** How long prices are believed. */
const PRICES_MS = 5 * 60_000;
const MOST_INVOICES = 300;

export interface StripeDependencies {
  prisma: PrismaClient;
  /** Where people come back to. */
  origin: string;
  now?: () => Date;
}

export async function createStripeProvider(
  settings: StripeSettings,
  { prisma, origin, now = () => new Date() }: StripeDependencies,
): Promise<PaymentProvider> {
  const stripe = await createStripeClient(settings);
  const takenBack = createTakenBack(stripe);

  let kept: { until: number; prices: Promise<Map<ProductKey, Stripe.Price>> } | null = null;

  async function readPrices(): Promise<Map<ProductKey, Stripe.Price>> {
    const found = new Map<ProductKey, Stripe.Price>();
    for await (const price of stripe.prices.list({
      lookup_keys: [...productKeys],
      active: true,
      limit: 100,
      expand: ['data.currency_options'],
    })) {
      if (price.lookup_key && isProductKey(price.lookup_key)) found.set(price.lookup_key, price);
    }
    return found;
  }

  function allPrices(): Promise<Map<ProductKey, Stripe.Price>> {
    if (!kept || kept.until <= now().getTime()) {
      const prices = asking(readPrices);
      const entry = { until: now().getTime() + PRICES_MS, prices };
      kept = entry;
      // A failure is not kept.
      prices.catch(() => (kept = kept === entry ? null : kept));
    }
    return kept.prices;
  }

  /** The user's Stripe customer: known, or created now. */
  async function customerOf(userId: string): Promise<string> {
    const known = await prisma.stripeCustomer.findUnique({ where: { userId } });
    if (known) return known.ref;
    const { email, name } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
    const made = await stripe.customers.create(
      { email, name, metadata: { user: userId } },
      { idempotencyKey: `user/${userId}/customer` },
    );
    await prisma.stripeCustomer.upsert({ where: { userId }, create: { userId, ref: made.id }, update: {} });
    return made.id;
  }

  async function createSession(order: Order, price: Stripe.Price, customer: string): Promise<string> {
    const metadata = { purchase: order.purchase, user: order.userId, product: order.product };
    const back = `${origin}/checkout?purchase=${order.purchase}`;
    const { currency } = toStripe(order.price);
    const isPlan = products[order.product].kind === 'plan';
    const session = await stripe.checkout.sessions.create(
      {
        customer,
        currency,
        metadata,
        client_reference_id: order.purchase,
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: back,
        cancel_url: `${back}&cancelled=1`,
        expires_at: Math.floor(order.createdAt.getTime() / 1000) + CHECKOUT_SECONDS,
        ...(isPlan
          ? {
              mode: 'subscription',
              subscription_data: { metadata, ...(order.trialDays > 0 ? { trial_period_days: order.trialDays } : {}) },
            }
          : {
              mode: 'payment',
              payment_intent_data: { metadata },
              invoice_creation: { enabled: true, invoice_data: { metadata } },
            }),
      },
      { idempotencyKey: `purchase/${order.purchase}/checkout/${customer}` },
    );
    return session.id;
  }

  async function begin(order: Order): Promise<string> {
    const price = (await allPrices()).get(order.product);
    if (!price) throw new PaymentsError('not_for_sale');
    const customer = await customerOf(order.userId);
    try {
      return await createSession(order, price, customer);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // The key of another account, or a customer deleted there: this one starts over.
      kept = null;
      await prisma.stripeCustomer.deleteMany({ where: { userId: order.userId, ref: customer } });
      const { email, name } = await prisma.user.findUniqueOrThrow({ where: { id: order.userId } });
      const made = await stripe.customers.create({ email, name, metadata: { user: order.userId } });
      await prisma.stripeCustomer.upsert({
        where: { userId: order.userId },
        create: { userId: order.userId, ref: made.id },
        update: { ref: made.id },
      });
      return createSession(order, price, made.id);
    }
  }

  async function readCheckout(id: string): Promise<CheckoutState> {
    const session = await orNull(() =>
      stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'payment_intent.latest_charge'] }),
    );
    if (!session) return { status: 'failed', error: 'abandoned' };
    const state = checkoutState(session);
    return state.status === 'paid'
      ? { ...state, takenBack: await takenBack.isBack(whole(session.payment_intent)) }
      : state;
  }

  const readSubscription = (ref: string) =>
    orNull(() =>
      stripe.subscriptions.retrieve(ref, {
        expand: [
          'latest_invoice.payments',
          'default_payment_method',
          'customer.invoice_settings.default_payment_method',
          'items.data.price.currency_options',
        ],
      }),
    );

  async function subscription(ref: string): Promise<SubscriptionState | null> {
    const found = await readSubscription(ref);
    const state = found && subscriptionState(found);
    return state?.paid ? { ...state, paid: await takenBack.standing(state.paid) } : state;
  }

  async function endNow(ref: string): Promise<void> {
    const subscription = await readSubscription(ref);
    if (!subscription || subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return;
    await orNull(() => stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false }));
  }

  /** Once per reference, also if Stripe has dropped the key of the first try. */
  async function refundOnce(payment: string, amount: number, reference: string): Promise<void> {
    for await (const refund of stripe.refunds.list({ payment_intent: payment, limit: 100 }))
      if (refund.metadata?.reference === reference) return;
    await stripe.refunds.create(
      { payment_intent: payment, amount, metadata: { reference } },
      { idempotencyKey: `${reference}/refund` },
    );
  }

  async function takeNewCard(ref: string, method: string): Promise<void> {
    const subscription = await readSubscription(ref);
    const customer = idOf(subscription?.customer);
    if (!subscription || !customer) return;
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } });
    if (subscription.status === 'canceled') return;
    await stripe.subscriptions.update(ref, { default_payment_method: method });
    const invoice = subscription.latest_invoice;
    if (typeof invoice !== 'object' || invoice?.status !== 'open') return;
    // Declined again, it stays due; Stripe keeps trying.
    await stripe.invoices.pay(invoice.id, { payment_method: method }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  }

  async function invoices(userId: string): Promise<InvoiceView[]> {
    const known = await prisma.stripeCustomer.findUnique({ where: { userId } });
    if (!known) return [];
    const refunds = await takenBack.givenTo(known.ref, MOST_INVOICES);
    const views: InvoiceView[] = [];
    for await (const invoice of stripe.invoices.list({ customer: known.ref, limit: 100, expand: ['data.payments'] })) {
      const view = invoiceView(invoice, refunds);
      if (view) views.push(view);
      if (views.length >= MOST_INVOICES) break;
    }
    return views;
  }

  return {
    name: 'stripe',

    async prices(currency) {
      const all = await allPrices();
      // A price unavailable in a currency is given in its own.
      return Object.fromEntries(
        [...all].flatMap(([key, price]) => {
          const money = priceIn(price, currency) ?? priceIn(price, price.currency);
          return money ? [[key, money]] : [];
        }),
      );
    },
    async check() {
      await asking(readPrices);
    },

    async currencies() {
      const all = [...(await allPrices()).values()];
      return [
        ...new Set([
          ...all.map(({ currency }) => currency),
          ...all.flatMap((price) => Object.keys(price.currency_options ?? {})),
        ]),
      ].map((code) => code.toUpperCase());
    },

    begin: (order) => asking(() => begin(order)),
    checkout: (_userId, id) => asking(() => readCheckout(id)),
    abandon: (_userId, id) =>
      asking(async () => {
        await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
          // It is over already; the outcome is read next.
          if (!isRefusal(error)) throw error;
        });
        return readCheckout(id);
      }),

    subscription: (_userId, ref) => asking(() => subscription(ref)),
    cancel: (_userId, ref) =>
      asking(async () => void (await stripe.subscriptions.update(ref, { cancel_at_period_end: true }))),
    resume: (_userId, ref) =>
      asking(async () => void (await stripe.subscriptions.update(ref, { cancel_at_period_end: false }))),
    end: (_userId, ref) => asking(() => endNow(ref)),
    refund: ({ payment, amount, reference }) => asking(() => refundOnce(payment, toStripe(amount).amount, reference)),

    beginCardChange: (userId, ref) =>
      asking(async () => {
        const subscription = await stripe.subscriptions.retrieve(ref);
        const session = await stripe.checkout.sessions.create({
          mode: 'setup',
          customer: await customerOf(userId),
          currency: subscription.currency,
          metadata: { user: userId, subscription: ref },
          success_url: `${origin}/settings/plan?card=changed`,
          cancel_url: `${origin}/settings/plan`,
        });
        if (!session.url) throw new PaymentsError('provider_unavailable');
        return { next: { type: 'redirect', url: session.url }, change: session.id };
      }),
    finishCardChange: (_userId, ref, change) =>
      asking(async () => {
        const session = await orNull(() => stripe.checkout.sessions.retrieve(change, { expand: ['setup_intent'] }));
        if (session?.status === 'open') return false;
        const intent = typeof session?.setup_intent === 'object' ? session.setup_intent : null;
        const method = idOf(intent?.payment_method);
        if (session?.status === 'complete' && method) await takeNewCard(ref, method);
        return true;
      }),
    invoices: (userId) => asking(() => invoices(userId)),

    async readHint(body, signature) {
      const event = await stripe.webhooks
        .constructEventAsync(
          body,
          signature ?? '',
          settings.webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now().getTime(),
        )
        .catch(() => {
          throw new PaymentsError('bad_signature');
        });
      const payment = paymentTakenBack(event);
      return payment ? asking(() => takenBack.hintOf(payment)) : hintOf(event);
    },
    takenBackSince: (since) => asking(() => takenBack.since(since)),

    leave: (userId) =>
      asking(async () => {
        const known = await prisma.stripeCustomer.findUnique({ where: { userId } });
        if (!known) return;
        for await (const session of stripe.checkout.sessions.list({ customer: known.ref, status: 'open' })) {
          await stripe.checkout.sessions.expire(session.id).catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
          });
        }
        for await (const { id } of stripe.subscriptions.list({ customer: known.ref })) await endNow(id);
      }),
  };
}
