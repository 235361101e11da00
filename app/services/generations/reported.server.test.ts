/** Reports on both kinds of database: when a credit is returned, and when it stays spent. */
import { describe, expect, test } from 'vitest';
import { dayMs, reportRefunds } from '#app/services/billing/plans.ts';
import { message } from '#messages/message.ts';
import { sampledKinds } from '#tests/fixtures/databases.ts';
import { bookingsOf, ended, openRails, outcome, request } from '#tests/fixtures/generation-rails.ts';
import { noteTaken } from './taken.server.ts';

describe.each(sampledKinds(1))('%s', (kind) => {
  const { held, rails, closeAll, user } = openRails(kind);

  test('what was taken along or used before its report stays paid, and reports give back only so often', async () => {
    const one = rails((_, { generationId }) => Promise.resolve(outcome(`${generationId}/a`)));
    const userId = await user();
    const made = async () => {
      const { id } = await one.start(userId, request());
      await one.told(ended(id));
      await held.database.prisma.generation.update({ where: { id }, data: { assets: [`${id}/a`] } });
      return id;
    };
    const left = async () => (await one.ledger.balance(userId, 'image')).left;
    const ways: ((id: string) => Promise<unknown>)[] = [
      (id) => one.made(userId, id, 0),
      (id) => one.take(userId, id),
      (id) => noteTaken(held.database.prisma, userId, ['another', `${id}/a`], { finished: true }),
    ];
    for (const [count, way] of ways.entries()) {
      const id = await made();
      await way(id);
      expect(await one.report(userId, id, '')).toMatchObject({
        state: 'flagged',
        results: { variations: [] },
        error: message('generation.reportedTaken'),
      });
      expect(await left()).toBe(9 - count);
    }
    // Other users' pictures with the same bytes are independent.
    const mine = await made();
    await noteTaken(held.database.prisma, await user(), [`${mine}/a`]);
    expect(await one.report(userId, mine, '')).toMatchObject({ error: message('generation.reportedBack') });
    for (let count = 1; count < reportRefunds.most; count += 1) await one.report(userId, await made(), '');
    expect(await left()).toBe(7);
    expect(await one.report(userId, await made(), '')).toMatchObject({
      state: 'flagged',
      error: message('generation.reportedOften', reportRefunds),
    });
    expect(await left()).toBe(6);
    await held.database.prisma.ledgerEntry.updateMany({
      where: { userId, kind: 'refund' },
      data: { createdAt: new Date(Date.now() - reportRefunds.days * dayMs) },
    });
    await one.report(userId, await made(), '');
    expect(await left()).toBe(6);
    await closeAll();
  });

  test('a report and a use at the same time: one of them comes first', async () => {
    const one = rails(() => Promise.resolve(outcome('a')));
    const userId = await user();
    const { id } = await one.start(userId, request());
    await one.told(ended(id));
    const [used] = await Promise.allSettled([one.made(userId, id, 0), one.report(userId, id, '')]);
    expect((await bookingsOf(held.database, id)).spent).toBe(used.status === 'fulfilled' ? 1 : 0);
    await closeAll();
  });
});
