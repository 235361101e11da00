/** Ends a command on request, once and in order. */

/** Signals this close together are one: a terminal, npm and our own launcher may each pass on the same Ctrl-C. */
const togetherMs = 400;
/** A shutdown that takes longer than this is cut short. */
const patienceMs = 15_000;

/**
 * Calls `stop` at the first SIGINT, SIGTERM or SIGHUP, or when the launcher is gone, then exits with `code`. A second
 * signal ends the process immediately. Returns the same shutdown for use without a signal.
 */
export function onStop(stop: () => Promise<void>, code = 0): (code: number) => void {
  let firstAt: number | undefined;
  const end = (exitCode: number) => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > togetherMs) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(code));
  process.on('disconnect', () => end(code));
  // Listening for the launcher's end must not keep a finished command alive.
  process.channel?.unref();
  return end;
}
