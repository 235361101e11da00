/** What the user's plan allows an export to be; handed in by the route. */
import { createContext, useContext, type ReactNode } from 'react';

export interface ExportLimit {
  /** Longest permitted shorter side, px. */
  exportShorterSide: number;
  watermark: boolean;
  /** SVG and vector PDF. */
  vectorExport: boolean;
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
