/** How many of each kind one account may have, whatever its plan; their bytes count towards its storage as well. */
export const ACCOUNT_LIMITS = {
  /** Those in the trash left out. */
  designs: 5_000,
  /** Own templates, without those in the trash. */
  templates: 200,
  folders: 200,
  conversations: 5_000,
  /** Runs kept in the history. */
  generations: 20_000,
} as const;

/** Bytes that must be free before a picture-making tool or generation begins: about the size of one result. */
export const ROOM_FOR_RESULTS = 10_000_000;

/** The same for a message and the assistant's answer. */
export const ROOM_FOR_TURN = 100_000;
