/**
 * How long a service asks to wait: its `retry-after` header, seconds or a date (RFC 9110, 10.2.3), in ms; null: it does
 * not say.
 */
export function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const at = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(at) ? Math.max(0, at) : null;
}
