/** Paying, as the routes use it: offers, purchases, the subscription, invoices, and the provider's messages. */
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import type { PrismaClient, Subscription } from '#prisma/generated/client.ts';
import type { Config } from '#app/services/config/config.ts';
import type { Ledger } from '#app/services/billing/ledger.server.ts';
import { createPacks } from '#app/services/billing/packs.server.ts';
import { productKeys, products } from '#app/services/billing/products.ts';
import { checkCard, type CheckedCard } from './card-entry.ts';
import { currencyFor } from './currency.ts';
import type {
  CardChange,
  CardEntry,
  InvoiceView,
  Offer,
  OffersView,
  ProviderName,
  Purchase,
  SubscriptionView,
} from './payments.ts';
import { PaymentsError, refusalOf } from './payments-error.ts';
import type { CardPayments, Hint, PaymentProvider } from './provider.ts';
import {
  createPurchases,
  purchaseError,
  refuseElsewhere,
  type BuyRequest,
  type Looked,
  type PurchasesDependencies,
} from './purchases.server.ts';
import { createSubscriptions, isManagedHere, subscriptionView } from './subscriptions.server.ts';

/** How long the provider's last answer is trusted when somebody looks. */
const FRESH_MS = 60_000;
/** How often unattended purchases are updated. */
const LOOK_AFTER_MS = 5 * 60_000;
/** How far back the first check after a start searches for reclaimed money. */
const TAKEN_BACK_MS = 30 * 24 * 60 * 60_000;
/** So that two clocks need not agree. */
const OVERLAP_MS = 10 * 60_000;

export interface Payments {
  readonly provider: ProviderName;
  /** Whether the provider answers; undefined: there is nobody to ask. */
  readonly check: (() => Promise<void>) | undefined;
  offers(userId: string | null, asked: { currency: string | null; languages: string | null }): Promise<OffersView>;
  buy(
    userId: string,
    request: Omit<BuyRequest, 'currency'> & { currency: string | null; languages: string | null },
  ): Promise<Purchase>;
  purchase(userId: string, id: string): Promise<Purchase>;
  /** The sandbox only, as the next one. */
  pay(userId: string, id: string, card: CardEntry): Promise<Purchase>;
  authenticate(userId: string, id: string, approved: boolean): Promise<Purchase>;
  subscription(userId: string): Promise<SubscriptionView | null>;
  /** One that a store manages, also beside one of ours: while it runs, no plan is sold here. */
  elsewhere(userId: string): Promise<SubscriptionView | null>;
  /** At the end of the period. */
  cancel(userId: string): Promise<SubscriptionView | null>;
  resume(userId: string): Promise<SubscriptionView | null>;
  beginCardChange(userId: string): Promise<CardChange>;
  /** The sandbox only. */
  changeCard(userId: string, card: CardEntry): Promise<SubscriptionView | null>;
  invoices(userId: string): Promise<InvoiceView[]>;
  /** A signed message of the provider: a hint at what to check. */
  receive(body: string, signature: string | null): Promise<void>;
  /** Ends what would cost money, for a deleted account. What runs at another platform is not ours to end. */
  leave(userId: string): Promise<void>;
  /** Books unattended payments and ends what is over, for one user or all. */
  lookAfter(userId?: string): Promise<void>;
  /**
   * Ends and reverts what was bought in the sandbox, unless that is the current provider. Before the server listens.
   */
  voidPlayMoney(): Promise<void>;
  close(): Promise<void>;
}

export interface PaymentsDependencies {
  prisma: PrismaClient;
  provider: PaymentProvider;
  ledger: Pick<Ledger, 'topUp' | 'returnTopUp'>;
  allowance: PurchasesDependencies['allowance'];
  config: Pick<Config, 'sales' | 'trialDays'>;
  /** Called after a user's plan, credits or subscription changed. */
  changed(userId: string): void;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => Date;
}

