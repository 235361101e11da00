/**
 * Tells whether the visitor consents to the advertising pixel: their choice is in our cookie. A browser that sends
 * Global Privacy Control or Do Not Track has declined.
 */
import { useSyncExternalStore } from 'react';

export type AdConsent = 'accepted' | 'declined';

const cookie = 'blend-ads';
/** After this time the question is asked again. */
const halfYearInSeconds = 15_552_000;

/** Whether the browser itself declines for all sites. */
export function browserDeclines(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** Null: the visitor has not been asked, or has not answered. */
export function adConsent(): AdConsent | null {
  if (browserDeclines()) return 'declined';
  const found = new RegExp(`(?:^|;\\s*)${cookie}=(accepted|declined)(?:;|$)`).exec(document.cookie);
  return (found?.[1] as AdConsent | undefined) ?? null;
}

export function chooseAds(choice: AdConsent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${choice}; Path=/; SameSite=Lax; Max-Age=${halfYearInSeconds}${secure}`;
  asking = false;
  for (const tell of listeners) tell();
}

/** Shows the question again, whatever the answer was. */
export function askAgain(): void {
  asking = true;
  for (const tell of listeners) tell();
}

let asking = false;
const listeners = new Set<() => void>();

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const unknown = () => null;
const no = () => false;

/** The current choice; null on the server too. */
export function useAdConsent(): AdConsent | null {
  return useSyncExternalStore(listen, adConsent, unknown);
}

/** Whether the visitor wants to answer again. */
export function useAskedAgain(): boolean {
  return useSyncExternalStore(listen, () => asking, no);
}
