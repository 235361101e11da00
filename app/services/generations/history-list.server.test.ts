/** Searching and sorting the history on both kinds of database: page after page, without duplicates or gaps. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HistorySort } from '#app/contracts/generation.ts';
import { createTestUser, openTestDatabase, sampledKinds, type TestDatabase } from '#tests/fixtures/databases.ts';
import { historyIds } from './history-list.server.ts';

describe.each(sampledKinds(0))('%s', (kind) => {
  let opened: TestDatabase;
  let userId: string;
  const named = new Map<string, string>();

  async function made(name: string, minute: number, row: { kind: string; input: object; results?: object }) {
    const id = randomUUID();
    named.set(id, name);
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute));
    await opened.database.prisma.generation.create({ data: { id, userId, createdAt, state: 'succeeded', ...row } });
    return id;
  }
  const listed = async (search: Partial<Parameters<typeof historyIds>[2]>) =>
    (await historyIds(opened.database, userId, { limit: 50, ...search })).ids.map((id) => named.get(id)).join(' ');

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    userId = await createTestUser(opened.database);
    await made('bakery', 1, {
      kind: 'logo',
      input: { name: 'Zoë’s Bakery', description: 'Bread', elements: ['moon'] },
    });
    await made('shoes', 2, { kind: 'ai-video', input: { headline: 'New in', price: '$24', photos: [] } });
    await made('cutout', 3, {
      kind: 'remove-background',
      input: { assets: [] },
      results: { variations: [{ name: 'Red sneaker.png', asset: 'deadbeef' }] },
    });
    await made('scene', 4, {
      kind: 'lifestyle-shot',
      input: { looks: [{ scene: 'sage-arch' }, { words: 'marble counter' }] },
    });
    await made('acorn', 5, { kind: 'logo', input: { name: 'Acorn', elements: [] } });
  });
  afterAll(() => opened.remove());

  test('finds what was written, what results are called and what a tool is called, without case and accents', async () => {
    expect(await listed({ q: 'ZOE' })).toBe('bakery');
    expect(await listed({ q: 'moon' })).toBe('bakery');
    expect(await listed({ q: '$24' })).toBe('shoes');
    expect(await listed({ q: 'red sneaker' })).toBe('cutout');
    expect(await listed({ q: 'marble' })).toBe('scene');
    expect(await listed({ q: 'video' })).toBe('shoes');
    // Neither keys nor asset names count as words.
    expect(await listed({ q: 'deadbeef' })).toBe('');
    expect(await listed({ q: 'headline' })).toBe('');
    expect(await listed({ q: '%' })).toBe('');
  });

  test.each<[HistorySort, string]>([
    ['newest', 'acorn scene cutout shoes bakery'],
    ['oldest', 'bakery shoes cutout scene acorn'],
    ['name', 'acorn scene shoes cutout bakery'],
  ])('sorts by %s, whole and page by page', async (sort, order) => {
    expect(await listed({ sort })).toBe(order);
    const pages: string[] = [];
    let after: string | undefined;
    do {
      const page = await historyIds(opened.database, userId, { sort, limit: 2, ...(after ? { after } : {}) });
      pages.push(...page.ids.map((id) => named.get(id) ?? ''));
      after = page.next ?? undefined;
    } while (after);
    expect(pages.join(' ')).toBe(order);
  });

  test('keeps to a kind and to its user, and refuses the page of another list', async () => {
    expect(await listed({ kind: 'logo', sort: 'name' })).toBe('acorn bakery');
    expect(await listed({ kind: 'logo', q: 'video' })).toBe('');
    const stranger = await createTestUser(opened.database);
    expect((await historyIds(opened.database, stranger, { q: 'acorn', limit: 5 })).ids).toEqual([]);
    const { next } = await historyIds(opened.database, userId, { limit: 1 });
    await expect(historyIds(opened.database, userId, { sort: 'name', limit: 1, after: next ?? '' })).rejects.toThrow(
      'after',
    );
  });
});
