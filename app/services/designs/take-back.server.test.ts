/**
 * Undoing single changes through the door: only what they wrote, as a step that can itself be undone, reported
 * correctly afterwards.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '#design/operations/operation.ts';
import { createTestUser, sampledKinds } from '#tests/fixtures/databases.ts';
import { addShape, byHand, moveTo, newId, openTestDoor, paint, type TestDoor } from '#tests/fixtures/designs.ts';
import { beginTurn, endTurn } from '#tests/fixtures/turns.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { DesignNotFoundError, TurnRunningError } from './design-error.ts';

describe.each(sampledKinds(0))('%s', (kind) => {
  let door: TestDoor;
  let design: DesignSnapshot;
  beforeAll(async () => {
    door = await openTestDoor(kind);
  });
  afterAll(() => door.remove());
  beforeEach(async () => {
    design = await door.designs.create({ userId: door.userId, width: 1080, height: 1080 });
    await write([addShape(design.document, 's1'), addShape(design.document, 's2')], { label: 'Add shapes' });
  });

  const current = () => door.designs.get(door.userId, design.id);
  const write = async (operations: Operation[], more = {}): Promise<string> => {
    const { revision } = await current();
    const id = newId();
    await door.designs.commit(byHand(design.id, door.userId, revision, operations, { id, ...more }));
    return id;
  };
  const layer = async (id: string) => (await current()).document.layers[id];
  const takenBack = (...changes: string[]) => door.designs.takenBack(door.userId, design.id, changes);
  const undoChange = (id: string) => door.designs.undoChange(door.userId, design.id, id);

  test('one change of a turn goes, its others and what came after stay', async () => {
    const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
    const agent = { author: 'agent', turnId, label: 'Agent' };
    const moved = await write([moveTo('s1', 10)], agent);
    const painted = await write([paint('s1', '#ff0000')], agent);
    await endTurn(door.database, turnId);
    await write([moveTo('s2', 77)], { label: 'By hand' });

    const outcome = await undoChange(moved);
    expect(outcome).toMatchObject({ skipped: [], change: expect.any(String) });
    expect(await layer('s1')).toMatchObject({ x: 0, fill: { color: '#ff0000' } });
    expect(await layer('s2')).toMatchObject({ x: 77 });
    expect(await takenBack(moved, painted)).toEqual([{ change: moved, by: outcome!.change }]);

    // A separate step: undo restores the change, redo undoes it again.
    expect(await door.designs.undo(door.userId, design.id)).toMatchObject({ label: 'Undo one step' });
    expect(await layer('s1')).toMatchObject({ x: 10 });
    expect(await takenBack(moved, painted)).toEqual([]);
    await door.designs.redo(door.userId, design.id);
    expect(await layer('s1')).toMatchObject({ x: 0 });
    expect(await takenBack(moved)).toHaveLength(1);
  });

  test('taking the taking back puts everything there again, as often as one likes', async () => {
    const moved = await write([moveTo('s1', 10)]);
    const first = await undoChange(moved);
    const again = await undoChange(first!.change!);
    expect(await layer('s1')).toMatchObject({ x: 10 });
    expect(await takenBack(moved, first!.change!)).toEqual([{ change: first!.change, by: again!.change }]);
    await undoChange(moved);
    expect(await layer('s1')).toMatchObject({ x: 0 });
  });

  test('a running turn undoes a part of an earlier change, as its own step', async () => {
    const both = await write([moveTo('s1', 10), paint('s1', '#ff0000'), moveTo('s2', 20)]);
    const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
    const undone = await door.designs.undoChanges(door.userId, design.id, turnId, {
      changes: [both],
      scope: { layers: ['s1'], parts: ['color'] },
    });
    expect(undone).toMatchObject({ skipped: [], change: expect.any(String) });
    expect(await layer('s1')).toMatchObject({ x: 10, fill: { color: '#d9d9d9' } });
    expect(await layer('s2')).toMatchObject({ x: 20 });
    // What is left of it is still in effect.
    expect(await takenBack(both)).toEqual([]);
    // The turn's own change can be undone by the same turn, and both are one step of the history.
    await door.designs.undoChanges(door.userId, design.id, turnId, { changes: [undone!.change!], scope: {} });
    expect(await layer('s1')).toMatchObject({ fill: { color: '#ff0000' } });
    await door.designs.undoChanges(door.userId, design.id, turnId, { changes: [both], scope: { parts: ['position'] } });
    await endTurn(door.database, turnId);
    expect(await layer('s2')).toMatchObject({ x: 0 });
    await door.designs.undo(door.userId, design.id);
    expect(await layer('s1')).toMatchObject({ x: 10, fill: { color: '#ff0000' } });
    expect(await layer('s2')).toMatchObject({ x: 20 });
    expect(
      await door.designs.undoChanges(door.userId, design.id, null, { changes: ['never-was'], scope: {} }),
    ).toBeNull();
  });

  test('what was overwritten since stays and is reported; asked twice it does nothing the second time', async () => {
    const both = await write([moveTo('s1', 10), paint('s1', '#ff0000')]);
    await write([moveTo('s1', 99)]);
    expect(await undoChange(both)).toMatchObject({ skipped: [expect.stringContaining('position')] });
    expect(await layer('s1')).toMatchObject({ x: 99, fill: { color: '#d9d9d9' } });
    const { revision } = await current();
    expect(await undoChange(both)).toMatchObject({ change: null, skipped: [], revision });
  });

  test('a layer that was added goes, and a removed one comes back with what it was', async () => {
    const added = await write([addShape((await current()).document, 's3')]);
    const removed = await write([{ type: 'layer.remove', id: 's2' }]);
    await undoChange(added);
    expect(await layer('s3')).toBeUndefined();
    await undoChange(removed);
    expect(await layer('s2')).toMatchObject({ id: 's2' });
  });

  test('several turns and a change beside them go in one step, what was undone before is left alone', async () => {
    const turns: string[] = [];
    for (const x of [10, 20]) {
      const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
      await write([moveTo('s1', x)], { author: 'agent', turnId });
      await endTurn(door.database, turnId);
      turns.push(turnId);
    }
    const beside = await write([paint('s2', '#00ff00')]);
    expect(await door.designs.undoTurns(door.userId, design.id, { turns, changes: [beside] })).toMatchObject({
      skipped: [],
    });
    expect(await layer('s1')).toMatchObject({ x: 0 });
    expect(await layer('s2')).toMatchObject({ fill: { color: '#d9d9d9' } });
    expect(await door.designs.undoTurns(door.userId, design.id, { turns, changes: [beside] })).toMatchObject({
      change: null,
      skipped: [],
    });
    expect(await door.designs.undo(door.userId, design.id)).toMatchObject({
      label: 'Undo what the assistant did',
    });
    expect(await layer('s1')).toMatchObject({ x: 20 });
  });

  test('a turn at work keeps its changes; unknown and other people’s changes are no changes', async () => {
    const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
    const moved = await write([moveTo('s1', 10)], { author: 'agent', turnId });
    await expect(undoChange(moved)).rejects.toBeInstanceOf(TurnRunningError);
    await endTurn(door.database, turnId);
    expect(await undoChange('never-was')).toBeNull();
    const stranger = await createTestUser(door.database);
    await expect(door.designs.undoChange(stranger, design.id, moved)).rejects.toBeInstanceOf(DesignNotFoundError);
    await expect(door.designs.takenBack(stranger, design.id, [moved])).rejects.toBeInstanceOf(DesignNotFoundError);
  });
});
