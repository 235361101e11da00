/** The limits of fonts that users upload: for the server that enforces them and the texts that state them. */
export const FONT_LIMITS = {
  /** Derived from the use of fonts, headlines and texts; the largest real families in one file are below. */
  bytes: 10_000_000,
  /** Unpacked: WOFF2 of a real font grows to two or three times its size. */
  unpackedBytes: 32_000_000,
  perUser: 100,
  glyphs: 65_535,
} as const;
