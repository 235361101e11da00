/** Who an account belongs to, as its owner sees it. */

export const NAME_LENGTH = 80;

export interface Profile {
  name: string;
  /** Null: signed in only by phone. */
  email: string | null;
  /** Waits for its link to be opened. */
  pendingEmail: string | null;
  /** Formatted for people; null: none. */
  phone: string | null;
  /** Keys of the providers that this account signs in by, besides mail and phone. */
  providers: string[];
  createdAt: string;
}
