/** Conversations by the reader's days. */
import { expect, test } from 'vitest';
import { groupByDay, type ListedChat } from './conversation-groups.ts';

const chat = (id: string, date: Date): ListedChat => ({
  id,
  title: id,
  designId: 'd',
  revision: 1,
  excerpt: '',
  updatedAt: date.toISOString(),
});

test('today, yesterday, the last seven days, months, months of other years', () => {
  const now = new Date(2026, 10, 20, 0, 30);
  const groups = groupByDay(
    [
      chat('just now', new Date(2026, 10, 20, 0, 10)),
      chat('late', new Date(2026, 10, 19, 23, 50)),
      chat('six days', new Date(2026, 10, 14, 8)),
      chat('a week', new Date(2026, 10, 13, 8)),
      chat('spring', new Date(2026, 3, 1)),
      chat('last year', new Date(2025, 10, 20)),
    ],
    now,
  );
  expect(groups.map(({ title, chats }) => [title, chats.map(({ id }) => id)])).toEqual([
    ['Today', ['just now']],
    ['Yesterday', ['late']],
    ['Last 7 days', ['six days']],
    ['November', ['a week']],
    ['April', ['spring']],
    ['November 2025', ['last year']],
  ]);
});
