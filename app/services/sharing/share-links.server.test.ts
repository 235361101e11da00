/** Share links: who may do what with them, when they lead nowhere, what a copy brings along, and how pictures look. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { firstPage } from '#design/document/tree.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import { SHARED_SIDES, type ShareLink } from '#app/contracts/share.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { createServices } from '#app/services/create-services.server.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import type { Services } from '#app/services/services.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { byHand, listProjects } from '#tests/fixtures/designs.ts';
import { CopyRefusedError, createShareLinks } from './share-links.server.ts';
import { drawShared } from './shared-picture.server.ts';

let folder: string;
let services: Services;
let ada: string;
let grace: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-share-'));
  await fillWithDatabase(folder);
  services = await createServices(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
}, 300_000);
afterAll(async () => {
  await services?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ada = await createTestUser(services.database);
  grace = await createTestUser(services.database);
});

const TERMS = { allowsCopies: false, days: null };
const tokenOf = ({ path }: ShareLink): string => path.split('/').at(-1) ?? '';
const makeDesign = async (width = 1000, height = 800) =>
  (await services.designs.create({ userId: ada, title: 'Sale', width, height })).id;

let shade = 0;
/** A design that shows a picture of its own. */
async function designWithPicture(): Promise<{ id: string; asset: string }> {
  const id = await makeDesign();
  shade += 1;
  const background = { r: shade, g: 102, b: 102 };
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const { id: asset } = await services.assets.upload(ada, bytes, 'Shoe.png');
  const parent = firstPage((await services.designs.get(ada, id)).document).id;
  const layer = createImageLayer({ id: 'shoe', parent, order: 'a0', asset, x: 0, y: 0, width: 400, height: 400 });
  await services.designs.commit(byHand(id, ada, 0, [{ type: 'layer.add', layer }]));
  return { id, asset };
}

