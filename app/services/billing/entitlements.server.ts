/**
 * What a user may do: the plan table read for one user. An operator who switches plans off gives everyone Max,
 * unmetered. Storage stays bounded then: an account has Max's, a visit a visit's, because visits are made at will.
 */
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import { LARGEST_PLAN, planKeyOf, plans, VISIT_STORAGE, type Feature, type Limit, type PlanKey } from './plans.ts';

/** What of a user decides. An anonymous visitor has the Free plan. */
export interface PlanHolder {
  plan: string;
}

/** The same for storage, which tells visits apart. */
export interface StorageHolder extends PlanHolder {
  isAnonymous: boolean;
}

export interface Entitlements {
  /** The plan that counts: the user's own, or the largest where plans are off. */
  planOf(user: PlanHolder): PlanKey;
  can(user: PlanHolder, feature: Feature): boolean;
  /** The limits that the user's credits are held to; null: unmetered. */
  limitsOf(user: PlanHolder): readonly Limit[] | null;
  /** What the renderer enforces on exports. */
  entitlementsOf(user: PlanHolder): EntitlementsPort;
  /** Bytes that the user may store, and what would give more. */
  storageOf(user: StorageHolder): Omit<StorageUsage, 'used'>;
}

export function createEntitlements(config: { plans: 'metered' | 'off' }): Entitlements {
  const metered = config.plans === 'metered';
  const planOf = (user: PlanHolder): PlanKey => (metered ? planKeyOf(user.plan) : LARGEST_PLAN);
  return {
    planOf,
    can: (user, feature) => plans[planOf(user)].features.includes(feature),
    limitsOf: (user) => (metered ? plans[planOf(user)].limits : null),
    storageOf(user) {
      if (user.isAnonymous) return { allowed: VISIT_STORAGE, more: 'sign-in' };
      const plan = planOf(user);
      return { allowed: plans[plan].storage, more: plan === LARGEST_PLAN ? 'nothing' : 'upgrade' };
    },
    entitlementsOf(user) {
      const { exportShorterSide, watermark, features } = plans[planOf(user)];
      return {
        exportShorterSide,
        watermark,
        vectorExport: features.includes('vector-export'),
        upscale: features.includes('upscale-4k'),
      };
    },
  };
}
