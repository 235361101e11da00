/**
 * What the user's plan allows: how large and clean an export may be, and whether pictures are enlarged. Passed in by
 * the route.
 */
import { createContext, useContext, type ReactNode } from 'react';

export interface ExportLimit {
  /** Longest permitted shorter side, px. */
  exportShorterSide: number;
  watermark: boolean;
  /** SVG and vector PDF. */
  vectorExport: boolean;
  /** Pictures may be enlarged. */
  upscale: boolean;
}

const Limit = createContext<ExportLimit | null>(null);

export function ExportLimitProvider({ limit, children }: { limit: ExportLimit; children: ReactNode }): ReactNode {
  return <Limit.Provider value={limit}>{children}</Limit.Provider>;
}

export function useExportLimit(): ExportLimit {
  const limit = useContext(Limit);
  if (!limit) throw new Error('ExportLimitProvider is missing around this component');
  return limit;
}
