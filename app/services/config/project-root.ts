/** Where this copy of Blend is on disk: the folder of its package.json. Works in the sources and in the build alike. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

let known: string | undefined;

/** Absolute path of the repository. Worker threads, migrations and fonts are found from here. */
export function projectRoot(): string {
  known ??= findRoot(path.dirname(fileURLToPath(import.meta.url)));
  return known;
}

function findRoot(folder: string): string {
  const manifest = path.join(folder, 'package.json');
  if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'blend')
    return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('package.json of Blend was not found above its own code');
  return findRoot(parent);
}
