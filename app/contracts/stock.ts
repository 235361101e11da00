/** What browsers and server say to each other about stock photos. */
import { z } from 'zod';
import type { PictureCredit, StockPhoto, StockSource } from '#tools/contract/ports/stock-port.ts';

/** GET /api/stock?q=&page= */
export const stockQuerySchema = z.object({
  q: z.string().trim().max(100).default(''),
  page: z.coerce.number().int().min(1).max(50).default(1),
});

export interface StockAnswer {
  /** The services that are searched; empty: none is set up. */
  sources: readonly StockSource[];
  photos: readonly StockPhoto[];
  more: boolean;
  problems: readonly string[];
}

/** POST /api/stock */
export const stockTakeSchema = z.strictObject({ id: z.string().min(1).max(200) });

/** GET /api/designs/:id/credits */
export interface DesignCredits {
  credits: readonly PictureCredit[];
}
