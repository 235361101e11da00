/** Whole and begun days until a moment (ISO 8601), `now` in ms; 0 once it has passed. */
const DAY = 86_400_000;

export function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY));
}
