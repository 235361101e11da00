/**
 * The environment of the processes that the server starts: what programs need to find their parts, where Node keeps
 * what it made of their code, and none of the secrets.
 */

const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const;

/** The variables that a child process is given. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
