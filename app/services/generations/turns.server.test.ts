/** Turns on both kinds of database: places in the lane, fairness between users, turns between parts of long work. */
import { describe, expect, test } from 'vitest';
import { databaseKinds } from '#tests/fixtures/databases.ts';
import { ended, gate, openRails, outcome, request } from '#tests/fixtures/generation-rails.ts';

describe.each(databaseKinds)('%s', (kind) => {
  const { rails, closeAll, user } = openRails(kind);

  test('gives ten users at once their turns, one after the other, each told their place', async () => {
    const gates = Array.from({ length: 12 }, () => gate());
    const order: string[] = [];
    const one = rails(async ({ words }) => {
      order.push(words);
      await gates[order.length - 1]?.passed;
      return outcome('a');
    });
    const users = await Promise.all(Array.from({ length: 10 }, user));
    const ids: string[] = [];
    for (const [index, userId] of users.entries()) ids.push((await one.start(userId, request(`user ${index}`))).id);
    await one.told(({ id, position }) => id === ids[0] && position === null);
    const places = await Promise.all(
      users.map(async (userId, index) => (await one.get(userId, ids[index] ?? ''))?.position),
    );
    expect(places).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const last = await one.get(users[9] ?? '', ids[9] ?? '');
    expect(last?.remainingMs).toBeGreaterThan((await one.get(users[1] ?? '', ids[1] ?? ''))?.remainingMs ?? Infinity);
    for (const [index, id] of ids.entries()) {
      gates[index]?.open();
      await one.told(ended(id));
    }
    expect(order).toEqual(users.map((_, index) => `user ${index}`));
    // Everyone was told every place on the way.
    const toldLast = one.news.flatMap(({ event }) =>
      event.type === 'generation' && event.id === ids[9] && event.position !== null ? [event.position] : [],
    );
    expect([...new Set(toldLast)].toSorted((a, b) => b - a)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    await closeAll();
  });

  test('is fair: who brings much waits for those who bring little', async () => {
    const order: string[] = [];
    const begin = gate();
    const one = rails(async ({ words }) => {
      order.push(words);
      await begin.passed;
      return outcome('a');
    });
    const [greedy, second, third] = [await user(), await user(), await user()];
    const ids: string[] = [];
    for (const words of ['g1', 'g2', 'g3', 'g4']) ids.push((await one.start(greedy, request(words))).id);
    for (const [who, words] of [
      [second, 's1'],
      [third, 't1'],
      [second, 's2'],
    ] as const)
      ids.push((await one.start(who, request(words))).id);
    expect((await one.get(third, ids[5] ?? ''))?.position).toBeLessThan(
      (await one.get(greedy, ids[1] ?? ''))?.position ?? 0,
    );
    begin.open();
    for (const id of ids) await one.told(ended(id));
    expect(order).toEqual(['g1', 's1', 't1', 'g2', 's2', 'g3', 'g4']);
    await closeAll();
  });

  test('gives others their turn between the parts of what takes long, and continues where it was', async () => {
    const order: string[] = [];
    const waits = gate();
    const one = rails(
      async ({ words, parts }, { checkpoint, done }) => {
        const made = [...done.variations];
        for (let part = made.length; part < parts; part += 1) {
          order.push(`${words}${part}`);
          if (part === 0 && parts > 1) await waits.passed;
          made.push(...outcome(`${part}`).variations);
          if (part < parts - 1) await checkpoint({ variations: made, problems: [] });
        }
        return { variations: made, problems: [] };
      },
      { times: { turnMs: 0, newsEveryMs: 0, noteEveryMs: 0 } },
    );
    const [many, few] = [await user(), await user()];
    const long = await one.start(many, request('many', { parts: 3 }));
    await one.told(({ id, position }) => id === long.id && position === null);
    const short = await one.start(few, request('few'));
    waits.open();
    await one.told(ended(long.id));
    expect(order).toEqual(['many0', 'few0', 'many1', 'many2']);
    expect((await one.get(many, long.id))?.results.variations).toHaveLength(3);
    expect((await one.get(few, short.id))?.state).toBe('succeeded');
    await closeAll();
  });
});
