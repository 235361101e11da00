/** The plan used for prices on every screen; null: signed out, or unknown to the page. */
import { createContext, useContext, type ReactNode } from 'react';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';

const Plan = createContext<PricedPlan | null>(null);

export function PlanProvider({ plan, children }: { plan: PricedPlan | null; children: ReactNode }): ReactNode {
  return <Plan.Provider value={plan}>{children}</Plan.Provider>;
}

export function usePricedPlan(): PricedPlan | null {
  return useContext(Plan);
}
