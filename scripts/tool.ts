/**
 * `npm run tool -- <tool> --input '<json>' [--asset name=file …] [--design file.json] --out DIR`: runs one tool on a
 * design, with neither browser nor database, and writes design.json, preview.png and every asset that it made. What the
 * tool answers goes to standard output as JSON; what keeps it from working is one line on standard error and an exit
 * code other than 0.
 */
import { runCommand } from './running/failing.ts';
import { onStop } from './running/stopping.ts';
import { toolCommand } from './tool/command.ts';

runCommand(async () => {
  const stop = new AbortController();
  const running = toolCommand({
    parameters: process.argv.slice(2),
    // npm runs scripts in the repository; paths are meant from where it was called.
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
    // Stopped, it ends with what `onStop` says.
    if (stop.signal.aborted) return;
    throw error;
  }
  process.exit(0);
});
