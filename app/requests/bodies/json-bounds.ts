/** Scans the bytes of a JSON text before it is parsed, so that no input can make parsing slow. One pass. */
import { randomInt } from 'node:crypto';

/**
 * The bounds on what costs the parser time: objects, lists, and new names. A change of 2 MB has 150,000 keys (one in 13
 * bytes at the densest) of a few hundred names, and as many points.
 */
export const JSON_BOUNDS = {
  /** Nested objects and lists. A change has 8 levels. */
  depth: 64,
  /** Objects and lists. */
  containers: 250_000,
  /** Keys of all objects. */
  keys: 170_000,
  /** Different keys: property names and ids. Counted by a hash, so a few are missed. */
  names: 20_000,
} as const;

export type JsonExcess = keyof typeof JSON_BOUNDS;

const [quote, backslash, colon, openArray, closeArray, openObject, closeObject] = [
  0x22, 0x5c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d,
];

/** FNV-1a, 32 bits, with a secret seed: nobody can prepare names that share a hash. */
const [seed, prime] = [randomInt(2 ** 31), 16_777_619];
/** Bits of their hash by which names are distinguished. */
const HASH_BITS = 20;

/** Which of these exceeds its bound; null: none. The parser finds out whether the text is JSON at all. */
export function jsonExcess(bytes: Uint8Array, bounds: Record<JsonExcess, number> = JSON_BOUNDS): JsonExcess | null {
  let [depth, containers, keys, names, hash] = [0, 0, 0, 0, seed];
  let inString = false;
  // A text that is too short for that many names needs no table.
  const met = bytes.length > bounds.names ? new Uint8Array(2 ** (HASH_BITS - 3)) : null;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inString) {
      if (byte === quote) {
        inString = false;
        continue;
      }
      hash = Math.imul(hash ^ byte, prime);
      if (byte === backslash) {
        at += 1;
        hash = Math.imul(hash ^ (bytes[at] ?? 0), prime);
      }
    } else if (byte === quote) {
      inString = true;
      hash = seed;
    } else if (byte === openArray || byte === openObject) {
      depth += 1;
      containers += 1;
      if (depth > bounds.depth) return 'depth';
      if (containers > bounds.containers) return 'containers';
    } else if (byte === closeArray || byte === closeObject) {
      depth -= 1;
    } else if (byte === colon) {
      keys += 1;
      if (keys > bounds.keys) return 'keys';
      if (met !== null) {
        const place = hash >>> (32 - HASH_BITS);
        const [index, bit] = [place >>> 3, 1 << (place & 7)];
        const before = met[index] ?? 0;
        if ((before & bit) === 0) {
          met[index] = before | bit;
          names += 1;
          if (names > bounds.names) return 'names';
        }
      }
    }
  }
  return null;
}
