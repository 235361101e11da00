/** A page's edge. In a separate module, so that pages that only ask for a size don't load the document schema. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** px. The message is the specification's. */
export const dimensionSchema = z
  .number()
  .int()
  .min(LIMITS.minDimension, 'Dimension should be between 100 and 4000')
  .max(LIMITS.maxDimension, 'Dimension should be between 100 and 4000');
