/** Importing a file: its pictures are stored with the design that shows them, and with nothing else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { hasRoomForImport } from '#app/contracts/imports.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createImports, type Imports } from './imports.server.ts';

let folder: string;
let database: Database;
let assets: Assets;
let imports: Imports;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-imports-'));
  database = await openEmbeddedIn(folder);
  const { prisma } = database;
  assets = createAssets({ prisma, storage: createMemoryStorage(), inspect: inspectHere });
  // Only texts are measured: nothing here is drawn.
  const rendering = { measureText: measureRoughly } as Rendering;
  imports = createImports({ prisma, assets, rendering, inspect: inspectHere });
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
const stored = (userId: string): Promise<number> => database.prisma.assetGrant.count({ where: { userId } });

const png = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();
async function drawing(colors: readonly string[]): Promise<{ name: string; bytes: Uint8Array }> {
  const pictures = await Promise.all(colors.map(png));
  const body = pictures.map(
    (bytes, index) =>
      `<image x="${index * 40}" width="30" height="20" href="data:image/png;base64,${bytes.toString('base64')}"/>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${body.join('')}<text y="90">Words</text></svg>`;
  return { name: 'menu.svg', bytes: new TextEncoder().encode(text) };
}

test('the pictures of a design that is taken stay, and are the user’s', async () => {
  const user = await person();
  const read = await imports.document(
    user,
    await drawing(['#111111', '#222222']),
    { size: null },
    async (made) => made,
  );
  expect(read.title).toBe('menu');
  expect(await stored(user)).toBe(2);
  const shown = Object.values(read.document.layers).flatMap((layer) =>
    layer.type === 'image' && layer.asset ? [layer.asset] : [],
  );
  expect(await Promise.all(shown.map((id) => assets.forUser(user).bytes(id)))).not.toContain(null);
});

test('an import that has no room leaves no pictures', async () => {
  const user = await person();
  const refused = imports.document(user, await drawing(['#333333']), { size: null }, async ({ document }) => {
    if (!hasRoomForImport(document, { pages: 1, layers: 1e6, bytes: 0 })) throw new AssetError('import_no_room');
  });
  await expect(refused).rejects.toMatchObject({ code: 'import_no_room' });
  expect(await stored(user)).toBe(0);
});

test('one that is given up while its pictures are stored, or before it is taken, leaves none', async () => {
  const user = await person();
  for (const after of [0, 1, 2]) {
    const controller = new AbortController();
    let calls = 0;
    const watched: Assets = {
      ...assets,
      forUser(id) {
        const port = assets.forUser(id);
        return {
          ...port,
          async store(...args) {
            const info = await port.store(...args);
            if ((calls += 1) === after) controller.abort();
            return info;
          },
        };
      },
    };
    if (after === 0) controller.abort();
    const rendering = { measureText: measureRoughly } as Rendering;
    const abandoned = createImports({ prisma: database.prisma, assets: watched, rendering, inspect: inspectHere });
    const file = await drawing(['#444444', '#555555']);
    let taken = false;
    await expect(
      abandoned.document(user, file, { size: null, signal: controller.signal }, async () => {
        taken = true;
      }),
    ).rejects.toThrow(/abort/i);
    expect({ after, calls, taken, left: await stored(user) }).toEqual({ after, calls: after, taken: false, left: 0 });
  }
});

test('a picture that the user had before stays, however the import ends', async () => {
  const user = await person();
  const kept = await assets.upload(user, await png('#666666'), 'mine.png');
  const failed = imports.document(user, await drawing(['#666666', '#777777']), { size: null }, async () => {
    throw new Error('the design could not be made');
  });
  await expect(failed).rejects.toThrow('the design could not be made');
  expect(await stored(user)).toBe(1);
  expect(await assets.forUser(user).info(kept.id)).not.toBeNull();
});

test('what is no drawing, or empty, is refused in words before anything is stored', async () => {
  const user = await person();
  const send = (bytes: Uint8Array) =>
    imports.document(user, { name: 'x.svg', bytes }, { size: null }, async () => undefined);
  await expect(send(new Uint8Array())).rejects.toMatchObject({ code: 'file_empty' });
  await expect(send(new TextEncoder().encode('hello'))).rejects.toMatchObject({ code: 'import_type' });
  await expect(send(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'import_empty',
  });
  expect(await stored(user)).toBe(0);
});
