/** The door's promises one by one, on both kinds of database. */
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { KernelError } from '#design/document/issue.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import { createTestUser, databaseKinds } from '#tests/fixtures/databases.ts';
import {
  addShape,
  addText,
  byHand,
  listProjects,
  moveTo,
  newId,
  openFreshDoor,
  openTestDoor,
  paint,
  type TestDoor,
} from '#tests/fixtures/designs.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { DesignNotFoundError } from './design-error.ts';

describe.each(databaseKinds)('%s', (kind) => {
  let door: TestDoor;
  let design: DesignSnapshot;
  let heard: AppEvent[];
  let stopHearing: () => void;

  beforeAll(async () => {
    door = await openTestDoor(kind);
  });
  afterAll(() => door.remove());
  beforeEach(async () => {
    stopHearing?.();
    design = await door.designs.create({ userId: door.userId, width: 1080, height: 1080 });
    heard = [];
    stopHearing = door.events.subscribe(door.userId, (event) => {
      // The news of its creation may arrive a moment after the answer.
      if (event.type === 'design.created') return;
      if (!('designId' in event) || event.designId === design.id) heard.push(event);
    });
  });

  const commit = (baseRevision: number, operations: Operation[], more = {}) =>
    door.designs.commit(byHand(design.id, door.userId, baseRevision, operations, more));
  const current = () => door.designs.get(door.userId, design.id);
  /** As read by a process that has just started. */
  const stored = () => openFreshDoor(door.database).get(door.userId, design.id);
  const untilHeard = async (found: (event: AppEvent) => boolean) => {
    await expect.poll(() => heard.some(found), { timeout: 5_000 }).toBe(true);
  };

  test('a change is applied, logged with its inverse and told', async () => {
    const add = addShape(design.document, 's1');
    const outcome = await commit(0, [add], { label: 'Add shape' });
    expect(outcome).toEqual({ revision: 1, operations: [add], rejected: [], overwritten: [] });
    const after = await stored();
    expect(after.revision).toBe(1);
    expect(after.document).toEqual(applyOperations(design.document, [add]).document);
    expect(after.history).toEqual({
      canUndo: true,
      canRedo: false,
      undoLabel: 'Add shape',
      redoLabel: null,
    });

    const row = await door.database.prisma.change.findFirstOrThrow({ where: { designId: design.id } });
    expect(row).toMatchObject({ revision: 1, author: 'user', kind: 'edit', baseRevision: 0, touched: ['layer:s1'] });
    expect(applyOperations(after.document, row.inverse as unknown as Operation[]).document).toEqual(design.document);

    await untilHeard(({ type }) => type === 'history');
    expect(heard).toEqual([
      {
        type: 'design.changed',
        designId: design.id,
        revision: 1,
        overwritten: [],
        change: { id: row.id, author: 'user', kind: 'edit', turnId: null, origin: null, operations: [add] },
      },
      {
        type: 'history',
        designId: design.id,
        canUndo: true,
        canRedo: false,
        undoLabel: 'Add shape',
        redoLabel: null,
      },
    ]);
  });

  test('a repeat with the same id changes nothing and gets the same answer, also at the same moment and after a restart', async () => {
    const change = byHand(design.id, door.userId, 0, [addShape(design.document, 's1'), moveTo('gone', 5)]);
    const answers = await Promise.all([1, 2, 3].map(() => door.designs.commit(change)));
    await commit(1, [moveTo('s1', 9)]);
    answers.push(await door.designs.commit(change), await openFreshDoor(door.database).commit(change));
    expect(answers[0]).toMatchObject({
      revision: 1,
      rejected: [{ index: 1, field: expect.any(String), reason: 'There is no layer "gone" on this design' }],
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await stored()).revision).toBe(2);
  });

  test('what can never be applied is refused, for good, and writes nothing', async () => {
    await commit(0, [addShape(design.document, 's1')]);
    const removal = await commit(1, [{ type: 'layer.remove', id: 's1' }]);
    const late = byHand(design.id, door.userId, 1, [moveTo('s1', 5), paint('s1', '#ff0000')]);
    const refusal = await door.designs.commit(late);
    expect(refusal).toEqual({
      revision: removal.revision,
      operations: [],
      overwritten: [],
      rejected: [0, 1].map((index) => ({
        index,
        field: expect.any(String),
        reason: 'There is no layer "s1" on this design',
      })),
    });
    expect((await stored()).revision).toBe(2);
    // Restored by undo, the layer would accept the change now; but it was answered already.
    await door.designs.undo(door.userId, design.id);
    expect(await door.designs.commit(late)).toEqual(refusal);
    expect((await stored()).revision).toBe(3);
  });

  test('the last writer wins a property, and both are told', async () => {
    await commit(0, [addShape(design.document, 's1')]);
    const turnId = newId('t');
    const agent = await commit(1, [moveTo('s1', 100), paint('s1', '#00ff00')], { author: 'agent', turnId });
    const hand = await commit(1, [moveTo('s1', 200)]);
    expect(agent.overwritten).toEqual([]);
    expect(hand).toMatchObject({ revision: 3, overwritten: ['layer:s1:position'] });
    const layer = (await stored()).document.layers['s1'];
    expect(layer).toMatchObject({ x: 200, fill: { type: 'solid', color: '#00ff00' } });
    await untilHeard((event) => event.type === 'design.changed' && event.revision === 3);
    const changes = heard.filter((event) => event.type === 'design.changed');
    expect(changes[2]!.overwritten).toEqual([{ change: changes[1]!.change.id, properties: ['layer:s1:position'] }]);
  });

  test('what a writer has seen, or wrote itself, is not overwritten', async () => {
    await commit(0, [addShape(design.document, 's1')]);
    const seen = await commit(1, [moveTo('s1', 1)], { author: 'agent', turnId: 'turn-a' });
    expect((await commit(seen.revision, [moveTo('s1', 2)])).overwritten).toEqual([]);
    expect((await commit(seen.revision, [moveTo('s1', 3)])).overwritten).toEqual([]);
    // Two tabs of one user that name themselves.
    expect((await commit(4, [moveTo('s1', 4)], { origin: 'tab-a' })).overwritten).toEqual([]);
    expect((await commit(4, [moveTo('s1', 5)], { origin: 'tab-a' })).overwritten).toEqual([]);
    expect((await commit(4, [moveTo('s1', 6)], { origin: 'tab-b' })).overwritten).toEqual(['layer:s1:position']);
    // Another turn is another writer.
    expect((await commit(7, [moveTo('s1', 7)], { author: 'agent', turnId: 'turn-b' })).overwritten).toEqual([]);
    expect((await commit(7, [moveTo('s1', 8)], { author: 'agent', turnId: 'turn-c' })).overwritten).toEqual([
      'layer:s1:position',
    ]);
  });

  test('removing what somebody has just changed is told too', async () => {
    await commit(0, [addShape(design.document, 's1')]);
    await commit(1, [moveTo('s1', 100)], { author: 'agent', turnId: 'turn' });
    expect((await commit(1, [{ type: 'layer.remove', id: 's1' }])).overwritten).toEqual(['layer:s1']);
  });

  test('lines that two writers made stale together are broken again', async () => {
    await commit(0, [addText(design.document, 't1', 'Big summer sale on everything')]);
    const { document } = await current();
    const text = document.layers['t1'] as TextLayer;
    const bigger = withLines({ ...text, fontSize: 96 }, measureRoughly);
    const longer = withLines({ ...text, text: 'Big summer sale on everything and then some more' }, measureRoughly);
    await commit(
      1,
      [{ type: 'layer.update', id: 't1', patch: { fontSize: 96, lines: bigger.lines, height: bigger.height } }],
      { author: 'agent', turnId: 'turn' },
    );
    const outcome = await commit(1, [
      {
        type: 'layer.update',
        id: 't1',
        patch: { text: longer.text, runs: [], lines: longer.lines, height: longer.height },
      },
    ]);
    const merged = (await stored()).document.layers['t1'] as TextLayer;
    expect(merged).toMatchObject({ fontSize: 96, text: longer.text });
    expect(merged).toEqual(withLines(merged, measureRoughly));
    expect(applyOperations(await replayTo(2), outcome.operations).document).toEqual((await stored()).document);
  });

  // A transaction blocks other reads only on the embedded database.
  test.runIf(kind === 'embedded')('others are answered while many long texts get new lines', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `t${index}`);
    const words = 'summer sale '.repeat(60).trim();
    await commit(
      0,
      ids.map((id) => addText(design.document, id, words)),
    );
    const { document } = await current();
    const restyled = (update: (text: TextLayer) => TextLayer, keys: readonly (keyof TextLayer)[]): Operation[] =>
      ids.map((id) => {
        const text = update(document.layers[id] as TextLayer);
        return { type: 'layer.update', id, patch: Object.fromEntries(keys.map((key) => [key, text[key]])) };
      });
    const bigger = restyled(
      (text) => withLines({ ...text, fontSize: 96 }, measureRoughly),
      ['fontSize', 'lines', 'height'],
    );
    const longer = restyled(
      (text) => withLines({ ...text, text: `${words} and more`, runs: [] }, measureRoughly),
      ['text', 'runs', 'lines', 'height'],
    );
    await commit(1, bigger, { author: 'agent', turnId: 'turn' });
    let isDone = false;
    const second = commit(1, longer).finally(() => (isDone = true));
    // Each read needs the database, which a transaction would occupy.
    let answered = 0;
    while (!isDone) {
      await listProjects(door.database, door.userId, { limit: 1 });
      if (!isDone) answered += 1;
      // The embedded database answers within the same turn of the event loop; requests arrive in later ones.
      await nextTurn();
    }
    expect((await second).revision).toBe(3);
    // One may come before the transaction; with nothing between the texts there are no others.
    expect(answered).toBeGreaterThan(2);
    const { layers } = (await stored()).document;
    for (const id of ids) expect(layers[id]).toEqual(withLines(layers[id] as TextLayer, measureRoughly));
  });

  async function replayTo(revision: number) {
    const rows = await door.database.prisma.change.findMany({
      where: { designId: design.id, revision: { lte: revision } },
      orderBy: { revision: 'asc' },
    });
    return rows.reduce(
      (document, row) => applyOperations(document, row.operations as unknown as Operation[]).document,
      design.document,
    );
  }

  test('malformed operations and broken limits are refused with field and limit, and leave no trace', async () => {
    const shapes = Array.from({ length: LIMITS.layersPerPage }, (_, index) => addShape(design.document, `s${index}`));
    await commit(0, shapes);
    const refused = [
      [addShape(design.document, 'one-more')],
      [moveTo('s1', Number.NaN)],
      [{ type: 'design.resize', width: 5000, height: 100 }],
      [moveTo('s1', 5), { type: 'layer.add', layer: { id: 'broken' } } as unknown as Operation],
    ] as Operation[][];
    for (const operations of refused) await expect(commit(1, operations)).rejects.toBeInstanceOf(KernelError);
    await expect(commit(1, [addShape(design.document, 'one-more')])).rejects.toThrow(
      'layers: A page holds at most 500 layers',
    );
    const after = await stored();
    expect(after.revision).toBe(1);
    expect(Object.keys(after.document.layers)).toHaveLength(LIMITS.layersPerPage);
    expect(await door.database.prisma.change.count({ where: { designId: design.id } })).toBe(1);
  });

  test('any text comes back as it was typed', async () => {
    const text = 'a\u0001b "quotes" \\ \ud83c\udfa8 \u2028 ünï';
    await commit(0, [addText(design.document, 't1', text)]);
    await commit(1, [moveTo('t1', 1.1)], { label: 'nul \0 in a label' });
    expect((await stored()).document.layers['t1']).toMatchObject({ text, x: 1.1 });
    expect((await stored()).history.undoLabel).toBe('nul  in a label');
  });

  test("somebody else's design, a deleted one and none at all are equally missing", async () => {
    await commit(0, [addShape(design.document, 's1')]);
    const other = await createTestUser(door.database);
    const deleted = await door.designs.create({ userId: other, width: 500, height: 500 });
    await door.designs.softDelete(other, deleted.id);
    const messages = new Set<string>();
    for (const id of [design.id, deleted.id, 'nowhere']) {
      const { designs } = door;
      const attempts: (() => Promise<unknown>)[] = [
        () => designs.get(other, id),
        () => designs.commit(byHand(id, other, 1, [moveTo('s1', 5)])),
        () => designs.commit(byHand(id, other, 1, [])),
        () => designs.changesSince(other, id, 0),
        () => designs.undo(other, id),
        () => designs.redo(other, id),
        () => designs.undoPrevious(other, id, 'turn'),
        () => designs.historyOf(other, id),
        () => designs.rename(other, id, 'Mine'),
        () => designs.softDelete(other, id),
        () => designs.duplicate(other, id),
        () => designs.copiesOf(other, id),
      ];
      for (const attempt of attempts) {
        const error = await attempt().then(
          () => null,
          (thrown: unknown) => thrown,
        );
        expect(error).toBeInstanceOf(DesignNotFoundError);
        messages.add((error as Error).message);
      }
    }
    expect(messages.size).toBe(1);
    expect((await listProjects(door.database, other)).total).toBe(0);
    expect((await current()).document.layers['s1']).toMatchObject({ x: 0 });
  });

  test('designs are made, named, listed, duplicated and deleted', async () => {
    const userId = await createTestUser(door.database);
    const first = await door.designs.create({
      userId,
      title: 'First',
      width: 200,
      height: 300,
      background: { type: 'solid', color: '#abcdef' },
    });
    await door.designs.commit(byHand(first.id, userId, 0, [addShape(first.document, 's1')]));
    const copy = await door.designs.duplicate(userId, first.id);
    expect(copy).toMatchObject({
      title: 'First (copy)',
      revision: 0,
      document: (await door.designs.get(userId, first.id)).document,
    });
    // The latest change wins, and the clock counts in ms.
    await setTimeout(2);
    await door.designs.rename(userId, first.id, 'Renamed');
    const { designs: listed } = await listProjects(door.database, userId);
    expect(listed.map(({ title }) => title)).toEqual(['Renamed', 'First (copy)']);
    expect(listed[0]).toMatchObject({ width: 200, height: 300, pages: 1, revision: 1 });
    await door.designs.softDelete(userId, copy.id);
    expect(await listProjects(door.database, userId)).toMatchObject({ designs: [{ title: 'Renamed' }], total: 1 });
    await expect(door.designs.create({ userId, width: 50, height: 300 })).rejects.toThrow(
      'Dimension should be between 100 and 4000',
    );
  });

  test('copies of one design are told apart by number, copies of copies too, however long the title', async () => {
    const userId = await createTestUser(door.database);
    const first = await door.designs.create({ userId, title: 'Sale (Lisbon)', width: 200, height: 300 });
    const copy = await door.designs.duplicate(userId, first.id);
    const second = await door.designs.duplicate(userId, first.id);
    const third = await door.designs.duplicate(userId, copy.id);
    expect([copy, second, third].map(({ title }) => title)).toEqual([
      'Sale (Lisbon) (copy)',
      'Sale (Lisbon) (copy 2)',
      'Sale (Lisbon) (copy 3)',
    ]);
    await door.designs.softDelete(userId, second.id);
    expect((await door.designs.duplicate(userId, third.id)).title).toBe('Sale (Lisbon) (copy 2)');

    const long = await door.designs.create({ userId, title: 'x'.repeat(LIMITS.nameLength), width: 200, height: 300 });
    const copies = [await door.designs.duplicate(userId, long.id), await door.designs.duplicate(userId, long.id)];
    for (const [at, { title }] of copies.entries()) {
      expect(title).toHaveLength(LIMITS.nameLength);
      expect(title.endsWith(['x (copy)', 'x (copy 2)'][at] ?? '')).toBe(true);
    }
  });

  test('copies are known by their pages, in both directions, while they are there', async () => {
    const userId = await createTestUser(door.database);
    const first = await door.designs.create({ userId, title: 'First', width: 200, height: 300 });
    await door.designs.create({ userId, title: 'Another', width: 200, height: 300 });
    const story = await door.designs.create({
      userId,
      title: 'First – story',
      document: { ...first.document, width: 1080, height: 1920 },
    });
    const copy = await door.designs.duplicate(userId, story.id);
    const stranger = await createTestUser(door.database);
    await door.designs.create({ userId: stranger, title: 'Theirs', document: first.document });
    const titles = async (id: string) => (await door.designs.copiesOf(userId, id)).map(({ title }) => title).sort();
    expect(await titles(first.id)).toEqual(['First – story', 'First – story (copy)']);
    expect(await titles(copy.id)).toEqual(['First', 'First – story']);
    expect((await door.designs.copiesOf(userId, first.id)).find(({ id }) => id === story.id)).toEqual({
      id: story.id,
      title: 'First – story',
      width: 1080,
      height: 1920,
    });
    await door.designs.softDelete(userId, story.id);
    expect(await titles(first.id)).toEqual(['First – story (copy)']);
  });

  test('who was away catches up by revision, or gets the design whole', async () => {
    for (let revision = 0; revision < 5; revision += 1)
      await commit(revision, [addShape(design.document, `s${revision}`)]);
    const missed = await door.designs.changesSince(door.userId, design.id, 3);
    expect(missed).toMatchObject({ changes: [{ revision: 4, author: 'user', kind: 'edit' }, { revision: 5 }] });
    expect(await door.designs.changesSince(door.userId, design.id, 5)).toEqual({ changes: [] });
    // From the future: a backup was restored.
    expect(await door.designs.changesSince(door.userId, design.id, 99)).toMatchObject({ snapshot: { revision: 5 } });
    for (let revision = 5; revision < 210; revision += 1) await commit(revision, [moveTo('s1', revision)]);
    expect(await door.designs.changesSince(door.userId, design.id, 0)).toMatchObject({ snapshot: { revision: 210 } });
  });
});
