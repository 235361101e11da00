/**
 * How many of each kind of thing one account may have, whatever its plan; their bytes count into its storage besides.
 */
export const ACCOUNT_LIMITS = {
  /** Those in the trash left out. */
  designs: 5_000,
  /** Own templates; those in the trash left out. */
  templates: 200,
  folders: 200,
  conversations: 5_000,
  /** Runs that are kept in the history. */
  generations: 20_000,
} as const;

/** Bytes that have to be free before a tool or a generation begins that makes pictures: about what one result takes. */
export const ROOM_FOR_RESULTS = 10_000_000;

/** The same for a message and what the assistant answers. */
export const ROOM_FOR_TURN = 100_000;
