/** The library of uploads: newest first, by pages, by words and kinds; owners only; removing leaves designs alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { createAssets, type Assets } from './assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createUploads, type Uploads } from './uploads.server.ts';

let folder: string;
let database: Database;
let assets: Assets;
let uploads: Uploads;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-uploads-'));
  database = await openEmbeddedIn(folder);
  assets = createAssets({ prisma: database.prisma, storage: createMemoryStorage(), inspect: inspectHere });
  uploads = createUploads({ prisma: database.prisma, assets });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

let people = 0;
async function person(): Promise<string> {
  const id = `person-${(people += 1)}`;
  await database.prisma.user.create({ data: { id, name: id, email: `${id}@example.com` } });
  return id;
}

/** A design with a layer that names the picture. */
async function showIn(userId: string, asset: string): Promise<void> {
  await database.prisma.design.create({
    data: { id: `shows-${asset}`, userId, title: '', frame: {}, layers: { create: { id: 'photo', layer: { asset } } } },
  });
}

let shade = 0;
/** Different bytes each time. */
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: (shade += 1), g: 80, b: 90 } } })
    .png()
    .toBuffer();
const cutout = () =>
  sharp({ create: { width: 30, height: 30, channels: 4, background: { r: (shade += 1), g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
const names = async (userId: string, search?: Parameters<Uploads['list']>[1]) =>
  (await uploads.list(userId, search)).uploads.map(({ name }) => name);

describe('the library', () => {
  test('lists what was uploaded, newest first, by pages without gap or repeat, also within one moment', async () => {
    const ada = await person();
    for (let index = 0; index < 7; index += 1) await assets.upload(ada, await photo(), `p${index}.png`);
    await database.prisma.assetGrant.updateMany({ where: { userId: ada }, data: { createdAt: new Date(5_000) } });
    const newest = await assets.upload(ada, await photo(), 'newest.png');
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { uploads: list, next } = await uploads.list(ada, { after, limit: 3 });
      seen.push(...list.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    expect(seen[0]).toBe(newest.id);
  });

  test('says what matters most in a picture, for frames that show a part of it', async () => {
    const ada = await person();
    const disc = Buffer.from(
      '<svg width="300" height="100"><rect width="300" height="100" fill="#dddddd"/><circle cx="250" cy="50" r="40" fill="#e02010"/></svg>',
    );
    const { id } = await assets.upload(ada, await sharp(disc).png().toBuffer(), 'disc.png');
    const [listed] = (await uploads.list(ada)).uploads;
    expect(listed?.focus?.x).toBeGreaterThan(0.6);
    expect((await assets.read(ada, id, 64))?.focus).toEqual(listed?.focus);
  });

  test('knows photos, cutouts and logos apart, and finds by parts of names', async () => {
    const ada = await person();
    await assets.upload(ada, await photo(), 'Red shoe.png');
    await assets.upload(ada, await cutout(), 'shoe 100%.png');
    const logo = await assets.upload(ada, await cutout(), 'Logo.png');
    await database.prisma.brandKit.create({ data: { userId: ada, logos: [logo.id], colors: [] } });
    expect(await names(ada, { kind: 'photos' })).toEqual(['Red shoe.png']);
    expect(await names(ada, { kind: 'cutouts' })).toEqual(['shoe 100%.png']);
    expect(await names(ada, { kind: 'logos' })).toEqual(['Logo.png']);
    expect(await names(ada, { words: 'SHOE' })).toEqual(['shoe 100%.png', 'Red shoe.png']);
    expect(await names(ada, { words: '0%' })).toEqual(['shoe 100%.png']);
    expect(await names(ada, { words: '_' })).toEqual([]);
  });

  test('leaves out what tools made, and counts what it holds', async () => {
    const ada = await person();
    const bytes = await photo();
    await assets.upload(ada, bytes, 'mine.png');
    await assets.forUser(ada).store(await cutout(), 'image/png', 'mask.png');
    const { uploads: list, used } = await uploads.list(ada);
    expect(list.map(({ name }) => name)).toEqual(['mine.png']);
    expect(used).toEqual({ count: 1, bytes: bytes.length });
  });

  test('keeps the names that people gave when work comes to the same picture; brought again it has the new one', async () => {
    const ada = await person();
    const bytes = await photo();
    const { id } = await assets.upload(ada, bytes, 'vase.png');
    await uploads.rename(ada, id, 'Blue vase');
    // As they are kept, so that it is the same picture.
    await assets.forUser(ada).store((await assets.forUser(ada).bytes(id)) ?? bytes, 'image/png', 'result.png');
    await assets.grant(ada, id, 'export.png');
    expect([await names(ada), await uploads.has(ada, id)]).toEqual([['Blue vase'], true]);
    await assets.upload(ada, bytes, 'again.png');
    expect(await names(ada)).toEqual(['again.png']);
    await uploads.remove(ada, id);
    expect(await uploads.has(ada, id)).toBe(false);
  });

  test('takes out without taking away what a design shows, and takes in again', async () => {
    const ada = await person();
    const bytes = await photo();
    const { id } = await assets.upload(ada, bytes, 'mine.png');
    await showIn(ada, id);
    expect(await uploads.remove(ada, id)).toBe(true);
    expect(await names(ada)).toEqual([]);
    expect(await assets.read(ada, id)).not.toBeNull();
    expect(await uploads.remove(ada, id)).toBe(false);
    await assets.upload(ada, bytes, 'again.png');
    expect(await names(ada)).toEqual(['again.png']);
  });

  test('lets go for good what nothing shows', async () => {
    const [ada, grace] = [await person(), await person()];
    const bytes = await photo();
    const { id } = await assets.upload(ada, bytes, 'mine.png');
    await assets.upload(grace, bytes, 'hers.png');
    expect(await uploads.remove(ada, id)).toBe(true);
    expect(await assets.read(ada, id)).toBeNull();
    expect(await assets.read(grace, id)).not.toBeNull();
    await uploads.remove(grace, id);
    expect(await assets.assetBytes(id)).toBeNull();
  });

  test('is nobody else’s to see, rename or empty', async () => {
    const [ada, grace] = [await person(), await person()];
    const { id } = await assets.upload(ada, await photo(), 'mine.png');
    expect(await names(grace)).toEqual([]);
    expect(await uploads.rename(grace, id, 'theirs')).toBeNull();
    expect(await uploads.remove(grace, id)).toBe(false);
    expect(await uploads.rename(ada, id, '  ../Sum/mer.png ')).toBe('mer.png');
    expect(await names(ada)).toEqual(['mer.png']);
  });

  test('refuses by name what is no place in the list', async () => {
    await expect(uploads.list(await person(), { after: "1'; drop table asset" })).rejects.toMatchObject({
      issues: [{ field: 'after' }],
    });
  });
});
