/** The sign-in form's states on a simulated clock. */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { resendAfter, signInMachine, type SignInInput } from './sign-in.machine.ts';

function start(input: SignInInput = {}, sendLink: (email: string) => Promise<void> = async () => undefined) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const actor = createActor(
    signInMachine.provide({
      actors: {
        sendLink: fromPromise<void, { email: string }>(async ({ input: { email } }) => {
          sent.push(email);
          await sendLink(email);
        }),
      },
    }),
    { input, clock },
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
    actor.send({ type: 'submit', email });
    expect([state().value, state().context.error, sent]).toEqual(['asking', 'Enter a valid email', []]);
  });

  test('sends to the trimmed address and says where', async () => {
    const { actor, state, sent } = start();
    actor.send({ type: 'submit', email: ' ada@example.com ' });
    expect(state().value).toBe('sending');
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect([state().context.email, sent]).toEqual(['ada@example.com', ['ada@example.com']]);
  });

  test('a second press while sending sends nothing more', async () => {
    const { actor, sent } = start();
    actor.send({ type: 'submit', email: 'ada@example.com' });
    actor.send({ type: 'submit', email: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sent).toHaveLength(1);
  });

  test('a failure is said, the address stays, and it can be tried again', async () => {
    let fails = true;
    const { actor, state } = start({}, async () => {
      if (fails) throw new Error('The mail could not be sent.');
    });
    actor.send({ type: 'submit', email: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('asking'));
    expect(state().context).toMatchObject({ email: 'ada@example.com', error: 'The mail could not be sent.' });
    fails = false;
    actor.send({ type: 'submit', email: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(state().context.error).toBeNull();
  });
});

describe('asking again', () => {
  test('only after thirty seconds, counted down', async () => {
    const { actor, state, wait, sent } = start();
    actor.send({ type: 'submit', email: 'ada@example.com' });
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
    actor.send({ type: 'submit', email: 'ada@example.com' });
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
    actor.send({ type: 'submit', email: 'ada@example.com' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'changeAddress' });
    expect([state().value, state().context.email]).toEqual(['asking', 'ada@example.com']);
  });
});

test('a form that was sent without scripts begins where it is', () => {
  expect(start({ sentTo: 'ada@example.com' }).state().matches('sent')).toBe(true);
  expect(start({ sentTo: 'no', error: 'Enter a valid email' }).state()).toMatchObject({ value: 'asking', context: { error: 'Enter a valid email' } });
});
