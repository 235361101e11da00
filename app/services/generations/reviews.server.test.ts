/**
 * Decisions on flagged or reported generations: what the owner gets or loses, and what happens to files and credits.
 */
import { describe, expect, test } from 'vitest';
import type { Moderation } from '#app/services/moderation/moderation.ts';
import { sampledKinds } from '#tests/fixtures/databases.ts';
import { bookingsOf, ended, openRails, outcome, request } from '#tests/fixtures/generation-rails.ts';
import type { ReviewChoice } from './reviews.server.ts';

/** Gives asset ids that are unique to a test. */
let assets = 0;
const newAsset = () => (assets += 1).toString(16).padStart(64, '0');

describe.each(sampledKinds(0))('%s', (kind) => {
  const { held, rails, closeAll, user } = openRails(kind);

  /** Creates a user with one generation, whose result is `asset`; moderation refuses those in `refused`. */
  async function made({
    results,
    refused = [],
    words = '',
  }: {
    results: string[];
    refused?: string[];
    words?: string;
  }) {
    const { prisma } = held.database;
    const gone: string[] = [];
    const moderation: Moderation = {
      check: ({ assets: looked, texts }) =>
        Promise.resolve(
          looked.some((asset) => refused.includes(asset)) || texts.includes('refused')
            ? { allowed: false, reason: 'This shows violence.' }
            : { allowed: true },
        ),
    };
    const one = rails(() => Promise.resolve(outcome(...results)), {
      moderation,
      assets: {
        discardUnused: async (ids) => {
          for (const id of ids) if ((await prisma.assetGrant.count({ where: { assetId: id } })) === 0) gone.push(id);
        },
        use: () => Promise.resolve(),
        forUser: () => ({
          info: () => Promise.resolve(null),
          bytes: () => Promise.resolve(null),
          store: () => Promise.reject(new Error('No store here')),
        }),
      },
    });
    const userId = await user();
    for (const id of results) {
      await prisma.asset.create({ data: { id, mime: 'image/png', width: 10, height: 10, bytes: 1 } });
      await prisma.assetGrant.create({ data: { userId, assetId: id, name: 'made.png' } });
    }
    const { id } = await one.start(userId, request(words));
    await prisma.generation.updateMany({ where: { id }, data: { assets: results } });
    if (words !== 'refused') await one.told(ended(id));
    const seen = async () => (await one.get(userId, id))?.results.variations.map(({ asset }) => asset);
    const granted = async () =>
      (await prisma.assetGrant.findMany({ where: { userId }, orderBy: { assetId: 'asc' } })).map(
        ({ assetId }) => assetId,
      );
    const notes: string[] = [];
    const decide = (choice: ReviewChoice) =>
      one.reviews.decide(id, choice, (_, row) => Promise.resolve(void notes.push(row.state)));
    return { one, userId, id, gone, seen, granted, decide, notes };
  }

  test('kept, a withheld result is its owner’s, for nothing and once', async () => {
    const asset = newAsset();
    const { one, userId, id, seen, granted, decide, notes } = await made({ results: [asset], refused: [asset] });
    await held.database.prisma.assetGrant.deleteMany({ where: { userId } });
    expect(await one.get(userId, id)).toMatchObject({ state: 'flagged', results: { variations: [] } });
    expect(await decide('uphold')).toMatchObject({ decided: false });
    expect(await decide('keep')).toMatchObject({ decided: true });
    expect(await one.get(userId, id)).toMatchObject({ state: 'succeeded', error: null, cost: null });
    expect([await seen(), await granted()]).toEqual([[asset], [asset]]);
    expect((await bookingsOf(held.database, id)).spent).toBe(0);
    expect(await decide('take-down')).toMatchObject({ decided: false });
    expect(notes).toEqual(['flagged']);
    // If reported later, it refunds nothing, since nothing was paid, and waits for review again.
    await one.report(userId, id, 'Ugly');
    expect((await bookingsOf(held.database, id)).spent).toBe(0);
    expect(await decide('take-down')).toMatchObject({ decided: true });
    await closeAll();
  });

  test('of several, those that were withheld are given; the others stay as they are', async () => {
    const [good, bad] = [newAsset(), newAsset()];
    const { id, seen, decide } = await made({ results: [good, bad], refused: [bad] });
    expect(await seen()).toEqual([good]);
    const before = await bookingsOf(held.database, id);
    expect(await decide('keep')).toMatchObject({ decided: true });
    expect(await seen()).toEqual([good, bad]);
    expect(await bookingsOf(held.database, id)).toEqual(before);
    await closeAll();
  });

  test('taken down, a reported result is gone from its owner, and stays paid where it was used', async () => {
    const asset = newAsset();
    const { one, userId, id, gone, granted, decide } = await made({ results: [asset] });
    await one.take(userId, id);
    await one.report(userId, id, 'Not mine');
    expect(await granted()).toEqual([asset]);
    expect(await decide('take-down')).toMatchObject({ decided: true });
    expect([await granted(), gone]).toEqual([[], [asset]]);
    expect((await bookingsOf(held.database, id)).spent).toBe(1);
    await closeAll();
  });

  test('kept, a reported result stays what it is', async () => {
    const asset = newAsset();
    const { one, userId, id, gone, granted, decide } = await made({ results: [asset] });
    await one.take(userId, id);
    await one.report(userId, id, '');
    expect(await decide('keep')).toMatchObject({ decided: true });
    expect([await granted(), gone]).toEqual([[asset], []]);
    expect(await one.get(userId, id)).toMatchObject({ state: 'flagged' });
    await closeAll();
  });

  test('what somebody else has too stays theirs, and their file', async () => {
    const asset = newAsset();
    const { one, userId, id, gone, granted, decide } = await made({ results: [asset] });
    const other = await user();
    await held.database.prisma.assetGrant.create({ data: { userId: other, assetId: asset, name: 'mine.png' } });
    await one.report(userId, id, '');
    await decide('take-down');
    expect([await granted(), gone]).toEqual([[], []]);
    expect(await held.database.prisma.assetGrant.count({ where: { userId: other } })).toBe(1);
    await closeAll();
  });

  test('of what was refused before it was made there is nothing to take down', async () => {
    const { one, userId, id, decide } = await made({ results: [], words: 'refused' });
    expect(await one.get(userId, id)).toMatchObject({ state: 'flagged' });
    expect(await decide('take-down')).toMatchObject({ decided: false });
    expect(await decide('uphold')).toMatchObject({ decided: true });
    expect(await one.get(userId, id)).toMatchObject({ state: 'flagged' });
    await closeAll();
  });

  test('what was never flagged is no review', async () => {
    const { decide, granted } = await made({ results: [newAsset()] });
    const before = await granted();
    expect(await decide('take-down')).toBeNull();
    expect(await granted()).toEqual(before);
    await closeAll();
  });

  test('another try that costs nothing sets nothing aside', async () => {
    let fails = true;
    const one = rails(() => (fails ? Promise.reject(new Error('Broken')) : Promise.resolve(outcome('a'))));
    const userId = await user();
    const { id } = await one.start(userId, request());
    await one.told(ended(id));
    fails = false;
    await one.retry(userId, id, { free: true });
    await one.told((event) => event.id === id && event.state === 'succeeded');
    expect((await bookingsOf(held.database, id)).spent).toBe(0);
    expect((await one.ledger.balance(userId, 'image')).left).toBe(10);
    await closeAll();
  });
});
