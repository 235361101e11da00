/**
 * Brand kits on the embedded database: partial saves, the limits of logos, and no access to other users' kits or
 * pictures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { moveAnonymousData } from '#app/services/auth/link-anonymous.server.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import { brandKitPatchSchema } from './brand-kit-rules.ts';
import { createBrandKits, type BrandKits } from './brand-kits.server.ts';

let test: TestDatabase;
let folder: string;
let assets: Assets;
let kits: BrandKits;

beforeAll(async () => {
  test = await openTestDatabase('embedded');
  folder = mkdtempSync(join(tmpdir(), 'blend-kit-'));
  assets = createAssets({ prisma: test.database.prisma, storage: createDiskStorage(folder), inspect: inspectHere });
  kits = createBrandKits({ prisma: test.database.prisma, assets });
});
afterAll(async () => {
  await test.remove();
  rmSync(folder, { recursive: true, force: true });
});

let shade = 0;
const picture = (format: 'png' | 'jpeg' | 'webp' = 'png') => {
  shade += 1;
  const flat = sharp({ create: { width: 20, height: 20, channels: 3, background: { r: shade % 250, g: 90, b: 40 } } });
  return flat[format]().toBuffer();
};
const patch = (value: unknown) => brandKitPatchSchema.parse(value);

describe('a kit', () => {
  it('is empty at first, and keeps what a save does not name', async () => {
    const user = await createTestUser(test.database);
    expect(await kits.get(user)).toEqual(EMPTY_BRAND_KIT);
    await kits.update(user, patch({ name: '  Ada Bakes ', colors: ['F4502F', '#abc', '#f4502f'] }));
    await kits.update(
      user,
      patch({
        fonts: { heading: 'Fraunces' },
        country: 'AT',
        contacts: [{ type: 'email', value: ' hello@ada.example ' }],
      }),
    );
    expect(await kits.update(user, patch({ fonts: { body: 'Inter' } }))).toEqual({
      name: 'Ada Bakes',
      logos: [],
      colors: ['#f4502f', '#aabbcc'],
      fonts: { heading: 'Fraunces', body: 'Inter' },
      contacts: [{ type: 'email', value: 'hello@ada.example' }],
      country: 'AT',
    });
    expect((await kits.update(user, patch({ country: null }))).country).toBeNull();
    expect((await kits.update(user, patch({ fonts: { heading: null }, contacts: [] }))).fonts).toEqual({
      heading: null,
      body: 'Inter',
    });
  });

  it('takes no country that is none', async () => {
    const user = await createTestUser(test.database);
    for (const country of ['ZZ', 'at', '', 'EU'])
      await expect(kits.update(user, patch({ country }))).rejects.toMatchObject({ field: 'country' });
    expect(brandKitPatchSchema.safeParse({ country: 'Austria' }).success).toBe(false);
  });

  it('takes five logos and no sixth, also when all come at once', async () => {
    const user = await createTestUser(test.database);
    const files = await Promise.all(Array.from({ length: 8 }, () => picture()));
    const results = await Promise.allSettled(
      files.map((bytes, index) => kits.addLogo(user, bytes, `logo-${index}.png`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ message: "You can't upload more than 5 logos!" });
    expect((await kits.get(user)).logos).toHaveLength(5);
  });

  it('takes PNG and JPG by their bytes, whatever they are called', async () => {
    const user = await createTestUser(test.database);
    await expect(kits.addLogo(user, await picture('webp'), 'logo.png')).rejects.toThrow('Invalid file type');
    await expect(
      kits.addLogo(user, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png'),
    ).rejects.toThrow('Invalid file type');
    expect((await kits.addLogo(user, await picture('jpeg'), 'mark.jpg')).logos).toMatchObject([{ name: 'mark.jpg' }]);
  });

  it('orders and removes logos, and never takes a picture of somebody else', async () => {
    const user = await createTestUser(test.database);
    const other = await createTestUser(test.database);
    await kits.addLogo(user, await picture(), 'a.png');
    const [a, b] = (await kits.addLogo(user, await picture(), 'b.png')).logos;
    const theirs = (await kits.addLogo(other, await picture(), 'c.png')).logos[0];
    if (!a || !b || !theirs) throw new Error('three logos');
    expect((await kits.update(user, patch({ logos: [b.asset, a.asset] }))).logos.map(({ name }) => name)).toEqual([
      'b.png',
      'a.png',
    ]);
    await expect(kits.update(user, patch({ logos: [theirs.asset] }))).rejects.toThrow(
      'One of your pictures is no longer there',
    );
    expect((await kits.update(user, patch({ logos: [a.asset] }))).logos).toEqual([a]);
    expect((await kits.get(other)).logos).toEqual([theirs]);
    expect((await kits.get(other)).name).toBe('');
  });

  it('goes along to the account that a visitor signs in to, unless it has one', async () => {
    const [visitor, account, busy] = [
      await createTestUser(test.database),
      await createTestUser(test.database),
      await createTestUser(test.database),
    ];
    await kits.update(visitor, patch({ name: 'Brought' }));
    await kits.update(busy, patch({ name: 'Kept' }));
    await moveAnonymousData(test.database.prisma, visitor, busy);
    expect((await kits.get(busy)).name).toBe('Kept');
    await moveAnonymousData(test.database.prisma, visitor, account);
    expect((await kits.get(account)).name).toBe('Brought');
  });
});

describe('the rules', () => {
  it.each([
    [{ colors: ['#12'] }, 'Enter valid hex code'],
    [{ colors: ['red'] }, 'Enter valid hex code'],
    [{ colors: Array.from({ length: 13 }, (_, n) => `#0000${n + 10}`) }, 'A brand kit can have at most 12 colours'],
    [{ contacts: [{ type: 'email', value: 'ada' }] }, 'Enter a valid email'],
    [{ contacts: [{ type: 'mobile', value: '12' }] }, 'Enter a valid phone number'],
    [{ fonts: { heading: 'Comic Sans' } }, 'This font is not available'],
    [{ name: 'x'.repeat(81) }, 'Use at most 80 characters'],
    [{ logos: Array.from({ length: 6 }, (_, n) => String(n).repeat(64)) }, "You can't upload more than 5 logos!"],
    [
      {
        contacts: [
          { type: 'email', value: 'a@b.co' },
          { type: 'email', value: 'c@d.co' },
        ],
      },
      'You can add one contact of each kind',
    ],
  ])('refuse %j: %s', (value, error) => {
    const read = brandKitPatchSchema.safeParse(value);
    expect(read.error?.issues.map((issue) => issue.message)).toContain(error);
  });
});
