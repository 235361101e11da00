/** Cached pictures: available after a restart, limited in number, and never in anybody's way. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createThumbnailCache, newestFile } from './thumbnail-cache.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const thumbnails = (limit = 10, at = folder) => createThumbnailCache({ folder: at, limit });

test('what was put there is there for the next one that opens the folder', async () => {
  await thumbnails(10, join(folder, 'new')).put('aa', bytes('one'));
  expect(await thumbnails(10, join(folder, 'new')).get('aa')).toEqual(bytes('one'));
  expect(await thumbnails(10, join(folder, 'new')).get('bb')).toBeNull();
});

test('the oldest go when there are too many, those of an earlier start first', async () => {
  await thumbnails().put('aa', bytes('one'));
  await thumbnails().put('bb', bytes('two'));
  await utimes(join(folder, 'bb.webp'), 1, 1);
  const again = thumbnails(2);
  await again.put('cc', bytes('three'));
  expect(await again.get('bb')).toBeNull();
  expect((await readdir(folder)).sort()).toEqual(['aa.webp', 'cc.webp']);
});

test('a folder that can’t be written to, or a picture that has gone, is no error', async () => {
  await writeFile(join(folder, 'file'), 'x');
  await thumbnails(10, join(folder, 'file')).put('aa', bytes('one'));
  expect(await thumbnails(10, join(folder, 'file')).get('aa')).toBeNull();
  const open = thumbnails();
  await open.put('aa', bytes('one'));
  await rm(join(folder, 'aa.webp'));
  expect(await open.get('aa')).toBeNull();
});

test('the newest file is found at any depth', async () => {
  await thumbnails(10, join(folder, 'deep', 'er')).put('aa', bytes('one'));
  await utimes(join(folder, 'deep', 'er', 'aa.webp'), 20, 20);
  await writeFile(join(folder, 'top'), 'x');
  await utimes(join(folder, 'top'), 10, 10);
  expect(await newestFile([folder, join(folder, 'missing')])).toBe(20_000);
});
