/** What packages bring and the browser never does. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { leaveOut, LEFT_OUT, withoutKeys } from './left-out.ts';

/** Runs the module's expression with some of its functions left out. */
function run(code: string, result: string, ...names: string[]): unknown {
  // oxlint-disable-next-line no-new-func -- the module under test is made of text
  return new Function(`${leaveOut(code, new Set(names))?.code ?? code}; return ${result};`)();
}

test('functions and methods keep their place and say that they are left out', () => {
  const code = 'function a(x) { return helper(x); } const b = (x) => helper(x), c = async () => { await helper(); }; class D { static a() { return 1; } e() { return 2; } #f = 3; f() { return this.#f; } }';
  expect(() => run(code, 'a(1)', 'a')).toThrow('Left out of the browser: a');
  expect(() => run(code, 'b(1)', 'b')).toThrow('Left out of the browser: b');
  expect(() => run(code, 'new D().e()', 'e')).toThrow('Left out of the browser: e');
  expect(() => run(code, 'D.a()', 'a')).toThrow('Left out of the browser: a');
  expect(run(code, 'new D().f() + new D().e()', 'a', 'b', 'c')).toBe(5);
  expect(leaveOut(code, new Set(['a', 'c']))?.found).toEqual(['a', 'c', 'a']);
});

test('a call, a property and a parameter of that name stay', () => {
  expect(leaveOut('export const x = (a) => a.clone(), y = { clone: 1 };', new Set(['clone']))).toBeNull();
});

const packages = path.join(import.meta.dirname, '../../node_modules');

/** The modules that lie at an entry's place. */
function modulesAt(at: string): string[] {
  return statSync(at).isDirectory() ? globSync('**/*.min.mjs', { cwd: at }).map((file) => path.join(at, file)) : [at];
}

test('what makes pictures and checks data still loads: nothing that is left out runs while it does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copy = (name: string): void => cpSync(path.join(packages, name), path.join(folder, 'node_modules', name), { recursive: true, filter: (file) => !/\.(?:map|ts|cjs|cts)$/.test(file) });
  for (const name of ['fabric/package.json', 'fabric/dist/package.min.mjs', 'fabric/dist/src', 'fabric/dist/_virtual', 'zod']) copy(name);
  for (const { modules, names } of LEFT_OUT) {
    if (modules.startsWith('react-router')) continue;
    for (const file of modulesAt(path.join(folder, 'node_modules', modules))) {
      const left = leaveOut(readFileSync(file, 'utf8'), new Set(names));
      if (left) writeFileSync(file, left.code);
    }
  }
  const load = (file: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'node_modules', file)).href);
  for (const module of ['canvas/Canvas', 'shapes/Textbox', 'shapes/ActiveSelection', 'shapes/Rect', 'shapes/Path']) await load(`fabric/dist/src/${module}.min.mjs`);
  const { z } = (await load('zod/index.js')) as typeof import('zod');
  const schema = z.strictObject({ kind: z.enum(['a']).default('a'), list: z.array(z.tuple([z.number(), z.string()])), parts: z.record(z.string(), z.discriminatedUnion('is', [z.object({ is: z.literal('b') })])) });
  expect(schema.parse({ list: [[1, 'x']], parts: { one: { is: 'b' } } })).toEqual({ kind: 'a', list: [[1, 'x']], parts: { one: { is: 'b' } } });
  expect(schema.safeParse({ more: 1 }).success).toBe(false);
});

test('icons lose the names of their parts and nothing else', () => {
  const icon = readFileSync(path.join(packages, 'lucide-react/dist/esm/icons/undo-2.mjs'), 'utf8');
  expect(icon.match(/key:/g)?.length).toBeGreaterThan(1);
  expect(withoutKeys(icon)).not.toContain('key:');
  expect(withoutKeys(icon).match(/ d: "[^"]+"/g)).toEqual(icon.match(/ d: "[^"]+"/g));
});

test.each(LEFT_OUT)('the package has every one of them: $modules', ({ modules, names }) => {
  const found = new Set(modulesAt(path.join(packages, modules)).flatMap((file) => leaveOut(readFileSync(file, 'utf8'), new Set(names))?.found ?? []));
  expect(names.filter((name) => !found.has(name))).toEqual([]);
});