describe('a link', () => {
  test('is made by its owner, leads to the design as it is now, and ends at once', async () => {
    const id = await makeDesign();
    const heard: AppEvent[] = [];
    const stopHearing = services.events.subscribe(ada, (event) => heard.push(event));
    const { shareLinks } = services;
    expect(await shareLinks.find(ada, id)).toBeNull();
    const link = await shareLinks.share(ada, id, TERMS);
    expect(link).toEqual({ path: expect.stringMatching(/^\/share\/[\w-]{32}$/), allowsCopies: false, endsAt: null });
    expect(await shareLinks.find(ada, id)).toEqual(link);
    // Pressed twice, or in two tabs.
    expect(await shareLinks.share(ada, id, { allowsCopies: true, days: 7 })).toEqual(link);
    await services.designs.rename(ada, id, 'Winter sale');
    expect(await shareLinks.open(tokenOf(link))).toMatchObject({
      allowsCopies: false,
      design: { id, title: 'Winter sale' },
    });
    expect((await listProjects(services.database, ada)).designs).toMatchObject([{ id, isShared: true }]);

    await shareLinks.stop(ada, id);
    expect(await shareLinks.open(tokenOf(link))).toBeNull();
    expect(await shareLinks.find(ada, id)).toBeNull();
    expect((await listProjects(services.database, ada)).designs).toMatchObject([{ id, isShared: false }]);
    const next = await shareLinks.share(ada, id, TERMS);
    expect(next.path).not.toBe(link.path);
    expect(await shareLinks.open(tokenOf(link))).toBeNull();
    await expect
      .poll(() => heard.filter(({ type }) => type === 'design.shared'), { timeout: 5_000 })
      .toEqual([true, false, true].map((isShared) => ({ type: 'design.shared', designId: id, isShared })));
    stopHearing();
  });

  test('is nobody else’s to see, change or stop', async () => {
    const id = await makeDesign();
    const link = await services.shareLinks.share(ada, id, TERMS);
    const { shareLinks } = services;
    for (const attempt of [
      shareLinks.find(grace, id),
      shareLinks.share(grace, id, TERMS),
      shareLinks.change(grace, id, { allowsCopies: true }),
      shareLinks.stop(grace, id),
      shareLinks.share(grace, 'never-was', TERMS),
    ])
      await expect(attempt).rejects.toThrow(DesignNotFoundError);
    expect(await shareLinks.find(ada, id)).toEqual(link);
    for (const token of ['', 'never-was', 'a'.repeat(32), '\0'.repeat(32), `${tokenOf(link)}=`])
      expect(await shareLinks.open(token)).toBeNull();
  });

  test('ends by itself, and its end can be moved while it works', async () => {
    const id = await makeDesign();
    let days = 0;
    const now = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const { designs, assets, events, database } = services;
    const links = createShareLinks({ prisma: database.prisma, designs, assets, events, now });
    const link = await links.share(ada, id, { allowsCopies: false, days: 7 });
    expect(Date.parse(link.endsAt ?? '') - Date.now()).toBeGreaterThan(6.99 * 24 * 60 * 60 * 1000);
    days = 6;
    expect(await links.open(tokenOf(link))).not.toBeNull();
    expect(await links.change(ada, id, { days: 30 })).toMatchObject({ path: link.path, allowsCopies: false });
    days = 35;
    expect(await links.open(tokenOf(link))).not.toBeNull();
    days = 37;
    expect(await links.open(tokenOf(link))).toBeNull();
    expect(await links.find(ada, id)).toBeNull();
    expect(await links.change(ada, id, { days: null })).toBeNull();
    const next = await links.share(ada, id, TERMS);
    expect(next).toMatchObject({ endsAt: null });
    expect(next.path).not.toBe(link.path);
  });

  test('leads nowhere while its design is in the trash, and ends with it', async () => {
    const trashed = await makeDesign();
    const { shareLinks, designs, trash } = services;
    const link = await shareLinks.share(ada, trashed, TERMS);
    await designs.softDelete(ada, trashed);
    expect(await shareLinks.open(tokenOf(link))).toBeNull();
    await expect(shareLinks.find(ada, trashed)).rejects.toThrow(DesignNotFoundError);
    await designs.restore(ada, trashed);
    expect(await shareLinks.open(tokenOf(link))).not.toBeNull();
    await designs.softDelete(ada, trashed);
    await trash.remove(ada, trashed);
    expect(await shareLinks.open(tokenOf(link))).toBeNull();
  });

  test('leads nowhere while a picture on the design is withheld', async () => {
    const { id, asset } = await designWithPicture();
    const { shareLinks, database } = services;
    const token = tokenOf(await shareLinks.share(ada, id, TERMS));
    const made = { userId: ada, kind: 'text-2-image', input: {}, assets: [asset] };
    const generation = await database.prisma.generation.create({
      data: { ...made, id: `made-${id}`, state: 'succeeded' },
    });
    const decide = (data: object) => database.prisma.generation.update({ where: { id: generation.id }, data });
    expect(await shareLinks.open(token)).not.toBeNull();
    await decide({ state: 'flagged', flaggedAt: new Date(), flaggedBy: 'user' });
    expect(await shareLinks.open(token)).toBeNull();
    await decide({ decision: 'take-down' });
    expect(await shareLinks.open(token)).toBeNull();
    await decide({ decision: 'keep' });
    expect(await shareLinks.open(token)).not.toBeNull();
    // Only one of several results is refused: another one, then this.
    const refused = (hidden: string) => ({
      state: 'succeeded',
      decision: null,
      results: { variations: [{ asset: hidden }], problems: [], refused: [{ asset: hidden, reason: 'No' }] },
    });
    await decide(refused('0'.repeat(64)));
    expect(await shareLinks.open(token)).not.toBeNull();
    await decide(refused(asset));
    expect(await shareLinks.open(token)).toBeNull();
  });
});

