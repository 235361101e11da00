/** The end of a session in this tab: requested by the menu, or reported from elsewhere. */
import { clearCaches } from '#app/browser/fetch-cache.ts';
import { httpPost } from '#app/browser/http-client.ts';

/** The session is ending or has ended, and this page is being left. */
let leaving = false;

/** Whether what this tab holds about the user must no longer be stored. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Runs what ends the session, deletes what this browser stored for it, and goes to another page. Throws the server's
 * answer.
 */
export async function leaveBy(end: () => Promise<unknown>, to: string): Promise<void> {
  leaving = true;
  try {
    await end();
  } catch (thrown) {
    leaving = false;
    throw thrown;
  }
  clearCaches(localStorage, null);
  window.location.assign(to);
}

/** Signs out, to the front page by default. */
export function signOut(to = '/'): Promise<void> {
  return leaveBy(() => httpPost('/api/auth/sign-out', {}), to);
}

/** The session ended elsewhere: asks the user to sign in again and return here. */
export function sessionEnded(): void {
  if (leaving) return;
  leaving = true;
  clearCaches(localStorage, null);
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?${new URLSearchParams({ next: pathname + search })}`);
}
