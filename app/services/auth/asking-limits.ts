/**
 * How often a code or a link is sent. Users who signed in with that number or address in this browser before are
 * counted separately, so that nobody else can use up their allowance. Everybody else is counted by IP address, by IP
 * address and number, by number, and texts by destination: a message costs money, and some countries' networks share it
 * with those who have messages sent to them.
 */
import type { RateLimiter, RateRule } from '#app/services/rate-limits/rate-rule.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const askingLimits = {
  codes: {
    /** For an owner's browsers together. With five tries per code, a guesser has 50 in a million a day. */
    known: [
      { window: 15 * minute, max: 5 },
      { window: day, max: 10 },
    ],
    /** One IP address, for any numbers. */
    address: [
      { window: hour, max: 20 },
      { window: day, max: 60 },
    ],
    /** One address for one number. */
    pair: [
      { window: 15 * minute, max: 5 },
      { window: day, max: 10 },
    ],
    /** One number, by all strangers. */
    contact: [{ window: day, max: 20 }],
    /** One country, by all strangers, and all countries together. */
    country: [{ window: hour, max: 100 }],
    server: [{ window: hour, max: 300 }],
  },
  links: {
    known: [{ window: 15 * minute, max: 5 }],
    address: [],
    pair: [{ window: 15 * minute, max: 5 }],
    contact: [{ window: hour, max: 20 }],
    country: [],
    server: [],
  },
} as const satisfies Record<string, Record<string, readonly RateRule[]>>;

export interface Asking {
  /** A keyed hash of the recipient's number or address. */
  contact: string;
  /** As it is counted. */
  address: string;
  /** ISO 3166, where it is known. */
  country?: string | undefined;
  isKnown: boolean;
}

/** Counts one message. Seconds to wait; null: send it. */
export async function countAsking(
  limiter: RateLimiter,
  what: keyof typeof askingLimits,
  { contact, address, country = '', isKnown }: Asking,
): Promise<number | null> {
  const { known, ...strangers } = askingLimits[what];
  const keys = { address, pair: `${address}:${contact}`, contact, country, server: '' };
  const all: [string, string, readonly RateRule[]][] = isKnown
    ? [['known', contact, known]]
    : (['address', 'pair', 'contact', 'country', 'server'] as const).map((by) => [by, keys[by], strangers[by]]);
  for (const [by, key, rules] of all) {
    for (const rule of rules) {
      const { allowed, retryAfter } = await limiter.consume(`${what}-${by}:${rule.window}:${key}`, rule);
      if (!allowed) return retryAfter ?? rule.window;
    }
  }
  return null;
}
