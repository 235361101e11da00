/**
 * The results of a generation as files: one, or all of them in an archive that is written while it is sent. Transparent
 * ones may get a background.
 */
import { Zip, ZipPassThrough } from 'fflate';
import sharp from 'sharp';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { nameForMime } from '#app/services/assets/file-name.ts';
import type { Variation } from '#app/contracts/generation.ts';

export interface ResultFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

const BACKGROUND_QUALITY = 93;

/** `background`: `#rrggbb` that fills transparency; the file is then a JPEG. Null: the asset no longer exists. */
export async function resultFile(
  { asset, name, mime }: Variation,
  background: string | null,
  assets: Pick<AssetsPort, 'bytes'>,
): Promise<ResultFile | null> {
  const bytes = await assets.bytes(asset);
  if (!bytes) return null;
  if (background === null) return { name: nameForMime(name, mime), mime, bytes };
  const filled = await sharp(bytes, { limitInputPixels: false })
    .flatten({ background })
    .jpeg({ quality: BACKGROUND_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { name: nameForMime(name, 'image/jpeg'), mime: 'image/jpeg', bytes: new Uint8Array(filled) };
}

/** Unique names of files in one folder: duplicates get a number. Some file systems ignore case. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, base = name, ending = ''] = /^(.*?)(\.[a-z0-9]{2,5})?$/is.exec(name) ?? [];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${base} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/**
 * A ZIP of files that are made one after the other; pictures are compressed already, so they are stored uncompressed.
 */
export function zipOf(
  files: readonly { name: string; make(): Promise<Uint8Array | null> }[],
): ReadableStream<Uint8Array> {
  let index = 0;
  let zip: Zip;
  async function next(): Promise<void> {
    const file = files[index];
    index += 1;
    if (!file) return zip.end();
    const bytes = await file.make();
    if (!bytes) return next();
    const entry = new ZipPassThrough(file.name);
    zip.add(entry);
    entry.push(bytes, true);
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        if (chunk.length > 0) controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    pull: next,
    cancel: () => zip.terminate(),
  });
}
