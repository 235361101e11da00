/** The limits of uploads, for the server that enforces them and the browser that says them first. */
export const UPLOAD_LIMITS = {
  bytes: 25_000_000,
  pixels: 40_000_000,
  filesPerDraft: 8,
  /** For the `accept` of a file field: what the server accepts (`use-accept.ts` says what else may be picked). */
  accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
} as const;
