/** Shares as people read them. */

/** `97.1 %`. `rate`: 0..1 */
export const percent = (rate: number): string => `${Math.round(rate * 1_000) / 10} %`;
