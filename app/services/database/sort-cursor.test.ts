/**
 * Pages of sorted lists: what a cursor keeps and what it refuses, and that all pages of a list on the real database,
 * put together, are the whole list.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestUser, databaseKinds, openTestDatabase } from '#tests/fixtures/databases.ts';
import { olderThan, pageOf, readParameters, readTime, writeCursor } from './sort-cursor.ts';

const ORDER = 'pictures by time';
const made = (...parts: string[]) => Buffer.from(parts.join('\0')).toString('base64url');

describe('a cursor', () => {
  test('keeps the place to the millisecond, whatever the ids and texts are', () => {
    const part = fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.replaceAll('\0', '0'));
    fc.assert(
      fc.property(part, part, fc.date({ min: new Date(0), noInvalidDate: true }), (id, text, at) => {
        fc.pre(at.getTime() < 1e14);
        expect(readTime(writeCursor(ORDER, at, id), ORDER)).toEqual({ at, id });
        expect(readParameters(writeCursor(ORDER, text, id), ORDER, 'text')).toEqual([text, id]);
      }),
    );
    const moment = new Date('2026-03-01T10:00:00.123Z');
    expect(readParameters(writeCursor(ORDER, moment, 'a'), ORDER, 'time')).toEqual(['2026-03-01T10:00:00.123', 'a']);
  });

  test.each([
    ['nothing', ''],
    ['a word', 'x'],
    ['another list', writeCursor('designs by time', new Date(5), 'a')],
    ['no id', made(ORDER, '', '5')],
    ['no time', made(ORDER, 'a')],
    ['a text for a time', writeCursor(ORDER, 'Same', 'a')],
    ['a time before 1970', made(ORDER, 'a', '-1')],
    ['a fraction', made(ORDER, 'a', '1.5')],
    ['a time after the last', made(ORDER, 'a', '999999999999999')],
    ['a NUL, which the database takes in no text', made(ORDER, 'a', '5', '')],
  ])('refuses %s by the name of its field', (_, cursor) => {
    expect(() => readTime(cursor, ORDER, 'before')).toThrow(/^before: is from another list$/);
    expect(() => readParameters(cursor, ORDER, 'time')).toThrow(/^after: is from another list$/);
  });
});

describe.each(databaseKinds)('on %s', (kind) => {
  test('the pages together are the whole list, and show nothing twice', async () => {
    const opened = await openTestDatabase(kind);
    try {
      const { prisma } = opened.database;
      const list = fc.record({
        // Many rows share a moment.
        moments: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 14 }),
        limit: fc.integer({ min: 1, max: 5 }),
      });
      await fc.assert(
        fc.asyncProperty(list, async ({ moments, limit }) => {
          const userId = await createTestUser(opened.database);
          const rows = moments.map((at, index) => ({
            id: `${userId}-${String(index).padStart(2, '0')}`,
            createdAt: new Date(at),
          }));
          const common = { operator: 'ada@example.com', action: 'plan.give', subject: 'none', detail: {}, userId };
          await prisma.operatorAction.createMany({ data: rows.map((row) => ({ ...common, ...row })) });
          const seen: string[] = [];
          for (let after: string | null = null, pages = 0; pages <= rows.length; pages += 1) {
            const { shown, next }: { shown: { id: string }[]; next: string | null } = pageOf(
              await prisma.operatorAction.findMany({
                where: { AND: [{ userId }, olderThan(after === null ? null : readTime(after, ORDER), 'createdAt')] },
                orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
                take: limit + 1,
              }),
              limit,
              ({ id, createdAt }) => writeCursor(ORDER, createdAt, id),
            );
            seen.push(...shown.map(({ id }) => id));
            after = next;
            if (after === null) break;
            expect(shown).toHaveLength(limit);
          }
          const newestFirst = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
            b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
          expect(seen).toEqual(rows.toSorted(newestFirst).map(({ id }) => id));
        }),
        { numRuns: 25 },
      );
    } finally {
      await opened.remove();
    }
  });
});
