/** The end of a session in this tab: asked for by the menu, or heard of from elsewhere. */
import { clearCaches } from '#app/browser/fetch-cache.ts';
import { httpPost } from '#app/browser/http-client.ts';

/** The session ends, or has ended, and this page is on its way out. */
let leaving = false;

/** Whether what this tab holds of the user must not be written down any more. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Does what ends the session, forgets what this browser kept of it, and goes to another page. Throws what the server
 * answered.
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

/** The session ended somewhere else: asks to sign in again and come back here. */
export function sessionEnded(): void {
  if (leaving) return;
  leaving = true;
  clearCaches(localStorage, null);
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?${new URLSearchParams({ next: pathname + search })}`);
}
