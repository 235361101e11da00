/**
 * Names inside an archive that is unpacked on any system: the user's own where they are safe, each only once in its
 * folder.
 */
import { cleanName } from '#app/services/assets/file-name.ts';
import { cutToBytes } from '#tools/files/file-names.ts';

/** File systems allow 255 bytes; leaves some room for the folder that it is unpacked into. */
const MOST_BYTES = 150;
/** Splits off an extension that looks like one. */
function parts(name: string): [stem: string, extension: string] {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return extension.length === name.length ? [name, ''] : [name.slice(0, name.length - extension.length), extension];
}

/** A name without folders, control characters or anything else that a file system rejects. */
export function safeName(name: string): string {
  const [stem, extension] = parts(cleanName(name));
  return `${cutToBytes(stem, MOST_BYTES).replace(/(?<![. ])[. ]+$/, '') || 'file'}${extension}`;
}

/** Hands out each name only once, also counting file systems that ignore case. */
export function createNames(): (name: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    const safe = safeName(name);
    const [stem, extension] = parts(safe);
    const key = safe.toLowerCase();
    let given = safe;
    let count = counts.get(key) ?? 1;
    while (taken.has(given.toLowerCase())) given = `${stem} (${(count += 1)})${extension}`;
    counts.set(key, count);
    taken.add(given.toLowerCase());
    return given;
  };
}
