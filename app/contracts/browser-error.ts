/** The shape of an error as the browser sends it, which the server checks before writing it anywhere. */
import { z } from 'zod';
import { browserErrorLimits } from './browser-error-limits.ts';

const contextValue = z.union([z.string().max(500), z.number(), z.boolean()]);

const browserErrorSchema = z.object({
  name: z.string().max(browserErrorLimits.name),
  message: z.string().max(browserErrorLimits.message),
  stack: z.string().max(browserErrorLimits.stack),
  page: z.string().max(browserErrorLimits.page),
  context: z
    .record(z.string().max(50), contextValue)
    .refine((context) => Object.keys(context).length <= browserErrorLimits.contextKeys),
});

export type BrowserError = z.infer<typeof browserErrorSchema>;

/** The body of POST /api/errors. */
export const browserErrorsSchema = z.object({
  errors: z.array(browserErrorSchema).min(1).max(browserErrorLimits.perRequest),
});
