/** What the server tells the settings about an account's end. */

/** What goes with an account. */
export interface DeletionCounts {
  designs: number;
  chats: number;
  pictures: number;
  fonts: number;
}

/** What the dialog that deletes an account asks and says. */
export interface DeletionView {
  counts: DeletionCounts;
  /** To be typed as confirmation: the address, the number, or a word. */
  confirmation: string;
  /** Whether this session may do it. */
  fresh: boolean;
}
