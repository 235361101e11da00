/** Temporary files of the tests: in memory where there is room, and never left behind. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const memory = mkdtempSync(path.join(tmpdir(), 'blend-memory-'));
afterAll(() => rmSync(memory, { recursive: true, force: true }));

test('what a killed process left is removed, what a running one uses stays', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [left, used, other] = [`blend-tests-${pid}`, `blend-tests-${process.ppid}`, 'of-another-program'];
  for (const name of [left, used, other]) mkdirSync(path.join(memory, name));
  const folder = temporaryFolder(memory, 1);
  expect(folder && path.dirname(folder)).toBe(memory);
  expect(readdirSync(memory).sort()).toEqual([path.basename(folder ?? ''), used, other].sort());
});

test('too little room, or no such folder: the system has to choose', () => {
  expect(temporaryFolder(memory, Number.MAX_SAFE_INTEGER)).toBeNull();
  expect(temporaryFolder(path.join(memory, 'missing'), 1)).toBeNull();
});

test('it goes with its process', () => {
  const module = path.join(import.meta.dirname, 'temporary-folder.ts');
  const script = `import { temporaryFolder } from ${JSON.stringify(module)}; console.log(temporaryFolder(${JSON.stringify(memory)}, 1));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(stdout.trim()).toMatch(/blend-tests-\d+$/);
  expect(existsSync(stdout.trim())).toBe(false);
});
