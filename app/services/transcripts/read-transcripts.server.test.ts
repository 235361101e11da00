/** Which files are read, in which order, and the errors for those that can't be. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTranscripts } from './read-transcripts.server.ts';

let folder: string;
const good = JSON.stringify({ version: 1, name: 'good', turns: [{ user: { text: 'a' } }] });
const withPicture = `{
  "version": 1, "name": "picture",
  "start": { "assets": {
    "here": "assets/here.png",
    "gone": "assets/gone.png" } },
  "turns": [{ "user": { "text": "a" } }] }`;
const files: Record<string, string> = {
  'b/two.json': good,
  'b/a/one.json': good,
  'b/assets/inside.json': good,
  'b/previews/inside.json': good,
  'b/.hidden/inside.json': good,
  'b/notes.txt': good,
  'c/broken.json': '{\n  "version": 1,\n  "name": "broken"\n  "turns": [] }',
  'c/design.json': JSON.stringify({ version: 1, width: 100, height: 100, pages: {}, layers: {} }),
  'c/no-turns.json': JSON.stringify({ version: 1, name: 'a' }),
  'c/results.json': JSON.stringify({ total: 1, passed: 1, failed: 0, cases: [] }),
  'd/picture.json': withPicture,
  'd/assets/here.png': '',
  'e/readme.md': '',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blend-transcripts-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function read(...paths: string[]): Promise<{ loaded: string[]; errors: string[] }> {
  const { loaded, errors } = await readTranscripts(paths.map((one) => path.join(folder, one)));
  const short = (text: string) => text.replaceAll(`${folder}${path.sep}`, '').replaceAll(path.sep, '/');
  return { loaded: loaded.map(({ file }) => short(file)), errors: errors.map((error) => short(error.message)) };
}

test('folders are searched, in the order of paths, each file once', async () => {
  expect(await read('b')).toEqual({ loaded: ['b/a/one.json', 'b/two.json'], errors: [] });
  expect(await read('b/two.json', 'b', 'b/a')).toEqual({ loaded: ['b/a/one.json', 'b/two.json'], errors: [] });
});

test('a file that is named is read whatever it is called and wherever it lies', async () => {
  expect(await read('b/notes.txt', 'b/assets/inside.json')).toEqual({
    loaded: ['b/assets/inside.json', 'b/notes.txt'],
    errors: [],
  });
  expect((await read('c/design.json')).errors.join()).toContain('c/design.json:1:14 width: there is no such key here');
});

test('what can be a transcript and is wrong is told; what is plainly something else is passed over', async () => {
  expect(await read('c')).toEqual({
    loaded: [],
    errors: [
      'c/broken.json:4:3 this is not JSON: a comma is missing before this',
      'c/no-turns.json:1:1 turns: this is missing; expected a list of objects, 1 to 200 items',
    ],
  });
});

test('a picture that is not there is told with the line that names it', async () => {
  expect(await read('d')).toEqual({
    loaded: [],
    errors: ['d/picture.json:5:13 start.assets.gone: there is no file assets/gone.png'],
  });
});

test('paths without transcripts are errors', async () => {
  expect(await read('e', 'nothing.json', 'b/two.json')).toEqual({
    loaded: ['b/two.json'],
    errors: ['e: there is no transcript in e', 'nothing.json: there is no file nothing.json'],
  });
});
