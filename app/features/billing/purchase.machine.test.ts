/** The purchase's states on a simulated clock, with a scripted provider. */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CardEntry, Purchase } from '#app/services/payments/payments.ts';
import {
  askAfter,
  mostRetries,
  purchaseMachine,
  RefusedPayment,
  retryAfter,
  slowAfter,
  type OrderedProduct,
} from './purchase.machine.ts';

const order: OrderedProduct = { product: 'pro-monthly', currency: 'USD' };
const card: CardEntry = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  id: 'p1',
  product: 'pro-monthly',
  price: { currency: 'USD', amount: 999 },
  trialDays: 0,
  status: 'in-progress',
  error: null,
  next: { type: 'card' },
  refund: null,
  ...more,
});
const waiting = purchase({ next: { type: 'wait' } });
const paid = purchase({ status: 'succeeded', next: null });
const declined = purchase({
  status: 'failed',
  next: null,
  error: { code: 'declined', message: 'The card was declined.' },
});
const asksBank = purchase({ next: { type: 'authenticate' } });

type Answer = Purchase | Error | Promise<Purchase>;
interface Script {
  begin?: Answer[];
  pay?: Answer[];
  confirm?: Answer[];
  ask?: Answer[];
}

function start(script: Script, begun: Purchase | null = null) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const keys: string[] = [];
  let left = 0;
  const answer = async (of: keyof Script, call: string) => {
    calls.push(call);
    const next = script[of]?.shift();
    if (!next) throw new Error(`Nothing was to be asked of ${of}`);
    if (next instanceof Error) throw next;
    return next;
  };
  const actor = createActor(
    purchaseMachine.provide({
      actors: {
        begin: fromPromise<Purchase, OrderedProduct & { key: string }>(({ input }) => {
          keys.push(input.key);
          return answer('begin', `begin ${input.product}`);
        }),
        pay: fromPromise<Purchase, { id: string; card: CardEntry }>(({ input }) =>
          answer('pay', `pay ${input.id} ${input.card.number.slice(-4)}`),
        ),
        confirm: fromPromise<Purchase, { id: string; approved: boolean }>(({ input }) =>
          answer('confirm', `confirm ${input.id} ${input.approved}`),
        ),
        ask: fromPromise<Purchase, { id: string }>(({ input }) => answer('ask', `ask ${input.id}`)),
      },
      actions: { leave: () => void (left += 1) },
    }),
    { input: { order, key: 'key', purchase: begun }, clock },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    actor,
    calls,
    keys,
    settle,
    left: () => left,
    state: () => actor.getSnapshot(),
    pay: async () => {
      actor.send({ type: 'pay', card });
      await settle();
    },
    wait: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
}

const lost = () => new TypeError('Failed to fetch');

describe('paying', () => {
  test('begins, sends the card, and has succeeded', async () => {
    const { pay, state, calls } = start({ begin: [purchase()], pay: [paid] });
    expect(state().value).toBe('ordering');
    await pay();
    expect(state().value).toBe('successful');
    expect(calls).toEqual(['begin pro-monthly', 'pay p1 4242']);
    expect(state().context.card).toBeNull();
  });

  test('a second press pays nothing more', async () => {
    const { actor, settle, state, calls } = start({ begin: [purchase()], pay: [paid] });
    for (let press = 0; press < 5; press += 1) actor.send({ type: 'pay', card });
    await settle();
    actor.send({ type: 'pay', card });
    await settle();
    expect([state().value, calls]).toEqual(['successful', ['begin pro-monthly', 'pay p1 4242']]);
  });

  test('a declined card fails; another try is a new purchase with a key of its own', async () => {
    const { actor, pay, state, keys } = start({
      begin: [purchase(), purchase({ id: 'p2' })],
      pay: [declined, { ...paid, id: 'p2' }],
    });
    await pay();
    expect([state().value, state().context.purchase?.error?.message, state().context.card]).toEqual([
      'failed',
      'The card was declined.',
      null,
    ]);
    actor.send({ type: 'again' });
    expect([state().value, state().context.purchase]).toEqual(['ordering', null]);
    await pay();
    expect([state().value, state().context.purchase?.id, keys]).toEqual(['successful', 'p2', ['key', 'key-1']]);
  });

  test('what the server finds wrong with the card is at its field, and the same purchase goes on', async () => {
    const { pay, state, calls } = start({
      begin: [purchase()],
      pay: [new RefusedPayment('The card has expired', { field: 'expiry' }), paid],
    });
    await pay();
    expect([state().value, state().context.problem, state().context.problemField]).toEqual([
      'ordering',
      'The card has expired',
      'expiry',
    ]);
    await pay();
    expect([state().value, state().context.problem]).toEqual(['successful', null]);
    expect(calls).toEqual(['begin pro-monthly', 'pay p1 4242', 'pay p1 4242']);
  });

  test('a purchase that was paid elsewhere meanwhile is asked after', async () => {
    const { pay, state } = start({
      begin: [purchase()],
      pay: [new RefusedPayment('This purchase has ended.', { isOver: true })],
      ask: [paid],
    });
    await pay();
    expect(state().value).toBe('successful');
  });
});

