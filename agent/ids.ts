/**
 * Ids derived from where they are made, so that a replay makes the same ones: a hash of (seed, turn, step, call, n).
 */

/** 53 bits of a text (two mixed 32-bit hashes): well spread, not cryptographic. */
function hash53(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** A short id, always the same for the same parts; it fits the kernel's id schema. */
export function hashedId(...parts: readonly (string | number)[]): string {
  const text = parts.map(String).join('\u0000');
  return hash53(text, 1).toString(36).padStart(11, '0') + hash53(text, 2).toString(36).slice(-5).padStart(5, '0');
}

/** Each call returns the next id of the source named by `parts`. */
export function idSource(...parts: readonly (string | number)[]): () => string {
  let count = 0;
  return () => hashedId(...parts, (count += 1));
}
