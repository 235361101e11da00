/** Determines whether files have changed since something was made from them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash over the names and contents of all files in `entries` (files and folders, relative to `root`) that `keep`
 * accepts.
 */
export function contentHash(
  root: string,
  entries: readonly string[],
  keep: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of filesIn(root, entry).filter(keep).sort()) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesIn(root: string, entry: string): string[] {
  const location = path.join(root, entry);
  if (!existsSync(location)) return [];
  if (!statSync(location).isDirectory()) return [entry];
  return readdirSync(location, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.relative(root, path.join(found.parentPath, found.name)));
}

/** Whether the stamp in `file` equals `hash`. */
export function isStamped(file: string, hash: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** Records that the product of `hash` has been made. */
export function stamp(file: string, hash: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
