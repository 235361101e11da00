/** A zip written while it is read: one entry after the other, each started when the previous one is done. */
import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path with slashes; the caller makes sure that it is safe and unique. */
  name: string;
  content: Uint8Array | string | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
  lastModified?: Date;
  /** Useless for what is compressed already. */
  compress: boolean;
}

function readableOf(content: ZipEntry['content']): Readable {
  if (typeof content === 'string' || content instanceof Uint8Array) return Readable.from([Buffer.from(content)]);
  return Readable.from(content, { objectMode: false });
}

/** The archive's bytes. If the consumer cancels, no more entries are requested, and the open one is closed. */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  // An entry that can't be read aborts the archive: half of one is worse than none.
  zip.on('error', (error: Error) => output.destroy(error));
  let open: Readable | null = null;
  let gone = false;
  output.once('close', () => {
    gone = true;
    open?.destroy();
  });

  async function write(): Promise<void> {
    for await (const { name, content, lastModified, compress } of entries) {
      open = readableOf(content);
      if (gone) {
        open.destroy();
        return;
      }
      zip.addReadStream(open, name, { compress, ...(lastModified ? { mtime: lastModified } : {}) });
      await finished(open);
      open = null;
    }
    zip.end();
  }

  write().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
