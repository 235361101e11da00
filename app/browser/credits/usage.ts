/**
 * The account's remaining credits and storage, fetched once for all parts of a page. The shell's `UsageWatch` refetches
 * them when they may have changed.
 */
import useSWR, { type SWRConfiguration } from 'swr';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';

export const USAGE_PATH = '/api/usage';

/** The part of GET /api/usage that screens show. */
export interface UsageLeft {
  units: {
    unit: CreditUnit;
    /** Credits that can be spent now; null: unlimited. */
    left: number | null;
    limits: { left: number; resetsAt: string | null }[];
  }[];
  storage: StorageUsage;
}

/** Undefined while loading. With `wanted` false nothing is fetched. */
export function useUsage(wanted = true, options: SWRConfiguration<UsageLeft> = {}): UsageLeft | undefined {
  return useSWR<UsageLeft>(wanted ? USAGE_PATH : null, options).data;
}
