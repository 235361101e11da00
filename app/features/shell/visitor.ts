/** Who is viewing the page, as far as the screens need to know. Comes from the root loader. */
import { useRouteLoaderData } from 'react-router';
import type { OutsideServices } from '#app/contracts/outside-services.ts';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';
import type { PlanKey } from '#app/services/billing/plans.ts';
import type { PushOffer } from '#app/contracts/push.ts';
import type { ThemeChoice } from '#app/ui/theme-choice.ts';
import type { MessageKey } from '#messages/message.ts';
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';

export interface Visitor {
  id: string;
  name: string;
  /** Null: signed in by phone, or without an account. */
  email: string | null;
  /** Formatted for people; null: none. */
  phone: string | null;
  /** Continued without an account. */
  isAnonymous: boolean;
  /** When the account or visit began, ISO 8601. */
  since: string;
}

/** Kept up to date in every open page. */
export interface AccountPlan extends PricedPlan {
  key: PlanKey;
  /** What an export may be. */
  exports: EntitlementsPort;
}

/** Data available on every screen. */
export interface RootData extends PushOffer {
  visitor: Visitor | null;
  /** The account's plan, as far as it matters here; null: not signed in. */
  plan: AccountPlan | null;
  /** Plans are for sale. */
  hasPrices: boolean;
  theme: ThemeChoice;
  sourceUrl: string;
  /** May operate this copy: there is a page for that. */
  isOperator: boolean;
  /** Null: none is configured. */
  outside: OutsideServices | null;
}

/** Null on the error screen, if the root itself failed to load. */
export function useRootData(): RootData | null {
  return (useRouteLoaderData('root') as RootData | undefined) ?? null;
}

/** The account that is signed in; null without one and for guests. */
export function useAccount(): Visitor | null {
  const visitor = useRootData()?.visitor ?? null;
  return visitor && !visitor.isAnonymous ? visitor : null;
}

/** The account's plan; null without one and for guests. */
export function useAccountPlan(): AccountPlan | null {
  return useRootData()?.plan ?? null;
}

export const planNames: Record<PlanKey, MessageKey> = { free: 'billing.free', pro: 'billing.pro', max: 'billing.max' };
