/** The archive of the source: complete, readable by tar, and without anything that is not source. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packSource, sourceFiles } from './source-archive.server.ts';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'blend-source-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('secrets, data, packages, builds and generated code stay out', async () => {
  for (const file of [
    'package.json', 'LICENSE', 'vite.config.ts', '.env', '.env.local', '.env.example', 'notes.txt',
    'app/server.ts', 'app/services/.env', 'app/own-data/secret', 'prisma/schema.prisma', 'prisma/generated/client.ts',
    'node_modules/x/index.js', 'build/server/index.js', 'data/secret', 'docs/node_modules/x.js',
  ]) put(file, 'x');
  expect(await sourceFiles(root, path.join(root, 'app/own-data'))).toEqual([
    '.env.example', 'LICENSE', 'app/server.ts', 'package.json', 'prisma/schema.prisma', 'vite.config.ts',
  ]);
});

test('tar unpacks it to the same files', async () => {
  const deep = `app/${'long-name/'.repeat(12)}file.ts`;
  put(deep, 'deep');
  put('app/one.ts', 'é'.repeat(700));
  put('scripts/empty.ts', '');
  const archive = path.join(root, 'out.tar.gz');
  writeFileSync(archive, await packSource(root, path.join(root, 'data'), 'blend'));
  const unpacked = path.join(root, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
  for (const file of [deep, 'app/one.ts', 'scripts/empty.ts']) {
    expect(readFileSync(path.join(unpacked, 'blend', file), 'utf8')).toBe(readFileSync(path.join(root, file), 'utf8'));
  }
});
