/**
 * A retry gets the checks of a new one: pictures, plan, moderation; nothing is reserved for or done on a refused one.
 */
import { expect, test } from 'vitest';
import { bookingsOf, ended, jobsOf, openRails, outcome, request, workKind } from '#tests/fixtures/generation-rails.ts';
import type { ModerationSubject, ModerationVerdict } from '#app/services/moderation/moderation.ts';
import { GenerationFailure, GenerationFlagged } from './generation-error.ts';

const { held, rails, closeAll, user } = openRails('embedded');
const ALLOWED: ModerationVerdict = { allowed: true };
const fails = () => Promise.reject(new GenerationFailure('Not this time'));

test('is refused, flagged and free where moderation has come to know better', async () => {
  const asked: ModerationSubject[] = [];
  let verdict: ModerationVerdict = ALLOWED;
  let worked = 0;
  const moderation = { check: (subject: ModerationSubject) => (asked.push(subject), Promise.resolve(verdict)) };
  const one = rails(
    workKind(() => ((worked += 1), fails()), { pictures: () => Promise.resolve(['photo of a model']) }),
    { moderation },
  );
  const userId = await user();
  const { id } = await one.start(userId, request('a model'));
  await one.told(ended(id));
  verdict = { allowed: false, reason: 'Not this photo.' };
  expect(await one.retry(userId, id)).toMatchObject({
    state: 'flagged',
    flaggedBy: 'moderation',
    error: 'Not this photo.',
    cost: null,
    tries: 0,
  });
  expect(asked.map(({ stage, texts, assets }) => [stage, ...texts, ...assets])).toEqual([
    ['input', 'a model', 'photo of a model'],
    ['input', 'a model', 'photo of a model'],
  ]);
  expect(await held.database.prisma.generation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    results: { pictures: ['photo of a model'] },
    flaggedAt: expect.any(Date),
  });
  expect([worked, await jobsOf(held.database, id), await bookingsOf(held.database, id)]).toEqual([
    1,
    0,
    { kinds: ['release', 'reserve'], spent: 0 },
  ]);
  await expect(one.retry(userId, id)).rejects.toMatchObject({ code: 'not_retryable' });
  await closeAll();
});

test('is refused where a picture is gone, or the plan does not have it any more', async () => {
  let needs: 'custom-models' | null = null;
  const asset = 'e'.repeat(64);
  const one = rails({ ...workKind(fails), needs: () => needs });
  const userId = await user();
  await held.database.prisma.asset.create({ data: { id: asset, mime: 'image/png', width: 1, height: 1, bytes: 1 } });
  await held.database.prisma.assetGrant.create({ data: { userId, assetId: asset, name: 'x.png' } });
  const { id } = await one.start(userId, request('', { assets: [asset] }));
  await one.told(ended(id));
  needs = 'custom-models';
  await expect(one.retry(userId, id)).rejects.toMatchObject({
    reached: { code: 'limit_reached', what: 'custom-models' },
  });
  needs = null;
  await held.database.prisma.assetGrant.deleteMany({ where: { userId } });
  await expect(one.retry(userId, id)).rejects.toMatchObject({ code: 'missing_picture' });
  expect(await one.get(userId, id)).toMatchObject({ state: 'failed', tries: 0 });
  expect((await bookingsOf(held.database, id)).kinds).toEqual(['release', 'reserve']);
  await closeAll();
});

test('costs what it costs now', async () => {
  let cost: { unit: 'image'; amount: number } | null = null;
  let succeeds = false;
  const one = rails({ ...workKind(() => (succeeds ? Promise.resolve(outcome('a', 'b')) : fails())), cost: () => cost });
  const userId = await user();
  const { id } = await one.start(userId, request());
  await one.told(ended(id));
  cost = { unit: 'image', amount: 2 };
  succeeds = true;
  expect(await one.retry(userId, id)).toMatchObject({ state: 'generating', tries: 1, cost });
  await one.told((event) => event.id === id && event.state === 'succeeded');
  expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['reserve', 'settle'], spent: 2 });
  await closeAll();
});

test('what the work itself flags keeps the pictures that its input does not name', async () => {
  const one = rails(() => Promise.reject(new GenerationFlagged('Not on a child.', ['photo of a model'])));
  const userId = await user();
  const { id } = await one.start(userId, request('a swimsuit'));
  await one.told(ended(id));
  const view = await one.get(userId, id);
  expect(view).toMatchObject({ state: 'flagged', error: 'Not on a child.', results: { variations: [] } });
  expect(JSON.stringify(view)).not.toContain('photo of a model');
  expect(await held.database.prisma.generation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    results: { pictures: ['photo of a model'] },
  });
  await closeAll();
});
