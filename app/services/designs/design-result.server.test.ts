/** What the result page says about a design, and that it says nothing about another user's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUser, sampledKinds } from '#tests/fixtures/databases.ts';
import { newId, openTestDoor, type TestDoor } from '#tests/fixtures/designs.ts';
import { DesignNotFoundError } from './design-error.ts';
import { readDesignResult } from './design-result.server.ts';

describe.each(sampledKinds(1))('%s', (kind) => {
  let door: TestDoor;
  beforeAll(async () => (door = await openTestDoor(kind)));
  afterAll(() => door.remove());
  const read = (id: string, userId = door.userId) => readDesignResult(door, userId, id);
  const create = (title: string) => door.designs.create({ userId: door.userId, title, width: 300, height: 200 });
  const talk = async (designId: string, userId: string, updatedAt: string) => {
    const id = newId('chat');
    const at = new Date(updatedAt);
    await door.database.prisma.chat.create({
      data: {
        id,
        userId,
        designId,
        title: '',
        createdAt: at,
        updatedAt: at,
        messages: { create: { id: newId('message'), position: 0, role: 'user', parts: [] } },
      },
    });
    return id;
  };

  test('size, pages in their order, and the designs that share them', async () => {
    const { id } = await create('Sale');
    const copy = await door.designs.duplicate(door.userId, id);
    const { revision, document } = await door.designs.get(door.userId, id);
    expect(await read(id)).toEqual({
      id,
      title: 'Sale',
      revision,
      width: 300,
      height: 200,
      pages: Object.keys(document.pages),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      chatId: null,
      isShared: false,
      copies: [{ id: copy.id, title: copy.title, width: 300, height: 200 }],
    });
  });

  test('the conversation that was used last, of those that are one’s own', async () => {
    const { id } = await create('Talked about');
    await talk(id, door.userId, '2026-01-01T00:00:00Z');
    const last = await talk(id, door.userId, '2026-03-01T00:00:00Z');
    await talk(id, await createTestUser(door.database), '2026-04-01T00:00:00Z');
    expect((await read(id)).chatId).toBe(last);
  });

  test('another’s, a deleted and a made-up one are not found', async () => {
    const { id } = await create('Mine');
    await expect(read(id, await createTestUser(door.database))).rejects.toThrow(DesignNotFoundError);
    await door.designs.softDelete(door.userId, id);
    await expect(read(id)).rejects.toThrow(DesignNotFoundError);
    await expect(read('made-up')).rejects.toThrow(DesignNotFoundError);
  });
});
