/** Batches of projects, on a real database: each id separately, nothing of other users', and the reported outcome. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppEvent } from '#app/contracts/event.ts';
import type { ProjectAction } from '#app/contracts/project-request.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { createTrash, type Trash } from '#app/services/assets/trash.server.ts';
import { createDesigns, type Designs } from '#app/services/designs/door.server.ts';
import { createFolders } from '#app/services/designs/folders.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { ACCOUNT_LIMITS } from '#app/services/quota/account-limits.ts';
import { createStorageQuota, type StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { createTestUser, sampledKinds } from '#tests/fixtures/databases.ts';
import { addShape, byHand, listProjects, newId, openTestDoor, type TestDoor } from '#tests/fixtures/designs.ts';
import { runProjectAction, trashProject } from './project-actions.server.ts';

describe.each(sampledKinds(1))('%s', (kind) => {
  let door: TestDoor;
  let designs: Designs;
  let assets: Assets;
  let trash: Trash;
  let quota: StorageQuota;
  let allowed = Infinity;
  let userId: string;
  let heard: AppEvent[];
  let stopHearing: () => void;
  const stopped: string[] = [];
  const reported: unknown[] = [];

  beforeAll(async () => {
    door = await openTestDoor(kind);
    const { database, events } = door;
    const { prisma } = database;
    const storage = createMemoryStorage();
    quota = createStorageQuota({
      prisma,
      entitlements: { storageOf: () => ({ allowed, more: 'nothing' }) },
      makeRoom: (owner) => trash.empty(owner),
    });
    assets = createAssets({ prisma, storage, quota, inspect: inspectHere });
    trash = createTrash({
      prisma,
      assets,
      ownFonts: { release: () => Promise.resolve() },
      events,
      report: (error) => reported.push(error),
    });
    designs = createDesigns({ database, events, measureText: measureRoughly, quota });
  });
  afterAll(async () => {
    await trash.close();
    await door.remove();
  });
  beforeEach(async () => {
    stopHearing?.();
    allowed = Infinity;
    stopped.length = 0;
    userId = await createTestUser(door.database);
    heard = [];
    stopHearing = door.events.subscribe(userId, (event) => heard.push(event));
  });

  const services = () => ({
    designs,
    trash,
    conversations: {
      async stopDesign(id: string) {
        stopped.push(id);
        await door.database.prisma.turn.updateMany({ where: { designId: id }, data: { state: 'stopped' } });
      },
    },
    reporter: { report: (error: unknown) => void reported.push(error) },
  });
  const run = (action: ProjectAction, as = userId) => runProjectAction(services(), as, action);
  const makeDesign = async (title = 'Poster', owner = userId) =>
    (await designs.create({ userId: owner, title, width: 200, height: 200 })).id;
  const ids = async (search: Record<string, unknown> = {}) =>
    (await listProjects(door.database, userId, search)).designs.map(({ id }) => id).toSorted();
  const untilHeard = (event: AppEvent) => expect.poll(() => heard, { timeout: 5_000 }).toContainEqual(event);
  /** A design that shows only this picture. */
  async function makeShowing(asset: string): Promise<string> {
    const id = await makeDesign();
    const { document, revision } = await designs.read(userId, id);
    const named = { type: 'layer.update', id: 'one', patch: { name: asset } } as const;
    await designs.commit(byHand(id, userId, revision, [addShape(document, 'one'), named]));
    return id;
  }

  test('to the trash and back, for good at last, each step told to every tab', async () => {
    const [first, second] = [await makeDesign(), await makeDesign()];
    await untilHeard({ type: 'design.created', designId: first });
    expect(await run({ action: 'trash', ids: [first, second, first, 'never-was'] })).toEqual({
      done: [{ id: first }, { id: second }],
      failed: [{ id: 'never-was', reason: 'This design was not found' }],
    });
    expect(stopped).toEqual([first, second]);
    expect(await ids()).toEqual([]);
    expect(await ids({ trash: '1' })).toEqual([first, second].toSorted());
    await untilHeard({ type: 'design.deleted', designId: second });
    // It can be viewed, and nothing else.
    expect((await designs.read(userId, first, { evenTrashed: true })).id).toBe(first);
    await expect(designs.read(userId, first)).rejects.toThrow('not found');

    expect(await run({ action: 'restore', ids: [first] })).toEqual({ done: [{ id: first }], failed: [] });
    await untilHeard({ type: 'design.restored', designId: first });
    expect(await ids()).toEqual([first]);
    expect((await designs.get(userId, first)).title).toBe('Poster');
    expect(await run({ action: 'restore', ids: [first] })).toMatchObject({ done: [], failed: [{ id: first }] });

    expect(await run({ action: 'delete', ids: [first, second, 'never-was'] })).toEqual({
      done: [{ id: second }],
      failed: [
        { id: first, reason: 'Only what is in the trash can be deleted for good' },
        { id: 'never-was', reason: 'This design was not found' },
      ],
    });
    await untilHeard({ type: 'design.purged', designId: second });
    expect(await door.database.prisma.design.count({ where: { id: second } })).toBe(0);
    expect((await run({ action: 'restore', ids: [second] })).done).toEqual([]);
  });

  test("nobody does anything to somebody else's, in the trash or out of it", async () => {
    const [shown, trashed] = [await makeDesign(), await makeDesign()];
    await trashProject(services(), userId, trashed);
    const folder = await createFolders(door).create(userId, 'Mine');
    stopped.length = 0;
    const other = await createTestUser(door.database);
    const asked: ProjectAction[] = [
      ...(['trash', 'restore', 'delete', 'duplicate'] as const).map((action) => ({ action, ids: [shown, trashed] })),
      { action: 'move', ids: [shown, trashed], folder: folder.id },
      { action: 'move', ids: [shown, trashed], folder: null },
    ];
    for (const action of asked) {
      const reason = 'This design was not found';
      expect(await run(action, other), action.action).toEqual({
        done: [],
        failed: [
          { id: shown, reason },
          { id: trashed, reason },
        ],
      });
    }
    expect(await run({ action: 'empty-trash' }, other)).toEqual({ done: [], failed: [] });
    expect(stopped).toEqual([]);
    expect([await ids(), await ids({ trash: '1' })]).toEqual([[shown], [trashed]]);
  });

  test('moving and duplicating say of each id what became of it', async () => {
    const folder = await createFolders(door).create(userId, 'Shop');
    const id = await makeDesign();
    expect(await run({ action: 'move', ids: [id, 'never-was'], folder: folder.id })).toEqual({
      done: [{ id }],
      failed: [{ id: 'never-was', reason: 'This design was not found' }],
    });
    expect((await run({ action: 'move', ids: [id], folder: 'never-was' })).failed).toEqual([
      { id, reason: 'This folder was not found' },
    ]);
    const { done } = await run({ action: 'duplicate', ids: [id] });
    const copy = (await listProjects(door.database, userId, { folder: folder.id, sort: 'name' })).designs[1];
    expect(copy).toMatchObject({ id: done[0]?.newId, title: 'Poster (copy)', kind: 'design' });
  });

  test('an own template is a copy with the same title, and gives designs that are copies of it', async () => {
    const id = await makeDesign('Price list');
    const { document, revision } = await designs.read(userId, id);
    await designs.commit(byHand(id, userId, revision, [addShape(document, 'one')]));
    const template = await designs.duplicate(userId, id, 'template');
    expect(template).toMatchObject({ title: 'Price list', document: (await designs.read(userId, id)).document });
    const made = await designs.duplicate(userId, template.id, 'design');
    expect(made).toMatchObject({ title: 'Price list', document: template.document });
    expect(await ids()).toEqual([id, made.id].toSorted());
    expect((await designs.copiesOf(userId, id)).map((copy) => copy.id)).toEqual([made.id]);
    const second = (await run({ action: 'duplicate', ids: [template.id] })).done[0]?.newId ?? '';
    expect(await ids({ kind: 'template' })).toEqual([template.id, second].toSorted());
    await designs.rename(userId, second, 'Menu');
    await run({ action: 'trash', ids: [second] });
    expect(await ids({ kind: 'template' })).toEqual([template.id]);
    await run({ action: 'restore', ids: [second] });
    expect(await ids({ kind: 'template', q: 'menu' })).toEqual([second]);
  });

  test('what is deleted for good takes along the pictures that nothing else shows', async () => {
    const own = assets.forUser(userId);
    const store = async (text: string) => (await own.store(Buffer.from(`${userId} ${text}`), 'text/plain', 'x.txt')).id;
    const [alone, shared] = [await store('alone'), await store('shared')];
    const [gone, sharing, staying] = [await makeShowing(alone), await makeShowing(shared), await makeShowing(shared)];
    await run({ action: 'trash', ids: [gone, sharing] });
    expect(await own.info(alone)).not.toBeNull();
    expect((await run({ action: 'delete', ids: [gone, sharing] })).failed).toEqual([]);
    expect([await own.info(alone), (await own.info(shared))?.id]).toEqual([null, shared]);
    await run({ action: 'trash', ids: [staying] });
    expect(await run({ action: 'empty-trash' })).toEqual({ done: [{ id: staying }], failed: [] });
    expect(await own.info(shared)).toBeNull();
    expect((await quota.usage(userId)).used).toBe(0);
  });

  test('a turn that is at work on it is ended first', async () => {
    const id = await makeDesign();
    await designs.softDelete(userId, id);
    const { prisma } = door.database;
    const chat = await prisma.chat.create({ data: { id: newId('chat'), userId, designId: id, title: '' } });
    await prisma.turn.create({
      data: {
        id: newId('turn'),
        chatId: chat.id,
        designId: id,
        userId,
        baseRevision: 0,
        state: 'running',
        selection: [],
      },
    });
    expect(await trash.remove(userId, id)).toBe(false);
    expect(await run({ action: 'delete', ids: [id] })).toEqual({ done: [{ id }], failed: [] });
    expect(stopped).toEqual([id]);
    expect(await prisma.chat.count({ where: { id: chat.id } })).toBe(0);
  });

  test('what is taken out of the trash needs room, and loses nothing where there is none', async () => {
    const [id, other] = [await makeDesign(), await makeDesign()];
    const { used } = await quota.usage(userId);
    await run({ action: 'trash', ids: [id, other] });
    allowed = used / 2 - 1;
    const refused = await run({ action: 'restore', ids: [id, other] });
    expect(refused.done).toEqual([]);
    expect(refused.failed).toMatchObject([{ id, reason: expect.stringContaining('storage') }, { id: other }]);
    expect(await ids({ trash: '1' })).toEqual([id, other].toSorted());
    allowed = used / 2;
    expect(await run({ action: 'restore', ids: [id, other] })).toMatchObject({
      done: [{ id }],
      failed: [{ id: other }],
    });
    allowed = used;
    expect((await run({ action: 'restore', ids: [other] })).done).toEqual([{ id: other }]);
    expect((await quota.usage(userId)).used).toBe(used);
  });

  test.each(['design', 'template'] as const)(
    'an account has no more %ss than it may, however they come',
    async (as) => {
      const limit = as === 'design' ? ACCOUNT_LIMITS.designs : ACCOUNT_LIMITS.templates;
      const id = await makeDesign();
      const last = (await designs.duplicate(userId, id, as)).id;
      await run({ action: 'trash', ids: [last] });
      const there = as === 'design' ? 1 : 0;
      const frame = { version: 1, width: 300, height: 200, pages: {} };
      await door.database.prisma.design.createMany({
        data: Array.from({ length: limit - there }, () => ({
          id: newId('d'),
          userId,
          title: 'Kept',
          frame,
          isTemplate: as === 'template',
        })),
      });
      expect((await run({ action: 'restore', ids: [last] })).failed).toMatchObject([
        { id: last, reason: expect.stringContaining('the most an account can have') },
      ]);
      await expect(designs.duplicate(userId, id, as)).rejects.toThrow('the most an account can have');
      const [one] = await ids({ kind: as, q: 'kept', limit: 1 });
      await run({ action: 'trash', ids: [one ?? ''] });
      expect((await run({ action: 'restore', ids: [last] })).done).toEqual([{ id: last }]);
    },
  );

  test('a fault is reported, and stops none of the others', async () => {
    const [first, second] = [await makeDesign(), await makeDesign()];
    const broken: Designs = {
      ...designs,
      softDelete: (owner, id) => (id === first ? Promise.reject(new Error('broken')) : designs.softDelete(owner, id)),
    };
    reported.length = 0;
    const { done, failed } = await runProjectAction({ ...services(), designs: broken }, userId, {
      action: 'trash',
      ids: [first, second],
    });
    expect(done).toEqual([{ id: second }]);
    expect(failed).toMatchObject([{ id: first, reason: expect.stringContaining('Something went wrong') }]);
    expect(String(reported[0])).toContain('broken');
    reported.length = 0;
  });

  test('after thirty days what is in the trash goes, and nothing else', async () => {
    const [old, young, shown] = [await makeDesign(), await makeDesign(), await makeDesign()];
    await run({ action: 'trash', ids: [old, young] });
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const { design } = door.database.prisma;
    await design.update({ where: { id: old }, data: { deletedAt: days(30.1) } });
    await design.update({ where: { id: young }, data: { deletedAt: days(29.9) } });
    await trash.cleanUp();
    expect([await ids(), await ids({ trash: '1' })]).toEqual([[shown], [young]]);
    await untilHeard({ type: 'design.purged', designId: old });
    expect(reported).toEqual([]);
  });
});
