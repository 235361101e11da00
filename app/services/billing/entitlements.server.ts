/**
 * What a user may do: the plan table read for one user. An operator who switches plans off gives everyone Max,
 * unmetered. Storage stays bounded then: an account has Max's, a visit a visit's, because anyone can start any number
 * of visits.
 */
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import { LARGEST_PLAN, planKeyOf, plans, VISIT_STORAGE, type Feature, type Limit, type PlanKey } from './plans.ts';

/** What matters about a user here. An anonymous visitor has the Free plan. */
export interface PlanHolder {
  plan: string;
}

/** The same for storage, which distinguishes visits. */
export interface StorageHolder extends PlanHolder {
  isAnonymous: boolean;
}

export interface Entitlements {
  /** The effective plan: the user's own, or the largest if plans are off. */
  planOf(user: PlanHolder): PlanKey;
  can(user: PlanHolder, feature: Feature): boolean;
  /** The limits on the user's credits; null: unmetered. */
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
