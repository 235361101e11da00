/** Counts a request against the table of limits, before its work begins. */
import type { RouterContextProvider } from 'react-router';
import { tooManyRequests } from '#app/requests/error-response.ts';
import type { RateLimiter } from '#app/services/rate-limits/rate-rule.ts';
import { services } from '#app/services/services.server.ts';
import { requestFacts } from '../services/http/request-context.ts';
import {
  countedAddress,
  requestLimits,
  type LimitedRequest,
  type RequestLimit,
} from '../services/http/request-limits.ts';

export interface Asking {
  /** Null: not signed in. */
  userId: string | null;
  address: string;
  /** The weight of the request; absent: one. */
  amount?: number;
}

/**
 * Seconds until the request may be retried; null: it may proceed. The user's limit is checked first: a user over it
 * doesn't use up the address's.
 */
export async function overLimit(
  limiter: RateLimiter,
  kind: LimitedRequest,
  { userId, address, amount = 1 }: Asking,
  limits: Record<LimitedRequest, RequestLimit> = requestLimits,
): Promise<number | null> {
  const { user, address: perAddress } = limits[kind];
  if (user && userId !== null) {
    const { allowed, retryAfter } = await limiter.consume(`${kind}:user:${userId}`, user, amount);
    if (!allowed) return retryAfter ?? 1;
  }
  const { allowed, retryAfter } = await limiter.consume(
    `${kind}:address:${countedAddress(address)}`,
    perAddress,
    amount,
  );
  return allowed ? null : (retryAfter ?? 1);
}

/** For actions of resource routes: throws the 429 response. */
export async function limitRequests(
  kind: LimitedRequest,
  context: Readonly<RouterContextProvider>,
  user: { id: string } | null,
  amount?: number,
): Promise<void> {
  const retryAfter = await overLimit(services().limiter, kind, {
    userId: user?.id ?? null,
    address: context.get(requestFacts).address,
    amount,
  });
  if (retryAfter !== null) throw tooManyRequests(retryAfter);
}
