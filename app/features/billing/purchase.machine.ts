/**
 * A purchase: ordering, in progress, successful or failed. How to begin, pay, confirm and query it is passed in. After
 * a lost connection the same purchase is requested again with the same key, so nothing is ever paid twice.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Money } from '#app/services/billing/money.ts';
import type { ProductKey } from '#app/services/billing/products.ts';
import type { CardField } from '#app/services/payments/card-entry.ts';
import type { CardEntry, Purchase } from '#app/services/payments/payments.ts';

/** Delays between queries while the provider decides, ms: short at first, then longer. */
export const askAfter = (times: number): number => Math.min(5_000, Math.round(800 * 1.4 ** times));
/** It takes longer than usual. */
export const slowAfter = 8_000;
/** Delays between retries after a connection was lost. */
export const retryAfter = (times: number): number => Math.min(15_000, 1_500 * 2 ** times);
/** After these, the user retries. */
export const mostRetries = 5;

export interface OrderedProduct {
  product: ProductKey;
  currency: string;
}

/** The server refused, and why. Anything else that an actor throws counts as a lost connection. */
export class RefusedPayment extends Error {
  readonly field: CardField | null;
  /** It was paid or abandoned meanwhile, elsewhere. */
  readonly isOver: boolean;

  constructor(words: string, { field = null, isOver = false }: { field?: CardField | null; isOver?: boolean } = {}) {
    super(words);
    this.field = field;
    this.isOver = isOver;
  }
}

export interface PurchaseInput {
  order: OrderedProduct;
  /** The same key begins the same purchase, however often it is sent. */
  key: string;
  /** A purchase that was already begun: by the plain form, or before a reload. */
  purchase: Purchase | null;
}

interface PurchaseContext extends PurchaseInput {
  /** How many purchases were begun here; each has its own key. */
  attempt: number;
  /** Only while it is on its way to the server. */
  card: CardEntry | null;
  /** What the server found wrong with the form. */
  problem: string | null;
  problemField: CardField | null;
  /** How often it was queried, or retried, in a row. */
  times: number;
  slow: boolean;
  /** The last request got no answer. */
  unreachable: boolean;
  /** The answer to the card was lost, and the card had not arrived: it has to be sent again. */
  cardLost: boolean;
}

export type PurchaseEvent =
  /** Null: the provider asks for the card on its own page. */
  | { type: 'pay'; card: CardEntry | null }
  | { type: 'decide'; approved: boolean }
  /** Something may have happened: the page was shown again, or news about the plan arrived. */
  | { type: 'look' }
  /** Try now instead of waiting. */
  | { type: 'retry' }
  /** Another try after a failure. */
  | { type: 'again' };

const provided = (what: string) => () => {
  throw new Error(`${what} must be provided`);
};

