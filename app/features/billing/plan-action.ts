/** What a user can do about a plan, depending on their current one. */
import { planKeys, type PlanKey } from '#app/services/billing/plans.ts';
import { planProduct, type Interval } from '#app/services/billing/products.ts';
import type { Offer, SubscriptionView } from '#app/services/payments/payments.ts';

export type PlanAction =
  | { kind: 'current' }
  /** Cancelled but running until its end: it can be resumed. */
  | { kind: 'resume' }
  | { kind: 'buy'; offer: Offer; as: 'first' | 'trial' | 'upgrade' | 'switch' }
  /** Already included in the current plan. */
  | { kind: 'part'; of: PlanKey }
  /** Bought and changed on another platform. */
  | { kind: 'elsewhere' }
  /** The plan that applies again when a subscription ends. */
  | { kind: 'fallback' }
  | { kind: 'not-for-sale' };

export interface Standing {
  plan: PlanKey;
  subscription: SubscriptionView | null;
  /** One that a store manages, which may run beside one of ours: while it does, no plan is sold here. */
  elsewhere: SubscriptionView | null;
  offers: readonly Offer[];
}

export function planAction(
  target: PlanKey,
  interval: Interval,
  { plan, subscription, elsewhere, offers }: Standing,
): PlanAction {
  const running = subscription?.plan ?? plan;
  if (target === 'free') return running === 'free' ? { kind: 'current' } : { kind: 'fallback' };
  const offer = offers.find(({ product }) => product === planProduct(target, interval));
  if (target === running) {
    const isOurs = subscription?.managedBy === 'here';
    if (isOurs && !elsewhere && offer && subscription.interval === 'month' && interval === 'year')
      return { kind: 'buy', offer, as: 'switch' };
    return { kind: isOurs && subscription.status === 'cancelled' ? 'resume' : 'current' };
  }
  if (planKeys.indexOf(target) < planKeys.indexOf(running)) return { kind: 'part', of: running };
  if (elsewhere) return { kind: 'elsewhere' };
  if (!offer) return { kind: 'not-for-sale' };
  return { kind: 'buy', offer, as: running !== 'free' ? 'upgrade' : offer.trialDays > 0 ? 'trial' : 'first' };
}
