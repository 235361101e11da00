/** Storing answers, for visitors and users, and how one becomes the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { readChosen, readSaved } from './answers.ts';
import { createOnboarding, visitorLifeMs, type Onboarding } from './onboarding.server.ts';
import { FREQUENCIES, NO_ANSWERS, PLACES, STEPS, WORK } from './questions.ts';

let folder: string;
let database: Database;
let onboarding: Onboarding;
let clock = Date.parse('2026-03-01T12:00:00Z');
let users = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-onboarding-'));
  database = await openEmbeddedIn(folder);
  onboarding = createOnboarding({ prisma: database.prisma, now: () => clock });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function newUser(): Promise<{ userId: string }> {
  users += 1;
  const { id } = await database.prisma.user.create({
    data: { id: `user-${users}`, name: 'Somebody', email: `user-${users}@example.com` },
  });
  return { userId: id };
}
const newVisitor = () => ({ secret: `secret-of-visitor-number-${(users += 1)}` });
const rows = () => database.prisma.onboarding.count();

describe('answering', () => {
  test('goes from question to question, and ends with the last', async () => {
    for (const asked of [await newUser(), newVisitor()]) {
      expect(await onboarding.of(asked)).toEqual({ state: 'new', step: 'work', answers: NO_ANSWERS });
      expect(await onboarding.answer(asked, 'work', { work: ['maker', 'shop'] })).toMatchObject({
        state: 'open',
        step: 'places',
      });
      // Left here, it continues here.
      expect(await onboarding.of(asked)).toMatchObject({
        state: 'open',
        step: 'places',
        answers: { work: ['maker', 'shop'], places: [] },
      });
      await onboarding.answer(asked, 'places', { places: ['etsy'] });
      expect(await onboarding.answer(asked, 'frequency', { frequency: 'weekly' })).toEqual({
        state: 'done',
        step: 'work',
        answers: { work: ['maker', 'shop'], places: ['etsy'], frequency: 'weekly' },
      });
      // Changing one answer later asks for none of the others again.
      expect(await onboarding.answer(asked, 'places', { places: ['ebay'] })).toMatchObject({
        state: 'done',
        answers: { work: ['maker', 'shop'], places: ['ebay'] },
      });
    }
    expect(await onboarding.of(null)).toMatchObject({ state: 'new' });
  });

  test('can be skipped, which keeps what was answered and undoes nothing that is done', async () => {
    const asked = await newUser();
    await onboarding.answer(asked, 'work', { work: ['student'] });
    await onboarding.skip(asked);
    expect(await onboarding.of(asked)).toMatchObject({ state: 'skipped', answers: { work: ['student'] } });
    await onboarding.answer(asked, 'frequency', { frequency: 'daily' });
    await onboarding.skip(asked);
    expect(await onboarding.of(asked)).toMatchObject({ state: 'done' });
  });

  test('in two tabs at once keeps one row', async () => {
    const asked = newVisitor();
    const before = await rows();
    await Promise.all(Array.from({ length: 6 }, () => onboarding.answer(asked, 'work', { work: ['maker'] })));
    expect(await rows()).toBe(before + 1);
  });

  test('keeps no secret that a look into the database would show', async () => {
    const visitor = newVisitor();
    await onboarding.answer(visitor, 'work', { work: ['maker'] });
    expect(JSON.stringify(await database.prisma.onboarding.findMany())).not.toContain(visitor.secret);
  });
});

describe('signing in', () => {
  test('takes the visitor’s answers along, once', async () => {
    const [visitor, user, other] = [newVisitor(), await newUser(), await newUser()];
    await onboarding.answer(visitor, 'work', { work: ['maker'] });
    await onboarding.claim(visitor.secret, user.userId);
    expect(await onboarding.of(user)).toMatchObject({ state: 'open', step: 'places', answers: { work: ['maker'] } });
    // The secret is worthless from then on, for anyone who presents it.
    await onboarding.claim(visitor.secret, other.userId);
    await onboarding.claim(visitor.secret, user.userId);
    expect(await onboarding.of(other)).toMatchObject({ state: 'new' });
    expect(await onboarding.of(visitor)).toMatchObject({ state: 'new' });
    expect(await onboarding.of(user)).toMatchObject({ step: 'places' });
  });

  test.each([
    ['what the account said stays', ['done', 'done'], 'account'],
    ['what went further stays', ['open', 'done'], 'visitor'],
    ['answers beat a refusal', ['skipped', 'open'], 'visitor'],
    ['a refusal does not undo answers', ['open', 'skipped'], 'account'],
  ] as const)('%s', async (_what, [account, before], kept) => {
    const [visitor, user] = [newVisitor(), await newUser()];
    const reach = async (asked: Parameters<Onboarding['skip']>[0], state: string, work: 'brand' | 'agency') => {
      if (state !== 'skipped') await onboarding.answer(asked, 'work', { work: [work] });
      if (state === 'done') await onboarding.answer(asked, 'frequency', { frequency: 'daily' });
      if (state === 'skipped') await onboarding.skip(asked);
    };
    await reach(user, account, 'brand');
    await reach(visitor, before, 'agency');
    const count = await rows();
    await onboarding.claim(visitor.secret, user.userId);
    expect((await onboarding.of(user)).answers.work).toEqual([kept === 'account' ? 'brand' : 'agency']);
    expect(await rows()).toBe(count - 1);
  });

  test('at several pages at once moves them once', async () => {
    const [visitor, user] = [newVisitor(), await newUser()];
    await onboarding.answer(visitor, 'work', { work: ['maker'] });
    await Promise.all(Array.from({ length: 5 }, () => onboarding.claim(visitor.secret, user.userId)));
    expect(await onboarding.of(user)).toMatchObject({ answers: { work: ['maker'] } });
  });
});

test('visitors who never came back are forgotten, users are not', async () => {
  const [visitor, user] = [newVisitor(), await newUser()];
  await onboarding.answer(visitor, 'work', { work: ['maker'] });
  await onboarding.answer(user, 'work', { work: ['maker'] });
  clock += visitorLifeMs + 1_000;
  await onboarding.cleanUp();
  expect(await onboarding.of(visitor)).toMatchObject({ state: 'new' });
  expect(await onboarding.of(user)).toMatchObject({ state: 'open' });
});

test('with the account its answers go', async () => {
  const user = await newUser();
  await onboarding.answer(user, 'work', { work: ['maker'] });
  await database.prisma.user.delete({ where: { id: user.userId } });
  expect(await database.prisma.onboarding.count({ where: user })).toBe(0);
});

describe('what a form says', () => {
  test.each([
    ['work', ['maker', 'shop', 'maker'], { work: ['maker', 'shop'] }],
    ['places', [], { places: [] }],
    ['places', PLACES.map(({ id }) => id), { places: PLACES.map(({ id }) => id) }],
    ['frequency', ['daily'], { frequency: 'daily' }],
    ['frequency', [], { frequency: null }],
    ['frequency', ['daily', 'weekly'], null],
    ['work', ['etsy'], null],
    ['work', ['maker', 'nonsense'], null],
  ] as const)('%s %j', (step, chosen, read) => expect(readChosen(step, chosen)).toEqual(read));

  test('is never more than the questions offer', () => {
    const ids = new Set<unknown>([...WORK, ...PLACES, ...FREQUENCIES].map(({ id }) => id));
    const value = fc.oneof(fc.string(), fc.constantFrom(...ids), fc.constantFrom<unknown>(null, 5, {}, '__proto__'));
    fc.assert(
      fc.property(fc.constantFrom(...STEPS), fc.array(value, { maxLength: 30 }), (step, chosen) => {
        const read = readChosen(step, chosen);
        for (const id of read ? Object.values(read).flat() : []) expect(id === null || ids.has(id)).toBe(true);
      }),
    );
  });

  test('and what was kept by other questions is left out', () => {
    expect(readSaved({ work: ['maker', 'gone'], places: ['gone'], frequency: 'gone' })).toEqual({
      work: ['maker'],
      places: [],
      frequency: null,
    });
  });
});
