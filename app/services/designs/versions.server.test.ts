/** Earlier versions through the door: listed, shown as they were, restored as a step, named. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '#design/operations/operation.ts';
import { createTestUser, sampledKinds } from '#tests/fixtures/databases.ts';
import { addShape, byHand, moveTo, newId, openTestDoor, paint, type TestDoor } from '#tests/fixtures/designs.ts';
import { beginTurn, endTurn } from '#tests/fixtures/turns.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { DesignNotFoundError } from './design-error.ts';
import { createVersions, type Versions } from './versions.server.ts';

describe.each(sampledKinds(1))('%s', (kind) => {
  let door: TestDoor;
  let versions: Versions;
  let design: DesignSnapshot;
  beforeAll(async () => {
    door = await openTestDoor(kind);
    versions = createVersions({ database: door.database, designs: door.designs });
  });
  afterAll(() => door.remove());
  beforeEach(async () => {
    design = await door.designs.create({ userId: door.userId, width: 1080, height: 1080 });
  });

  const current = () => door.designs.get(door.userId, design.id);
  const write = async (label: string, operations: Operation[], more = {}): Promise<number> => {
    const { revision } = await current();
    const answer = await door.designs.commit(
      byHand(design.id, door.userId, revision, operations, { id: newId(), label, ...more }),
    );
    return answer.revision;
  };
  const history = (before?: number) => versions.history(door.userId, design.id, before);

  test('a turn is one step with the assistant as its author, and what was undone is none', async () => {
    const first = await write('Add a square', [addShape(design.document, 's1')]);
    const turnId = await beginTurn(door.database, { designId: design.id, userId: door.userId });
    await write('Make it red', [paint('s1', '#ff0000')], { author: 'agent', turnId });
    const last = await write('Make it red', [moveTo('s1', 40)], { author: 'agent', turnId });
    await endTurn(door.database, turnId);
    await write('Move', [moveTo('s1', 90)]);
    await door.designs.undo(door.userId, design.id);
    const { steps, next } = await history();
    expect(steps.map(({ label, author, revision }) => [label, author, revision])).toEqual([
      ['Make it red', 'agent', last],
      ['Add a square', 'user', first],
    ]);
    expect(next).toBeNull();
    expect((await history(last)).steps.map(({ label }) => label)).toEqual(['Add a square']);
  });

  test('any revision is shown as it was, undos and removals included', async () => {
    const seen = [(await current()).document];
    const steps: (() => Promise<unknown>)[] = [
      () => write('Add', [addShape(design.document, 's1'), addShape(design.document, 's2')]),
      () => write('Paint', [paint('s1', '#ff0000')]),
      () => write('Remove', [{ type: 'layer.remove', id: 's1' }]),
      () => door.designs.undo(door.userId, design.id),
      () => door.designs.redo(door.userId, design.id),
      () => write('Resize', [{ type: 'design.resize', width: 500, height: 700 }]),
    ];
    for (const step of steps) {
      await step();
      seen.push((await current()).document);
    }
    for (const [revision, document] of seen.entries())
      expect((await versions.at(door.userId, design.id, revision)).document).toEqual(document);
    await expect(versions.at(door.userId, design.id, seen.length)).rejects.toBeInstanceOf(DesignNotFoundError);
  });

  test('a version comes back as a step of its own, which undo takes back', async () => {
    const early = await write('Add', [addShape(design.document, 's1')]);
    const then = (await current()).document;
    await write('More', [addShape(design.document, 's2'), moveTo('s1', 300)]);
    await write('Away', [{ type: 'layer.remove', id: 's1' }]);
    const now = (await current()).document;
    expect(await versions.restore(door.userId, design.id, early, 'Restore “Add”')).toMatchObject({ rejected: [] });
    expect((await current()).document).toEqual(then);
    expect((await history()).steps[0]).toMatchObject({ label: 'Restore “Add”', author: 'user' });
    expect(await versions.restore(door.userId, design.id, early, 'Again')).toBeNull();
    expect(await door.designs.undo(door.userId, design.id)).toMatchObject({ label: 'Restore “Add”' });
    expect((await current()).document).toEqual(now);
  });

  test('a name stays with its revision until it is taken off', async () => {
    const early = await write('Add', [addShape(design.document, 's1')]);
    const named = await versions.name(door.userId, design.id, 'First draft');
    await write('Move', [moveTo('s1', 5)]);
    expect(named).toMatchObject({ name: 'First draft', revision: early });
    expect((await history()).versions).toEqual([named]);
    await expect(versions.name(door.userId, design.id, 'Later', early + 10)).rejects.toBeInstanceOf(
      DesignNotFoundError,
    );
    expect(await versions.unname(door.userId, design.id, named.id)).toBe(true);
    expect(await versions.unname(door.userId, design.id, named.id)).toBe(false);
    expect((await history()).versions).toEqual([]);
  });

  test('somebody else finds nothing', async () => {
    const stranger = await createTestUser(door.database);
    await write('Add', [addShape(design.document, 's1')]);
    const named = await versions.name(door.userId, design.id, 'Mine');
    for (const attempt of [
      () => versions.history(stranger, design.id),
      () => versions.at(stranger, design.id, 0),
      () => versions.restore(stranger, design.id, 0, 'Restore'),
      () => versions.name(stranger, design.id, 'Theirs'),
      () => versions.unname(stranger, design.id, named.id),
    ])
      await expect(attempt()).rejects.toBeInstanceOf(DesignNotFoundError);
    expect((await history()).versions).toHaveLength(1);
  });
});
