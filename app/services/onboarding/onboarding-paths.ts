/** Addresses of the onboarding, which include where to go afterwards. */
import { homePath } from '#app/contracts/next-path.ts';

/** A path with `next`, which is omitted if it is the default. */
export function withNext(path: string, next: string): string {
  return next === homePath ? path : `${path}?${new URLSearchParams({ next })}`;
}
