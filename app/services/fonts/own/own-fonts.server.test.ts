/**
 * The list of a user's own fonts on the embedded database, and their letters on the server's canvas and in a browser.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { createDocument, createTextLayer } from '#design/document/create.ts';
import { firstPage } from '#design/document/tree.ts';
import { ownFontFamily } from '#design/fonts/own-fonts.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { createOwnFonts, type FontCanvas, type OwnFonts } from './own-fonts.server.ts';

const shipped = (name: string) => readFileSync(path.join(projectRoot(), 'node_modules', name));
const LOBSTER = shipped('@fontsource/lobster/files/lobster-latin-400-normal.woff2');
const FRAUNCES = shipped('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2');

let test: TestDatabase;
let fonts: OwnFonts;
let rendering: Rendering;
const problems: unknown[] = [];

const serviceOn = (canvas: FontCanvas) =>
  createOwnFonts({
    prisma: test.database.prisma,
    storage,
    inspect: inspectHere,
    canvas,
    report: (error) => problems.push(error),
  });
const storage = createMemoryStorage();

beforeAll(async () => {
  test = await openTestDatabase('embedded');
  rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  fonts = serviceOn(rendering.ownFonts);
});
afterAll(async () => {
  await rendering?.close();
  await test?.remove();
});

describe('the list', () => {
  it('is of one user, newest first, and each font is there once', async () => {
    const [user, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    const lobster = await fonts.upload(user, LOBSTER, 'lobster.woff2');
    const fraunces = await fonts.upload(user, FRAUNCES, 'fraunces.woff2');
    await fonts.upload(user, FRAUNCES, 'again.woff2');
    expect(await fonts.list(user)).toEqual([fraunces, lobster]);
    expect(fraunces).toMatchObject({ name: 'Fraunces', style: 'Regular', weights: [100, 900], italic: false });
    expect(await fonts.list(other)).toEqual([]);
  });

  it('gives files and sheets to nobody else', async () => {
    const [user, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    const { hash } = await fonts.upload(user, FRAUNCES, 'f.woff2');
    expect((await fonts.read(user, hash))?.length).toBeGreaterThan(10_000);
    expect(await fonts.sheet(user, hash)).toContain(`font-family:"own-${hash}";font-style:normal;font-weight:100 900`);
    expect(await fonts.sheet(user, hash)).toMatch(/unicode-range:U\+20-7e,/);
    expect(await fonts.read(other, hash)).toBeNull();
    expect(await fonts.sheet(other, hash)).toBeNull();
    expect(await fonts.read(user, '../../etc/passwd')).toBeNull();
  });

  it('ends with its account, and with it the files that nobody else brought', async () => {
    const [user, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    const { hash: lobster } = await fonts.upload(user, LOBSTER, 'l.woff2');
    await fonts.upload(other, LOBSTER, 'l.woff2');
    const { hash: own } = await fonts.upload(
      user,
      shipped('@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2'),
      'f.woff2',
    );
    await fonts.remove(user, own);
    await fonts.forget(user);
    expect(await fonts.list(user)).toEqual([]);
    expect(await fonts.read(user, lobster)).toBeNull();
    expect([await storage.has(own), await storage.has(lobster)]).toEqual([false, true]);
    expect(await fonts.read(other, lobster)).not.toBeNull();
  });

  it('loses a font that is removed, while designs keep it; brought again it is back', async () => {
    const user = await createTestUser(test.database);
    const { hash } = await fonts.upload(user, LOBSTER, 'l.woff2');
    await test.database.prisma.design.create({
      data: {
        id: `names-${hash}`,
        userId: user,
        title: '',
        frame: {},
        layers: { create: { id: 'words', layer: { fontFamily: `Lobster#${hash}` } } },
      },
    });
    expect(await fonts.remove(user, hash)).toBe(true);
    expect(await fonts.remove(user, hash)).toBe(false);
    expect(await fonts.list(user)).toEqual([]);
    await fonts.release(user, [hash]);
    expect(await fonts.read(user, hash)).not.toBeNull();
    await fonts.upload(user, LOBSTER, 'l.woff2');
    expect(await fonts.list(user)).toHaveLength(1);
  });

  it('forgets a removed font that no design names', async () => {
    const user = await createTestUser(test.database);
    const { hash } = await fonts.upload(user, LOBSTER, 'l.woff2');
    await fonts.release(user, [hash]);
    expect(await fonts.read(user, hash)).not.toBeNull();
    await fonts.remove(user, hash);
    expect(await fonts.read(user, hash)).toBeNull();
  });

  it('ends at its limit', async () => {
    const user = await createTestUser(test.database);
    const { prisma } = test.database;
    await prisma.userFont.createMany({
      data: Array.from({ length: 100 }, (_, index) => ({
        userId: user,
        hash: String(index).padStart(64, '0'),
        name: 'F',
        style: 'Regular',
        lightest: 400,
        boldest: 400,
        italic: false,
        bytes: 1,
      })),
    });
    await expect(fonts.upload(user, LOBSTER, 'l.woff2')).rejects.toThrow('You can keep up to 100 fonts');
  });
});

describe('a design that names one', () => {
  const designIn = (family: string) => {
    const document = createDocument({ width: 400, height: 200, newId: () => 'page' });
    const page = firstPage(document).id;
    const text = createTextLayer({
      id: 'words',
      parent: page,
      order: 'a1',
      name: '',
      text: 'Hamburg',
      x: 20,
      y: 40,
      width: 360,
      fontSize: 60,
      fontFamily: family,
    });
    return { ...document, layers: { words: text } };
  };

  it('is drawn in it, in every kind of file, like the family that it was made from', async () => {
    const user = await createTestUser(test.database);
    const family = ownFontFamily(await fonts.upload(user, LOBSTER, 'l.woff2'));
    const [own, shippedOne, missing] = [
      designIn(family),
      designIn('Lobster'),
      designIn(ownFontFamily({ name: 'Lobster', hash: 'ab'.repeat(32) })),
    ];
    for (const document of [own, missing]) await fonts.prepare(user, document);
    expect(problems).toEqual([]);
    const render = async (document: typeof own, format: 'png' | 'svg') =>
      (await rendering.render({ document, page: 'page', format, shorterSide: 200, quality: 100, watermark: false }))
        .bytes;
    expect(Buffer.from(await render(own, 'png')).equals(Buffer.from(await render(shippedOne, 'png')))).toBe(true);
    expect(Buffer.from(await render(own, 'svg')).equals(Buffer.from(await render(shippedOne, 'svg')))).toBe(true);
    expect(Buffer.from(await render(own, 'png')).equals(Buffer.from(await render(missing, 'png')))).toBe(false);
    expect(Buffer.from(await render(missing, 'png')).equals(Buffer.from(await render(designIn('Inter'), 'png')))).toBe(
      true,
    );
  });

  it('is measured in it once it is prepared, also by the words of a change', async () => {
    const user = await createTestUser(test.database);
    const font = await fonts.upload(user, FRAUNCES, 'f.woff2');
    const style = { fontFamily: ownFontFamily(font), fontSize: 40, fontWeight: 700, italic: false };
    const before = rendering.measureText('Hamburg', style);
    await fonts.prepare(user, JSON.stringify([{ type: 'layer.update', patch: { fontFamily: style.fontFamily } }]));
    const after = rendering.measureText('Hamburg', style);
    expect(after).not.toBe(before);
    expect(after).toBe(rendering.measureText('Hamburg', { ...style, fontFamily: 'Fraunces' }));
  });

  it('does not bring fonts of somebody else', async () => {
    const [user, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    const taken: string[] = [];
    const own = serviceOn({ has: () => false, register: (family) => void taken.push(family) });
    const family = ownFontFamily(await own.upload(user, LOBSTER, 'l.woff2'));
    await own.prepare(other, designIn(family));
    expect(taken).toEqual([]);
    await own.prepare(user, designIn(family));
    expect(taken).toHaveLength(1);
  });
});
