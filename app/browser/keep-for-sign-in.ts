/**
 * Keeps a visitor's input on a start screen when they press "Sign in" in the header instead of the screen's own button:
 * the screen supplies the address to return to.
 */
import { useEffect, useRef } from 'react';

/**
 * The path and query that restore the input. What doesn't fit in an address is saved on the server first. Null: there is
 * nothing to keep.
 */
export type KeepForSignIn = () => Promise<string | null> | string | null;

let keeper: KeepForSignIn | null = null;

/** Registers the visible screen. Null: the user is signed in. */
export function useKeepForSignIn(keep: KeepForSignIn | null): void {
  const latest = useRef(keep);
  latest.current = keep;
  const isAsked = keep !== null;
  useEffect(() => {
    if (!isAsked) return;
    const mine: KeepForSignIn = () => latest.current?.() ?? null;
    keeper = mine;
    return () => {
      if (keeper === mine) keeper = null;
    };
  }, [isAsked]);
}

/** Whether a screen is registered. */
export const hasKeeper = (): boolean => keeper !== null;

/** The address to return to; `otherwise` when there is nothing to keep or saving fails. */
export async function keptPath(otherwise: string): Promise<string> {
  try {
    return (await keeper?.()) ?? otherwise;
  } catch {
    // Losing the input must not prevent signing in.
    return otherwise;
  }
}

/** The page that a sign-in address returns to; null if it names none. */
export function nextOf(signInAddress: string): string | null {
  return new URL(signInAddress, 'http://self.invalid').searchParams.get('next');
}
