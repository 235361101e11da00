/** The archive of the source: complete, readable by tar, and without anything that is not source. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
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
    'package.json',
    'LICENSE',
    'vite.config.ts',
    '.env',
    '.env.local',
    '.env.example',
    'notes.txt',
    'app/server.ts',
    'app/services/.env',
    'app/own-data/secret',
    'prisma/schema.prisma',
    'prisma/generated/client.ts',
    'node_modules/x/index.js',
    'build/server/index.js',
    'data/secret',
    'docs/node_modules/x.js',
  ])
    put(file, 'x');
  expect(await sourceFiles(root, path.join(root, 'app/own-data'))).toEqual([
    '.env.example',
    'LICENSE',
    'app/server.ts',
    'package.json',
    'prisma/schema.prisma',
    'vite.config.ts',
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

/** How code refers to other files: imports of both kinds, and adjacent files. */
const NAMED =
  /(?:^(?:import|export)\b[^'"`;=]*?|\bimport\()\s*['"]((?:\.\.?\/|#)[^'"]+)['"]|\bnew URL\(['"](\.\.?\/[^'"]+)['"], ?import\.meta\.url\)/gm;
/** Code that the build writes. */
const GENERATED = /^prisma\/generated\/|\/\+types\/|^build\//;

test('every file that its code imports is in it', async () => {
  const root = projectRoot();
  const files = await sourceFiles(root, path.join(root, 'data'));
  const packed = new Set(files);
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const folders = Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace('*', '')] as const);
  const missing: string[] = [];
  let count = 0;
  for (const file of files.filter((name) => /\.(?:ts|tsx|mjs|cjs)$/.test(name))) {
    for (const [, imported, beside] of readFileSync(path.join(root, file), 'utf8').matchAll(NAMED)) {
      const named = (imported ?? beside ?? '').replace(/\?.*$/, '');
      const [prefix, folder] = folders.find(([from]) => named.startsWith(from)) ?? [];
      if (prefix === undefined && named.startsWith('#')) continue;
      const target =
        prefix === undefined
          ? path.posix.join(path.posix.dirname(file), named)
          : path.posix.join(folder ?? '', named.slice(prefix.length));
      count += 1;
      // A folder may be named, too.
      const found = packed.has(target) || files.some((other) => other.startsWith(`${target.replace(/\/$/, '')}/`));
      if (!found && !GENERATED.test(target)) missing.push(`${file}: ${named}`);
    }
  }
  expect(count).toBeGreaterThan(5_000);
  expect(missing).toEqual([]);
});
