/** The address of the plans, with the reason and the way back. Both are read from an address that anyone may write. */
import { homePath, safeNext } from '#app/contracts/next-path.ts';

/** Reasons for visiting the plans: credits of a unit that ran out, or a feature that the plan lacks. */
export const paywallLimits = [
  'image',
  'logo',
  'video',
  'try-on',
  'export-size',
  'watermark',
  'vector',
  'upscale',
  'batch',
  'custom-models',
] as const;
export type PaywallLimit = (typeof paywallLimits)[number];

export interface PaywallReason {
  /** Which limit was reached; absent if none was. */
  limit?: PaywallLimit | null;
  /** The page to come back to: path and query. */
  from?: string | null;
}

/** `/paywall?limit=logo&from=%2Fai-design%2Fchat%2Fx`. */
export function paywallPath({ limit, from }: PaywallReason = {}): string {
  return withQuery('/paywall', { limit, from: from && wayBack(from) });
}

/** The checkout of a product, with the same way back. */
export function checkoutPath(asked: { product: string; currency?: string | null; from?: string | null }): string {
  return withQuery('/checkout', {
    product: asked.product,
    currency: asked.currency,
    from: asked.from && wayBack(asked.from),
  });
}

/** A purchase that was started: the page that shows its state, also after a reload. */
export function purchasePath({ id, from }: { id: string; from?: string | null }): string {
  return withQuery('/checkout', { purchase: id, from: from && wayBack(from) });
}

/** The limit of a query, if it is a known one. */
export function paywallLimitOf(value: unknown): PaywallLimit | null {
  return paywallLimits.find((known) => known === value) ?? null;
}

/** Where "back" leads: a page of this site that is not about paying, or the home page. */
export function wayBack(from: unknown): string {
  const path = safeNext(from);
  return /^\/(?:paywall|checkout)(?:$|[/?#.])/.test(path) ? homePath : path;
}

function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}
