/** What a user may do: the plan table read for one user. An operator who switches plans off gives everyone Max, unmetered. */
import type { EntitlementsPort } from '#tools/context.ts';
import { planKeyOf, plans, type Feature, type Limit, type PlanKey } from './plans.ts';

/** What of a user decides. An anonymous visitor has the Free plan. */
export interface PlanHolder {
  plan: string;
}

export interface Entitlements {
  /** The plan that counts: the user's own, or the largest where plans are off. */
  planOf(user: PlanHolder): PlanKey;
  can(user: PlanHolder, feature: Feature): boolean;
  /** The limits that the user's credits are held to; null: unmetered. */
  limitsOf(user: PlanHolder): readonly Limit[] | null;
  /** What the renderer enforces on exports. */
  entitlementsOf(user: PlanHolder): EntitlementsPort;
}

export function createEntitlements(config: { plans: 'metered' | 'off' }): Entitlements {
  const metered = config.plans === 'metered';
  const planOf = (user: PlanHolder): PlanKey => (metered ? planKeyOf(user.plan) : 'max');
  return {
    planOf,
    can: (user, feature) => plans[planOf(user)].features.includes(feature),
    limitsOf: (user) => (metered ? plans[planOf(user)].limits : null),
    entitlementsOf(user) {
      const { exportShorterSide, watermark, features } = plans[planOf(user)];
      return { exportShorterSide, watermark, vectorExport: features.includes('vector-export'), upscale: features.includes('upscale-4k') };
    },
  };
}
