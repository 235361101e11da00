/** A reason why the application can't start, in one line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
  constructor(line: string, cause?: unknown) {
    super(line, { cause });
  }
}

/**
 * The lines to print for an error at start-up; null for a bug, which deserves its stack. Recognised by name: the build
 * has its own copies of these classes.
 */
export function linesOf(error: unknown): string[] | null {
  if (!(error instanceof Error)) return null;
  return ['ConfigError', 'DatabaseError', 'StartError'].includes(error.name) ? error.message.split('\n') : null;
}