export function createPayments(dependencies: PaymentsDependencies): Payments {
  const { prisma, provider, ledger, allowance, config, changed, report, now = () => new Date() } = dependencies;
  const inTurn = createInTurn();
  const subscriptions = createSubscriptions({ prisma, provider, now, changed, report });
  const packs = createPacks({ prisma, ledger });
  const purchases = createPurchases({
    prisma,
    provider,
    subscriptions,
    packs,
    allowance,
    trialDays: config.trialDays,
    now,
    inTurn,
    changed,
    report,
  });

  async function purchaseView({ row, state }: Looked): Promise<Purchase> {
    const { id, product, trialDays, status } = row;
    const isOpen = status === 'in-progress';
    const estimate =
      isOpen && row.replaces
        ? purchases.refundFor(await subscriptions.current(row.userId), product as Purchase['product'])
        : null;
    return {
      id,
      product: product as Purchase['product'],
      trialDays,
      status: status as Purchase['status'],
      price: { currency: row.currency, amount: row.amount },
      error: purchaseError(row),
      next: isOpen ? (state?.status === 'open' ? state.next : { type: 'wait' }) : null,
      refund: row.refundAmount ? { currency: row.currency, amount: row.refundAmount } : estimate,
    };
  }

  const viewOf = (row: Subscription | null) => (row ? subscriptionView(row) : null);

  /** The subscription that is managed here. Throws if it is elsewhere, or there is none. */
  async function own(userId: string): Promise<Subscription> {
    const row = await subscriptions.current(userId);
    if (!row) throw new PaymentsError('no_subscription');
    refuseElsewhere(row);
    return row;
  }

  async function finishCardChange(row: Subscription): Promise<void> {
    if (!row.cardChange || !(await provider.finishCardChange(row.userId, row.ref, row.cardChange))) return;
    await prisma.subscription.updateMany({
      where: { id: row.id, cardChange: row.cardChange },
      data: { cardChange: null },
    });
  }

  /** The user's subscription, refreshed from the provider if the last answer is old. */
  async function freshSubscription(userId: string): Promise<Subscription | null> {
    const kept = await subscriptions.current(userId);
    if (!kept) return null;
    try {
      const isDue = kept.periodEnd <= now() || kept.provider !== provider.name;
      if (isDue) await subscriptions.lookAfter(userId);
      else if (kept.cardChange || kept.checkedAt.getTime() + FRESH_MS < now().getTime()) {
        await finishCardChange(kept);
        await subscriptions.bringUpToDate(userId, kept.ref);
      }
    } catch (error) {
      // The stored state is better than nothing.
      report(error, { area: 'payments' });
    }
    return subscriptions.current(userId);
  }

  function cardPayments(): CardPayments {
    if (!provider.cards) throw new PaymentsError('not_here');
    return provider.cards;
  }

  function checked(card: CardEntry): CheckedCard {
    const result = checkCard(card, now());
    if (!result.ok) throw new PaymentsError('invalid_card', result);
    return result.card;
  }

  /** Acts on an open checkout and checks the result. */
  async function withCards(
    userId: string,
    id: string,
    work: (cards: CardPayments, checkout: string) => Promise<void>,
  ): Promise<Purchase> {
    const row = await purchases.find(userId, id);
    const cards = cardPayments();
    if (row.status !== 'in-progress' || !row.checkout) throw new PaymentsError('over');
    await work(cards, row.checkout);
    return purchaseView(await purchases.look(row));
  }

  async function changeSubscription(
    userId: string,
    change: (row: Subscription) => Promise<void>,
  ): Promise<SubscriptionView | null> {
    return inTurn.run(userId, async () => {
      const row = await own(userId);
      await change(row);
      return viewOf(await subscriptions.bringUpToDate(userId, row.ref));
    });
  }

  /** Looks up what a message names. */
  async function follow(hint: Hint): Promise<void> {
    const names = [
      ...(hint.purchase ? [{ id: hint.purchase }] : []),
      ...(hint.checkout ? [{ checkout: hint.checkout }] : []),
    ];
    const bought =
      names.length > 0 ? await prisma.purchase.findMany({ where: { provider: provider.name, OR: names } }) : [];
    for (const row of bought) await purchases.hear(row);
    const refs = [
      ...(hint.subscription ? [{ ref: hint.subscription }] : []),
      ...(hint.checkout ? [{ cardChange: hint.checkout }] : []),
    ];
    const known =
      refs.length > 0 ? await prisma.subscription.findMany({ where: { provider: provider.name, OR: refs } }) : [];
    for (const row of known) {
      await inTurn.run(row.userId, async () => {
        await finishCardChange(row);
        await subscriptions.bringUpToDate(row.userId, row.ref);
      });
    }
  }

  let takenBackSeen = new Date(now().getTime() - TAKEN_BACK_MS);

  /** Makes up for missed messages about reclaimed money. */
  async function lookForTakenBack(): Promise<void> {
    const at = now();
    const hints = (await provider.takenBackSince?.(new Date(takenBackSeen.getTime() - OVERLAP_MS))) ?? [];
    for (const hint of hints) await follow(hint);
    takenBackSeen = at;
  }

  async function lookAfter(userId?: string): Promise<void> {
    await purchases.lookAfter(userId);
    await subscriptions.lookAfter(userId);
    if (userId === undefined) await lookForTakenBack().catch((error: unknown) => report(error, { area: 'payments' }));
  }

  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(
    () => (looking = lookAfter().catch((error: unknown) => report(error, { area: 'payments' }))),
    LOOK_AFTER_MS,
  );
  timer.unref();

  return {
    provider: provider.name,
    check: provider.check,

    async offers(userId, { currency, languages }) {
      const currencies = [...(await provider.currencies())];
      const current = userId === null ? null : await freshSubscription(userId);
      // A plan is renewed, and refunded, in the currency that it began with.
      const kept = current && isManagedHere(current) ? current.currency : null;
      const chosen =
        kept ?? (currency && currencies.includes(currency) ? currency : currencyFor(languages, currencies));
      if (config.sales !== 'open')
        return { offers: [], currency: chosen, currencies, provider: provider.name, closed: config.sales };
      const prices = await provider.prices(chosen);
      const offers: Offer[] = [];
      for (const product of productKeys) {
        const price = prices[product];
        const about = products[product];
        if (!price) continue;
        offers.push({
          product,
          price,
          interval: about.kind === 'plan' ? about.interval : null,
          trialDays: await purchases.trialDaysFor(userId, product),
          refund: unlessRefused(() => purchases.refundFor(current, product)),
        });
      }
      return {
        offers,
        currency: chosen,
        currencies: kept ? [kept] : currencies,
        provider: provider.name,
        closed: null,
      };
    },

    async buy(userId, { product, requestKey, currency, languages }) {
      if (config.sales !== 'open') throw new PaymentsError(refusalOf[config.sales]);
      await freshSubscription(userId);
      const chosen = currency ?? currencyFor(languages, await provider.currencies());
      return purchaseView(await purchases.buy(userId, { product, requestKey, currency: chosen }));
    },
    purchase: async (userId, id) => purchaseView(await purchases.look(await purchases.find(userId, id))),
    async pay(userId, id, card) {
      await purchases.find(userId, id);
      return withCards(userId, id, (cards, checkout) => cards.pay(userId, checkout, checked(card)));
    },
    authenticate: (userId, id, approved) =>
      withCards(userId, id, (cards, checkout) => cards.authenticate(userId, checkout, approved)),

    subscription: async (userId) => viewOf(await freshSubscription(userId)),
    elsewhere: async (userId) => viewOf(await subscriptions.elsewhere(userId)),
    cancel: (userId) => changeSubscription(userId, (row) => provider.cancel(userId, row.ref)),
    resume: (userId) => changeSubscription(userId, (row) => provider.resume(userId, row.ref)),
    async beginCardChange(userId) {
      const row = await own(userId);
      const { next, change } = await provider.beginCardChange(userId, row.ref);
      await prisma.subscription.update({ where: { id: row.id }, data: { cardChange: change } });
      return { next };
    },
    changeCard: (userId, card) =>
      changeSubscription(userId, async (row) => {
        const refused = await cardPayments().change(userId, row.ref, checked(card));
        if (refused) throw new PaymentsError(refused);
      }),
    invoices: (userId) => provider.invoices(userId),

    async receive(body, signature) {
      if (!provider.readHint) throw new PaymentsError('not_found');
      const hint = await provider.readHint(body, signature);
      if (hint) await follow(hint);
    },

    async leave(userId) {
      await provider.leave(userId);
      await purchases.lookAfter(userId);
      const running = await prisma.subscription.findMany({
        where: { userId, provider: provider.name, status: { not: 'ended' } },
      });
      for (const { ref } of running) await subscriptions.bringUpToDate(userId, ref);
    },
    lookAfter,
    async voidPlayMoney() {
      if (provider.name === 'sandbox') return;
      await subscriptions.endPlayed();
      await purchases.takeBackPlayed();
    },

    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** What cannot be bought gives no refund; the customer is told so when buying it. */
function unlessRefused<Result>(ask: () => Result): Result | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PaymentsError) return null;
    throw error;
  }
}
