/** When users see a call's progress and a way out, and how it ends. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ToolAnswer } from '../design-store/design-api.ts';
import { SHOW_CANCEL, SHOW_PROGRESS, toolCallMachine } from './tool-call.machine.ts';

const ANSWER: ToolAnswer = { output: {}, card: { key: 'x' }, revision: 2 };

function started() {
  const clock = new SimulatedClock();
  const told: unknown[] = [];
  let finish: (answer: ToolAnswer) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  let stopped = false;
  const actor = createActor(
    toolCallMachine.provide({
      actors: {
        run: fromPromise(({ signal }) => {
          signal.addEventListener('abort', () => (stopped = true));
          return new Promise<ToolAnswer>((resolve, reject) => ([finish, fail] = [resolve, reject]));
        }),
      },
      actions: { tellDone: (_, { answer }) => told.push(answer), tellFailed: (_, { error }) => told.push(error) },
    }),
    { clock },
  );
  actor.start();
  actor.send({
    type: 'START',
    call: { tool: 'remove_background', input: {}, label: 'Removing', failed: 'Not removed' },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    clock,
    told,
    finish: (answer: ToolAnswer) => finish(answer),
    fail: (error: unknown) => fail(error),
    wasStopped: () => stopped,
    settle,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
  };
}

describe('a call', () => {
  it('shows progress after a second and a way out after five', () => {
    const { clock, is, actor } = started();
    expect(is({ running: 'quick' })).toBe(true);
    actor.send({ type: 'PROGRESS', share: 0.2 });
    clock.increment(SHOW_PROGRESS - 1);
    expect(is({ running: 'quick' })).toBe(true);
    clock.increment(1);
    expect(is({ running: 'shown' })).toBe(true);
    expect(actor.getSnapshot().context.share).toBe(0.2);
    clock.increment(SHOW_CANCEL - SHOW_PROGRESS);
    expect(is({ running: 'cancellable' })).toBe(true);
  });

  it('tells of its end, good or bad, and can begin again', async () => {
    const call = started();
    call.finish(ANSWER);
    await call.settle();
    expect([call.is('idle'), call.told]).toEqual([true, [ANSWER]]);
    call.actor.send({ type: 'START', call: { tool: 'x', input: {}, label: '', failed: '' } });
    const error = new Error('no subject');
    call.fail(error);
    await call.settle();
    expect([call.is('idle'), call.told]).toEqual([true, [ANSWER, error]]);
  });

  it('ends at once when it is cancelled, without a word', async () => {
    const call = started();
    call.actor.send({ type: 'CANCEL' });
    expect([call.is('idle'), call.wasStopped()]).toEqual([true, true]);
    call.finish(ANSWER);
    await call.settle();
    expect(call.told).toEqual([]);
  });

  it('does not begin while another one runs', () => {
    const call = started();
    call.actor.send({ type: 'START', call: { tool: 'other', input: {}, label: 'Other', failed: '' } });
    expect(call.actor.getSnapshot().context.call?.tool).toBe('remove_background');
  });
});
