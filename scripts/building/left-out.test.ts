/** Removes package code that the browser never runs. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { leaveOut, LEFT_OUT, withoutKeys, type LeftOut } from './left-out.ts';

/** Runs the module's expression with some of its functions removed. */
function run(code: string, result: string, kind: LeftOut['kind'], ...names: string[]): unknown {
  // oxlint-disable-next-line no-new-func -- the module under test is generated as text
  return new Function(`${leaveOut(code, { kind, names })?.code ?? code}; return ${result};`)();
}

test('functions and methods keep their place and say that they are left out', () => {
  const code =
    'function a(x) { return helper(x); } const b = (x) => helper(x), c = async () => { await helper(); }; class D { static a() { return 1; } e() { return 2; } #f = 3; f() { return this.#f; } }';
  expect(() => run(code, 'a(1)', 'functions', 'a')).toThrow('Left out of the browser: a');
  expect(() => run(code, 'b(1)', 'functions', 'b')).toThrow('Left out of the browser: b');
  expect(() => run(code, 'new D().e()', 'methods', 'e')).toThrow('Left out of the browser: e');
  expect(() => run(code, 'D.a()', 'methods', 'a')).toThrow('Left out of the browser: a');
  expect(() => run('const o = { a() { return helper(); }, b: 1 };', 'o.a()', 'members', 'a', 'b')).toThrow(
    'Left out of the browser: a',
  );
  expect(() => run('const o = {}; o.a = () => helper();', 'o.a()', 'assigned', 'a')).toThrow(
    'Left out of the browser: a',
  );
  // A function and a method of the same name are unrelated.
  expect(run(code, 'D.a() + new D().e()', 'functions', 'a', 'e')).toBe(3);
  expect(() => run(code, 'a(1)', 'methods', 'a')).toThrow('helper is not defined');
  expect(leaveOut(code, { kind: 'functions', names: ['a', 'c'] })?.found).toEqual(['a', 'c']);
});

test('a call, a property and a parameter of that name stay', () => {
  expect(
    leaveOut('export const x = (a) => a.clone(), y = { clone: 1 };', { kind: 'functions', names: ['clone'] }),
  ).toBeNull();
});

const packages = path.join(import.meta.dirname, '../../node_modules');

/** The modules at an entry's path. */
function modulesAt(at: string): string[] {
  return statSync(at).isDirectory() ? globSync('**/*.min.mjs', { cwd: at }).map((file) => path.join(at, file)) : [at];
}

test('what makes pictures and checks data still loads: nothing that is left out runs while it does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copy = (name: string): void =>
    cpSync(path.join(packages, name), path.join(folder, 'node_modules', name), {
      recursive: true,
      filter: (file) => !/\.(?:map|ts|cjs|cts)$/.test(file),
    });
  for (const name of [
    'fabric/package.json',
    'fabric/dist/package.min.mjs',
    'fabric/dist/src',
    'fabric/dist/_virtual',
    'zod',
  ])
    copy(name);
  for (const left of LEFT_OUT) {
    const { modules } = left;
    if (modules.startsWith('react-router')) continue;
    for (const file of modulesAt(path.join(folder, 'node_modules', modules))) {
      const written = leaveOut(readFileSync(file, 'utf8'), left);
      if (written) writeFileSync(file, written.code);
    }
  }
  const load = (file: string): Promise<Record<string, unknown>> =>
    import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'node_modules', file)).href);
  for (const module of ['canvas/Canvas', 'shapes/Textbox', 'shapes/ActiveSelection', 'shapes/Rect', 'shapes/Path'])
    await load(`fabric/dist/src/${module}.min.mjs`);
  const { z } = (await load('zod/index.js')) as typeof import('zod');
  const schema = z.strictObject({
    kind: z.enum(['a']).default('a'),
    list: z.array(z.tuple([z.number(), z.string()])),
    parts: z.record(z.string(), z.discriminatedUnion('is', [z.object({ is: z.literal('b') })])),
  });
  expect(schema.parse({ list: [[1, 'x']], parts: { one: { is: 'b' } } })).toEqual({
    kind: 'a',
    list: [[1, 'x']],
    parts: { one: { is: 'b' } },
  });
  expect(schema.safeParse({ more: 1 }).success).toBe(false);
});

test('icons lose the names of their parts and nothing else', () => {
  const icon = readFileSync(path.join(packages, 'lucide-react/dist/esm/icons/undo-2.mjs'), 'utf8');
  expect(icon.match(/key:/g)?.length).toBeGreaterThan(1);
  expect(withoutKeys(icon)).not.toContain('key:');
  expect(withoutKeys(icon).match(/ d: "[^"]+"/g)).toEqual(icon.match(/ d: "[^"]+"/g));
});

test.each(LEFT_OUT)('the package has every one of them: $modules', (left) => {
  const found = new Set(
    modulesAt(path.join(packages, left.modules)).flatMap(
      (file) => leaveOut(readFileSync(file, 'utf8'), left)?.found ?? [],
    ),
  );
  expect(found.size, `${left.modules} has none: has it moved?`).toBeGreaterThan(0);
  const gone = left.names.filter((name) => !found.has(name));
  expect(gone, 'no longer in the package: take them off LEFT_OUT, and build to see what that costs').toEqual([]);
});
