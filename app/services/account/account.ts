/** What goes with an account. */

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
  /** The text to type as confirmation: the address, the number in display form, or a word. */
  confirmation: string;
  /** Whether this session may do it. */
  fresh: boolean;
}

/** Whether `typed` is the confirmation, in any case and with any spacing of a number's digits. */
export function isConfirmation(typed: string, confirmation: string): boolean {
  const plain = (text: string) => text.replace(/[\s\p{Cf}]/gu, '').toLowerCase();
  return plain(typed) === plain(confirmation);
}
