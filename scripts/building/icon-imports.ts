/**
 * Imports each icon from its own module. `lucide-react` exports all icons from one module, so that importing one would
 * appear to need them all, and browser-chunks.ts goes by imports. `import { Undo2 } from 'lucide-react'` becomes an
 * import from `lucide-react/icons/undo-2`, which the package offers for this purpose.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';

/** The entry point of each icon and of the icon factory, by all names under which the index exports it. */
export function iconEntries(index: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^{}]*)\} from '\.\/([\w/-]+)\.mjs'/g)) {
    const entry = file.startsWith('icons/') ? `${PACKAGE}/${file}` : `${PACKAGE}/dist/esm/${file}.mjs`;
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) entries.set(name, entry);
  }
  return entries;
}

/**
 * The module with its icons imported one by one, on the same lines. Throws Error for a name that isn't an icon, and for
 * imports in a form other than `import { … }`.
 */
export function importIcons(code: string, entries: ReadonlyMap<string, string>): string {
  const written = code.replace(/\bimport\s*\{([^{}]*)\}\s*from\s*["']lucide-react["']/g, (statement, names: string) => {
    const imports = names.split(',').flatMap((one) => {
      const [name = '', local = name] = one.trim().split(/\s+as\s+/);
      if (name === '') return [];
      const entry = entries.get(name);
      if (entry === undefined) throw new Error(`${PACKAGE} has no icon "${name}".`);
      return [`import ${local} from ${JSON.stringify(entry)}`];
    });
    return imports.join('; ') + statement.replace(/[^\n]/g, '');
  });
  if (/\bfrom\s*["']lucide-react["']/.test(written))
    throw new Error(`Import icons by their names: import { … } from '${PACKAGE}'.`);
  return written;
}

/** The plugin, for the browser's build. */
export function iconImports(): Plugin {
  let entries: Promise<Map<string, string>> | undefined;
  return {
    name: 'blend:icon-imports',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(PACKAGE)) return null;
      entries ??= this.resolve(PACKAGE, id).then(async (index) =>
        iconEntries(index ? await readFile(index.id, 'utf8') : ''),
      );
      return { code: importIcons(code, await entries), map: null };
    },
  };
}