describe('a copy', () => {
  test('is made only where the owner allows it, and brings its pictures', async () => {
    const { id, asset } = await designWithPicture();
    const { shareLinks, designs, assets } = services;
    const token = tokenOf(await shareLinks.share(ada, id, TERMS));
    await expect(shareLinks.copy(token, grace)).rejects.toThrow(CopyRefusedError);
    expect(await assets.forUser(grace).info(asset)).toBeNull();
    await shareLinks.change(ada, id, { allowsCopies: true });
    const copy = await shareLinks.copy(token, grace);
    expect(copy).toMatchObject({ title: 'Sale', document: (await designs.get(ada, id)).document });
    expect(await assets.forUser(grace).info(asset)).toMatchObject({ name: 'Shoe.png' });
    expect(copy?.id).not.toBe(id);
    await expect(designs.get(grace, id)).rejects.toThrow(DesignNotFoundError);
    await shareLinks.stop(ada, id);
    expect(await shareLinks.copy(token, grace)).toBeNull();
    expect(await designs.get(grace, copy?.id ?? '')).toMatchObject({ title: 'Sale' });
  });

  test('brings no picture that the owner does not have', async () => {
    const { id, asset } = await designWithPicture();
    const { shareLinks, assets, database } = services;
    const token = tokenOf(await shareLinks.share(ada, id, { allowsCopies: true, days: null }));
    const keeper = await createTestUser(database);
    await assets.grant(keeper, asset, 'Mine.png');
    await database.prisma.assetGrant.deleteMany({ where: { userId: ada, assetId: asset } });
    expect(await shareLinks.copy(token, grace)).not.toBeNull();
    expect(await assets.forUser(grace).info(asset)).toBeNull();
  });

  test('leaves nothing behind where it does not fit', async () => {
    const { id, asset } = await designWithPicture();
    const { designs, assets, events, database } = services;
    const full = {
      assertRoom: () => Promise.reject(new StorageFullError({ used: 1, allowed: 1, more: 'upgrade' }, 1)),
    };
    const failing = { ...designs, create: () => Promise.reject(new Error('No room for the document')) };
    const { prisma } = database;
    const token = tokenOf(await services.shareLinks.share(ada, id, { allowsCopies: true, days: null }));
    const attempts = [
      { links: createShareLinks({ prisma, designs, assets, events, quota: full }), error: StorageFullError },
      { links: createShareLinks({ prisma, designs: failing, assets, events }), error: 'No room for the document' },
    ];
    for (const { links, error } of attempts) {
      await expect(links.copy(token, grace)).rejects.toThrow(error);
      expect(await assets.forUser(grace).info(asset)).toBeNull();
      expect(await assets.forUser(ada).info(asset)).not.toBeNull();
    }
  });
});

describe('pictures', () => {
  test('have the size asked for, and of a Free plan a watermark beyond the small one', async () => {
    const id = await makeDesign(2000, 1500);
    const { shareLinks, database } = services;
    const token = tokenOf(await shareLinks.share(ada, id, { allowsCopies: true, days: null }));
    const draw = async (picture: 'small' | 'card' | 'large' | 'download') => {
      const shared = await shareLinks.open(token);
      if (!shared) throw new Error('It is shared');
      const page = firstPage(shared.design.document).id;
      const { bytes } = await drawShared(services, shared, page, picture, new AbortController().signal);
      const image = sharp(bytes);
      const { width, height, format } = await image.metadata();
      // The page is white all over: anything else is the mark.
      const { channels } = await image.stats();
      return { width, height, format, marked: channels.some(({ min }) => min < 128) };
    };
    const free = { marked: true };
    expect(await draw('small')).toEqual({ width: SHARED_SIDES.small, height: 240, format: 'webp', marked: false });
    expect(await draw('card')).toEqual({ width: SHARED_SIDES.card, height: 900, format: 'jpeg', ...free });
    // Not beyond the plan.
    expect(await draw('large')).toEqual({ width: 1440, height: 1080, format: 'webp', ...free });
    expect(await draw('download')).toEqual({ width: 1440, height: 1080, format: 'png', ...free });
    await database.prisma.user.update({ where: { id: ada }, data: { plan: 'pro' } });
    expect(await draw('large')).toEqual({ width: SHARED_SIDES.large, height: 1200, format: 'webp', marked: false });
    expect(await draw('download')).toEqual({ width: 2000, height: 1500, format: 'png', marked: false });
  });

  test('of a design that has lost one are small enough to need no watermark', async () => {
    const { id, asset } = await designWithPicture();
    const { shareLinks, database } = services;
    const token = tokenOf(await shareLinks.share(ada, id, TERMS));
    await database.prisma.assetGrant.deleteMany({ where: { userId: ada, assetId: asset } });
    const shared = await shareLinks.open(token);
    if (!shared) throw new Error('It is shared');
    const page = firstPage(shared.design.document).id;
    const { bytes } = await drawShared(services, shared, page, 'large', new AbortController().signal);
    expect((await sharp(bytes).metadata()).width).toBe(640);
  });
});
