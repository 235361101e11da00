/**
 * The environment of the server's child processes: what programs need to find their parts, Node's compile cache, and
 * none of the secrets.
 */

const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const;

/** The variables that a child process gets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
