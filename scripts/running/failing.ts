/** How a failed command ends: one line for what the user can fix, the stack for what we must. */
import { linesOf } from '../../app/services/config/start-error.ts';

/** Runs a command; prints what went wrong and exits with 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const lines = linesOf(error);
    if (lines) for (const line of lines) console.error(line);
    else console.error(error);
    process.exit(1);
  });
}
