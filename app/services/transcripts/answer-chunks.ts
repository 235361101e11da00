/** The bytes of an answer as text, in the pieces in which they came. */

/** `ends`: where each piece ends. A split character belongs to the later piece. */
export function chunksOf(body: Uint8Array, ends: readonly number[]): string[] {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let start = 0;
  const chunks = [...ends, body.length].map((end) => {
    const text = decoder.decode(body.subarray(start, Math.max(start, end)), { stream: true });
    start = Math.max(start, end);
    return text;
  });
  return [...chunks, decoder.decode()].filter((chunk) => chunk !== '');
}
