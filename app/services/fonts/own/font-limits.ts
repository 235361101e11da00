/** The limits of fonts that users bring: for the server that enforces them and the texts that say them. */
export const FONT_LIMITS = {
  /** From the task that fonts have: headlines and texts; the largest real families of one file are below. */
  bytes: 10_000_000,
  /** Unpacked: WOFF2 of a real font grows to two or three times its size. */
  unpackedBytes: 32_000_000,
  /** Looking at one may take so long, ms. A large font takes a second or two. */
  time: 12_000,
  /** Heap of the thread that looks at it, MB. */
  heapMegabytes: 256,
  perUser: 100,
  glyphs: 65_535,
} as const;
