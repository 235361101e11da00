/**
 * Buying: a purchase is begun, updated from the provider, and booked once. Every step can be repeated: a crash anywhere
 * between paying and booking is repaired by the next check.
 */
import { randomUUID } from 'node:crypto';
import type { PrismaClient, Purchase as PurchaseRow, Subscription } from '#prisma/generated/client.ts';
import type { Allowance } from '#app/services/billing/allowance.server.ts';
import type { Packs } from '#app/services/billing/packs.server.ts';
import type { Money } from '#app/services/billing/money.ts';
import { isProductKey, planOf, productKeys, products, type ProductKey } from '#app/services/billing/products.ts';
import { unusedOf } from '#app/services/billing/unused.ts';
import { errorCode } from '#app/services/database/database-error.ts';
import type { InTurn } from '#app/services/database/in-turn.server.ts';
import { PaymentsError, paymentErrorCode } from './payments-error.ts';
import type { CheckoutState, PaymentProvider } from './provider.ts';
import { isManagedHere, rankOf, type Subscriptions } from './subscriptions.server.ts';

export interface BuyRequest {
  product: ProductKey;
  currency: string;
  /** The client's key of this request: sent again it is the same purchase; for another product it is refused. */
  requestKey: string | null;
}

/** A purchase and, while it is open, what the provider waits for. */
export interface Looked {
  row: PurchaseRow;
  state: CheckoutState | null;
}

export interface Purchases {
  buy(userId: string, request: BuyRequest): Promise<Looked>;
  /** Queries the provider and books its answer. */
  look(row: PurchaseRow): Promise<Looked>;
  /** The same after news about it, also if it is over: its money may have been reclaimed. */
  hear(row: PurchaseRow): Promise<void>;
  find(userId: string, id: string): Promise<PurchaseRow>;
  /** What buying this now would refund of the running subscription. Throws if it cannot be bought. */
  refundFor(current: Subscription | null, product: ProductKey): Money | null;
  /** How long the user may try a plan for free: once. */
  trialDaysFor(userId: string | null, product: ProductKey): Promise<number>;
  /** Books unattended payments, and makes outstanding refunds. For one user, or all. */
  lookAfter(userId?: string): Promise<void>;
  /** Removes what is left of packs bought in the sandbox. */
  takeBackPlayed(): Promise<void>;
}

export interface PurchasesDependencies {
  prisma: PrismaClient;
  provider: PaymentProvider;
  subscriptions: Subscriptions;
  packs: Packs;
  /** A trial is one per person, whichever account has it. */
  allowance: Pick<Allowance, 'hadTrial' | 'noteTrial'>;
  trialDays: number;
  now: () => Date;
  inTurn: InTurn;
  changed(userId: string): void;
  report(error: unknown, context: Record<string, unknown>): void;
}

