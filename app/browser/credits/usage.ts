/**
 * What the account has left: credits and storage, read once for all parts of a page. `UsageWatch` of the shell reads
 * it again when it may have changed.
 */
import useSWR, { type SWRConfiguration } from 'swr';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';

export const USAGE_PATH = '/api/usage';

/** The part of GET /api/usage that screens show beside what they do. */
export interface UsageLeft {
  units: {
    unit: CreditUnit;
    /** What can be spent now; null: unlimited. */
    left: number | null;
    limits: { left: number; resetsAt: string | null }[];
  }[];
  storage: StorageUsage;
}

/** Undefined while it is read. With `wanted` false nothing is asked for. */
export function useUsage(wanted = true, options: SWRConfiguration<UsageLeft> = {}): UsageLeft | undefined {
  return useSWR<UsageLeft>(wanted ? USAGE_PATH : null, options).data;
}
