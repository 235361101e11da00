/** How much an account stores of its allowance. Shared by server and browser. */

/** Bytes. */
export interface StorageUsage {
  used: number;
  allowed: number;
  /** What gives more room, besides deleting. */
  more: 'upgrade' | 'sign-in' | 'nothing';
}
