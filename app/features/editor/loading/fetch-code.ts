/**
 * Fetching code when it is first needed. A browser keeps what came of a module for as long as its page lives, a failure
 * too (HTML standard, module map), and with it every module that imports it. So nothing is asked for that can't come
 * now, and what failed all the same comes back only with a fresh page. Changes that wait to be sent survive that.
 */

/** The code is not there. */
export class CodeMissingError extends Error {
  /** Only a fresh page can have it: the browser asked for it and remembers that nothing came. */
  readonly needsFreshPage: boolean;
  constructor(needsFreshPage: boolean, cause?: unknown) {
    super('Code could not be fetched', { cause });
    this.name = 'CodeMissingError';
    this.needsFreshPage = needsFreshPage;
  }
}

/** Since the connection was last lost nothing has been heard from the server. */
let doubtful = false;
if (typeof window !== 'undefined') window.addEventListener('offline', () => (doubtful = true));

/** What browsers throw when code did not arrive; anything else is a bug of the code. */
function isFetchFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|Loading chunk/i.test(error.message)
  );
}

/** Runs a dynamic import. Throws CodeMissingError, and whatever the code throws by itself. */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new CodeMissingError(false);
  if (doubtful) {
    // "Online" says that there is a network, not that it carries anything yet. Small, public and never from a cache.
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch((error: unknown) => {
      throw new CodeMissingError(false, error);
    });
    doubtful = false;
  }
  try {
    return await load();
  } catch (error) {
    throw isFetchFailure(error) ? new CodeMissingError(true, error) : error;
  }
}
