/** One manual repair: its result is kept or undone, another one replaces it, and nothing remains of a cancelled one. */
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createDocument, createImageLayer } from '#design/document/create.ts';
import { firstPage } from '#design/document/tree.ts';
import { toolCallMachine, type CallResult, type RequestedCall } from '../../tool-calls/tool-call.machine.ts';
import type { RepairCall } from './repair-controls.ts';
import { createRepair } from './repair.ts';

const CALL: RepairCall = {
  tool: 'retake',
  input: { layer: 'photo' },
  label: 'aiTools.retaking',
  failed: 'aiTools.notRetaken',
};
const answered = (change: string | null): CallResult => ({
  answer: { output: { found: [] }, card: { key: '' }, revision: 2 },
  change,
  title: 'Fixed it',
});

/** A repair whose calls end when the test says so. */
function opened() {
  const document = createDocument({ width: 1000, height: 800, newId: () => 'page' });
  const photo = createImageLayer({
    id: 'photo',
    parent: firstPage(document).id,
    order: 'a1',
    asset: 'a'.repeat(64),
    x: 0,
    y: 0,
    width: 100,
    height: 100,
  });
  const calls: { call: RequestedCall; done(): void; fail(): void }[] = [];
  const toolCalls = createActor(
    toolCallMachine.provide({
      actors: {
        run: fromPromise(
          ({ input }) =>
            new Promise((resolve, reject) =>
              calls.push({
                call: input,
                done: () => resolve(answered(null).answer),
                fail: () => reject(new Error('no')),
              }),
            ),
        ),
      },
    }),
  ).start();
  const undo = vi.fn(async (_change: string) => undefined);
  const begins = vi.fn();
  const notTakenBack = vi.fn();
  const repair = createRepair({
    session: {
      designId: 'd',
      store: { document: () => ({ ...document, layers: { photo } }) } as never,
      handedIn: async () => undefined,
      toolCalls,
    },
    layer: 'photo',
    begins,
    notTakenBack,
    undo,
  });
  const answer = async (change: string | null): Promise<void> => {
    const last = calls.at(-1);
    if (typeof last?.call.review === 'function') last.call.review(answered(change));
    last?.done();
    await vi.waitFor(() => expect(toolCalls.getSnapshot().matches('idle')).toBe(true));
  };
  /** An answer to a call that is no longer awaited. */
  const late = (index: number, change: string): void => {
    const review = calls[index]?.call.review;
    if (typeof review === 'function') review(answered(change));
  };
  return { repair, calls, undo, begins, notTakenBack, toolCalls, answer, late };
}

describe('a repair', () => {
  it('shows its result, and is over when that is kept', async () => {
    const { repair, answer, begins, undo } = opened();
    repair.run(CALL);
    expect(repair.state.get().phase).toBe('running');
    await answer('c1');
    expect(repair.state.get()).toMatchObject({ phase: 'result', result: { title: 'Fixed it' }, busy: false });
    expect(repair.before()?.id).toBe('photo');
    repair.keep();
    expect(repair.state.get().phase).toBe('setting');
    expect(repair.before()).toBeNull();
    expect(begins).toHaveBeenCalledTimes(1);
    expect(undo).not.toHaveBeenCalled();
  });

  it('takes back what is rejected', async () => {
    const { repair, answer, undo } = opened();
    repair.run(CALL);
    await answer('c1');
    const then = vi.fn();
    repair.reject(then);
    expect(repair.state.get()).toMatchObject({ phase: 'result', busy: true });
    await vi.waitFor(() => expect(repair.state.get().phase).toBe('setting'));
    expect(undo.mock.calls).toEqual([['c1']]);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('takes the last result back before it is done again', async () => {
    const { repair, answer, undo, calls, begins } = opened();
    repair.run(CALL);
    await answer('c1');
    repair.run({ ...CALL, input: { layer: 'photo', without: ['crop'] } });
    expect(repair.state.get().phase).toBe('running');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(undo.mock.calls).toEqual([['c1']]);
    await answer('c2');
    expect(repair.state.get().phase).toBe('result');
    expect(begins).toHaveBeenCalledTimes(2);
  });

  it('says that nothing had to be done', async () => {
    const { repair, answer } = opened();
    repair.run(CALL);
    await answer(null);
    expect(repair.state.get().phase).toBe('fine');
    repair.reject();
    expect(repair.state.get().phase).toBe('setting');
  });

  it('goes back to the settings when a call fails, or to what it showed before', async () => {
    const { repair, answer, calls } = opened();
    repair.run(CALL);
    calls[0]?.fail();
    await vi.waitFor(() => expect(repair.state.get().phase).toBe('setting'));
    repair.run({ ...CALL, input: { layer: 'photo', preview: true } });
    await answer(null);
    repair.run(CALL);
    calls.at(-1)?.fail();
    await vi.waitFor(() => expect(repair.state.get().phase).toBe('fine'));
    repair.run(CALL);
    repair.cancel();
    expect(repair.state.get().phase).toBe('fine');
  });

  it('wants no answer that comes after it was cancelled or left', async () => {
    const { repair, undo, toolCalls, late } = opened();
    repair.run(CALL);
    repair.cancel();
    expect(repair.state.get().phase).toBe('setting');
    expect(toolCalls.getSnapshot().matches('idle')).toBe(true);
    late(0, 'late');
    await vi.waitFor(() => expect(undo.mock.calls).toEqual([['late']]));
    repair.run(CALL);
    repair.dispose();
    late(1, 'later');
    await vi.waitFor(() => expect(undo.mock.calls).toEqual([['late'], ['later']]));
    expect(repair.state.get().phase).not.toBe('result');
  });

  it('says when a result can’t be taken back, and keeps it in sight', async () => {
    const { repair, answer, undo, notTakenBack } = opened();
    repair.run(CALL);
    await answer('c1');
    undo.mockRejectedValueOnce(new Error('offline'));
    repair.reject();
    await vi.waitFor(() => expect(notTakenBack).toHaveBeenCalledWith('offline'));
    expect(repair.state.get()).toMatchObject({ phase: 'result', busy: false });
    repair.reject();
    await vi.waitFor(() => expect(repair.state.get().phase).toBe('setting'));
  });
});
