/** The Stripe SDK, with the API version that this code was written for. Loaded only if configured. */
import type { Stripe } from 'stripe';
import type { StripeSettings } from '#app/services/config/config.ts';
import { PaymentsError } from '../payments-error.ts';

/** Stripe's answers keep this format, whatever the account's own version is. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** Time limit of one call. */
const TIMEOUT_MS = 20_000;
/** After a broken connection, 409, 429 or 5xx. Every write has an idempotency key, the SDK's own by default. */
const RETRIES = 2;

export async function createStripeClient(settings: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  const isTls = protocol === 'https:';
  return new Client(settings.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    protocol: isTls ? 'https' : 'http',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isTls ? 443 : 80),
  });
}

interface StripeFailure {
  type: string;
  code?: string;
  param?: string;
}

function isStripeFailure(error: unknown): error is Error & StripeFailure {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');
}

/** Calls Stripe; all failures become one error, with the reason as its cause. */
export async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isStripeFailure(error)) throw new PaymentsError('provider_unavailable', { cause: error });
    throw error;
  }
}

/** Null if Stripe knows nothing with that name. */
export async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_missing';
}

/** Stripe understood, and refuses: the request does not fit the current state, or the card is declined. */
export function isRefusal(error: unknown): boolean {
  return isStripeFailure(error) && (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError');
}
