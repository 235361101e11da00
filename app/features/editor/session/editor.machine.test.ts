/** The editor's states, with a simulated clock and a load controlled by the test. */
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { LOADING_SLOW, editorMachine, phaseOf } from './editor.machine.ts';

function startEditor() {
  const clock = new SimulatedClock();
  const loads: { resolve(): void; reject(error: Error): void }[] = [];
  const machine = editorMachine.provide({
    actors: { load: fromPromise(() => new Promise<void>((resolve, reject) => loads.push({ resolve, reject }))) },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    clock,
    loads,
    settle,
    phase: () => phaseOf(actor.getSnapshot()),
    async ready() {
      loads.at(-1)?.resolve();
      await settle();
    },
  };
}

describe('the editor machine', () => {
  it('says that loading takes long only after the time-out', async () => {
    const editor = startEditor();
    expect(editor.phase()).toBe('loading');
    editor.clock.increment(LOADING_SLOW - 1);
    expect(editor.phase()).toBe('loading');
    editor.clock.increment(1);
    expect(editor.phase()).toBe('loading-slow');
    await editor.ready();
    expect(editor.phase()).toBe('idle');
  });

  it('fails with the reason and loads again on retry', async () => {
    const editor = startEditor();
    editor.loads[0]?.reject(new Error('no canvas'));
    await editor.settle();
    expect(editor.phase()).toBe('failed');
    expect(editor.actor.getSnapshot().context.failure).toContain('no canvas');
    editor.actor.send({ type: 'RETRY' });
    expect(editor.phase()).toBe('loading');
    expect(editor.actor.getSnapshot().context.failure).toBeNull();
    await editor.ready();
    expect(editor.phase()).toBe('idle');
  });

  it('holds the layers of a gesture until it ends', async () => {
    const editor = startEditor();
    await editor.ready();
    editor.actor.send({ type: 'GESTURE', gesture: 'move', layers: ['a', 'b'] });
    expect(editor.phase()).toBe('gesturing');
    expect(editor.actor.getSnapshot().context).toMatchObject({ gesture: 'move', held: ['a', 'b'] });
    editor.actor.send({ type: 'GESTURE_END' });
    expect(editor.phase()).toBe('idle');
    expect(editor.actor.getSnapshot().context).toMatchObject({ gesture: null, held: [] });
  });

  it('holds the text that is typed in, and moves on to the next one', async () => {
    const editor = startEditor();
    await editor.ready();
    editor.actor.send({ type: 'EDIT_TEXT', layer: 'a' });
    expect(editor.phase()).toBe('editing-text');
    expect(editor.actor.getSnapshot().context.held).toEqual(['a']);
    editor.actor.send({ type: 'EDIT_TEXT', layer: 'b' });
    expect(editor.actor.getSnapshot().context.held).toEqual(['b']);
    // A space typed into the text is a letter, not a pan.
    editor.actor.send({ type: 'SPACE_DOWN' });
    expect(editor.phase()).toBe('editing-text');
    editor.actor.send({ type: 'TEXT_DONE' });
    expect(editor.phase()).toBe('idle');
    expect(editor.actor.getSnapshot().context.held).toEqual([]);
  });

  it('pans while the space bar is down', async () => {
    const editor = startEditor();
    await editor.ready();
    editor.actor.send({ type: 'SPACE_DOWN' });
    expect(editor.phase()).toBe('pan-ready');
    editor.actor.send({ type: 'PAN' });
    expect(editor.phase()).toBe('panning');
    editor.actor.send({ type: 'PAN_END' });
    expect(editor.phase()).toBe('idle');
  });

  it('lets go of everything when the canvas crashes', async () => {
    const editor = startEditor();
    await editor.ready();
    editor.actor.send({ type: 'EDIT_TEXT', layer: 'a' });
    editor.actor.send({ type: 'CRASHED', reason: 'context lost' });
    expect(editor.phase()).toBe('failed');
    expect(editor.actor.getSnapshot().context).toMatchObject({ held: [], failure: 'context lost' });
  });
});
