/**
 * What an account may store: the counter is always the real sum, and nobody exceeds the limit, not even concurrently.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { letGo } from '#app/services/assets/let-go.server.ts';
import { createUploads, type Uploads } from '#app/services/assets/uploads.server.ts';
import { moveAnonymousData } from '#app/services/auth/link-anonymous.server.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { createDesigns } from '#app/services/designs/door.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import { createTestUser, sampledKinds } from '#tests/fixtures/databases.ts';
import { addShape, byHand, moveTo, openTestDoor, type TestDoor } from '#tests/fixtures/designs.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { createEvents } from '#app/services/events/events.server.ts';
import { StorageFullError } from './storage-full-error.ts';
import { createStorageQuota, type StorageQuota } from './storage-quota.server.ts';
import { createTrash, type Trash } from '../assets/trash.server.ts';

describe.each(sampledKinds(1))('%s', (kind) => {
  let door: TestDoor;
  let storage: Storage;
  let assets: Assets;
  let uploads: Uploads;
  let quota: StorageQuota;
  let trash: Trash;
  /** Bytes that everybody may store now. */
  let allowed = Infinity;
  const report = (error: unknown) => expect.unreachable(String(error));

  beforeAll(async () => {
    door = await openTestDoor(kind);
    const { prisma } = door.database;
    storage = createMemoryStorage();
    quota = createStorageQuota({
      prisma,
      entitlements: { storageOf: () => ({ allowed, more: 'nothing' }) },
      makeRoom: (userId) => trash.empty(userId),
    });
    assets = createAssets({ prisma, storage, quota, inspect: inspectHere });
    uploads = createUploads({ prisma, assets });
    trash = createTrash({
      prisma,
      assets,
      ownFonts: { release: () => Promise.resolve() },
      events: door.events,
      report,
    });
  });
  afterAll(async () => {
    await trash.close();
    await door.remove();
  });

  let made = 0;
  /** Unique bytes, as a tool would store them. */
  const bytesOf = (size: number) =>
    Buffer.concat([Buffer.from(`${(made += 1)}/`), Buffer.alloc(size)]).subarray(0, size);
  const store = async (userId: string, size: number) =>
    (await assets.forUser(userId).store(bytesOf(size), 'text/plain', 'x.txt')).id;
  const used = async (userId: string) => (await quota.usage(userId)).used;

  /** The same as storage_used by reading every row. */
  async function realSum(userId: string): Promise<number> {
    const { prisma } = door.database;
    const [row] = await prisma.$queryRaw<{ sum: number }[]>`
      SELECT (COALESCE((SELECT SUM(a."bytes") FROM "asset_grant" g JOIN "asset" a ON a."id" = g."assetId" WHERE g."userId" = ${userId}), 0)
        + COALESCE((SELECT SUM("bytes") FROM "user_font" WHERE "userId" = ${userId}), 0)
        + COALESCE((SELECT SUM(octet_length(c."operations"::text) + octet_length(c."inverse"::text) + octet_length(c."outcome"::text))
            FROM "change" c JOIN "design" d ON d."id" = c."designId" WHERE d."userId" = ${userId} AND d."deletedAt" IS NULL), 0)
        + COALESCE((SELECT SUM(octet_length(r."outcome"::text)) FROM "refused_change" r JOIN "design" d ON d."id" = r."designId" WHERE d."userId" = ${userId} AND d."deletedAt" IS NULL), 0)
        + COALESCE((SELECT SUM(octet_length(v."document"::text)) FROM "design_version" v JOIN "design" d ON d."id" = v."designId" WHERE d."userId" = ${userId} AND d."deletedAt" IS NULL), 0)
        + COALESCE((SELECT SUM(octet_length(m."parts"::text)) FROM "message" m JOIN "chat" h ON h."id" = m."chatId" JOIN "design" d ON d."id" = h."designId" WHERE h."userId" = ${userId} AND d."deletedAt" IS NULL), 0)
        + COALESCE((SELECT SUM("documentBytes") FROM "design" WHERE "userId" = ${userId} AND "deletedAt" IS NULL), 0))::float8 AS "sum"`;
    return row?.sum ?? NaN;
  }

  test('the counter is the real sum after any mixture of granting, saving, talking, deleting and moving', async () => {
    const { prisma } = door.database;
    const tight = { most: { changes: 6, bytes: 1e9 }, kept: { changes: 3, bytes: 1e9 } };
    const designs = createDesigns({
      database: door.database,
      events: createEvents(),
      measureText: measureRoughly,
      quota,
      logLimits: { every: 2, usual: tight, full: tight },
      unnamed: trash.unnamed,
      report,
    });
    const action = fc.record({
      do: fc.constantFrom(
        'store',
        'upload',
        'share',
        'font',
        'unfont',
        'takeOut',
        'letGo',
        'design',
        'edit',
        'refuse',
        'say',
        'sayMore',
        'unsay',
        'trash',
        'empty',
        'move',
      ),
      who: fc.nat(1),
      pick: fc.nat(20),
      size: fc.integer({ min: 10, max: 5_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 30, size: 'max' }), async (actions) => {
        const people = [await createTestUser(door.database), await createTestUser(door.database)];
        const known: string[] = [];
        for (const { do: what, who, pick, size } of actions) {
          const userId = people[who] ?? '';
          const other = people[1 - who] ?? '';
          const picked = known[pick % Math.max(1, known.length)] ?? '0'.repeat(64);
          const all = await prisma.design.findMany({
            where: { userId, deletedAt: null },
            select: { id: true },
            orderBy: { id: 'asc' },
          });
          const designId = all[pick % Math.max(1, all.length)]?.id;
          switch (what) {
            case 'store':
              known.push(await store(userId, size));
              break;
            case 'upload':
              known.push(
                (
                  await assets.upload(
                    userId,
                    await sharp({
                      create: {
                        width: 1 + (size % 60),
                        height: 20,
                        channels: 3,
                        background: { r: pick, g: who, b: 0 },
                      },
                    })
                      .png()
                      .toBuffer(),
                    'p.png',
                  )
                ).id,
              );
              break;
            case 'share':
              if (await prisma.asset.count({ where: { id: picked } }))
                await assets.grant(other, picked, 'shared', { inLibrary: pick % 2 === 0 });
              break;
            case 'font':
              await prisma.userFont.createMany({
                data: [
                  {
                    userId,
                    hash: String(pick).padStart(64, 'f'),
                    name: 'F',
                    style: 'R',
                    lightest: 400,
                    boldest: 400,
                    italic: false,
                    bytes: size,
                  },
                ],
                skipDuplicates: true,
              });
              break;
            case 'unfont':
              await prisma.userFont.deleteMany({ where: { userId } });
              break;
            case 'takeOut':
              await uploads.remove(userId, picked);
              break;
            case 'letGo':
              await letGo({ prisma, assets }, userId, known);
              break;
            case 'design':
              await designs.create({ userId, width: 500, height: 500 });
              break;
            case 'edit':
            case 'refuse': {
              if (!designId) break;
              for (let time = 0; time < 4; time += 1) {
                const { document, revision } = await designs.read(userId, designId);
                const there = Object.hasOwn(document.layers, 'one');
                await designs.commit(
                  byHand(designId, userId, revision, [
                    what === 'refuse'
                      ? moveTo('gone', size)
                      : there
                        ? moveTo('one', size + time)
                        : addShape(document, 'one'),
                  ]),
                );
              }
              break;
            }
            case 'say':
            case 'sayMore': {
              if (!designId) break;
              const chat = await prisma.chat.upsert({
                where: { id: `chat-${designId}` },
                create: { id: `chat-${designId}`, userId, designId, title: '' },
                update: {},
              });
              const parts = [{ type: 'text', text: 'ü'.repeat(size) }];
              await prisma.message.upsert({
                where: { chatId_id: { chatId: chat.id, id: `m${pick % 3}` } },
                create: { chatId: chat.id, id: `m${pick % 3}`, position: pick % 3, role: 'user', parts },
                update: { parts },
              });
              break;
            }
            case 'unsay':
              await prisma.message.deleteMany({ where: { chat: { userId }, position: pick % 3 } });
              break;
            case 'trash':
              if (designId) await designs.softDelete(userId, designId);
              break;
            case 'empty':
              await trash.empty(userId);
              break;
            case 'move':
              if (pick === 0) await moveAnonymousData(prisma, other, userId);
              break;
          }
          await trash.close();
          for (const person of people) expect(await used(person), `${what} of ${who}`).toBe(await realSum(person));
        }
        // With everything deleted, nothing is left.
        for (const userId of people) {
          await prisma.userFont.deleteMany({ where: { userId } });
          for (const { id } of await prisma.design.findMany({
            where: { userId, deletedAt: null },
            select: { id: true },
          }))
            await designs.softDelete(userId, id);
          await trash.empty(userId);
          for (const id of known) await uploads.remove(userId, id);
          await letGo({ prisma, assets }, userId, known);
          expect(await used(userId)).toBe(0);
        }
        for (const id of known) expect(await storage.has(id)).toBe(false);
      }),
      { numRuns: isLongRun ? 100 : 2, endOnFailure: true },
    );
  });

  test('of many that come at once no more are kept than fit, and what is refused leaves nothing behind', async () => {
    const userId = await createTestUser(door.database);
    allowed = 10_500;
    const sent = Array.from({ length: 20 }, () => bytesOf(1_000));
    const answers = await Promise.allSettled(
      sent.map((bytes) => assets.forUser(userId).store(bytes, 'text/plain', 'x')),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refused).toHaveLength(10);
    for (const reason of refused) expect(reason).toBeInstanceOf(StorageFullError);
    expect(await used(userId)).toBe(10_000);
    const held = await Promise.all(sent.map((bytes) => storage.has(createHash('sha256').update(bytes).digest('hex'))));
    expect(held.filter(Boolean)).toHaveLength(10);
    allowed = Infinity;
  });

  test('what an account has already adds nothing, even when it is full; others count it in full', async () => {
    const [ada, grace] = [await createTestUser(door.database), await createTestUser(door.database)];
    const bytes = bytesOf(800);
    allowed = 1_000;
    await assets.forUser(ada).store(bytes, 'text/plain', 'x');
    allowed = 500;
    await assets.forUser(ada).store(bytes, 'text/plain', 'y');
    await expect(assets.forUser(grace).store(bytes, 'text/plain', 'x')).rejects.toThrow(StorageFullError);
    expect(
      await assets.forUser(ada).bytes((await assets.forUser(ada).store(bytes, 'text/plain', 'x')).id),
    ).not.toBeNull();
    allowed = Infinity;
  });

  test('a full account makes room from its trash, and keeps being edited with a short log', async () => {
    const { prisma } = door.database;
    const userId = await createTestUser(door.database);
    const limits = {
      every: 4,
      usual: { most: { changes: 1e6, bytes: 1e9 }, kept: { changes: 1e6, bytes: 1e9 } },
      full: { most: { changes: 10, bytes: 1e9 }, kept: { changes: 5, bytes: 1e9 } },
    };
    const designs = createDesigns({
      database: door.database,
      events: createEvents(),
      measureText: measureRoughly,
      quota,
      logLimits: limits,
      report,
    });
    const { id } = await designs.create({ userId, width: 300, height: 300 });
    const picture = await store(userId, 50_000);
    const { document, revision } = await designs.read(userId, id);
    await designs.commit(
      byHand(id, userId, revision, [
        addShape(document, 'one'),
        { type: 'layer.update', id: 'one', patch: { name: picture } },
      ]),
    );
    const other = await designs.create({ userId, width: 300, height: 300 });
    allowed = (await used(userId)) + 10;
    await expect(store(userId, 20_000)).rejects.toThrow(/storage is full|not enough room/);
    await expect(designs.create({ userId, width: 300, height: 300 })).rejects.toThrow(StorageFullError);
    await designs.softDelete(userId, id);
    await store(userId, 20_000);
    expect(await prisma.asset.count({ where: { id: picture } })).toBe(0);

    allowed = 1;
    for (let index = 0; index < 40; index += 1) {
      const now = await designs.read(userId, other.id);
      const there = Object.hasOwn(now.document.layers, 'one');
      await designs.commit(
        byHand(other.id, userId, now.revision, [there ? moveTo('one', index) : addShape(now.document, 'one')]),
      );
    }
    expect((await designs.read(userId, other.id)).document.layers.one).toMatchObject({ x: 39 });
    expect(await prisma.change.count({ where: { designId: other.id } })).toBeLessThan(15);
    expect(await designs.undo(userId, other.id)).not.toBeNull();
    allowed = Infinity;
  });
});

test('each plan has its storage, a visit its own, also where plans are off', () => {
  const [metered, off] = (['metered', 'off'] as const).map((plans) => createEntitlements({ plans }));
  const of = (plan: string, isAnonymous = false) =>
    [metered, off].map((entitlements) => entitlements?.storageOf({ plan, isAnonymous }).allowed);
  expect(of('free', true)).toEqual([200e6, 200e6]);
  expect(of('free')).toEqual([2e9, 200e9]);
  expect(of('pro')).toEqual([50e9, 200e9]);
  expect(of('max')).toEqual([200e9, 200e9]);
  expect(of('unheard-of')).toEqual([2e9, 200e9]);
});
