/** The limits of uploads, enforced by the server and checked by the browser first. */
export const UPLOAD_LIMITS = {
  bytes: 25_000_000,
  pixels: 40_000_000,
  filesPerDraft: 8,
  /**
   * For the `accept` of a file field: the types that the server accepts (`use-accept.ts` lists others that may be
   * picked).
   */
  accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/bmp,image/x-icon,image/vnd.microsoft.icon',
} as const;
