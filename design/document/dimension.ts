/** A page's edge. By itself, for pages that only ask for a size: they need not load what a document is. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** px. The message is the specification's. */
export const dimensionSchema = z
  .number()
  .int()
  .min(LIMITS.minDimension, 'Dimension should be between 100 and 4000')
  .max(LIMITS.maxDimension, 'Dimension should be between 100 and 4000');
