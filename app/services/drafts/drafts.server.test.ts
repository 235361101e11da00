/** Drafts on the real database: stored, claimed once by the first account, cleaned up. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import { draftRequestSchema } from '#app/contracts/draft-request.ts';
import { createDrafts, draftLifeMs, type BeginChat, type Drafts } from './drafts.server.ts';

const ADDRESS = '192.0.2.1';

let folder: string;
let database: Database;
let assets: Assets;
let drafts: Drafts;
let clock = Date.now();
let began: Parameters<BeginChat>[0][] = [];
let failures = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-drafts-'));
  database = await openEmbeddedIn(folder);
  assets = createAssets({
    prisma: database.prisma,
    storage: createDiskStorage(join(folder, 'assets')),
    inspect: inspectHere,
  });
  drafts = createDrafts({
    prisma: database.prisma,
    assets,
    secret: 'a-secret-for-tests-0123456789-abcdefghij',
    now: () => clock,
    beginChat: async (chat) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (failures > 0) {
        failures -= 1;
        throw new Error('The database went away');
      }
      if (!began.some(({ id }) => id === chat.id)) began.push(chat);
    },
  });
  for (const id of ['ada', 'grace'])
    await database.prisma.user.create({ data: { id, name: id, email: `${id}@example.com` } });
});
beforeEach(() => {
  began = [];
  failures = 0;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

let shade = 0;
async function picture() {
  shade += 1;
  return sharp({ create: { width: 20, height: 20, channels: 3, background: { r: shade, g: 0, b: 0 } } })
    .png()
    .toBuffer();
}
const request = (over: object = {}) => draftRequestSchema.parse({ prompt: 'A poster for my shoes', ...over });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('claiming', () => {
  test('the words, pictures and format become a conversation of the account that brings the id', async () => {
    const file = await drafts.addFile(ADDRESS, await picture(), 'shoe.png');
    const id = await drafts.create(request({ assets: [file.id], format: { width: 1080, height: 1350 } }));
    expect(id).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const chatId = await drafts.claim('ada', id);
    expect(began).toEqual([
      {
        id: chatId,
        userId: 'ada',
        prompt: 'A poster for my shoes',
        format: { width: 1080, height: 1350 },
        assets: [{ id: expect.stringMatching(/^[0-9a-f]{64}$/), name: 'shoe.png' }],
      },
    ]);
    expect((await assets.forUser('ada').info(began[0]!.assets[0]!.id))?.name).toBe('shoe.png');
  });

  test('again leads to the same conversation, for others it is gone', async () => {
    const id = await drafts.create(request());
    const chatId = await drafts.claim('ada', id);
    expect(await drafts.claim('ada', id)).toBe(chatId);
    expect(await code(drafts.claim('grace', id))).toBe('expired');
    expect(began).toHaveLength(1);
  });

  test('two accounts and many tabs at once: one conversation, one winner', async () => {
    const id = await drafts.create(request());
    const claims = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => drafts.claim(n % 2 ? 'ada' : 'grace', id)),
    );
    const chats = new Set(claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : [])));
    expect([chats.size, began.length]).toEqual([1, 1]);
    expect(claims.filter((claim) => claim.status === 'fulfilled')).toHaveLength(5);
  });

  test('an interrupted beginning is continued with the same conversation', async () => {
    const id = await drafts.create(request());
    failures = 1;
    await expect(drafts.claim('ada', id)).rejects.toThrow('The database went away');
    const chatId = await drafts.claim('ada', id);
    expect(began.map((chat) => chat.id)).toEqual([chatId]);
  });

  test('expired and made-up ids are the same answer', async () => {
    const id = await drafts.create(request());
    clock += draftLifeMs + 1;
    expect([await code(drafts.claim('ada', id)), await code(drafts.claim('ada', 'no-such-draft'))]).toEqual([
      'expired',
      'expired',
    ]);
  });
});

describe('pictures for a studio screen', () => {
  test('become the account’s that brings the id, once, and no conversation', async () => {
    const file = await drafts.addFile(ADDRESS, await picture(), 'vase.png');
    const id = await drafts.keepPictures({ assets: [file.id], path: '/lifestyle-shot' });
    // Until then it is shown again, by another pass that stands for the same picture.
    const [shown] = await drafts.lookPictures(id);
    expect(shown).toMatchObject({ name: 'vase.png', width: expect.any(Number) });
    expect(await drafts.picture(shown?.pass ?? '', true)).not.toBeNull();
    const [claimed] = await drafts.claimPictures('ada', id);
    expect(claimed?.name).toBe('vase.png');
    expect((await assets.forUser('ada').info(claimed!.id))?.name).toBe('vase.png');
    expect(await drafts.claimPictures('ada', id)).toEqual([claimed]);
    expect(await drafts.lookPictures(id)).toEqual([]);
    expect(await code(drafts.claimPictures('grace', id))).toBe('expired');
    expect(await assets.forUser('grace').info(claimed!.id)).toBeNull();
    expect([await code(drafts.claim('ada', id)), began]).toEqual(['expired', []]);
  });

  test('old ones are gone, those of conversations are others, and bare assets are not enough', async () => {
    const file = await drafts.addFile(ADDRESS, await picture(), 'vase.png');
    const id = await drafts.keepPictures({ assets: [file.id], path: '/lifestyle-shot' });
    clock += draftLifeMs + 1;
    expect(await code(drafts.claimPictures('ada', id))).toBe('expired');
    expect(await code(drafts.claimPictures('ada', await drafts.create(request())))).toBe('expired');
    const own = await assets.upload('ada', await picture(), 'secret.png');
    expect(await code(drafts.keepPictures({ assets: [own.id], path: '/lifestyle-shot' }))).toBe('unknown_file');
  });
});

describe('files', () => {
  test('a bare asset id is not enough without an account', async () => {
    const own = await assets.upload('ada', await picture(), 'secret.png');
    expect(await code(drafts.create(request({ assets: [own.id] })))).toBe('unknown_file');
    expect(await code(drafts.begin('grace', request({ assets: [own.id] })))).toBe('unknown_file');
    await drafts.begin('ada', request({ assets: [own.id, own.id] }));
    expect(began[0]?.assets).toEqual([{ id: own.id, name: 'secret.png' }]);
  });

  test('a changed or old pass is refused', async () => {
    const { id: pass } = await drafts.addFile(ADDRESS, await picture(), 'a.png');
    const other = await assets.upload('ada', await picture(), 'b.png');
    const forged = `${Buffer.from(JSON.stringify([other.id, 'b.png', clock + 1e6])).toString('base64url')}.${pass.split('.')[1]}`;
    for (const wrong of [forged, pass.slice(0, -2), `${pass}x`, pass.split('.')[0]!, '', '.', 'a.b.c']) {
      expect(await code(drafts.create(request({ assets: [wrong] })))).toBe('unknown_file');
    }
    clock += draftLifeMs + 1;
    expect(await code(drafts.create(request({ assets: [pass] })))).toBe('unknown_file');
  });

  test('someone signed in may use a pass from before', async () => {
    const { id: pass } = await drafts.addFile(ADDRESS, await picture(), 'before.png');
    await drafts.begin('grace', request({ assets: [pass] }));
    expect((await assets.forUser('grace').info(began[0]!.assets[0]!.id))?.name).toBe('before.png');
  });
});

test('cleaning up takes expired drafts with their pictures, and leaves what is in use', async () => {
  const make = async (name: string) => drafts.addFile(ADDRESS, await picture(), name);
  const [gone, claimed, shared, loose] = [
    await make('gone.png'),
    await make('claimed.png'),
    await make('shared.png'),
    await make('loose.png'),
  ];
  const assetOf = (pass: { id: string }) =>
    (JSON.parse(Buffer.from(pass.id.split('.')[0]!, 'base64url').toString()) as [string])[0];
  await drafts.create(request({ assets: [gone.id, shared.id] }));
  const used = await drafts.create(request({ assets: [claimed.id] }));
  await drafts.claim('ada', used);
  clock += draftLifeMs - 1000;
  const late = await drafts.create(request({ assets: [shared.id] }));
  clock += 2000;
  await drafts.cleanUp();
  const there = async (pass: { id: string }) => (await assets.assetBytes(assetOf(pass))) !== null;
  expect([await there(gone), await there(claimed), await there(shared)]).toEqual([false, true, true]);
  expect(await database.prisma.draft.findMany({ select: { id: true } })).toEqual([{ id: late }]);
  expect(await there(loose)).toBe(false);
});

describe('requests', () => {
  test.each([
    [{ prompt: '' }, 'prompt'],
    [{ prompt: '   ' }, 'prompt'],
    [{ prompt: 'x'.repeat(5001) }, 'prompt'],
    [{}, 'prompt'],
    [{ prompt: 'x', assets: Array.from({ length: 9 }, () => 'a') }, 'assets'],
    [{ prompt: 'x', format: { width: 99, height: 100 } }, 'format'],
    [{ prompt: 'x', format: { width: 100, height: 4001 } }, 'format'],
  ])('%j is refused by its field', (body, field) => {
    const parsed = draftRequestSchema.safeParse(body);
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });
});
