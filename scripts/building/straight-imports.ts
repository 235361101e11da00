/**
 * Straight to the module. Packages with one door (all icons, all controls, all of Fabric) make everybody who takes one
 * thing seem to need everything, and the cutting of the browser's files goes by who needs what. `import { Undo2 } from
 * 'lucide-react'` becomes an import of that icon's own module.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

interface Named {
  type: string;
  name?: string;
  value?: string;
}
interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string } | null;
  specifiers?: { type: string; local: Named; imported?: Named; exported?: Named }[];
}

/** Where a name of a door comes from: a module and the name it has there, `*` for all of it. */
export interface Origin {
  source: string;
  name: string;
}

const nameOf = (node: Named | undefined): string => node?.name ?? node?.value ?? '';

const statementsOf = (code: string): Statement[] => (parseAst(code) as unknown as { body: Statement[] }).body;

/** What a door hands on, by the name it has outside. What it makes itself is not among it. */
export function originsOf(code: string): Map<string, Origin> {
  const taken = new Map<string, Origin>();
  const origins = new Map<string, Origin>();
  const statements = statementsOf(code);
  for (const { type, source, specifiers } of statements) {
    if (type !== 'ImportDeclaration' || !source) continue;
    for (const one of specifiers ?? []) {
      const name =
        one.type === 'ImportNamespaceSpecifier'
          ? '*'
          : one.type === 'ImportDefaultSpecifier'
            ? 'default'
            : nameOf(one.imported);
      taken.set(nameOf(one.local), { source: source.value, name });
    }
  }
  for (const { type, source, specifiers } of statements) {
    if (type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of specifiers ?? []) {
      const origin = source ? { source: source.value, name: nameOf(local) } : taken.get(nameOf(local));
      if (origin) origins.set(nameOf(exported), origin);
    }
  }
  return origins;
}

/**
 * The module with its imports through doors made straight, on the same lines; null when it has none.
 * `origins`: of a door by the name it is imported under; null for a module that is none. Sources in it are addresses.
 */
export function straighten(code: string, origins: (source: string) => Map<string, Origin> | null): string | null {
  let written = '';
  let from = 0;
  for (const { type, source, specifiers, start, end } of statementsOf(code)) {
    if (type !== 'ImportDeclaration' || !source || !specifiers?.length) continue;
    const known = origins(source.value);
    if (!known || specifiers.some((one) => one.type !== 'ImportSpecifier' || !known.has(nameOf(one.imported))))
      continue;
    const imports = specifiers.map(({ local, imported }) => {
      const origin = known.get(nameOf(imported)) as Origin;
      const what = origin.name === '*' ? `* as ${nameOf(local)}` : `{ ${origin.name} as ${nameOf(local)} }`;
      return `import ${what} from ${JSON.stringify(origin.source)};`;
    });
    written += code.slice(from, start) + imports.join(' ') + code.slice(start, end).replace(/[^\n]/g, '');
    from = end;
  }
  return from === 0 ? null : written + code.slice(from);
}

/** The plugin, for the browser's build. `doors`: packages as they are imported. */
export function straightImports(doors: readonly string[]): Plugin {
  const known = new Map<string, Map<string, Origin>>();
  return {
    name: 'blend:straight-imports',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !doors.some((door) => code.includes(door))) return null;
      for (const door of doors) {
        if (known.has(door)) continue;
        const resolved = await this.resolve(door, id);
        if (!resolved) continue;
        const origins = originsOf(await readFile(resolved.id, 'utf8'));
        for (const origin of origins.values()) {
          const target = origin.source.startsWith('.')
            ? path.resolve(path.dirname(resolved.id), origin.source)
            : (await this.resolve(origin.source, resolved.id))?.id;
          if (target) origin.source = target.replaceAll('\\', '/');
        }
        known.set(door, origins);
      }
      const written = straighten(code, (source) => known.get(source) ?? null);
      return written === null ? null : { code: written, map: null };
    },
  };
}
