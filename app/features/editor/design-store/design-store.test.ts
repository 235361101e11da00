/** The store with a simulated door, wire and clock: what is sent when, what is reported, and that tabs end equal. */
import { describe, expect, it } from 'vitest';
import { createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { PendingChange } from './design-state.ts';
import { createSimulatedTabs } from './simulated-tabs.ts';
import { RefusedError, SignedOutError, UnreachableError } from './send-errors.ts';
import { RETRY_FIRST } from './sync.machine.ts';

const add = (id: string): Operation => ({
  type: 'layer.add',
  layer: createShapeLayer({ id, parent: 'page', order: 'a0' }),
});
const move = (id: string, x: number): Operation => ({ type: 'layer.update', id, patch: { x, y: 0 } });
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the design store', () => {
  it('sends own changes in order, one at a time, and says when everything is saved', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    expect(tab.store.view().saved).toBe('saved');
    tab.store.commit('one', [add('a')]);
    tab.store.commit('two', [move('a', 5)]);
    expect(tab.store.view().saved).toBe('saving');
    expect(tab.store.view().document.layers.a).toMatchObject({ x: 5 });
    expect(tab.shelf.kept.map((change) => change.label)).toEqual(['one', 'two']);
    await tab.store.flushed();
    expect(world.asked).toEqual(['commit one', 'commit two']);
    expect(tab.store.view().saved).toBe('saved');
    expect(tab.shelf.kept).toEqual([]);
    expect(tab.store.view().document).toEqual(world.door.document);
  });

  it('keeps changes while offline, tries again with backoff, and at once when the browser is online', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.fail(() => new UnreachableError());
    tab.store.commit('one', [add('a')]);
    await settle();
    expect(tab.store.view().saved).toBe('offline');
    await expect(tab.store.flushed()).rejects.toThrow('could not be reached');
    const attempts = world.asked.length;
    expect(await tab.store.step('undo')).toBeNull();
    expect(world.asked).toHaveLength(attempts);
    tab.clock.increment(RETRY_FIRST);
    await settle();
    expect(world.asked).toHaveLength(2);
    tab.clock.increment(RETRY_FIRST);
    await settle();
    // The second wait is twice as long.
    expect(world.asked).toHaveLength(2);
    tab.fail(null);
    tab.clock.increment(RETRY_FIRST);
    await tab.store.flushed();
    expect(world.door.document.layers.a).toBeDefined();
    expect(tab.store.view().saved).toBe('saved');
  });

  it('keeps the name of the own step where an answer was asked for before it', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    world.agent([add('a')]);
    tab.mend();
    expect(world.asked).toEqual([expect.stringMatching(/^after/)]);
    tab.store.commit('Delete', [{ type: 'layer.remove', id: 'a' }]);
    await tab.store.flushed();
    expect(tab.store.view().history).toMatchObject({ canUndo: true, undoLabel: 'Delete' });
    tab.mend();
    await settle();
    expect(tab.store.view().history.undoLabel).toBeNull();
  });

  it('says that the session has ended, and keeps what was done', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.fail(() => new SignedOutError());
    tab.store.commit('one', [add('a')]);
    await settle();
    expect(tab.store.view().saved).toBe('signed-out');
    expect(tab.shelf.kept).toHaveLength(1);
  });

  it('takes over what an earlier visit kept, also when the door knows it already', async () => {
    const world = createSimulatedTabs();
    world.door.commit({ id: 'known', operations: [add('a')] });
    const kept: PendingChange[] = [
      { id: 'known', baseRevision: 0, operations: [add('a')], label: 'known', acknowledged: false },
      { id: 'new', baseRevision: 0, operations: [add('b')], label: 'new', acknowledged: false },
    ];
    const tab = world.openTab(kept);
    await tab.store.start();
    await tab.store.flushed();
    expect(world.door.revision).toBe(2);
    expect(tab.store.view().document).toEqual(world.door.document);
    expect(Object.keys(world.door.document.layers).sort()).toEqual(['a', 'b']);
  });

  it('drops what the server refuses for good and says why', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.fail(() => new RefusedError(422, 'invalid', 'too many layers'));
    tab.store.commit('one', [add('a')]);
    await settle();
    expect(tab.store.view().document.layers.a).toBeUndefined();
    expect(tab.notices).toEqual([{ type: 'refused', reason: 'too many layers' }]);
    expect(tab.store.view().saved).toBe('saved');
  });

  it('tells of what came too late', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.store.commit('add', [add('a')]);
    await tab.store.flushed();
    tab.cut();
    world.agent([{ type: 'layer.remove', id: 'a' }]);
    tab.store.commit('move', [move('a', 9)]);
    await settle();
    expect(tab.notices).toMatchObject([{ type: 'overwritten', author: 'agent', lost: ['“Shape”'] }]);
    tab.mend();
    await settle();
    expect(tab.store.view().document).toEqual(world.door.document);
    // The own change comes back with the layer, as it was last seen.
    tab.store.resolve(tab.store.view().conflicts[0]?.id ?? '', 'Use mine');
    await tab.store.flushed();
    expect(world.door.document.layers.a).toMatchObject({ x: 9 });
    expect(tab.store.view().conflicts).toEqual([]);
  });

  it('keeps what a hand held when others took it away, as the hand had it', async () => {
    const world = createSimulatedTabs();
    let inHand: Layer[] = [];
    const tab = world.openTab([], () => inHand);
    await tab.store.start();
    tab.store.commit('add', [add('a'), add('b')]);
    await tab.store.flushed();
    inHand = [createShapeLayer({ id: 'a', parent: 'page', order: 'a0', name: 'Half typed' })];
    world.agent([move('a', 100), { type: 'layer.remove', id: 'b' }]);
    expect(tab.notices).toEqual([]);
    world.agent([{ type: 'layer.remove', id: 'a' }]);
    inHand = [];
    expect(tab.notices).toMatchObject([{ type: 'overwritten', author: 'agent', lost: ['“Half typed”'] }]);
    tab.store.resolve(tab.store.view().conflicts[0]?.id ?? '', 'Use mine');
    await tab.store.flushed();
    expect(world.door.document.layers.a).toMatchObject({ name: 'Half typed' });
  });

  it('keeps what others wrote over until the person decides', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.store.commit('add', [add('a'), add('b')]);
    tab.store.commit('move', [move('a', 9)]);
    await tab.store.flushed();
    const mine = world.door.log.at(-1)?.id ?? '';
    const overwrite = () =>
      world.agent(
        [move('a', 100), { type: 'layer.update', id: 'a', patch: { opacity: 0.5 } }],
        [{ change: mine, properties: ['layer:a:position'] }],
      );
    overwrite();
    expect(tab.notices).toMatchObject([{ type: 'overwritten', author: 'agent', lost: ['position of “Shape”'] }]);
    expect(tab.store.view().conflicts).toHaveLength(1);
    tab.store.resolve(tab.store.view().conflicts[0]?.id ?? '', 'Use mine');
    await tab.store.flushed();
    expect(world.door.document.layers.a).toMatchObject({ x: 9, opacity: 0.5 });

    overwrite();
    tab.store.resolve(tab.store.view().conflicts[0]?.id ?? '', null);
    expect(tab.store.view()).toMatchObject({ conflicts: [], document: { layers: { a: { x: 100 } } } });

    // Writing the same property again is a decision too.
    overwrite();
    tab.store.commit('other', [move('b', 5)]);
    expect(tab.store.view().conflicts).toHaveLength(1);
    tab.store.commit('again', [move('a', 7)]);
    expect(tab.store.view().conflicts).toEqual([]);
  });

  it('tells of what was written over while the wire was cut, too', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.store.commit('add', [add('a')]);
    await tab.store.flushed();
    const mine = world.door.log.at(-1)?.id ?? '';
    tab.cut();
    world.agent([move('a', 100)], [{ change: mine, properties: ['layer:a:position'] }]);
    expect(tab.notices).toEqual([]);
    tab.mend();
    await settle();
    expect(tab.notices).toMatchObject([{ type: 'overwritten', lost: ['position of “Shape”'] }]);
  });

  it('counts what waits, and tells a lost connection from a server that fails', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.fail(() => new UnreachableError());
    tab.store.commit('one', [add('a')]);
    tab.store.commit('two', [add('b')]);
    await settle();
    expect(tab.store.view()).toMatchObject({ saved: 'offline', waiting: 2 });
    tab.fail(() => new UnreachableError(undefined, true));
    tab.store.retry();
    await settle();
    expect(tab.store.view()).toMatchObject({ saved: 'failing', waiting: 2 });
    tab.fail(null);
    tab.store.retry();
    await tab.store.flushed();
    expect(tab.store.view()).toMatchObject({ saved: 'saved', waiting: 0 });
  });

  it('reads what it missed while the wire was cut', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.cut();
    world.agent([add('a')]);
    world.agent([add('b')]);
    expect(tab.store.view().history.canUndo).toBe(false);
    tab.mend();
    await settle();
    expect(Object.keys(tab.store.view().document.layers).sort()).toEqual(['a', 'b']);
    expect(tab.store.view().history.canUndo).toBe(true);
  });

  it('reads what is missing when a later change arrives first', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.cut();
    world.agent([add('a')]);
    const heard: Operation[][] = [];
    tab.store.onRemoteChange((author, operations) => author === 'agent' && heard.push([...operations]));
    // The connection is back, but no event says so: the gap is detected anyway.
    tab.mend();
    world.agent([add('b')]);
    await settle();
    expect(Object.keys(tab.store.view().document.layers).sort()).toEqual(['a', 'b']);
    expect(heard.flat()).toHaveLength(2);
  });

  it('goes through the server for undo, after everything that was done before', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.store.commit('one', [add('a')]);
    const undone = tab.store.step('undo');
    tab.store.commit('two', [add('b')]);
    expect(await undone).toMatchObject({ label: 'x' });
    await tab.store.flushed();
    expect(world.asked).toEqual(['commit one', 'undo', 'commit two']);
    expect(tab.store.view().history.canRedo).toBe(true);
  });

  it('never repeats an undo whose answer was lost', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.fail(() => new UnreachableError());
    expect(await tab.store.step('undo')).toBeNull();
    expect(tab.notices).toEqual([{ type: 'step-unreachable', direction: 'undo' }]);
    tab.fail(null);
    tab.clock.increment(RETRY_FIRST * 10);
    await settle();
    expect(world.asked).toEqual(['undo']);
  });

  it('shows a preview without sending it', async () => {
    const world = createSimulatedTabs();
    const tab = world.openTab();
    await tab.store.start();
    tab.store.commit('one', [add('a')]);
    await tab.store.flushed();
    tab.store.preview([move('a', 50)]);
    expect(tab.store.view().document.layers.a).toMatchObject({ x: 50 });
    expect(tab.store.document().layers.a).toMatchObject({ x: 0 });
    tab.store.preview(null);
    expect(tab.store.view().document.layers.a).toMatchObject({ x: 0 });
    expect(world.asked).toEqual(['commit one']);
  });

  it('keeps two tabs and the agent equal', async () => {
    const world = createSimulatedTabs();
    const [one, two] = [world.openTab(), world.openTab()];
    await one.store.start();
    await two.store.start();
    one.store.commit('a', [add('a')]);
    two.store.commit('b', [add('b')]);
    world.agent([add('c')]);
    await Promise.all([one.store.flushed(), two.store.flushed()]);
    one.store.commit('x', [move('c', 1)]);
    two.store.commit('y', [move('c', 2)]);
    world.agent([move('a', 3)]);
    await Promise.all([one.store.flushed(), two.store.flushed()]);
    await settle();
    expect(one.store.view().document).toEqual(world.door.document);
    expect(two.store.view().document).toEqual(world.door.document);
    expect(one.notices).toEqual([]);
  });
});
