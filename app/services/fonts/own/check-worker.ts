/** The thread that looks at one font and ends: unpacks it, checks it, puts it together anew. Node runs this file as it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { cleanFont, type CleanFont } from './clean-font.ts';
import { FontError, type FontErrorCode } from './font-error.ts';
import { assertModestWoff2, fileOf, kindOf, OPENTYPE, TRUETYPE, woffTables } from './tables.ts';

export type CheckAnswer = { font: CleanFont } | { refused: FontErrorCode };

/** The plain file in whatever it came packed in. Throws FontError. */
async function unpacked(file: Buffer): Promise<Buffer> {
  const kind = kindOf(file);
  if (kind === 'plain') return file;
  if (kind === 'woff') {
    const tables = woffTables(file);
    return fileOf(tables.has('glyf') ? TRUETYPE : OPENTYPE, tables);
  }
  if (kind !== 'woff2') throw new FontError('invalidType');
  assertModestWoff2(file);
  const { decodeFontBytes } = await import('#app/services/rendering/decode-font.ts');
  const plain = decodeFontBytes(file);
  if (!plain) throw new FontError('broken');
  return plain;
}

async function check(file: Buffer): Promise<CheckAnswer> {
  try {
    return { font: cleanFont(await unpacked(file)) };
  } catch (error) {
    // Whatever else a file makes the readers stumble over, it is the file that is broken.
    return { refused: error instanceof FontError ? error.code : 'broken' };
  }
}

const { bytes } = workerData as { bytes: Uint8Array };
parentPort?.postMessage(await check(Buffer.from(bytes)));
