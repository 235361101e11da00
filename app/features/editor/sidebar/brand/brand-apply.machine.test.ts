/** The brand applied to a design and its copies, with each one's outcome decided by the test. */
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { brandApplyMachine, type BrandTarget } from './brand-apply.machine.ts';

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
const targets: BrandTarget[] = ['a', 'b', 'c'].map((design) => ({ design, title: design.toUpperCase() }));

function start(
  apply: (target: BrandTarget) => Promise<string | null>,
  undo: (change: string) => Promise<void> = async () => undefined,
) {
  const actor = createActor(
    brandApplyMachine.provide({
      actors: { apply: fromPromise(({ input }) => apply(input)), undo: fromPromise(({ input }) => undo(input.change)) },
    }),
  );
  actor.start();
  return actor;
}
const states = (actor: ReturnType<typeof start>) => actor.getSnapshot().context.jobs.map(({ state }) => state);

it('goes from design to design, past one that fails, and tries that one again', async () => {
  let works = false;
  const actor = start(async ({ design }) => {
    if (design === 'b' && !works) throw new Error('too busy');
    return design === 'c' ? null : `change-${design}`;
  });
  actor.send({ type: 'START', targets });
  expect(states(actor)).toEqual(['working', 'waiting', 'waiting']);
  await settle();
  expect(actor.getSnapshot().value).toBe('ended');
  expect(states(actor)).toEqual(['done', 'failed', 'same']);
  expect(actor.getSnapshot().context.jobs[1]?.error).toBe('too busy');
  works = true;
  actor.send({ type: 'RETRY' });
  await settle();
  expect(states(actor)).toEqual(['done', 'done', 'same']);
});

it('is taken back everywhere by one press; where that fails, by the next one', async () => {
  const undone: string[] = [];
  let works = false;
  const actor = start(
    async ({ design }) => `change-${design}`,
    async (change) => {
      if (change === 'change-b' && !works) throw new Error('A turn is running');
      undone.push(change);
    },
  );
  actor.send({ type: 'START', targets });
  await settle();
  actor.send({ type: 'UNDO' });
  await settle();
  expect(undone).toEqual(['change-a', 'change-c']);
  expect(states(actor)).toEqual(['undone', 'done', 'undone']);
  expect(actor.getSnapshot().context.jobs[1]?.error).toBe('A turn is running');
  works = true;
  actor.send({ type: 'UNDO' });
  await settle();
  expect(undone).toEqual(['change-a', 'change-c', 'change-b']);
  actor.send({ type: 'CLOSE' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { jobs: [] } });
});

it('can be stopped: what is done stays and can be taken back', async () => {
  const actor = start(({ design }) => (design === 'a' ? Promise.resolve('change-a') : new Promise(() => undefined)));
  actor.send({ type: 'START', targets });
  await settle();
  actor.send({ type: 'CANCEL' });
  expect(states(actor)).toEqual(['done']);
  actor.send({ type: 'UNDO' });
  await settle();
  expect(states(actor)).toEqual(['undone']);
});
