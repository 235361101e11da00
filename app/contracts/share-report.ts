/**
 * Reports about shared designs, by whoever has the link.
 *
 * - POST /api/shared/:token/reports { reason, text }: 204. The link keeps working until an operator ends it
 */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { SHARE_REPORT_REASONS, SHARE_REPORT_TEXT } from './share.ts';

/** Body of POST /api/shared/:token/reports. */
export const shareReportSchema = z.strictObject({
  reason: z.enum(SHARE_REPORT_REASONS, { error: () => message('share.reportReasonMissing') }),
  text: z
    .string()
    .trim()
    .max(SHARE_REPORT_TEXT, { error: () => message('share.reportTooLong', { limit: SHARE_REPORT_TEXT }) })
    .default(''),
});
export type ShareReportRequest = z.output<typeof shareReportSchema>;
