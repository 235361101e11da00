/** The HTTP request of a start screen's prompt box: JSON from the page, or a plain form without scripts. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';

const dimension = z.coerce
  .number({ error: message('kernel.dimension') })
  .int(message('kernel.dimension'))
  .min(LIMITS.minDimension, message('kernel.dimension'))
  .max(LIMITS.maxDimension, message('kernel.dimension'));

export const draftRequestSchema = z.object({
  prompt: z
    .string({ error: message('account.promptMissing') })
    .trim()
    .min(1, message('account.promptMissing'))
    .max(LIMITS.textLength, message('account.promptTooLong', { limit: LIMITS.textLength })),
  /** The user's own assets, or passes for pictures uploaded without an account. */
  assets: z
    .array(z.string().max(1000))
    .max(UPLOAD_LIMITS.filesPerDraft, message('account.tooManyFiles', { limit: UPLOAD_LIMITS.filesPerDraft }))
    .default([]),
  /** Null: the conversation decides. */
  format: z.object({ width: dimension, height: dimension }).nullable().default(null),
  /** The draft, if the user sends one that was shown: it is not sent twice. */
  draft: z.string().max(100).optional(),
});

export type DraftRequest = z.infer<typeof draftRequestSchema>;

/**
 * POST /api/drafts/pictures: a visitor's uploads on a start screen of the studio, and the address that continues with
 * them.
 */
export const picturesRequestSchema = z.strictObject({
  /** Passes for pictures uploaded without an account. */
  assets: z
    .array(z.string().max(1000))
    .min(1)
    .max(UPLOAD_LIMITS.filesPerDraft, message('account.tooManyFiles', { limit: UPLOAD_LIMITS.filesPerDraft })),
  /** A screen of this site; the choices are in its query. */
  path: z
    .string()
    .max(1200)
    .regex(/^\/(?:lifestyle-shot|ai-backgrounds|ai-video|try-on)(?:\?|$)/, {
      error: () => message('common.malformed'),
    }),
});

export type PicturesRequest = z.infer<typeof picturesRequestSchema>;

/** Why a draft is rejected or can't be claimed: expected, and shown to the user. */
export class DraftError extends Error {
  override name = 'DraftError';
  readonly code: 'unknown_file' | 'expired';
  constructor(code: DraftError['code']) {
    super({ unknown_file: message('account.fileGone'), expired: message('account.draftGone') }[code]);
    this.code = code;
  }
}
