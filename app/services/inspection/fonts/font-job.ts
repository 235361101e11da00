/** The job on an uploaded font: unpacks, checks and rebuilds it. */
import { cleanFont, type CleanFont } from './clean-font.ts';
import { FontError, type FontErrorCode } from './font-error.ts';
import { assertWoff2Size, fileOf, kindOf, OPENTYPE, TRUETYPE, woffTables } from './tables.ts';

export interface FontInput {
  bytes: Uint8Array;
}

export type FontAnswer = { refused: FontErrorCode } | { font: CleanFont };

/** The font without its compression. Throws FontError. */
async function unpacked(file: Buffer): Promise<Buffer> {
  const kind = kindOf(file);
  if (kind === 'plain' || kind === 'collection') return file;
  if (kind === 'woff') {
    const tables = woffTables(file);
    return fileOf(tables.has('glyf') ? TRUETYPE : OPENTYPE, tables);
  }
  if (kind !== 'woff2') throw new FontError('invalidType');
  assertWoff2Size(file);
  const { decodeFontBytes } = await import('#app/services/rendering/decode-font.ts');
  const plain = decodeFontBytes(file);
  if (!plain) throw new FontError('broken');
  return plain;
}

export async function inspectFont({ bytes }: FontInput): Promise<FontAnswer> {
  try {
    return { font: cleanFont(await unpacked(Buffer.from(bytes))) };
  } catch (error) {
    // Whatever else a reader throws: the file is broken.
    return { refused: error instanceof FontError ? error.code : 'broken' };
  }
}
