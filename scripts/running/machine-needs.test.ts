/** A test run has what it needs before its first part starts, or names everything missing in one error. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { CHROMIUM, meetNeeds, PART_NEEDS, POSTGRES, type Need } from './machine-needs.ts';
import { runParts, type Part } from './run-parts.ts';

const root = projectRoot();

/** A need that is missing at first; `seen` is called for each attempt to install it, which succeeds or not. */
function need(name: string, succeeds: boolean, seen: string[] = [], isOptional = false): Need {
  let isThere = false;
  return {
    name,
    fixture: `${name}.ts`,
    isMet: () => isThere,
    install() {
      seen.push(`installs ${name}`);
      isThere = succeeds;
    },
    missing: `No ${name}: install it.`,
    isOptional,
  };
}

const passing = (title: string, seen: string[], options: Partial<Part> = {}): Part => ({
  title,
  check: async () => {
    seen.push(title);
    return { passed: 1, failed: 0 };
  },
  ...options,
});

test('whatever a later part needs is installed once, before the first part', async () => {
  const seen: string[] = [];
  const needs = [need('Browser', true, seen)];
  const parts = [passing('first', seen), passing('second', seen, { needs }), passing('third', seen, { needs })];
  const sum = await runParts(parts, () => undefined);
  expect(seen).toEqual(['installs Browser', 'first', 'second', 'third']);
  expect(sum).toMatchObject({ passed: 3, failed: 0 });
});

test('what can’t be had is named in one error, and no part starts', async () => {
  const seen: string[] = [];
  const parts = [
    passing('first', seen),
    passing('second', seen, { needs: [need('Browser', false), need('Database', false)] }),
  ];
  await expect(runParts(parts, () => undefined)).rejects.toMatchObject({
    name: 'StartError',
    message: 'No Browser: install it.\nNo Database: install it.',
  });
  expect(seen).toEqual([]);
});

test('an optional need is mentioned and holds nothing up', () => {
  const said: string[] = [];
  meetNeeds([need('Database', false, [], true)], (line) => said.push(line));
  expect(said.at(-1)).toBe('No Database: install it.');
});

test('a part runs only after those that it builds on have passed', async () => {
  const seen: string[] = [];
  const failing: Part = {
    title: 'Build',
    place: 'behind',
    check: async () => Promise.reject(new Error('no compiler')),
  };
  let said = '';
  const sum = await runParts(
    [failing, passing('Types', seen, { place: 'beside' }), passing('Browser tests', seen, { after: ['Build'] })],
    (text) => (said += text),
  );
  expect(seen).toEqual(['Types']);
  expect(sum).toMatchObject({ passed: 1, failed: 2, failedParts: ['Build', 'Browser tests'] });
  expect(said).toContain('Not run: it needs Build.');
  expect(sum.times.map(({ title }) => title)).toEqual(['Build', 'Types', 'Browser tests']);
});

/** Modules of this repository that a file imports, directly or indirectly. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
    /(?:from|import)\s*\(?\s*'((?:\.|#tests\/|#app\/)[^']+)'/g,
  )) {
    const target = from.startsWith('.') ? path.join(path.dirname(file), from) : from.slice(1);
    if (/\.tsx?$/.test(target) && existsSync(path.join(root, target))) reached(target, known);
  }
  return known;
}

const filesOf = {
  unit: globSync('{app,scripts,bench,prisma,tests}/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.endsWith('machine-needs.test.ts'),
  ),
  browser: [...globSync('tests/e2e/**/*.spec.ts', { cwd: root }), 'playwright.config.ts'],
};

test.each(['unit', 'browser'] as const)('the %s part declares every program that its files reach', (part) => {
  const modules = new Set(filesOf[part].flatMap((file) => [...reached(file)]));
  const used = [CHROMIUM, POSTGRES].filter(({ fixture }) => modules.has(fixture));
  expect(used, 'the walk finds what both parts are known to use').toContain(CHROMIUM);
  expect(PART_NEEDS[part]).toEqual(expect.arrayContaining(used));
});