describe('the bank', () => {
  test.each([
    [true, paid, 'successful'],
    [false, declined, 'failed'],
  ] as const)('is told %j', async (approved, answer, end) => {
    const { actor, pay, settle, state, calls } = start({ begin: [purchase()], pay: [asksBank], confirm: [answer] });
    await pay();
    expect(state().value).toEqual({ inProgress: 'bank' });
    actor.send({ type: 'decide', approved });
    actor.send({ type: 'decide', approved: !approved });
    await settle();
    expect([state().value, calls.at(-1), calls.length]).toEqual([end, `confirm p1 ${approved}`, 3]);
  });

  test('an answer that was lost is not given again: the server says what came of it', async () => {
    const { actor, pay, settle, state, calls } = start({
      begin: [purchase()],
      pay: [asksBank],
      confirm: [lost()],
      ask: [paid],
    });
    await pay();
    actor.send({ type: 'decide', approved: true });
    await settle();
    expect([state().value, calls.filter((call) => call.startsWith('confirm'))]).toEqual([
      'successful',
      ['confirm p1 true'],
    ]);
  });
});

describe('while the provider decides', () => {
  test('it is asked, ever more slowly, and said when it takes long', async () => {
    const { pay, wait, state, calls } = start({
      begin: [purchase()],
      pay: [waiting],
      ask: [waiting, waiting, waiting, waiting, waiting, paid],
    });
    await pay();
    const asked = () => calls.filter((call) => call.startsWith('ask')).length;
    await wait(askAfter(0) - 1);
    expect([asked(), state().context.slow]).toEqual([0, false]);
    await wait(1);
    expect(asked()).toBe(1);
    await wait(askAfter(0));
    expect(asked()).toBe(1);
    await wait(askAfter(1) - askAfter(0));
    expect(asked()).toBe(2);
    await wait(slowAfter);
    expect([state().matches('inProgress'), state().context.slow]).toEqual([true, true]);
    for (let more = 0; more < 5 && !state().matches('successful'); more += 1) await wait(5_000);
    expect(state().value).toBe('successful');
  });

  test.each(['begin', 'pay', 'confirm', 'ask'] as const)(
    'a request that gets no answer for long is said to: %s',
    async (of) => {
      const never = new Promise<Purchase>(() => undefined);
      const { actor, pay, settle, wait, state } = start({
        begin: of === 'begin' ? [never] : [purchase()],
        pay: of === 'pay' ? [never] : of === 'ask' ? [lost()] : [asksBank],
        confirm: [never],
        ask: [never],
      });
      await pay();
      actor.send({ type: 'decide', approved: true });
      await settle();
      await wait(slowAfter - 1);
      expect([state().matches('inProgress'), state().context.slow]).toEqual([true, false]);
      await wait(1);
      expect(state().context.slow).toBe(true);
    },
  );

  test('news of the plan asks at once; a lost connection only waits', async () => {
    const { actor, pay, settle, wait, state } = start({ begin: [purchase()], pay: [waiting], ask: [lost(), paid] });
    await pay();
    await wait(askAfter(0));
    expect([state().value, state().context.unreachable]).toEqual([{ inProgress: { deciding: 'pausing' } }, true]);
    actor.send({ type: 'look' });
    await settle();
    expect(state().value).toBe('successful');
  });

  test('it may ask for the bank, or for another card', async () => {
    const { pay, wait, state } = start({ begin: [purchase()], pay: [waiting], ask: [asksBank] });
    await pay();
    await wait(askAfter(0));
    expect(state().value).toEqual({ inProgress: 'bank' });
  });
});

