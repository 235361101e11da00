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

/** The limits of files that are imported as layers, besides time and memory of the process that reads them. */
export const IMPORT_LIMITS = {
  /** Elements of a page that are drawn, copies included. */
  elements: 20_000,
  /** Pages that become pages of a design; more are left out. */
  pages: 50,
  /** Bytes of a file after it is unpacked. */
  unpacked: 150_000_000,
  /** For the `accept` of a file field. */
  accept:
    'image/svg+xml,.svg,.svgz,application/pdf,.pdf,application/vnd.openxmlformats-officedocument.presentationml.presentation,.pptx',
} as const;
