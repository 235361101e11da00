/** A user's own photo for layouts: only theirs, with its cutout if that is known and shows an object. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { createOwnPhotos, type OwnPhotos } from './own-photos.server.ts';

let folder: string;
let database: Database;
let assets: Assets;
let photos: OwnPhotos;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-own-photos-'));
  database = await openEmbeddedIn(folder);
  assets = createAssets({ prisma: database.prisma, storage: createMemoryStorage(), inspect: inspectHere });
  photos = createOwnPhotos({ prisma: database.prisma, assets });
  for (const id of ['ada', 'bob'])
    await database.prisma.user.create({ data: { id, name: id, email: `${id}@example.com` } });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const picture = (red: number, alpha = 1) =>
  sharp({ create: { width: 900, height: 600, channels: 4, background: { r: red, g: 80, b: 90, alpha } } })
    .png()
    .toBuffer();

async function cutOut(asset: string, engine: string, coverage: number) {
  const mask = await assets.forUser('ada').store(await picture(Math.round(coverage * 100), 0.5), 'image/png', 'mask');
  await database.prisma.cutout.create({
    data: { assetId: asset, engine, maskId: mask.id, x: 0.2, y: 0.2, width: 0.5, height: 0.6, coverage },
  });
  return mask.id;
}

test('is found by its owner, small where that is enough, and by nobody else', async () => {
  const { id } = await assets.upload('ada', await picture(10), 'mug.png');
  const own = await photos.find('ada', id);
  expect(own?.picture).toMatchObject({ asset: id, width: 900, height: 600, mask: null, subject: null });
  const bytes = await own?.small(512)(id);
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 512 });
  expect(await photos.find('bob', id)).toBeNull();
  expect(await photos.find('ada', '0'.repeat(64))).toBeNull();
  // Gives access only to the files that make up the picture.
  const other = await assets.upload('ada', await picture(11), 'other.png');
  expect(await own?.small(512)(other.id)).toBeNull();
});

test('stands free where its subject is known and is a thing; whoever brings the same photo gets that too', async () => {
  const bytes = await picture(20);
  const { id } = await assets.upload('ada', bytes, 'mug.png');
  const mask = await cutOut(id, 'engine-1', 0.3);
  expect((await photos.find('ada', id))?.picture).toMatchObject({
    mask: { asset: mask },
    subject: { x: 0.2, y: 0.2, width: 0.5, height: 0.6 },
  });
  await assets.upload('bob', bytes, 'cup.png');
  const bobs = await photos.find('bob', id);
  expect(await bobs?.small(512)(mask)).not.toBeNull();
});

test('is whole where what was cut out is dust or was pointed at, and all subject where it came without a background', async () => {
  const dusty = await assets.upload('ada', await picture(30), 'dust.png');
  await cutOut(dusty.id, 'engine-1', 0.01);
  expect((await photos.find('ada', dusty.id))?.picture.mask).toBeNull();
  const pointed = await assets.upload('ada', await picture(31), 'pointed.png');
  await cutOut(pointed.id, 'engine-1 at 0.5 0.5', 0.4);
  expect((await photos.find('ada', pointed.id))?.picture.mask).toBeNull();
  const free = await assets.upload('ada', await picture(32, 0.4), 'free.png');
  expect((await photos.find('ada', free.id))?.picture).toMatchObject({
    mask: { asset: null },
    subject: { x: 0, y: 0, width: 1, height: 1 },
  });
});
