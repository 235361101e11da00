/**
 * One copy of a package in the browser. npm nests a package once under everything that needs it when another version of
 * it stands at the top; the bundler would send each of those equal copies. Here all copies of one version become the
 * first that was met.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where a resolved file belongs: the folder of its package and the file in it; null outside of node_modules. */
export function packageFileOf(id: string): { folder: string; file: string } | null {
  const [, folder, file] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/([^?]+)$/.exec(id) ?? [];
  return folder && file ? { folder, file } : null;
}

/** Remembers the first folder of every name and version, and leads files of equal copies there. */
export function createFirstCopies(
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
  exists: (file: string) => boolean = existsSync,
): (id: string) => string {
  const names = new Map<string, string>();
  const firsts = new Map<string, string>();
  const nameOf = (folder: string): string => {
    let name = names.get(folder);
    if (name === undefined) {
      const about = JSON.parse(read(path.posix.join(folder, 'package.json'))) as { name?: string; version?: string };
      name = `${about.name}@${about.version}`;
      names.set(folder, name);
    }
    return name;
  };
  return (id) => {
    const found = packageFileOf(id);
    if (!found || !exists(path.posix.join(found.folder, 'package.json'))) return id;
    const name = nameOf(found.folder);
    const first = firsts.get(name) ?? found.folder;
    firsts.set(name, first);
    return `${first}/${found.file}`;
  };
}

/** The plugin, for the browser's build. */
export function oneCopy(): Plugin {
  const first = createFirstCopies();
  return {
    name: 'blend:one-copy',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      // What is ours has one place; only packages that packages ask for are nested.
      if (
        !importer ||
        source.startsWith('.') ||
        source.startsWith('#') ||
        source.startsWith('\0') ||
        path.isAbsolute(source)
      )
        return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || resolved.external) return resolved;
      const id = first(resolved.id);
      return id === resolved.id ? resolved : { ...resolved, id };
    },
  };
}
