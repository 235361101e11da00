/**
 * The type of a music file by its first bytes, and the limits of such files: for the server, and for the browser's
 * check before sending.
 */

export type MusicMime = 'audio/mpeg' | 'audio/mp4' | 'audio/aac';

export const MUSIC_LIMITS = {
  bytes: 15_000_000,
  /** Songs, not recordings of an evening. */
  seconds: 900,
  /** For the `accept` of a file field. */
  accept: 'audio/mpeg,audio/mp4,audio/aac,audio/x-m4a,.mp3,.m4a,.mp4,.aac',
} as const;

/** Bytes at a file's beginning that suffice. */
export const MUSIC_SNIFFED_BYTES = 12;

/**
 * The types that films accept, or null. MP3 begins with a tag (ID3v2) or a frame of layer III (ISO 11172-3, 2.4.1.3),
 * AAC alone with an ADTS frame (ISO 13818-7, 6.2), MP4 with its `ftyp` box. The server checks whether it contains
 * sound.
 */
export function sniffMusic(bytes: Uint8Array): MusicMime | null {
  const [first = 0, second = 0] = bytes;
  if (bytes.length < MUSIC_SNIFFED_BYTES) return null;
  if (String.fromCharCode(...bytes.subarray(0, 3)) === 'ID3') return 'audio/mpeg';
  if (String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp') return 'audio/mp4';
  if (first !== 0xff) return null;
  if ((second & 0xf6) === 0xf0) return 'audio/aac';
  return (second & 0xe6) === 0xe2 ? 'audio/mpeg' : null;
}
