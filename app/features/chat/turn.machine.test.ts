/** The tab and the turn, with a simulated clock and server. */
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { turnMachine } from './turn.machine.ts';

function start(running = false) {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const pending: Record<'catchUp' | 'stopTurn', { resolve(value: unknown): void; reject(error: Error): void }[]> = {
    catchUp: [],
    stopTurn: [],
  };
  const remote = <Output>(name: 'catchUp' | 'stopTurn') =>
    fromPromise<Output>(() => {
      log.push(name);
      return new Promise<Output>((resolve, reject) =>
        pending[name].push({ resolve: resolve as (value: unknown) => void, reject }),
      );
    });
  const actor = createActor(
    turnMachine.provide({
      actors: { catchUp: remote<{ running: boolean }>('catchUp'), stopTurn: remote<void>('stopTurn') },
      actions: { follow: () => void log.push('follow'), letGo: () => void log.push('letGo') },
    }),
    { clock, input: { running } },
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, clock, log, pending, settle, at: (state: string) => actor.getSnapshot().matches(state as never) };
}

test('a message is sent, taken, answered', () => {
  const { actor, at } = start();
  actor.send({ type: 'send' });
  expect(at('sending')).toBe(true);
  actor.send({ type: 'accepted' });
  expect(at('working')).toBe(true);
  actor.send({ type: 'ended' });
  expect(at('idle')).toBe(true);
});

test('a refused message is the writer’s again, with the reason; the next one forgets it', () => {
  const { actor, at } = start();
  actor.send({ type: 'send' });
  actor.send({ type: 'unsent', reason: 'You are signed out' });
  expect(at('idle')).toBe(true);
  expect(actor.getSnapshot().context.problem).toBe('You are signed out');
  actor.send({ type: 'send' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('a page that loads in the middle of a turn follows it', () => {
  const { log, at } = start(true);
  expect(at('working')).toBe(true);
  expect(log).toEqual(['follow']);
});

test('another tab’s turn is read first, then followed', async () => {
  const { actor, log, pending, settle, at } = start();
  actor.send({ type: 'news' });
  expect(at('catchingUp')).toBe(true);
  pending.catchUp[0]!.resolve({ running: true });
  await settle();
  expect(at('working')).toBe(true);
  expect(log).toEqual(['catchUp', 'follow']);
});

test('own news while we work is no reason to look', () => {
  const { actor, log } = start();
  actor.send({ type: 'send' });
  actor.send({ type: 'accepted' });
  actor.send({ type: 'news' });
  expect(log).toEqual([]);
});

test('stop asks the server and waits for its last word', async () => {
  const { actor, log, pending, settle, at } = start(true);
  actor.send({ type: 'stop' });
  expect(at('stopping')).toBe(true);
  pending.stopTurn[0]!.resolve(undefined);
  await settle();
  actor.send({ type: 'ended' });
  expect(at('idle')).toBe(true);
  expect(log).toEqual(['follow', 'stopTurn']);
});

test('a stopped turn that says nothing is left after a second', async () => {
  const { actor, clock, log, pending, settle, at } = start(true);
  actor.send({ type: 'stop' });
  pending.stopTurn[0]!.resolve(undefined);
  await settle();
  clock.increment(999);
  expect(at('stopping')).toBe(true);
  clock.increment(1);
  expect(at('catchingUp')).toBe(true);
  expect(log).toEqual(['follow', 'stopTurn', 'letGo', 'catchUp']);
});

test('a stop that does not get through leaves the turn at work', async () => {
  const { actor, pending, settle, at } = start(true);
  actor.send({ type: 'stop' });
  pending.stopTurn[0]!.reject(new Error('offline'));
  await settle();
  expect(at('working')).toBe(true);
});

test('a broken stream is caught up with, again and again, at growing distances', async () => {
  const { actor, clock, log, pending, settle, at } = start(true);
  actor.send({ type: 'broke' });
  expect(at('lost')).toBe(true);
  clock.increment(1000);
  expect(at('catchingUp')).toBe(true);
  pending.catchUp[0]!.reject(new Error('offline'));
  await settle();
  expect(at('lost')).toBe(true);
  clock.increment(1000);
  expect(at('lost')).toBe(true);
  clock.increment(1000);
  expect(at('catchingUp')).toBe(true);
  pending.catchUp[1]!.resolve({ running: false });
  await settle();
  expect(at('idle')).toBe(true);
  expect(log).toEqual(['follow', 'catchUp', 'catchUp']);
});

test('coming online ends the wait at once', () => {
  const { actor, at } = start(true);
  actor.send({ type: 'broke' });
  actor.send({ type: 'online' });
  expect(at('catchingUp')).toBe(true);
});

test('a message sent while catching up goes ahead', async () => {
  const { actor, pending, settle, at } = start();
  actor.send({ type: 'news' });
  actor.send({ type: 'send' });
  expect(at('sending')).toBe(true);
  pending.catchUp[0]!.resolve({ running: false });
  await settle();
  expect(at('sending')).toBe(true);
});
