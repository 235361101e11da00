/**
 * Payments without a payment service: the whole flow with test cards, and nobody is charged. One book per user in the
 * database, changed in one transaction that locks the user's row.
 */
import { message } from '#messages/message.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { currencies, listPrice, productKeys } from '#app/services/billing/products.ts';
import type { InvoiceView } from '../payments.ts';
import type { CheckoutState, PaymentProvider } from '../provider.ts';
import { bookSchema, emptyBook, type Book, type SandboxPayment } from './book.ts';
import { passTime } from './renew.ts';
import {
  authenticateCheckout,
  changeCard,
  giveBack,
  notRefunded,
  openCheckout,
  paidOf,
  payCheckout,
  stateOf,
} from './till.ts';

export interface SandboxDependencies {
  prisma: PrismaClient;
  now?: () => Date;
}

export function createSandboxProvider({ prisma, now = () => new Date() }: SandboxDependencies): PaymentProvider {
  /** Advances the user's book to the present, lets `work` change it, and stores it. */
  async function inBook<Result>(userId: string, work: (book: Book, at: Date) => Result): Promise<Result> {
    return prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
      const row = await tx.sandboxBook.findUnique({ where: { userId } });
      const before = row ? bookSchema.parse(row.state) : emptyBook();
      const book = structuredClone(before);
      const at = now();
      passTime(book, userId, at);
      const result = work(book, at);
      if (JSON.stringify(book) !== JSON.stringify(before)) {
        await tx.sandboxBook.upsert({ where: { userId }, create: { userId, state: book }, update: { state: book } });
      }
      return result;
    });
  }

  return {
    name: 'sandbox',
    prices: (currency) =>
      Promise.resolve(Object.fromEntries(productKeys.map((key) => [key, listPrice(key, currency)]))),
    currencies: () => Promise.resolve(currencies),

    begin: (order) =>
      inBook(order.userId, (book) => {
        const id = `sandbox_checkout_${order.purchase}`;
        openCheckout(book, id, order);
        return id;
      }),
    checkout: (userId, id) => inBook(userId, (book) => checkoutState(book, id)),
    abandon: (userId, id) =>
      inBook(userId, (book) => {
        const checkout = book.checkouts[id];
        if (checkout?.status === 'open' || checkout?.status === 'authenticate')
          Object.assign(checkout, { status: 'failed', error: 'abandoned' });
        return checkoutState(book, id);
      }),

    subscription: (userId, ref) =>
      inBook(userId, (book) => {
        const found = book.subscriptions[ref];
        return found ? stateOf(book, ref, found) : null;
      }),
    cancel: (userId, ref) => inBook(userId, (book) => setCancelled(book, ref, true)),
    resume: (userId, ref) => inBook(userId, (book) => setCancelled(book, ref, false)),
    end: (userId, ref) => inBook(userId, (book, at) => endNow(book, ref, at)),
    refund: ({ userId, payment, amount, reference }) =>
      inBook(userId, (book) => giveBack(book, payment, amount.amount, reference)),

    beginCardChange: () => Promise.resolve({ next: { type: 'card' }, change: null }),
    finishCardChange: () => Promise.resolve(true),
    invoices: (userId) =>
      inBook(userId, (book) =>
        Object.entries(book.payments)
          .map(([id, payment], index) => invoiceOf(id, index + 1, payment))
          .reverse(),
      ),
    leave: (userId) =>
      inBook(userId, (book, at) => Object.keys(book.subscriptions).forEach((ref) => endNow(book, ref, at))),

    cards: {
      pay: (userId, id, card) => inBook(userId, (book, at) => payCheckout(book, userId, id, card, at)),
      authenticate: (userId, id, approved) =>
        inBook(userId, (book, at) => authenticateCheckout(book, userId, id, approved, at)),
      change: (userId, ref, card) => inBook(userId, (book, at) => changeCard(book, userId, ref, card, at)),
    },
  };
}

function checkoutState(book: Book, id: string): CheckoutState {
  const checkout = book.checkouts[id];
  if (!checkout) return { status: 'failed', error: 'abandoned' };
  if (checkout.status === 'open') return { status: 'open', next: { type: 'card' } };
  if (checkout.status === 'authenticate') return { status: 'open', next: { type: 'authenticate' } };
  if (checkout.status === 'failed') return { status: 'failed', error: checkout.error ?? 'failed' };
  const takenBack = paidOf(book, checkout.payment)?.takenBack ?? false;
  return {
    status: 'paid',
    at: new Date(checkout.paidAt ?? checkout.createdAt),
    subscription: checkout.subscription,
    takenBack,
  };
}

function setCancelled(book: Book, ref: string, cancelled: boolean): void {
  const found = book.subscriptions[ref];
  if (found && !found.endedAt) found.cancelled = cancelled;
}

function endNow(book: Book, ref: string, at: Date): void {
  const found = book.subscriptions[ref];
  if (found) found.endedAt ??= at.toISOString();
}

function invoiceOf(id: string, number: number, payment: SandboxPayment): InvoiceView {
  const given = payment.total.amount - notRefunded(payment);
  return {
    id,
    number: `SANDBOX-${String(number).padStart(4, '0')}`,
    createdAt: payment.createdAt,
    total: payment.total,
    url: null,
    description: message(`payments.product.${payment.product}`),
    refunded: given > 0 ? { currency: payment.total.currency, amount: given } : null,
    status: payment.status === 'failed' ? 'failed' : given > 0 && given === payment.total.amount ? 'refunded' : 'paid',
  };
}