export function createPurchases(dependencies: PurchasesDependencies): Purchases {
  const { prisma, provider, subscriptions, packs, allowance, now, inTurn, changed, report } = dependencies;

  async function trialDaysFor(userId: string | null, product: ProductKey): Promise<number> {
    if (products[product].kind !== 'plan' || dependencies.trialDays === 0) return 0;
    if (userId === null) return dependencies.trialDays;
    // A trial in the sandbox is no trial of a plan that is sold.
    const played = provider.name === 'sandbox' ? {} : { provider: { not: 'sandbox' } };
    if ((await prisma.subscription.count({ where: { userId, ...played } })) > 0) return 0;
    return (await allowance.hadTrial(userId)) ? 0 : dependencies.trialDays;
  }

  /** The subscription that a product would replace; null: none. Throws if it may not. */
  function replacedBy(current: Subscription | null, product: ProductKey): Subscription | null {
    if (!current || products[product].kind !== 'plan') return null;
    refuseElsewhere(current);
    if (current.product === product)
      throw new PaymentsError(current.cancelsAt ? 'cancelled_subscription' : 'already_subscribed');
    if (rankOf({ product }) < rankOf(current)) throw new PaymentsError('smaller_plan');
    return current;
  }

  async function begin(row: PurchaseRow): Promise<PurchaseRow> {
    if (row.checkout) return row;
    if (!isProductKey(row.product)) return row;
    const { id: purchase, userId, product, trialDays, createdAt } = row;
    const checkout = await provider.begin({
      purchase,
      userId,
      product,
      trialDays,
      createdAt,
      price: { currency: row.currency, amount: row.amount },
    });
    return prisma.purchase.update({ where: { id: row.id }, data: { checkout } });
  }

  async function look(row: PurchaseRow): Promise<Looked> {
    if (row.status !== 'in-progress' || row.provider !== provider.name) return { row, state: null };
    const begun = await begin(row);
    if (!begun.checkout) return { row: await fail(begun, 'failed'), state: null };
    return settle(begun, await provider.checkout(row.userId, begun.checkout));
  }

  async function settle(row: PurchaseRow, state: CheckoutState): Promise<Looked> {
    if (state.status === 'open') return { row, state };
    if (state.status === 'failed') return { row: await fail(row, state.error), state: null };
    const product = isProductKey(row.product) ? products[row.product] : null;
    if (product?.kind === 'top-up') {
      await packs.book(
        { userId: row.userId, unit: product.unit, amount: product.amount, reference: `purchase/${row.id}` },
        state,
      );
    } else if (!state.subscription || !(await subscriptions.bringUpToDate(row.userId, state.subscription))) {
      // Paid, and nothing to book: it stays in progress, so that the next check can.
      throw new Error(`The purchase ${row.id} is paid, but its subscription is not to be found`);
    }
    if (row.trialDays > 0) await allowance.noteTrial(row.userId);
    const paid = await prisma.purchase.update({
      where: { id: row.id },
      data: { status: 'succeeded', openKey: null, paidAt: state.at },
    });
    // The purchase counts from here on, whatever happens to the refund.
    const done = await replace(paid).catch((error: unknown) => {
      report(error, { area: 'payments', purchase: row.id });
      return prisma.purchase.findUniqueOrThrow({ where: { id: row.id } });
    });
    changed(row.userId);
    return { row: done, state: null };
  }

  /** As `look`, and removes the credits of a pack whose money was reclaimed since. */
  async function hear(row: PurchaseRow): Promise<void> {
    const product = isProductKey(row.product) ? products[row.product] : null;
    if (row.status !== 'succeeded' || row.provider !== provider.name || product?.kind !== 'top-up' || !row.checkout) {
      await look(row);
      return;
    }
    const state = await provider.checkout(row.userId, row.checkout);
    if (state.status !== 'paid') return;
    if (
      await packs.book(
        { userId: row.userId, unit: product.unit, amount: product.amount, reference: `purchase/${row.id}` },
        state,
      )
    )
      changed(row.userId);
  }

  async function fail(row: PurchaseRow, error: string): Promise<PurchaseRow> {
    const failed = await prisma.purchase.update({
      where: { id: row.id },
      data: { status: 'failed', error, openKey: null },
    });
    changed(row.userId);
    return failed;
  }

  /** Ends what the purchase replaces, and refunds the unused part. */
  async function replace(row: PurchaseRow): Promise<PurchaseRow> {
    if (!row.replaces || !row.paidAt) return row;
    const old = await provider.subscription(row.userId, row.replaces);
    let { refundAmount, refundPayment } = row;
    if (refundAmount === null) {
      const isRunning = old?.paid && !old.paid.takenBack && !(old.endedAt && old.endedAt <= row.paidAt);
      const unused = isRunning
        ? unusedOf(
            { ...old.price, amount: old.paid?.amount ?? 0 },
            { start: old.periodStart, end: old.periodEnd },
            row.paidAt,
          ).refund.amount
        : 0;
      // Calculated once and stored before the money moves, so that a second try refunds the same amount.
      ({ refundAmount, refundPayment } = await prisma.purchase.update({
        where: { id: row.id },
        data: { refundAmount: unused, refundPayment: unused > 0 ? (old?.paid?.payment ?? null) : null },
      }));
    }
    if (old && old.status !== 'ended') await provider.end(row.userId, row.replaces);
    if (refundAmount && refundPayment && old) {
      await provider.refund({
        userId: row.userId,
        payment: refundPayment,
        amount: { currency: old.price.currency, amount: refundAmount },
        reference: `purchase/${row.id}`,
      });
    }
    await subscriptions.bringUpToDate(row.userId, row.replaces);
    return prisma.purchase.update({ where: { id: row.id }, data: { replaces: null } });
  }

  /** An open purchase with the same key: for the same product it continues, another is abandoned for the new one. */
  async function makeRoom(openKey: string, { product, currency }: BuyRequest): Promise<Looked | null> {
    const open = await prisma.purchase.findUnique({ where: { openKey } });
    if (!open) return null;
    if (open.provider !== provider.name) {
      await fail(open, 'abandoned');
      return null;
    }
    const looked = await look(open);
    if (looked.row.status !== 'in-progress') return null;
    if (open.product === product && open.currency === currency) return looked;
    await settle(looked.row, await provider.abandon(open.userId, looked.row.checkout ?? ''));
    return null;
  }

  async function buy(userId: string, request: BuyRequest): Promise<Looked> {
    const { product, requestKey } = request;
    if (requestKey) {
      const same = await prisma.purchase.findUnique({ where: { userId_requestKey: { userId, requestKey } } });
      if (same && same.product !== product) throw new PaymentsError('key_reused');
      if (same) return look(same);
    }
    const current = await subscriptions.current(userId);
    // A plan is renewed in the currency that it began with.
    const isPlan = products[product].kind === 'plan';
    if (isPlan) refuseElsewhere(await subscriptions.elsewhere(userId));
    const currency = isPlan && current && isManagedHere(current) ? current.currency : request.currency;
    const price = (await provider.prices(currency))[product];
    if (!price) throw new PaymentsError('not_for_sale');
    const openKey = `${userId}/${isPlan ? 'plan' : product}`;
    const open = await makeRoom(openKey, { ...request, currency: price.currency });
    if (open) return open;
    // The open one may have been paid just now: the subscription is queried after that.
    const replaced = replacedBy(await subscriptions.current(userId), product);
    const row = await prisma.purchase
      .create({
        data: {
          id: randomUUID(),
          userId,
          provider: provider.name,
          product,
          ...price,
          trialDays: await trialDaysFor(userId, product),
          openKey,
          requestKey,
          replaces: replaced?.ref ?? null,
          createdAt: now(),
        },
      })
      .catch(async (error: unknown) => {
        // Another process was quicker: its purchase is the one.
        const same = { OR: [{ openKey }, ...(requestKey ? [{ userId, requestKey }] : [])] };
        const other = errorCode(error) === 'P2002' ? await prisma.purchase.findFirst({ where: same }) : null;
        if (!other) throw error;
        return other;
      });
    return look(row);
  }

  return {
    buy: (userId, request) => inTurn.run(userId, () => buy(userId, request)),
    look: (row) =>
      inTurn.run(row.userId, async () => look(await prisma.purchase.findUniqueOrThrow({ where: { id: row.id } }))),
    hear: (row) =>
      inTurn.run(row.userId, async () => hear(await prisma.purchase.findUniqueOrThrow({ where: { id: row.id } }))),
    trialDaysFor,

    async find(userId, id) {
      const row = await prisma.purchase.findUnique({ where: { id } });
      if (row?.userId !== userId) throw new PaymentsError('not_found');
      return row;
    },

    refundFor(current, product) {
      const old = replacedBy(current, product);
      if (!old?.paidPayment || !planOf(old)) return null;
      const { refund } = unusedOf(
        { currency: old.currency, amount: old.paidAmount },
        { start: old.periodStart, end: old.periodEnd },
        now(),
      );
      return refund.amount > 0 ? refund : null;
    },

    async takeBackPlayed() {
      const bought = await prisma.purchase.findMany({
        where: {
          provider: 'sandbox',
          status: 'succeeded',
          product: { in: productKeys.filter((key) => products[key].kind === 'top-up') },
        },
      });
      for (const row of bought) {
        const product = isProductKey(row.product) ? products[row.product] : null;
        if (product?.kind !== 'top-up') continue;
        const pack = {
          userId: row.userId,
          unit: product.unit,
          amount: product.amount,
          reference: `purchase/${row.id}`,
        };
        if (await packs.book(pack, { takenBack: true })) changed(row.userId);
      }
    },

    async lookAfter(userId) {
      const whose = userId ? { userId } : {};
      const open = await prisma.purchase.findMany({
        where: { ...whose, status: 'in-progress' },
        orderBy: { createdAt: 'asc' },
        take: 500,
      });
      for (const row of open) {
        const work = async () => void (row.provider === provider.name ? await look(row) : await fail(row, 'abandoned'));
        await inTurn
          .run(row.userId, work)
          .catch((error: unknown) => report(error, { area: 'payments', purchase: row.id }));
      }
      const owed = await prisma.purchase.findMany({
        where: { ...whose, provider: provider.name, status: 'succeeded', replaces: { not: null } },
        take: 500,
      });
      for (const row of owed) {
        await inTurn
          .run(row.userId, () => replace(row))
          .catch((error: unknown) => report(error, { area: 'payments', purchase: row.id }));
      }
    },
  };
}

/** Throws where another platform manages the subscription. */
export function refuseElsewhere(row: Subscription | null): void {
  if (row && !isManagedHere(row))
    throw new PaymentsError(row.provider === 'app-store' ? 'managed_app_store' : 'managed_play_store');
}

/** What the interface shows of why it failed. */
export function purchaseError(row: PurchaseRow) {
  if (row.status !== 'failed') return null;
  const { code, message } = new PaymentsError(paymentErrorCode(row.error));
  return { code: code as ReturnType<typeof paymentErrorCode>, message };
}
