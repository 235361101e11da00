/** Who an account belongs to, as its owner sees it. */

export const NAME_LENGTH = 80;

export interface Profile {
  name: string;
  /** Null: signed in by phone alone. */
  email: string | null;
  /** Waits for its link to be opened. */
  pendingEmail: string | null;
  /** As people write it; null: none. */
  phone: string | null;
  /** Providers that this account signs in by, beside mail and phone: their keys. */
  providers: string[];
  createdAt: string;
}
