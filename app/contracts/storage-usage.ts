/** How much of its allowance an account stores. Shared by server and browser. */

/** Bytes. */
export interface StorageUsage {
  used: number;
  allowed: number;
  /** The way to more storage, besides deleting. */
  more: 'upgrade' | 'sign-in' | 'nothing';
}
