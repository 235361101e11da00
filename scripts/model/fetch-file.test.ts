/** Files are fetched from a server on this machine that behaves as servers do: slow, cut off, redirecting, refusing. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { canMount, smallDisk } from '#tests/fixtures/small-disk.ts';
import { fetchFile, type FetchOptions } from './fetch-file.ts';

const CONTENT = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(300_000, 'weights ')]);
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const TAG = '"version-1"';

let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
/** The ranges that were asked for. */
let ranges: (string | undefined)[] = [];
const server = createServer((request, response) => {
  ranges.push(request.headers.range);
  handle(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let folder = '';
let target = '';
let again: number[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blend-fetch-'));
  target = path.join(folder, 'models', 'model.gguf');
  ranges = [];
  again = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetching = (options: Partial<FetchOptions> = {}) =>
  fetchFile({
    url: `${origin}/model.gguf`,
    target,
    progress: () => undefined,
    again: (done) => again.push(done),
    checking: () => undefined,
    patience: 2_000,
    pause: 1,
    ...options,
  });

const lineOf = async (work: Promise<unknown>): Promise<string> => {
  const error = (await work.then(
    () => null,
    (reason: unknown) => reason,
  )) as Error;
  expect(error.name).toBe('StartError');
  expect(error.message).not.toContain('\n');
  return error.message;
};

/** A well-behaved server, which ends each answer after `piece` bytes. */
const serve =
  ({ content = CONTENT, tag = TAG, piece = Infinity, takesRanges = true, stated = '' } = {}): typeof handle =>
  (request, response) => {
    const asked = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const isSame = (request.headers['if-range'] ?? tag) === tag;
    const from = takesRanges && asked && isSame ? Number(asked[1]) : 0;
    if (from >= content.length) {
      response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
      return;
    }
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': content.length - from,
      ...(tag ? { etag: tag } : {}),
      ...(stated ? { 'x-linked-etag': `"${stated}"` } : {}),
      ...(from > 0 ? { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` } : {}),
    });
    const rest = content.subarray(from, from + piece);
    if (rest.length === content.length - from) response.end(rest);
    else response.write(rest, () => setTimeout(() => response.destroy(), 20));
  };

const isThere = async (): Promise<void> => {
  expect((await readFile(target)).equals(CONTENT)).toBe(true);
  expect(await readdir(path.dirname(target))).toEqual(['model.gguf']);
};

it('fetches a file and compares the checksum that is given', async () => {
  handle = serve();
  const told: [number, number | null][] = [];
  const fetched = await fetching({ sha256: SHA256.toUpperCase(), progress: (...step) => told.push(step) });
  expect(fetched).toEqual({ bytes: CONTENT.length, sha256: SHA256, isCompared: true });
  expect(told.at(-1)).toEqual([CONTENT.length, CONTENT.length]);
  await isThere();
});

it('goes on where it was cut off, in the same run', async () => {
  handle = serve({ piece: 120_000 });
  await fetching({ sha256: SHA256 });
  expect(ranges).toEqual([undefined, 'bytes=120000-', 'bytes=240000-']);
  expect(again).toEqual([120_000, 240_000]);
  await isThere();
});

it('gives up after five attempts that bring nothing, keeps what is there, and goes on in the next run', async () => {
  let isDown = false;
  handle = (request, response) => {
    if (isDown) return void response.destroy();
    isDown = true;
    serve({ piece: 200_000 })(request, response);
  };
  expect(await lineOf(fetching())).toMatch(/cut off at 200 kB of 300 kB again and again.*goes on from there/);
  expect(ranges).toHaveLength(6);
  expect((await stat(`${target}.part`)).size).toBe(200_000);
  ranges = [];
  handle = serve();
  expect(await fetching()).toMatchObject({ isCompared: false });
  expect(ranges).toEqual(['bytes=200000-']);
  await isThere();
});

it('starts anew when the file has changed meanwhile', async () => {
  handle = serve({ content: Buffer.concat([CONTENT, CONTENT]), tag: '"version-0"', piece: 100_000 });
  const first = fetching();
  await expect.poll(() => again.length).toBeGreaterThan(0);
  handle = serve();
  await first;
  await isThere();
});

it('starts anew where the server takes no ranges, or nothing tells whether it is the same file', async () => {
  handle = serve({ takesRanges: false, piece: 250_000 });
  expect(await lineOf(fetching())).toContain('cut off');
  handle = serve({ takesRanges: false });
  await fetching();
  await isThere();
  await rm(target);

  handle = serve({ tag: '', piece: 250_000 });
  expect(await lineOf(fetching())).toContain('cut off');
  ranges = [];
  handle = serve({ tag: '' });
  await fetching();
  expect(ranges).toEqual([undefined]);
  await isThere();
});

it('takes a part that is whole already', async () => {
  handle = serve({ piece: 299_000 });
  const cut = fetching({ sha256: SHA256 });
  await expect.poll(() => again.length).toBe(1);
  await cut;
  await rm(target);
  await writeFile(`${target}.part`, CONTENT);
  await writeFile(`${target}.part.json`, JSON.stringify({ url: `${origin}/model.gguf`, mark: TAG, sha256: null }));
  ranges = [];
  handle = serve();
  await fetching({ sha256: SHA256 });
  expect(ranges).toEqual([`bytes=${CONTENT.length}-`]);
  await isThere();
});

it('takes a transfer that stands still to be cut off', async () => {
  let asked = 0;
  handle = (request, response) => {
    asked += 1;
    if (asked > 1) return serve()(request, response);
    response.writeHead(200, { 'content-length': CONTENT.length, etag: TAG });
    response.write(CONTENT.subarray(0, 50_000));
  };
  await fetching({ patience: 300 });
  expect(again).toEqual([50_000]);
  await isThere();
});

it('is patient with a slow one', async () => {
  handle = (_request, response) => {
    response.writeHead(200, { 'content-length': CONTENT.length, etag: TAG });
    let done = 0;
    const timer = setInterval(() => {
      response.write(CONTENT.subarray(done, (done += 30_000)));
      if (done >= CONTENT.length) {
        clearInterval(timer);
        response.end();
      }
    }, 100);
  };
  await fetching({ patience: 600 });
  expect(again).toEqual([]);
  await isThere();
});

it('follows redirects, and compares the checksum that the first server states', async () => {
  const first =
    (sum: string): typeof handle =>
    (request, response) => {
      if (request.url === '/elsewhere') return serve()(request, response);
      response.writeHead(302, { location: '/elsewhere', 'x-linked-etag': `"${sum}"` }).end();
    };
  handle = first(SHA256);
  expect(await fetching()).toMatchObject({ isCompared: true });
  await isThere();
  await rm(target);
  handle = first('0'.repeat(64));
  expect(await lineOf(fetching())).toMatch(/sha256 is [0-9a-f]{64}, but 0{64} was expected/);
  expect(existsSync(target)).toBe(false);
  expect(await readdir(path.dirname(target))).toEqual([]);
  // The one that is given wins.
  expect(await fetching({ sha256: SHA256 })).toMatchObject({ isCompared: true });
  handle = (_request, response) => response.writeHead(302, { location: '/round' }).end();
  await rm(target);
  expect(await lineOf(fetching())).toContain('without end');
  handle = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  expect(await lineOf(fetching())).toContain('without end');
});

it('throws away what is not the file', async () => {
  handle = serve();
  expect(await lineOf(fetching({ sha256: 'f'.repeat(64) }))).toContain('was expected');
  expect(await readdir(path.dirname(target))).toEqual([]);
  expect(await lineOf(fetching({ bytes: 5_000_000 }))).toContain('a file of 300 kB, and the one known has 5 MB');
  handle = serve({ content: Buffer.from('<html>Sign in</html>') });
  expect(await lineOf(fetching())).toContain('is not a GGUF file');
  handle = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('Sign in');
  expect(await lineOf(fetching())).toContain('a page instead of a file');
  expect(await readdir(path.dirname(target))).toEqual([]);
});

it.each([
  [404, /has no such file \(404\).*--from/],
  [403, /does not give the file without an account \(403\)/],
  [429, /can’t serve the file now \(429\).*later/],
  [503, /can’t serve the file now \(503\).*later/],
  [418, /answered with 418/],
])('says what to do about %i', async (status, line) => {
  handle = (_request, response) => response.writeHead(status).end('no');
  expect(await lineOf(fetching())).toMatch(line);
  expect(ranges).toHaveLength(1);
});

it('says that a server can’t be reached, and that a folder can’t be written', async () => {
  expect(await lineOf(fetching({ url: 'http://127.0.0.1:9/model.gguf' }))).toMatch(/127\.0\.0\.1:9 can’t be reached: /);
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  handle = serve();
  expect(await lineOf(fetching({ target: path.join(file, 'model.gguf') }))).toContain('can’t be written');
});

it('does not begin what the disk has no room for', async () => {
  handle = (_request, response) => {
    response.writeHead(200, { 'content-length': 10 ** 15, etag: TAG });
    response.write('GGUF');
  };
  expect(await lineOf(fetching())).toMatch(/has .* free, and 1000000 GB are needed/);
});

it.skipIf(!canMount)('keeps what it has when the disk is full, and goes on when there is room', async () => {
  const disk = await smallDisk(1);
  try {
    const content = Buffer.concat([CONTENT, Buffer.alloc(1_500_000, 'more')]);
    // Without a length nobody knows beforehand.
    handle = (_request, response) => {
      response.writeHead(200, { etag: TAG });
      response.end(content);
    };
    const onDisk = disk.outside('model.gguf');
    expect(await lineOf(fetching({ target: onDisk }))).toMatch(/is full\. Free .*, then run the same command/);
    const { size } = await stat(`${onDisk}.part`);
    expect(size).toBeGreaterThan(900_000);
    handle = serve({ content: content.subarray(0, size + 10) });
    ranges = [];
    expect(await lineOf(fetching({ target: onDisk }))).toMatch(/has .* free, and .* are needed/);
    expect(ranges).toEqual([`bytes=${size}-`]);
  } finally {
    disk.remove();
  }
});
