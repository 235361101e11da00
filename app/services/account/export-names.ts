/**
 * Names inside an archive that is unpacked on any system: the user's own where they are safe, each only once in its
 * folder.
 */
import { cleanName } from '#app/services/assets/file-name.ts';

/** File systems allow 255 bytes; leaves some room for the folder that it is unpacked into. */
const MOST_BYTES = 150;
/** Device names on Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Splits off an extension that looks like one. */
function parts(name: string): [stem: string, extension: string] {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return extension.length === name.length ? [name, ''] : [name.slice(0, name.length - extension.length), extension];
}

function shortened(text: string, bytes: number): string {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > bytes) break;
    kept += character;
  }
  return kept.trimEnd();
}

/** A name without folders, control characters or anything else that a file system rejects. */
export function safeName(name: string): string {
  const [stem, extension] = parts(cleanName(name));
  const short = shortened(stem, MOST_BYTES).replace(/(?<![. ])[. ]+$/, '') || 'file';
  return `${reserved.test(short) ? '_' : ''}${short}${extension}`;
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
