/** The limits of fonts that users bring: for the server that enforces them and the texts that say them. */
export const FONT_LIMITS = {
  /** From the task that fonts have: headlines and texts; the largest real families of one file are below. */
  bytes: 10_000_000,
  /** Unpacked: WOFF2 of a real font grows to two or three times its size. */
  unpackedBytes: 32_000_000,
  perUser: 100,
  glyphs: 65_535,
} as const;
