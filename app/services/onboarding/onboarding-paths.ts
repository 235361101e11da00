/** Addresses of the onboarding, which carry along where to go afterwards. */
import { homePath } from '#app/contracts/next-path.ts';

/** A path with `next`, which is left out when it goes without saying. */
export function withNext(path: string, next: string): string {
  return next === homePath ? path : `${path}?${new URLSearchParams({ next })}`;
}
