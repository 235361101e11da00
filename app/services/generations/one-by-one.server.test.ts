/**
 * Results one by one on both kinds of database: checked by moderation first, withheld individually, kept when the rest
 * ends; and the vendors' lane.
 */
import { describe, expect, test } from 'vitest';
import { sampledKinds } from '#tests/fixtures/databases.ts';
import {
  bookingsOf,
  ended,
  gate,
  jobsOf,
  openRails,
  outcome,
  request,
  workKind,
} from '#tests/fixtures/generation-rails.ts';
import { GenerationFailure } from './generation-error.ts';
import type { Moderation } from '#app/services/moderation/moderation.ts';

describe.each(sampledKinds(1))('%s', (kind) => {
  const { held, rails, closeAll, user } = openRails(kind);

  test('shows results one by one, each when moderation has seen it; a withheld one costs nothing, the others stay', async () => {
    const step = [gate(), gate(), gate()];
    const asked: string[] = [];
    const looked = gate();
    const moderation: Moderation = {
      async check({ stage, assets }) {
        if (stage === 'input') return { allowed: true };
        asked.push(...assets);
        if (assets.includes('c'.repeat(64))) await looked.passed;
        return assets.includes('b'.repeat(64)) ? { allowed: false, reason: 'Not this.' } : { allowed: true };
      },
    };
    const names = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));
    const [first, second, third, fourth] = names as [string, string, string, string];
    const one = rails(
      workKind(
        async (_, { checkpoint }) => {
          for (let made = 1; made < 4; made += 1) {
            await checkpoint(outcome(...names.slice(0, made)));
            await step[made - 1]?.passed;
          }
          return outcome(...names);
        },
        { cost: { unit: 'image', amount: 4 } },
      ),
      { moderation },
    );
    const userId = await user();
    const { id } = await one.start(userId, request());
    const shown = async () => (await one.get(userId, id))?.results;
    await one.told((event) => event.id === id && event.made === 1);
    expect((await shown())?.variations.map(({ asset, place }) => [asset, place])).toEqual([[first, undefined]]);
    expect(await one.made(userId, id, 0)).toMatchObject({ asset: first });
    step[0]?.open();
    await one.told((event) => event.id === id && event.made === 2);
    expect(await shown()).toMatchObject({
      variations: [{ asset: first }],
      withheld: [{ place: 1, reason: 'Not this.' }],
    });
    await expect(one.made(userId, id, 1)).rejects.toMatchObject({ code: 'not_found' });
    step[1]?.open();
    // Moderation gets it before anybody else.
    await expect.poll(() => asked).toContain(third);
    expect((await shown())?.variations).toHaveLength(1);
    looked.open();
    await one.told((event) => event.id === id && event.made === 3);
    expect((await shown())?.variations.map(({ asset, place }) => [asset, place])).toEqual([
      [first, undefined],
      [third, 2],
    ]);
    step[2]?.open();
    await one.told(ended(id));
    expect(await one.get(userId, id)).toMatchObject({
      state: 'succeeded',
      made: 4,
      results: {
        variations: [{ asset: first }, { asset: third, place: 2 }, { asset: fourth, place: 3 }],
        withheld: [{ place: 1 }],
      },
    });
    expect(await one.made(userId, id, 3)).toMatchObject({ asset: fourth });
    expect(asked).toEqual([first, second, third, fourth]);
    expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['reserve', 'settle'], spent: 3 });
    // Kept for review.
    expect((await held.database.prisma.generation.findUniqueOrThrow({ where: { id } })).results).toMatchObject({
      variations: [{}, { asset: second }, {}, {}],
    });
    // Its pictures were downloaded: a report returns nothing.
    await one.report(userId, id, 'All of it');
    expect((await bookingsOf(held.database, id)).spent).toBe(3);
    await closeAll();
  });

  test.each(['cancelled', 'failed'])(
    'what was shown before it was %s stays and is paid, the rest is given back',
    async (how) => {
      const goOn = gate();
      const one = rails(
        workKind(
          async (_, { checkpoint, signal }) => {
            await checkpoint(outcome('a'.repeat(64), 'b'.repeat(64)));
            await Promise.race([
              goOn.passed,
              new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
            ]);
            throw new GenerationFailure('It would not.');
          },
          { cost: { unit: 'image', amount: 4 } },
        ),
      );
      const userId = await user();
      const { id } = await one.start(userId, request());
      await one.told((event) => event.id === id && event.made === 2);
      if (how === 'failed') goOn.open();
      else await one.cancel(userId, id);
      await one.told(ended(id));
      const view = await one.get(userId, id);
      expect(view).toMatchObject({
        state: 'succeeded',
        results: {
          variations: [{}, {}],
          short: how === 'failed' ? expect.stringContaining('It would not.') : expect.stringContaining('Cancelled.'),
        },
      });
      expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['reserve', 'settle'], spent: 2 });
      expect(await jobsOf(held.database, id)).toBe(0);
      await closeAll();
    },
  );

  test('work at vendors has a line of its own: its places, its slots, its turns', async () => {
    const busy = gate();
    const sent = [gate(), gate(), gate()];
    const order: string[] = [];
    const kinds = {
      work: workKind(async () => {
        await busy.passed;
        return outcome('a');
      }),
      vendor: workKind(
        async ({ words }) => {
          order.push(words);
          await sent[order.length - 1]?.passed;
          return outcome('b');
        },
        { isHosted: true },
      ),
    };
    const one = rails(kinds.work, { declarations: kinds });
    const users = [await user(), await user(), await user()] as const;
    const heavy = [await one.start(users[0], request()), await one.start(users[1], request())];
    await one.told(({ id, position }) => id === heavy[0]?.id && position === null);
    const light: string[] = [];
    for (const [n, userId] of users.entries())
      light.push((await one.start(userId, { ...request(`${n}`), kind: 'vendor' })).id);
    await one.told(({ id, position }) => id === light[0] && position === null);
    expect(await Promise.all(users.map(async (userId, n) => (await one.get(userId, light[n]!))?.position))).toEqual([
      null,
      1,
      2,
    ]);
    expect((await one.get(users[1], heavy[1]!.id))?.position).toBe(1);
    for (const [n, id] of light.entries()) {
      sent[n]?.open();
      await one.told(ended(id));
    }
    expect(order).toEqual(['0', '1', '2']);
    busy.open();
    for (const { id } of heavy) await one.told(ended(id));
    await closeAll();
  });
});
