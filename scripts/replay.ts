/**
 * `npm run replay -- <files or folders>`: replays transcripts, reports each when it ends, and exits with 1 when
 * anything failed. With --model it asks a live model instead and scores the expectations. Results, and nothing else, go
 * to standard output.
 */
import { enableCompileCache } from 'node:module';
import { compileCache } from './replay/compile-cache.ts';
import { HELP, readOptions, UsageError } from './replay/options.ts';
import { runCommand } from './running/failing.ts';
import { prepareClient } from './running/prepare.ts';

runCommand(async () => {
  // npm runs scripts in the repository; paths are relative to where it was called.
  const from = process.env.INIT_CWD ?? process.cwd();
  try {
    const options = readOptions(process.argv.slice(2), from);
    if (!options) {
      console.log(HELP);
      return;
    }
    enableCompileCache(compileCache());
    await prepareClient((line) => console.error(line));
    // It reaches the database client, which may just have been generated.
    const { replayCommand } = await import('./replay/command.ts');
    process.exit(await replayCommand(options, from));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}. What it can do: npm run replay -- --help`);
    process.exit(2);
  }
});