describe('a lost connection', () => {
  test('begins again by itself under the same key', async () => {
    const { pay, wait, state, keys } = start({ begin: [lost(), lost(), purchase()], pay: [paid] });
    await pay();
    expect([state().value, state().context.unreachable]).toEqual([{ inProgress: 'lostBeginning' }, true]);
    await wait(retryAfter(0));
    await wait(retryAfter(1));
    expect([state().value, new Set(keys).size, keys.length]).toEqual(['successful', 1, 3]);
  });

  test('begins again at once when the browser is back online', async () => {
    const { actor, pay, settle, state, keys } = start({ begin: [lost(), purchase()], pay: [paid] });
    await pay();
    actor.send({ type: 'look' });
    await settle();
    expect([state().value, new Set(keys).size]).toEqual(['successful', 1]);
  });

  test('is left to the person after some tries', async () => {
    const { actor, pay, wait, settle, state, keys } = start({
      begin: [...Array.from({ length: mostRetries + 1 }, lost), purchase()],
      pay: [paid],
    });
    await pay();
    for (let more = 0; more < 20; more += 1) await wait(15_000);
    expect([state().value, keys.length]).toEqual([{ inProgress: 'lostBeginning' }, mostRetries + 1]);
    actor.send({ type: 'retry' });
    await settle();
    expect(state().value).toBe('successful');
  });

  test('never sends a card twice: asks whether it arrived', async () => {
    const arrived = start({ begin: [purchase()], pay: [lost()], ask: [lost(), paid] });
    await arrived.pay();
    expect(arrived.state().value).toEqual({ inProgress: 'lostAsking' });
    await arrived.wait(retryAfter(0));
    expect([arrived.state().value, arrived.calls]).toEqual([
      'successful',
      ['begin pro-monthly', 'pay p1 4242', 'ask p1', 'ask p1'],
    ]);

    const fellThrough = start({ begin: [purchase()], pay: [lost(), paid], ask: [purchase()] });
    await fellThrough.pay();
    expect([fellThrough.state().value, fellThrough.state().context.cardLost]).toEqual(['ordering', true]);
    await fellThrough.pay();
    expect([fellThrough.state().value, fellThrough.state().context.cardLost]).toEqual(['successful', false]);
  });
});

describe('a page of the provider', () => {
  const elsewhere = purchase({ next: { type: 'redirect', url: 'https://pay.example/1' } });

  test('is gone to once; whoever comes back is told what came of it', async () => {
    const { actor, settle, state, left } = start({ begin: [elsewhere], ask: [paid] });
    actor.send({ type: 'pay', card: null });
    await settle();
    expect([state().matches({ inProgress: 'deciding' }), left()]).toEqual([true, 1]);
    actor.send({ type: 'look' });
    await settle();
    expect([state().value, left()]).toEqual(['successful', 1]);
  });
});

test.each([
  [null, 'ordering'],
  [purchase(), 'ordering'],
  [asksBank, { inProgress: 'bank' }],
  [waiting, { inProgress: { deciding: 'pausing' } }],
  [paid, 'successful'],
  [declined, 'failed'],
])('a reload goes on where the purchase stands: %j', async (begun, value) => {
  const { actor, state } = start({}, begun);
  await waitFor(actor, () => true);
  expect(state().value).toEqual(value);
});
