/** Folders: visible only to their owner, limited in number, and deleting one loses no design. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppEvent } from '#app/contracts/event.ts';
import { ACCOUNT_LIMITS } from '#app/services/quota/account-limits.ts';
import { TooManyError } from '#app/services/quota/storage-full-error.ts';
import { createTestUser, sampledKinds } from '#tests/fixtures/databases.ts';
import { listProjects, newId, openTestDoor, type TestDoor } from '#tests/fixtures/designs.ts';
import { DesignNotFoundError, FolderError } from './design-error.ts';
import { createFolders, type Folders } from './folders.server.ts';

describe.each(sampledKinds(0))('%s', (kind) => {
  let door: TestDoor;
  let folders: Folders;
  let userId: string;
  let heard: AppEvent[];
  let stopHearing: () => void;
  beforeAll(async () => {
    door = await openTestDoor(kind);
    folders = createFolders(door);
  });
  afterAll(() => door.remove());
  beforeEach(async () => {
    stopHearing?.();
    userId = await createTestUser(door.database);
    heard = [];
    stopHearing = door.events.subscribe(userId, (event) => heard.push(event));
  });
  const makeDesign = async () => (await door.designs.create({ userId, width: 200, height: 200 })).id;
  const folderOf = async (designId: string) =>
    (await listProjects(door.database, userId)).designs.find(({ id }) => id === designId)?.folderId;
  const untilHeard = (event: AppEvent) => expect.poll(() => heard, { timeout: 5_000 }).toContainEqual(event);

  test('folders come by name with what is in them, own templates and the trash apart', async () => {
    const winter = await folders.create(userId, 'winter');
    const autumn = await folders.create(userId, 'Âutumn');
    await untilHeard({ type: 'folders.changed' });
    const [filed, loose, trashed] = [await makeDesign(), await makeDesign(), await makeDesign()];
    await door.designs.duplicate(userId, loose, 'template');
    await door.designs.move(userId, filed, winter.id);
    await door.designs.move(userId, trashed, winter.id);
    await door.designs.softDelete(userId, trashed);
    expect(await folders.list(userId)).toEqual({
      folders: [
        { ...autumn, designs: 0 },
        { ...winter, designs: 1 },
      ],
      unfiled: 1,
      total: 2,
      templates: 1,
      trash: 1,
    });
    expect(await folders.rename(userId, winter.id, 'Aachen')).toEqual({ ...winter, name: 'Aachen' });
    expect((await folders.list(userId)).folders.map(({ name }) => name)).toEqual(['Aachen', 'Âutumn']);
  });

  test('a deleted folder keeps its designs, also those in the trash', async () => {
    const folder = await folders.create(userId, 'Gone soon');
    const [kept, trashed] = [await makeDesign(), await makeDesign()];
    for (const id of [kept, trashed]) await door.designs.move(userId, id, folder.id);
    await untilHeard({ type: 'design.moved', designId: kept, folderId: folder.id });
    expect(await folderOf(kept)).toBe(folder.id);
    await door.designs.softDelete(userId, trashed);
    expect(await folders.remove(userId, folder.id)).toBe(true);
    expect(await folderOf(kept)).toBeNull();
    await door.designs.restore(userId, trashed);
    expect(await folderOf(trashed)).toBeNull();
    expect(await folders.remove(userId, folder.id)).toBe(false);
    expect(await folders.list(userId)).toMatchObject({ folders: [], unfiled: 2, total: 2, trash: 0 });
  });

  test('what is taken out of the trash is back in its folder, and so is a duplicate', async () => {
    const folder = await folders.create(userId, 'Shop');
    const id = await makeDesign();
    await door.designs.move(userId, id, folder.id);
    await door.designs.softDelete(userId, id);
    await door.designs.restore(userId, id);
    expect(await folderOf(id)).toBe(folder.id);
    expect(await folderOf((await door.designs.duplicate(userId, id)).id)).toBe(folder.id);
    await door.designs.move(userId, id, null);
    await untilHeard({ type: 'design.moved', designId: id, folderId: null });
    expect(await folderOf(id)).toBeNull();
  });

  test("somebody else's folder is as missing as one that never was, and own templates go in none", async () => {
    const folder = await folders.create(userId, 'Mine');
    const mine = userId;
    userId = await createTestUser(door.database);
    const id = await makeDesign();
    for (const wanted of [folder.id, 'never-was']) {
      expect(await folders.rename(userId, wanted, 'Theirs')).toBeNull();
      expect(await folders.remove(userId, wanted)).toBe(false);
      await expect(door.designs.move(userId, id, wanted)).rejects.toThrow(FolderError);
    }
    expect(await folders.list(userId)).toMatchObject({ folders: [], unfiled: 1 });
    await expect(door.designs.move(mine, id, folder.id)).rejects.toThrow(DesignNotFoundError);
    expect(await folders.list(mine)).toMatchObject({ folders: [{ name: 'Mine', designs: 0 }] });
    const template = await door.designs.duplicate(userId, id, 'template');
    const own = await folders.create(userId, 'Own');
    await expect(door.designs.move(userId, template.id, own.id)).rejects.toThrow('not kept in folders');
  });

  test('of many that are made at once no more stay than an account may have', async () => {
    await door.database.prisma.folder.createMany({
      data: Array.from({ length: ACCOUNT_LIMITS.folders - 2 }, () => ({ id: newId('f'), userId, name: 'Folder' })),
    });
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => folders.create(userId, name)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(folders.create(userId, 'e')).rejects.toThrow(TooManyError);
    expect((await folders.list(userId)).folders).toHaveLength(ACCOUNT_LIMITS.folders);
  });
});
