/** Looks over the bytes of a JSON text before it is parsed, so that no shape of it can make parsing slow. One pass, no memory. */

/**
 * Objects and arrays cost the parser 0.5 µs each and keys up to 2.5 µs, other values next to nothing: within these limits no text
 * of 2 MB takes longer than some 200 ms.
 */
export const JSON_BOUNDS = {
  /** Objects and arrays within each other. The deepest that the product sends has 12. */
  depth: 64,
  /** Objects and arrays. A document of the largest size that is drawn from points alone has 85,000. */
  containers: 100_000,
  /** Keys of all objects. The largest documents have 50,000. */
  keys: 60_000,
} as const;

export type JsonExcess = keyof typeof JSON_BOUNDS;

const [quote, backslash, colon, openArray, closeArray, openObject, closeObject] = [0x22, 0x5c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d];

/** What there is too much of; null: nothing. Whether the text is JSON at all, the parser finds. */
export function jsonExcess(bytes: Uint8Array, bounds: Record<JsonExcess, number> = JSON_BOUNDS): JsonExcess | null {
  let [depth, containers, keys] = [0, 0, 0];
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) {
      inString = true;
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
    }
  }
  return null;
}
