/** A streamed response ends with its session, and with no other. */
import { expect, test, vi } from 'vitest';
import type { Session, SessionUser } from '#app/services/auth/auth.server.ts';
import { createEvents } from '../services/events/events.server.ts';
import { sessionCheck, untilSessionEnds } from './until-session-ends.server.ts';

/** A stream that is fed manually, and knows whether it was cancelled. */
function handFed() {
  const state = { cancelled: false, feed: (_text: string): void => undefined, end: (): void => undefined };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      state.feed = (text) => controller.enqueue(new TextEncoder().encode(text));
      state.end = () => controller.close();
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { state, response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }) };
}

const session = { userId: 'ada', sessionId: 's1', isStillValid: () => Promise.resolve(true) };

test('what comes passes, to its end', async () => {
  const events = createEvents();
  const { state, response } = handFed();
  const bound = untilSessionEnds(response, { ...session, events });
  expect(bound.headers.get('content-type')).toBe('text/event-stream');
  state.feed('one ');
  state.feed('two');
  state.end();
  expect(await bound.text()).toBe('one two');
});

test('it ends with its own session at once, and lets go of its source', async () => {
  const events = createEvents();
  const { state, response } = handFed();
  const bound = untilSessionEnds(response, { ...session, events });
  const reader = bound.body!.getReader();
  state.feed('one');
  expect((await reader.read()).done).toBe(false);
  const next = reader.read();
  await events.publish('ada', { type: 'session.ended', sessionId: 'another' });
  await events.publish('grace', { type: 'session.ended', sessionId: 's1' });
  state.feed('two');
  expect((await next).done).toBe(false);
  const last = reader.read();
  await events.publish('ada', { type: 'session.ended', sessionId: 's1' });
  expect((await last).done).toBe(true);
  expect(state.cancelled).toBe(true);
});

test('it ends when the session has expired, which nobody announces', async () => {
  vi.useFakeTimers();
  try {
    const events = createEvents();
    const { response } = handFed();
    let stands = true;
    const failures: unknown[] = [];
    const isStillValid = vi.fn(async () => {
      if (isStillValid.mock.calls.length === 1) throw new Error('connection lost');
      return stands;
    });
    const bound = untilSessionEnds(response, {
      ...session,
      isStillValid,
      events,
      everyMs: 1_000,
      report: (error) => failures.push(error),
    });
    let ended = false;
    void bound.text().then(() => (ended = true));
    await vi.advanceTimersByTimeAsync(2_500);
    expect({ ended, failures: failures.length }).toEqual({ ended: false, failures: 1 });
    stands = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toBe(true);
    const asked = isStillValid.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isStillValid).toHaveBeenCalledTimes(asked);
  } finally {
    vi.useRealTimers();
  }
});

test('whoever leaves gives the source up', async () => {
  const { state, response } = handFed();
  await untilSessionEnds(response, { ...session, events: createEvents() }).body!.cancel();
  expect(state.cancelled).toBe(true);
});

test('a session stands while the same cookie leads to the same session of the same user', async () => {
  const user: SessionUser = {
    id: 'ada',
    email: null,
    emailVerified: false,
    phone: null,
    name: '',
    isAnonymous: false,
    plan: 'free',
    createdAt: new Date(),
    planStartedAt: null,
  };
  const found: Session = { id: 's1', user, isDue: false };
  const check = (session: Session | null) =>
    sessionCheck({ session: () => Promise.resolve(session) }, new Request('http://x/'), { user, sessionId: 's1' })();
  expect(await check(found)).toBe(true);
  expect(await check({ ...found, id: 's2' })).toBe(false);
  expect(await check({ ...found, user: { ...user, id: 'grace' } })).toBe(false);
  expect(await check(null)).toBe(false);
});
