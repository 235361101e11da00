/** Which account a trip to Google or Apple leads to. */
import { describe, expect, test } from 'vitest';
import { openTrips, problemOf } from '#tests/fixtures/trips.ts';

const { held, browser, person } = openTrips();

describe('whose account it becomes', () => {
  let users = 0;
  const makeUser = (email: string, emailVerified: boolean, name = '') =>
    held.database.prisma.user.create({ data: { id: `user-${(users += 1)}`, email, emailVerified, name } });

  test('that of the mail address, when both sides have proved it; its name is kept, or learned', async () => {
    const [sub, nameless] = [person({ email: 'Both@Example.com' }), person({ email: 'nameless@example.com' })];
    const user = await makeUser('both@example.com', true, 'Own Name');
    const who = browser();
    await who.go({ person: sub });
    expect(await who.user()).toMatchObject({ id: user.id, name: 'Own Name', email: 'both@example.com' });
    const other = await makeUser('nameless@example.com', true);
    await who.go({ person: nameless }, 'apple');
    expect(await who.user()).toMatchObject({ id: other.id, name: 'Ada Lovelace' });
  });

  test('not that of an address that was never proved here', async () => {
    const user = await makeUser('squatter@example.com', false);
    const who = browser();
    expect(problemOf(await who.go({ person: person({ email: 'squatter@example.com' }) }))).toBe('unlinked');
    expect(await who.user()).toBeNull();
    expect(
      await held.database.prisma.user.findUnique({ where: { id: user.id }, include: { accounts: true } }),
    ).toMatchObject({ emailVerified: false, accounts: [] });
  });

  test.each([{ email_verified: false }, { email_verified: undefined }])(
    'nobody’s, when the provider has not proved it: %o',
    async (about) => {
      const user = await makeUser(`owner-${(users += 1)}@example.com`, true);
      for (const email of [user.email, `new-${users}@example.com`]) {
        const who = browser();
        expect(problemOf(await who.go({ person: person({ ...about, email }) }))).toBe('unverified');
        expect(await who.user()).toBeNull();
      }
      expect(
        await held.database.prisma.user.findUnique({ where: { id: user.id }, include: { accounts: true } }),
      ).toMatchObject({ accounts: [] });
      expect(await held.database.prisma.user.findUnique({ where: { email: `new-${users}@example.com` } })).toBeNull();
    },
  );

  test('nobody’s, when no address is told; but whoever came before is known by the subject', async () => {
    expect(problemOf(await browser().go({ person: person({ email: undefined }) }))).toBe('no-email');
    const sub = person();
    const who = browser();
    await who.go({ person: sub });
    const id = (await who.user())?.id;
    const other = await makeUser('somebody@example.com', true);
    for (const about of [
      { email: undefined },
      { email: 'changed@example.com' },
      { email: other.email },
      { email: other.email, email_verified: false },
    ]) {
      held.provider.people.set(sub, { email_verified: true, ...about });
      const again = browser();
      await again.go({ person: sub });
      expect(await again.user()).toMatchObject({ id, email: `${sub}@example.com` });
    }
  });

  test('Apple’s “true” as a text counts', async () => {
    held.provider.spoil({ claims: (claims) => ({ ...claims, email_verified: 'true' }) });
    expect(problemOf(await browser().go({ person: person() }, 'apple'))).toBe('/ai-design');
    held.provider.spoil({ claims: (claims) => ({ ...claims, email_verified: 'false' }) });
    expect(problemOf(await browser().go({ person: person() }, 'apple'))).toBe('unverified');
  });

  test('a name is one line of reasonable length', async () => {
    const who = browser();
    await who.go({ person: person({ name: `Ada\n\u202eLovelace ${'x'.repeat(500)}` }) });
    expect((await who.user())?.name).toMatch(/^Ada Lovelace x{87}$/);
  });

  test('what was made without an account comes along, once', async () => {
    const sub = person();
    const who = browser();
    await who.guest();
    const guest = await who.user();
    expect(guest?.isAnonymous).toBe(true);
    await held.database.prisma.design.create({
      data: { id: `of-${guest?.id}`, userId: guest?.id ?? '', title: 'Mine', frame: {} },
    });
    await who.go({ person: sub }, 'apple');
    const user = await who.user();
    expect(user).toMatchObject({ isAnonymous: false, email: `${sub}@example.com` });
    expect(await held.database.prisma.design.findMany({ where: { id: `of-${guest?.id}` } })).toMatchObject([
      { userId: user?.id },
    ]);
    expect(await held.database.prisma.user.findUnique({ where: { id: guest?.id ?? '' } })).toBeNull();
    await browser().go({ person: sub });
    expect(await held.database.prisma.design.count({ where: { userId: user?.id } })).toBe(1);
  });
});