export const purchaseMachine = setup({
  types: { context: {} as PurchaseContext, events: {} as PurchaseEvent, input: {} as PurchaseInput },
  actors: {
    begin: fromPromise<Purchase, OrderedProduct & { key: string }>(provided('How a purchase is begun')),
    pay: fromPromise<Purchase, { id: string; card: CardEntry }>(provided('How a card is sent')),
    confirm: fromPromise<Purchase, { id: string; approved: boolean }>(provided('How the bank is answered')),
    ask: fromPromise<Purchase, { id: string }>(provided('How a purchase is asked after')),
  },
  actions: {
    /** Goes to the provider's page. */
    leave: provided('How one leaves'),
    take: assign(({ event }) =>
      'output' in event
        ? { purchase: event.output as Purchase, problem: null, problemField: null, unreachable: false }
        : {},
    ),
    keepCard: assign(({ event }) => (event.type === 'pay' ? { card: event.card } : {})),
    forgetCard: assign({ card: null }),
    clearProblem: assign({ problem: null, problemField: null, unreachable: false, cardLost: false }),
    refuse: assign(({ event }) =>
      'error' in event && event.error instanceof RefusedPayment
        ? { problem: event.error.message, problemField: event.error.field }
        : {},
    ),
    noteLost: assign({ unreachable: true }),
    noteCardLost: assign({ cardLost: true }),
    count: assign({ times: ({ context }) => context.times + 1 }),
    startCount: assign({ times: 0 }),
    beginQuick: assign({ slow: false }),
    becomeSlow: assign({ slow: true }),
    startFresh: assign(({ context }) => ({
      purchase: null,
      card: null,
      problem: null,
      problemField: null,
      attempt: context.attempt + 1,
      slow: false,
      times: 0,
      unreachable: false,
      cardLost: false,
    })),
  },
  guards: {
    wasRefused: ({ event }) => 'error' in event && event.error instanceof RefusedPayment,
    isOver: ({ event }) => 'error' in event && event.error instanceof RefusedPayment && event.error.isOver,
    succeeded: ({ context }) => context.purchase?.status === 'succeeded',
    failed: ({ context }) => context.purchase?.status === 'failed',
    wantsCard: ({ context }) => context.purchase?.next?.type === 'card',
    wantsBank: ({ context }) => context.purchase?.next?.type === 'authenticate',
    wantsOtherPage: ({ context }) => context.purchase?.next?.type === 'redirect',
    isBegun: ({ context }) => context.purchase !== null,
    takesCard: ({ context, event }) =>
      event.type === 'pay' && event.card !== null && context.purchase?.next?.type === 'card',
    maySendCard: ({ context }) => context.card !== null && context.purchase?.next?.type === 'card',
    mayRetry: ({ context }) => context.times < mostRetries,
  },
  delays: {
    untilAsked: ({ context }) => askAfter(context.times),
    untilRetried: ({ context }) => retryAfter(context.times),
    untilSlow: slowAfter,
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({
    ...input,
    attempt: 0,
    card: null,
    problem: null,
    problemField: null,
    times: 0,
    slow: false,
    unreachable: false,
    cardLost: false,
  }),
  initial: 'route',
  states: {
    /** The purchase's state decides which state comes next. */
    route: {
      always: [
        { guard: 'succeeded', target: 'successful', actions: 'forgetCard' },
        { guard: 'failed', target: 'failed', actions: 'forgetCard' },
        { guard: 'maySendCard', target: 'inProgress.paying' },
        { guard: 'wantsCard', target: 'ordering' },
        { guard: 'wantsBank', target: 'inProgress.bank', actions: 'forgetCard' },
        { guard: 'isBegun', target: 'inProgress.deciding', actions: 'forgetCard' },
        { target: 'ordering' },
      ],
    },

    ordering: {
      on: {
        pay: [
          { guard: 'takesCard', target: 'inProgress.paying', actions: ['keepCard', 'clearProblem', 'startCount'] },
          { target: 'inProgress.beginning', actions: ['keepCard', 'clearProblem', 'startCount'] },
        ],
      },
    },

    inProgress: {
      initial: 'deciding',
      states: {
        beginning: {
          entry: 'beginQuick',
          after: { untilSlow: { actions: 'becomeSlow' } },
          invoke: {
            src: 'begin',
            input: ({ context }) => ({
              ...context.order,
              key: context.attempt === 0 ? context.key : `${context.key}-${context.attempt}`,
            }),
            onDone: { target: 'begun', actions: 'take' },
            onError: [
              { guard: 'wasRefused', target: '#purchase.ordering', actions: ['refuse', 'forgetCard'] },
              { target: 'lostBeginning', actions: 'noteLost' },
            ],
          },
        },
        begun: {
          always: [
            { guard: 'wantsOtherPage', target: 'deciding', actions: ['forgetCard', 'leave'] },
            { target: '#purchase.route' },
          ],
        },
        lostBeginning: {
          after: { untilRetried: { guard: 'mayRetry', target: 'beginning', actions: 'count' } },
          on: {
            retry: { target: 'beginning', actions: 'startCount' },
            look: { target: 'beginning', actions: 'startCount' },
          },
        },

        paying: {
          entry: 'beginQuick',
          after: { untilSlow: { actions: 'becomeSlow' } },
          invoke: {
            src: 'pay',
            input: ({ context }) => {
              if (!context.purchase || !context.card) throw new Error('There is no card to pay with');
              return { id: context.purchase.id, card: context.card };
            },
            onDone: { target: '#purchase.route', actions: ['forgetCard', 'take'] },
            onError: [
              { guard: 'isOver', target: 'asking', actions: ['forgetCard', 'startCount'] },
              { guard: 'wasRefused', target: '#purchase.ordering', actions: ['refuse', 'forgetCard'] },
              // The server says whether the card arrived; it is not resent automatically.
              { target: 'asking', actions: ['forgetCard', 'noteLost', 'noteCardLost', 'startCount'] },
            ],
          },
        },

        /** The bank wants the card's owner to confirm. */
        bank: { on: { decide: 'confirming' } },
        confirming: {
          entry: 'beginQuick',
          after: { untilSlow: { actions: 'becomeSlow' } },
          invoke: {
            src: 'confirm',
            input: ({ context, event }) => ({
              id: context.purchase?.id ?? '',
              approved: event.type === 'decide' && event.approved,
            }),
            onDone: { target: '#purchase.route', actions: 'take' },
            onError: { target: 'asking', actions: ['noteLost', 'startCount'] },
          },
        },

        /** Queries the purchase after an answer was lost, until an answer arrives. */
        asking: {
          entry: 'beginQuick',
          after: { untilSlow: { actions: 'becomeSlow' } },
          invoke: {
            src: 'ask',
            input: ({ context }) => ({ id: context.purchase?.id ?? '' }),
            onDone: { target: '#purchase.route', actions: ['take', 'startCount'] },
            onError: { target: 'lostAsking', actions: 'noteLost' },
          },
        },
        lostAsking: {
          after: { untilRetried: { guard: 'mayRetry', target: 'asking', actions: 'count' } },
          on: { retry: { target: 'asking', actions: 'startCount' }, look: { target: 'asking', actions: 'startCount' } },
        },

        /** The provider decides, or the user is on the provider's page. */
        deciding: {
          initial: 'pausing',
          entry: ['startCount', 'beginQuick'],
          after: { untilSlow: { actions: 'becomeSlow' } },
          states: {
            pausing: {
              after: { untilAsked: { target: 'looking', actions: 'count' } },
              on: { look: 'looking', retry: 'looking' },
            },
            looking: {
              invoke: {
                src: 'ask',
                input: ({ context }) => ({ id: context.purchase?.id ?? '' }),
                onDone: { target: 'seen', actions: 'take' },
                onError: { target: 'pausing', actions: 'noteLost' },
              },
            },
            seen: {
              always: [
                { guard: 'succeeded', target: '#purchase.route' },
                { guard: 'failed', target: '#purchase.route' },
                { guard: 'wantsCard', target: '#purchase.route' },
                { guard: 'wantsBank', target: '#purchase.route' },
                { target: 'pausing' },
              ],
            },
          },
        },
      },
    },

    successful: {},
    failed: { on: { again: { target: 'ordering', actions: 'startFresh' } } },
  },
});

/** What the provider refunded for an earlier plan; null if nothing. */
export function refundOf(purchase: Purchase | null): Money | null {
  return purchase?.refund && purchase.refund.amount > 0 ? purchase.refund : null;
}
