/** Modules whose values are built in: their exports become code, and their imports are dropped. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tools } from '#tools/index.ts';
import { moduleOf, staticModules } from './static-modules.ts';

describe('a static module', () => {
  it('becomes code that exports its values', () => {
    expect(moduleOf({ A: { b: ['“c”', 1, null] }, D: 'e' })).toBe(
      'export const A = {"b":["“c”",1,null]};\nexport const D = "e";\n',
    );
  });

  it.each([
    ['a function', { A: { b: () => 1 } }],
    ['undefined', { A: [undefined] }],
  ])('can’t export %s', (_, values) => {
    expect(() => moduleOf(values)).toThrow(/A: .* is not JSON/);
  });

  it('brings the words of every tool, and no tool', async () => {
    const { load } = staticModules();
    const at = path.resolve(import.meta.dirname, '../../app/contracts/tool-kinds.static.ts');
    const code = await (load as (id: string) => Promise<string>)(at);
    for (const { name } of tools) expect(code).toContain(`"${name}":{"icon":`);
    expect(code).not.toMatch(/import|=>/);
  });

  it('is known by its name alone', async () => {
    const { load } = staticModules();
    expect(await (load as (id: string) => Promise<string | null>)('/app/other.ts')).toBeNull();
  });
});
