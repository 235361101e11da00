/** Counts what comes from an IP address by hour and by day, whoever it is: files and visits. */
import type { RateLimiter } from '#app/services/rate-limits/rate-rule.ts';
import { addressLimits, countedAddress, type AddressLimit } from './request-limits.ts';

export type LimitedByAddress = keyof typeof addressLimits;

/** Seconds until an address may send or begin this much more; null: it may now. */
export async function overAddressLimit(
  limiter: RateLimiter,
  kind: LimitedByAddress,
  address: string,
  amount = 1,
  limits: Record<LimitedByAddress, AddressLimit> = addressLimits,
): Promise<number | null> {
  for (const span of ['hour', 'day'] as const) {
    const { allowed, retryAfter } = await limiter.consume(
      `${kind}:${span}:${countedAddress(address)}`,
      limits[kind][span],
      amount,
    );
    if (!allowed) return retryAfter ?? 1;
  }
  return null;
}
