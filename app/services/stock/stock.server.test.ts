/**
 * Stock photos against a loopback server that speaks each service's protocol: the same contract for all three, what can
 * go wrong, whom we ask, what we send, and what is kept of a picture.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { startStockServer, type StockServer } from '#tests/fakes/stock-server.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { STOCK_SOURCES, type StockSource } from '#tools/contract/ports/stock-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { createStock } from './stock.server.ts';
import { restOf } from './stock-http.ts';

let folder: string;
let database: Database;
let assets: Assets;
let server: StockServer;
let clock = 0;
const reported: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-stock-'));
  database = await openEmbeddedIn(folder);
  assets = createAssets({ prisma: database.prisma, storage: createMemoryStorage(), inspect: inspectHere });
  await database.prisma.user.create({ data: { id: 'ada-secret-id', name: 'Ada', email: 'ada@example.com' } });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  server = await startStockServer();
  reported.length = 0;
});
afterEach(() => server.close());

const signal = () => new AbortController().signal;
const roomOf = (sources: readonly StockSource[], key = 'right-key') =>
  createStock({
    settings: sources.map((source) => ({ source, url: server.url, key, pictures: [] })),
    assets,
    prisma: database.prisma,
    report: (error) => reported.push(error),
    now: () => clock,
  });
const portOf = (sources: readonly StockSource[], key?: string) => roomOf(sources, key).forUser('ada-secret-id');
const search = (port: ReturnType<typeof portOf>, words = 'a red bike', page = 1) =>
  port.search({ words, page }, { signal: signal() });

describe.each(STOCK_SOURCES)('%s', (source) => {
  test('finds photos page by page, each with whose it is', async () => {
    const port = portOf([source]);
    const pages = [await search(port), await search(port, 'a red bike', 2), await search(port, 'a red bike', 3)];
    expect(pages.map(({ more }) => more)).toEqual([true, true, false]);
    const ids = pages.flatMap(({ photos }) => photos.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { credit, thumbnail } of pages.flatMap(({ photos }) => photos)) {
      expect(credit).toMatchObject({
        source,
        author: expect.stringMatching(/./u),
        licence: expect.stringMatching(/./u),
      });
      expect(credit?.pageUrl).toMatch(/^https:/u);
      expect(thumbnail).toContain(server.url);
    }
  });

  test('finds nothing, and says so', async () => {
    expect(await search(portOf([source]), 'nothing')).toEqual({ photos: [], more: false, problems: [] });
    expect(await search(portOf([source]), '   ')).toEqual({ photos: [], more: false, problems: [] });
    expect(server.requests).toHaveLength(1);
  });

  test('takes one in as an asset of the user, its credit kept', async () => {
    const room = roomOf([source]);
    const [photo] = (await search(room.forUser('ada-secret-id'))).photos;
    const asset = await room.forUser('ada-secret-id').take(photo?.id ?? '', { signal: signal() });
    expect(asset).toMatchObject({ mime: 'image/jpeg', width: 120, height: 80 });
    expect(await assets.forUser('ada-secret-id').info(asset.id)).not.toBeNull();
    expect(await assets.forUser('somebody').info(asset.id)).toBeNull();
    await database.prisma.assetCredit.deleteMany();
    await room.forUser('ada-secret-id').take(photo?.id ?? '', { signal: signal() });
    expect(await room.creditsOf([asset.id, 'f'.repeat(64), asset.id])).toEqual([photo?.credit]);
    // One that was not searched for here, as after a restart.
    const again = await portOf([source]).take(photo?.id ?? '', { signal: signal() });
    expect(again.id).toBe(asset.id);
  });

  test('is credited for what is made of it, however often, and for nothing else', async () => {
    const room = roomOf([source]);
    const [photo] = (await search(room.forUser('ada-secret-id'))).photos;
    const { id } = await room.forUser('ada-secret-id').take(photo?.id ?? '', { signal: signal() });
    const made = async (name: string, from: string | null): Promise<string> => {
      const work = assets.forUser('ada-secret-id');
      if (from !== null) await work.bytes(from);
      return (await work.store(new TextEncoder().encode(`${source} ${name}`), 'text/plain', name)).id;
    };
    const scene = await made('scene', id);
    const film = await made('film', scene);
    const other = await made('other', null);
    expect(await room.creditsOf([film])).toEqual([photo?.credit]);
    expect(await room.creditsOf([scene, id, film])).toEqual([photo?.credit]);
    expect(await room.creditsOf([other])).toEqual([]);
  });

  test('is told nothing of whoever asks, and asked the same once', async () => {
    const room = roomOf([source]);
    await search(room.forUser('ada-secret-id'));
    await search(room.forUser('ada-secret-id'), 'A  red   BIKE');
    await search(room.forUser('bob'));
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(server.requests)).not.toMatch(/ada-secret-id|bob|cookie|referer|127\.0\.0\.1:3000/iu);
    clock += 3_600_000;
    await search(room.forUser('bob'));
    expect(server.requests).toHaveLength(2);
  });

  test('that is busy is left alone for as long as it says', async () => {
    const port = portOf([source]);
    server.steps.push({ at: '/', step: { status: 429, headers: { 'retry-after': '7' } } });
    const busy = await search(port);
    expect(busy).toMatchObject({ photos: [], problems: [expect.stringContaining('7 seconds')] });
    await search(port);
    expect(server.requests).toHaveLength(1);
    clock += 8_000;
    expect((await search(port)).photos.length).toBeGreaterThan(0);
    expect(reported).toEqual([]);
  });

  test.each([
    ['broken', { status: 200, body: '{"results": [' }, 'could not be read'],
    ['of another shape', { status: 200, body: '[1, 2]' }, 'could not be read'],
    ['out of order', { status: 503 }, 'could not be reached'],
    ['elsewhere', { status: 302, headers: { location: 'http://169.254.169.254/latest/' } }, 'could not be read'],
    ['without an end of redirects', { status: 302, headers: { location: '/v1/loop' } }, 'could not be'],
  ] as const)('%s: said in words', async (_, step, said) => {
    for (let time = 0; time < 6; time += 1) server.steps.push({ at: '/', step });
    const { photos, problems } = await search(portOf([source]));
    expect(photos).toEqual([]);
    expect(problems.join()).toContain(said);
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });

  test('ends with the signal', async () => {
    server.steps.push({ at: '/', step: { hang: true } });
    const stop = new AbortController();
    const waiting = portOf([source]).search({ words: 'bike', page: 1 }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('a file that is none, too large or gone is refused in words, and nothing is kept', async () => {
    const port = portOf([source]);
    const [photo, other, third] = (await search(port)).photos;
    const at = source === 'openverse' ? '/thumb/' : '/file';
    server.steps.push({ at, step: { status: 200, body: '<html>no picture</html>' } });
    const take = (id = '') => port.take(id, { signal: signal() });
    await expect(take(photo?.id)).rejects.toBeInstanceOf(ToolRefusal);
    server.steps.push({ at, step: { endless: true } });
    await expect(take(other?.id)).rejects.toThrow(/too large/u);
    server.steps.push({ at, step: { status: 404 } });
    await expect(take(third?.id)).rejects.toThrow(/no longer there/u);
    server.steps.push({ at, step: { status: 302, headers: { location: 'http://localhost:1/picture.jpg' } } });
    await expect(take(photo?.id)).rejects.toBeInstanceOf(ToolRefusal);
  });
});

test.each(['pexels', 'unsplash'] as const)('%s: a wrong key is said, and reported to the operator', async (source) => {
  expect((await search(portOf([source], 'wrong-key'))).problems.join()).toContain('key');
  expect(reported).toHaveLength(1);
  expect(JSON.stringify(reported)).not.toContain('wrong-key');
});

test('openverse: what may not be sold or changed is asked not to come, and left out where it does', async () => {
  const { photos } = await search(portOf(['openverse']));
  expect(server.requests[0]?.path).toContain('license_type=commercial%2Cmodification');
  expect(photos.map(({ credit }) => credit?.licence)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/NC|ND/u)]),
  );
  expect(photos[0]?.credit?.licence).toBe('CC0 4.0');
});

test('unsplash: the use of a photo is counted, and people who follow a link come from here', async () => {
  const port = portOf(['unsplash']);
  const [photo] = (await search(port)).photos;
  expect(photo?.credit?.authorUrl).toContain('utm_source=blend');
  await port.take(photo?.id ?? '', { signal: signal() });
  expect(server.requests.filter(({ path }) => path === '/photos/un1/download')).toHaveLength(1);
});

test('unsplash: an hour that is used up is no wrong key', async () => {
  server.steps.push({ at: '/', step: { status: 403, headers: { 'x-ratelimit-remaining': '0' } } });
  expect((await search(portOf(['unsplash']))).problems.join()).toContain('no more requests');
});

test('keys go to the service alone, and names come as one plain line', async () => {
  const [photo] = (await search(portOf(['pexels']))).photos;
  expect(photo?.credit).toMatchObject({ author: 'Bo b Stone', authorUrl: null });
});

test('one that fails does not hide the others, which take turns', async () => {
  server.steps.push({ at: '/search/photos', step: { status: 500 } });
  const { photos, problems } = await search(portOf(STOCK_SOURCES));
  expect(problems).toHaveLength(1);
  expect(photos.slice(0, 4).map(({ credit }) => credit?.source)).toEqual([
    'openverse',
    'pexels',
    'openverse',
    'pexels',
  ]);
});

test('nothing that is not there is taken', async () => {
  for (const id of ['', 'nowhere:1', 'openverse:', 'openverse:../../etc', 'sample:../secret', 'pexels:1'])
    await expect(portOf(['openverse']).take(id, { signal: signal() }), id).rejects.toBeInstanceOf(ToolRefusal);
});

test('where none is set up, our own samples are found by their name', async () => {
  const port = portOf([]);
  const { photos } = await search(port, 'mugs');
  expect(photos).toMatchObject([{ id: 'sample:mug', credit: null }]);
  expect((await search(port, 'mug rack')).photos).toEqual([]);
  expect(await port.take('sample:mug', { signal: signal() })).toMatchObject({ mime: 'image/webp' });
  expect(server.requests).toEqual([]);
});

test('how long a service wants to be left alone', () => {
  expect([restOf('30'), restOf(null), restOf('soon'), restOf('999999')]).toEqual([30, 60, 60, 3_600]);
  expect(restOf('Wed, 21 Oct 2026 07:28:30 GMT', Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))).toBe(30);
});
