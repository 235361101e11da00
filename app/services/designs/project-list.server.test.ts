/** My projects as a list: each row once in every order, what a search finds, and nothing of other users'. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '#design/document/limits.ts';
import { KernelError } from '#design/document/issue.ts';
import { PROJECT_SORTS, SORT_ORDERS, TRASH_DAYS, type ProjectPage, type ProjectRow } from '#app/contracts/projects.ts';
import { writeCursor } from '#app/services/database/sort-cursor.ts';
import { createTestUser, sampledKinds } from '#tests/fixtures/databases.ts';
import { listProjects, newId, openTestDoor, type TestDoor } from '#tests/fixtures/designs.ts';

describe.each(sampledKinds(0))('%s', (kind) => {
  let door: TestDoor;
  let userId: string;
  beforeAll(async () => (door = await openTestDoor(kind)));
  afterAll(() => door.remove());
  beforeEach(async () => (userId = await createTestUser(door.database)));

  const frame = { version: 1, width: 300, height: 200, pages: { p: {} } };
  const time = new Date('2026-03-01T10:00:00.123Z');
  /** Stored rows without layers: a list reads none. */
  async function plant(rows: { title?: string; updatedAt?: Date; createdAt?: Date; deletedAt?: Date | null }[]) {
    const data = rows.map((row) => ({
      id: newId('d'),
      userId,
      title: 'Same',
      frame,
      createdAt: time,
      updatedAt: time,
      ...row,
    }));
    await door.database.prisma.design.createMany({ data });
    return data.map(({ id }) => id);
  }
  const list = (search: Record<string, unknown> = {}) => listProjects(door.database, userId, search);
  const titles = async (search: Record<string, unknown> = {}) => (await list(search)).designs.map(({ title }) => title);

  async function walk(search: Record<string, unknown>): Promise<ProjectRow[]> {
    const rows: ProjectRow[] = [];
    for (let after: string | undefined; ;) {
      const page: ProjectPage = await list({ ...search, ...(after === undefined ? {} : { after }) });
      rows.push(...page.designs);
      if (page.next === null) return rows;
      after = page.next;
    }
  }

  test('every row comes exactly once in each order, also where 300 have the same time and name', async () => {
    const ids = await plant([
      ...Array.from({ length: 300 }, () => ({})),
      ...Array.from({ length: 40 }, (_, at) => ({
        title: `Other ${at % 7}`,
        updatedAt: new Date(time.getTime() + at - 20),
        createdAt: new Date(time.getTime() - at + 20),
      })),
    ]);
    const trashed = await plant(
      Array.from({ length: 90 }, (_, at) => ({
        deletedAt: new Date(Date.now() - (at % 3)),
      })),
    );
    for (const sort of PROJECT_SORTS) {
      for (const order of SORT_ORDERS) {
        for (const trash of sort === 'deleted' ? ['1'] : ['0', '1']) {
          const rows = await walk({ sort, order, trash, limit: 37 });
          expect(rows.map(({ id }) => id).sort(), `${sort} ${order} ${trash}`).toEqual(
            [...(trash === '1' ? trashed : ids)].sort(),
          );
          const keys = rows.map((row) =>
            sort === 'name'
              ? row.title.toLowerCase()
              : { edited: row.updatedAt, created: row.createdAt, deleted: row.deletedAt ?? '' }[sort],
          );
          const sorted = keys.toSorted();
          expect(keys).toEqual(order === 'asc' ? sorted : sorted.toReversed());
        }
      }
    }
  });

  test('pages go on behind the longest and strangest titles', async () => {
    const longest = ['\ud55c', 'e\u0301', '\u0001', '\n', ' ', '\ud83c\udfa8', '"', '\\'].map((part) =>
      part.repeat(Math.floor(LIMITS.nameLength / part.length)),
    );
    const ids = await plant(longest.flatMap((title) => [{ title }, { title }]));
    const rows = await walk({ sort: 'name', limit: 1 });
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('whatever is written between two pages, a row that stays where it is comes once', async () => {
    const write = fc.record({ at: fc.nat(59), what: fc.constantFrom('touch', 'trash', 'add') });
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 8 }), fc.integer({ min: 5, max: 20 }), async (writes, limit) => {
        userId = await createTestUser(door.database);
        const ids = await plant(
          Array.from({ length: 60 }, (_, at) => ({ updatedAt: new Date(time.getTime() + (at >> 4)) })),
        );
        const first = await list({ limit });
        const { design } = door.database.prisma;
        const moved = new Set<string>();
        for (const { at, what } of writes) {
          const id = ids[at] ?? '';
          if (what === 'add') {
            await plant([{ updatedAt: new Date() }]);
            continue;
          }
          moved.add(id);
          await design.update({
            where: { id },
            data: what === 'trash' ? { deletedAt: time } : { updatedAt: new Date() },
          });
        }
        const rest = await walk({ limit, after: first.next });
        const seen = [...first.designs, ...rest].map(({ id }) => id);
        expect(new Set(seen).size).toBe(seen.length);
        for (const id of ids) if (!moved.has(id)) expect(seen).toContain(id);
      }),
      { numRuns: 8 },
    );
  });

  test('names are found by any part, without regard to case and accents, and sorted as people do', async () => {
    await plant(
      ['Zebra', 'ärger', 'Café Sommer', 'CAFE winter', '100% off', 'a_b', 'axb', 'Étoile', 'Жар', 'Sale'].map(
        (title) => ({
          title,
        }),
      ),
    );
    expect((await titles({ q: ' cafe ', sort: 'name' })).toSorted()).toEqual(['CAFE winter', 'Café Sommer']);
    expect(await titles({ q: 'CAFÉ S' })).toEqual(['Café Sommer']);
    expect(await titles({ q: '%' })).toEqual(['100% off']);
    expect(await titles({ q: 'a_' })).toEqual(['a_b']);
    expect(await titles({ q: '\\' })).toEqual([]);
    expect(await titles({ q: 'Жа' })).toEqual(['Жар']);
    expect(await titles({ q: 'nothing' })).toEqual([]);
    expect((await list({ q: 'e', limit: 2 })).total).toBe(6);
    expect(await titles({ sort: 'name' })).toEqual([
      '100% off',
      'a_b',
      'ärger',
      'axb',
      'Café Sommer',
      'CAFE winter',
      'Étoile',
      'Sale',
      'Zebra',
      'Жар',
    ]);
    const [renamed] = (await list({ q: 'Zebra' })).designs;
    await door.designs.rename(userId, renamed?.id ?? '', 'Ñandú');
    expect(await titles({ q: 'nandu' })).toEqual(['Ñandú']);
    expect(await titles({ q: 'zebra' })).toEqual([]);
  });

  test('designs, own templates and the trash are apart, and so are folders', async () => {
    const { prisma } = door.database;
    const made = await door.designs.create({ userId, title: 'Poster', width: 400, height: 300 });
    const template = await door.designs.duplicate(userId, made.id, 'template');
    const filed = await door.designs.create({ userId, title: 'Filed', width: 400, height: 300 });
    const folder = await prisma.folder.create({ data: { id: newId('f'), userId, name: 'Shop' } });
    await door.designs.move(userId, filed.id, folder.id);
    expect((await titles()).toSorted()).toEqual(['Filed', 'Poster']);
    expect(await titles({ folder: folder.id })).toEqual(['Filed']);
    expect(await titles({ folder: 'none' })).toEqual(['Poster']);
    expect(await titles({ folder: 'nowhere' })).toEqual([]);
    expect((await list({ kind: 'template' })).designs).toMatchObject([
      { id: template.id, kind: 'template', title: 'Poster' },
    ]);
    await door.designs.softDelete(userId, template.id);
    await door.designs.softDelete(userId, filed.id);
    expect(await titles({ kind: 'template' })).toEqual([]);
    expect((await list({ trash: '1' })).total).toBe(2);
    const [trashed, ...none] = (await list({ trash: '1', kind: 'design' })).designs;
    expect(none).toEqual([]);
    expect(trashed).toMatchObject({ id: filed.id, folderId: folder.id, chatId: null });
    expect(Date.parse(trashed?.expiresAt ?? '') - Date.parse(trashed?.deletedAt ?? '')).toBe(TRASH_DAYS * 86_400_000);
  });

  test('a row says what is shown of it, and which conversation about it was used last', async () => {
    const { id } = await door.designs.create({ userId, title: 'Poster', width: 400, height: 300 });
    const { chat } = door.database.prisma;
    const row = async () => (await list()).designs[0];
    expect(await row()).toEqual({
      id,
      title: 'Poster',
      width: 400,
      height: 300,
      pages: 1,
      revision: 0,
      kind: 'design',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      folderId: null,
      chatId: null,
      isShared: false,
      deletedAt: null,
      expiresAt: null,
    });
    const [older, newer, unsaid] = [newId('chat'), newId('chat'), newId('chat')];
    const said = { create: { id: newId('message'), position: 0, role: 'user', parts: [] } };
    await chat.create({ data: { id: newer, userId, designId: id, title: '', updatedAt: new Date(), messages: said } });
    await chat.create({ data: { id: older, userId, designId: id, title: '', updatedAt: time, messages: said } });
    await chat.create({ data: { id: unsaid, userId, designId: id, title: '' } });
    expect((await row())?.chatId).toBe(newer);
    await chat.delete({ where: { id: newer } });
    expect((await row())?.chatId).toBe(older);
    await door.designs.softDelete(userId, id);
    expect((await list({ trash: '1' })).designs[0]?.chatId).toBeNull();
  });

  test("nobody sees anybody else's", async () => {
    await plant([{}, { deletedAt: time }]);
    const mine = userId;
    userId = await createTestUser(door.database);
    const folder = await door.database.prisma.folder.create({ data: { id: newId('f'), userId: mine, name: 'Mine' } });
    for (const search of [{}, { trash: '1' }, { kind: 'template' }, { q: 'same' }, { folder: folder.id }])
      expect(await list(search)).toEqual({ designs: [], next: null, total: 0 });
  });

  test('what is no place in this list is refused by name', async () => {
    await plant([{}, {}]);
    const { next } = await list({ limit: 1 });
    for (const after of ['', 'x', writeCursor('designs by name', 'Same', 'd')])
      await expect(list({ after })).rejects.toMatchObject({
        issues: [{ field: 'after' }],
      });
    await expect(list({ sort: 'name', after: next })).rejects.toThrow(KernelError);
    expect((await list({ after: writeCursor('designs by edited', new Date(0), 'd') })).designs).toEqual([]);
    expect(await titles({ q: 'sa\0me' })).toEqual(['Same', 'Same']);
  });
});
