/**
 * `npm run tool -- <tool> --input '<json>' [--asset name=file …] [--design file.json] --out DIR`: runs one tool on a
 * design, with neither browser nor database, and writes design.json, preview.png and every asset that it made. The
 * tool's answer goes to standard output as JSON; a failure is one line on standard error and an exit code other than 0.
 */
import { runCommand } from './running/failing.ts';
import { onStop } from './running/stopping.ts';
import { toolCommand } from './tool/command.ts';

runCommand(async () => {
  const stop = new AbortController();
  const running = toolCommand({
    parameters: process.argv.slice(2),
    // npm runs scripts in the repository; paths are relative to where it was called.
    from: process.env.INIT_CWD ?? process.cwd(),
    signal: stop.signal,
    report: (line) => console.error(line),
  });
  onStop(async () => {
    stop.abort();
    await running.catch(() => undefined);
  }, 130);
  try {
    console.log(await running);
  } catch (error) {
    // When stopped, it ends with the code of `onStop`.
    if (stop.signal.aborted) return;
    throw error;
  }
  process.exit(0);
});
