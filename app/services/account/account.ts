/** What the settings get from the server about the end of an account. */

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
  /** To be typed as confirmation: the address, the number as people write it, or a word. */
  confirmation: string;
  /** Whether this session may do it. */
  fresh: boolean;
}

/** Whether `typed` is the confirmation, in whatever case and however a number's digits are spaced. */
export function isConfirmation(typed: string, confirmation: string): boolean {
  const plain = (text: string) => text.replace(/[\s\p{Cf}]/gu, '').toLowerCase();
  return plain(typed) === plain(confirmation);
}
