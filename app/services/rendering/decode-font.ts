/**
 * Converts WOFF2 files to the plain font files they were made from. The canvas reads WOFF2 by itself, but its reader
 * loses single glyphs of valid files (“ł”, “Ñ”, “$” at one weight …); the format's own reference decoder, compiled to
 * WebAssembly, does not.
 */
import { readFileSync } from 'node:fs';
import decoder from 'wawoff2/build/decompress_binding.js';

/** The package's own function awaits this for every file; fonts are registered where nothing can be awaited. */
await new Promise<void>((resolve) => {
  decoder.onRuntimeInitialized = resolve;
});

/** The bytes of a WOFF2 file, decoded. Throws if they are none. */
export function decodeFont(path: string): Buffer {
  const decoded = decodeFontBytes(readFileSync(path));
  if (!decoded) throw new Error(`Font file cannot be read: ${path}`);
  return decoded;
}

/** The same for bytes; null if they are no valid WOFF2 file. */
export function decodeFontBytes(bytes: Uint8Array): Buffer | null {
  const decoded = decoder.decompress(bytes);
  return decoded === false ? null : Buffer.from(decoded);
}
