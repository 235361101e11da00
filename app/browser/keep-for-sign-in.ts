/**
 * What somebody has typed or chosen on a start screen comes along when they press "Sign in" instead of the screen's own
 * button: the screen says where to come back to, with all of it.
 */
import { useEffect, useRef } from 'react';

/**
 * The page that takes it up again: path and query. What can't stand in an address is kept on the server first. Null:
 * there is nothing to keep.
 */
export type KeepForSignIn = () => Promise<string | null> | string | null;

let keeper: KeepForSignIn | null = null;

/** Of the screen that is shown. Null: nobody has to sign in. */
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

/** Whether a screen has something to say about where to come back to. */
export const hasKeeper = (): boolean => keeper !== null;

/** Where to come back to; `otherwise` where there is nothing to keep, or it can't be kept. */
export async function keptPath(otherwise: string): Promise<string> {
  try {
    return (await keeper?.()) ?? otherwise;
  } catch {
    // Signing in is what was asked for.
    return otherwise;
  }
}

/** The page that a sign-in address comes back to; null when it names none. */
export function nextOf(signInAddress: string): string | null {
  return new URL(signInAddress, 'http://self.invalid').searchParams.get('next');
}
