/**
 * WOFF2 files as the plain font files that they were made of. The canvas reads WOFF2 by itself, but its reader loses
 * single glyphs of sound files (“ł”, “Ñ”, “$” at one weight …); the format's own reference decoder, compiled to
 * WebAssembly, does not.
 */
import { readFileSync } from 'node:fs';
import decoder from 'wawoff2/build/decompress_binding.js';

/** The package's own function waits for this with every file; fonts are registered where nothing can be waited for. */
await new Promise<void>((resolve) => {
  decoder.onRuntimeInitialized = resolve;
});

/** The bytes of a WOFF2 file, decoded. Throws when they are none. */
export function decodeFont(path: string): Buffer {
  const decoded = decodeFontBytes(readFileSync(path));
  if (!decoded) throw new Error(`Font file cannot be read: ${path}`);
  return decoded;
}

/** The same for bytes; null when they are no sound WOFF2 file. */
export function decodeFontBytes(bytes: Uint8Array): Buffer | null {
  const decoded = decoder.decompress(bytes);
  return decoded === false ? null : Buffer.from(decoded);
}
