/** Making copies, with each one's outcome decided by the test. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { copiesMachine } from './copies.machine.ts';
import { customTarget, resizeInput, targetOf, type ResizeTarget } from './resize-target.ts';
import { readDimension } from '#design/document/dimension-text.ts';
import { resize } from '#tools/resize.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const targets = [customTarget(500, 500), customTarget(600, 600), customTarget(700, 700)];

function start(make: (target: ResizeTarget) => Promise<{ design: string; preview: null }>) {
  const actor = createActor(copiesMachine.provide({ actors: { make: fromPromise(({ input }) => make(input)) } }));
  actor.start();
  return actor;
}

const states = (actor: ReturnType<typeof start>) => actor.getSnapshot().context.jobs.map(({ state }) => state);

describe('copies', () => {
  it('are made one after the other, and one that fails stops no other', async () => {
    let works = false;
    const actor = start(async ({ width }) => {
      if (width === 600 && !works) throw new Error('too busy');
      return { design: `d${width}`, preview: null };
    });
    actor.send({ type: 'START', targets });
    expect(states(actor)).toEqual(['making', 'waiting', 'waiting']);
    await settle();
    await settle();
    expect(actor.getSnapshot().value).toBe('ended');
    expect(states(actor)).toEqual(['made', 'failed', 'made']);
    expect(actor.getSnapshot().context.jobs[1]?.error).toBe('too busy');
    works = true;
    actor.send({ type: 'RETRY' });
    expect(states(actor)).toEqual(['made', 'making', 'made']);
    await settle();
    expect(states(actor)).toEqual(['made', 'made', 'made']);
    expect(actor.getSnapshot().context.jobs.map(({ copy }) => copy?.design)).toEqual(['d500', 'd600', 'd700']);
    actor.send({ type: 'AGAIN' });
    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('can be given up: what is there stays', async () => {
    const actor = start(({ width }) =>
      width === 500 ? Promise.resolve({ design: 'd', preview: null }) : new Promise(() => undefined),
    );
    actor.send({ type: 'START', targets });
    await settle();
    expect(states(actor)).toEqual(['made', 'making', 'waiting']);
    actor.send({ type: 'CANCEL' });
    expect(states(actor)).toEqual(['made']);
    const none = start(() => new Promise(() => undefined));
    none.send({ type: 'START', targets });
    none.send({ type: 'CANCEL' });
    expect(none.getSnapshot().value).toBe('choosing');
  });
});

describe('targets', () => {
  it('are asked for in the words of the tool', () => {
    for (const format of PAGE_FORMATS)
      expect(resize.input.safeParse(resizeInput(targetOf(format), true)).success).toBe(true);
    expect(resizeInput(customTarget(1200, 300), false)).toEqual({ width: 1200, height: 300 });
    expect(resizeInput(targetOf(PAGE_FORMATS[0]!), true)).toEqual({ format: PAGE_FORMATS[0]!.id, copy: true });
  });

  it('of one’s own are from 100 to 4000 px', () => {
    expect(readDimension(' 100 ')).toEqual({ value: 100 });
    for (const text of ['99', '4001', '12.5', '', '1e3'])
      expect(readDimension(text)).toEqual({ problem: 'Dimension should be between 100 and 4000' });
  });
});
