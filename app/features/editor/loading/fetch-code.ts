/**
 * Fetching code on first use. A browser keeps the result of a module for the lifetime of its page, a failure too (HTML
 * standard, module map), and with it every module that imports it. So nothing is requested while it can't arrive, and
 * what failed all the same needs a fresh page. Unsent changes survive that.
 */

/** The code is not there. */
export class CodeMissingError extends Error {
  /** Only a fresh page can load it: the browser remembers the failed request. */
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

/** What browsers throw when code did not arrive; anything else is a bug in the code. */
function isFetchFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|Loading chunk/i.test(error.message)
  );
}

/** Runs a dynamic import. Throws CodeMissingError, and whatever the code itself throws. */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new CodeMissingError(false);
  if (doubtful) {
    // "Online" says that there is a network, not that it works yet. Small, public and never cached.
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
