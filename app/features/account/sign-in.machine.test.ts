/** The states of asking for a link or a code, on a simulated clock. */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { emailProblem } from './email.ts';
import { resendAfter } from '#app/services/auth/code-life.ts';
import { NotSentError, signInMachine, type SentTo, type SignInInput, type Target } from './sign-in.machine.ts';

function start(
  input: Partial<SignInInput> = {},
  send: (target: Target) => Promise<SentTo | void> = async () => undefined,
) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const actor = createActor(
    signInMachine.provide({
      actors: {
        send: fromPromise<SentTo, Target>(async ({ input: target }) => {
          sent.push(target.address);
          return (await send(target)) ?? { address: target.address, shown: target.address };
        }),
      },
    }),
    { input: { check: emailProblem, ...input }, clock },
  ).start();
  const state = () => actor.getSnapshot();
  const wait = (seconds: number) => {
    for (let n = 0; n < seconds; n += 1) clock.increment(1000);
  };
  return { actor, state, wait, sent };
}

describe('asking for a link', () => {
  test.each(['', 'no', 'a@b', 'a b@c.de', 'a@b@c.de', '@example.com'])('refuses %j without sending', (email) => {
    const { actor, state, sent } = start();
    actor.send({ type: 'submit', address: email });
    expect([state().matches('asking'), state().context.error, sent]).toEqual([true, 'Enter a valid email', []]);
  });

  test('sends to the trimmed address and says where', async () => {
    const { actor, state, sent } = start();
    actor.send({ type: 'submit', address: ' ada@example.com ' });
    expect(state().value).toBe('sending');
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect([state().context.sent?.address, sent]).toEqual(['ada@example.com', ['ada@example.com']]);
  });

  test('a second press while sending sends nothing more', async () => {
    const { actor, sent } = start();
    actor.send({ type: 'submit', address: 'ada@example.com' });
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sent).toHaveLength(1);
  });

  test('a failure is said, the address stays, and it can be tried again', async () => {
    let fails = true;
    const { actor, state } = start({}, async () => {
      if (fails) throw new Error('The email could not be sent.');
    });
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('asking'));
    expect(state().context).toMatchObject({
      target: { address: 'ada@example.com' },
      error: 'The email could not be sent.',
    });
    fails = false;
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(state().context.error).toBeNull();
  });
});

describe('asking again', () => {
  test('only after thirty seconds, counted down', async () => {
    const { actor, state, wait, sent } = start();
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(state().context.secondsLeft).toBe(resendAfter);
    wait(29);
    expect([state().context.secondsLeft, state().matches({ sent: 'waiting' })]).toEqual([1, true]);
    actor.send({ type: 'resend' });
    expect(sent).toHaveLength(1);
    wait(1);
    expect([state().context.secondsLeft, state().matches({ sent: 'ready' })]).toEqual([0, true]);
    actor.send({ type: 'resend' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
    expect([sent, state().context.secondsLeft]).toEqual([['ada@example.com', 'ada@example.com'], resendAfter]);
  });

  test('a failed resend is said and may be tried at once', async () => {
    let calls = 0;
    const { actor, state, wait } = start({}, async () => {
      calls += 1;
      if (calls === 2) throw new Error('Try later');
    });
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    wait(30);
    actor.send({ type: 'resend' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'ready' }));
    expect(state().context.error).toBe('Try later');
    actor.send({ type: 'resend' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
    expect(state().context.error).toBeNull();
  });

  test('another address goes back to the form', async () => {
    const { actor, state } = start();
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'change' });
    expect([state().matches({ asking: 'free' }), state().context.target.address]).toEqual([true, 'ada@example.com']);
  });
});

describe('too much was sent already', () => {
  const tooMany = async () => {
    throw new NotSentError('Several codes were sent already.', 90);
  };

  test('the form waits as long as the server says, counted down, then asks again', async () => {
    let calls = 0;
    const { actor, state, wait, sent } = start({}, async () => ((calls += 1) === 1 ? tooMany() : undefined));
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches({ asking: 'held' }));
    expect(state().context).toMatchObject({ secondsLeft: 90, error: 'Several codes were sent already.' });
    actor.send({ type: 'submit', address: 'ada@example.com' });
    wait(89);
    expect([state().matches({ asking: 'held' }), state().context.secondsLeft, sent.length]).toEqual([true, 1, 1]);
    wait(1);
    expect([state().matches({ asking: 'free' }), state().context.secondsLeft]).toEqual([true, 0]);
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sent).toHaveLength(2);
  });

  test('asking again waits as long as the server says, and says why', async () => {
    let calls = 0;
    const { actor, state, wait } = start({}, async () => ((calls += 1) === 2 ? tooMany() : undefined));
    actor.send({ type: 'submit', address: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    wait(resendAfter);
    actor.send({ type: 'resend' });
    await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
    expect(state().context).toMatchObject({ secondsLeft: 90, error: 'Several codes were sent already.' });
    wait(90);
    expect([state().matches({ sent: 'ready' }), state().context.error]).toEqual([true, null]);
  });

  test('what the plain form was told counts down too', () => {
    const { state, wait } = start({ target: { address: 'ada@example.com' }, error: 'Wait', retryAfter: 5 });
    expect([state().matches({ asking: 'held' }), state().context.error]).toEqual([true, 'Wait']);
    wait(5);
    expect([state().matches({ asking: 'free' }), state().context.error]).toEqual([true, null]);
  });
});

test('a page that is loaded again continues with what is left of the wait', () => {
  const sent = { address: '+4915123456789', shown: '+49 1512 3456789' };
  const { actor, state, wait } = start({ sent, target: { address: sent.address, country: 'DE' }, retryAfter: 4 });
  expect([state().matches({ sent: 'waiting' }), state().context.secondsLeft]).toEqual([true, 4]);
  actor.send({ type: 'resend' });
  wait(4);
  expect(state().matches({ sent: 'ready' })).toBe(true);
  expect(start({ sent, retryAfter: 0 }).state().matches({ sent: 'ready' })).toBe(true);
  expect(start({ sent }).state().context.secondsLeft).toBe(resendAfter);
});

test('what was sent goes to the same address again, whatever was typed', async () => {
  const { actor, state, wait, sent } = start({ check: () => null }, async () => ({
    address: '+4915123456789',
    shown: '+49 1512 3456789',
  }));
  actor.send({ type: 'submit', address: ' 0151 23456789', country: 'DE' });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(state().context).toMatchObject({
    sent: { shown: '+49 1512 3456789' },
    target: { address: '0151 23456789', country: 'DE' },
  });
  wait(resendAfter);
  actor.send({ type: 'resend' });
  await waitFor(actor, (snapshot) => snapshot.matches({ sent: 'waiting' }));
  expect(sent).toEqual(['0151 23456789', '+4915123456789']);
});

test('a form that was sent without scripts begins where it is', () => {
  const ada = 'ada@example.com';
  expect(
    start({ target: { address: ada }, sent: { address: ada, shown: ada } })
      .state()
      .matches('sent'),
  ).toBe(true);
  const refused = start({ target: { address: 'no' }, error: 'Enter a valid email' }).state();
  expect([refused.matches({ asking: 'free' }), refused.context.error, refused.context.target.address]).toEqual([
    true,
    'Enter a valid email',
    'no',
  ]);
});
