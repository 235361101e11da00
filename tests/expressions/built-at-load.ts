/**
 * Records what modules build with `RegExp` while they load: they are loaded in a separate process with an instrumented
 * constructor.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import NODE_FLAGS from '../../scripts/node-flags.json' with { type: 'json' };
import type { Expression } from './source-expressions.ts';

interface Built {
  source: string;
  flags: string;
  stack: string;
}

const RECORDER = `
const made = [];
const written = (expression) => {
  made.push({ source: expression.source, flags: expression.flags, stack: new Error().stack });
  return expression;
};
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given, asked) => written(Reflect.construct(target, given, asked)),
  apply: (target, self, given) => written(Reflect.apply(target, self, given)),
});
Error.stackTraceLimit = 5;
for (const file of process.argv.slice(1)) await import(file);
console.log(JSON.stringify(made));
`;

/**
 * The expressions that these files build while they load, by the place of each construction. Paths are relative to the
 * folder.
 */
export async function builtAtLoad(folder: string, files: readonly string[]): Promise<Expression[]> {
  if (files.length === 0) return [];
  const addresses = files.map((file) => pathToFileURL(path.join(folder, file)).href);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...NODE_FLAGS, '--input-type=module', '--eval', RECORDER, ...addresses],
    { cwd: folder, maxBuffer: 64_000_000 },
  );
  const made = JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1)) as Built[];
  return made.flatMap(({ source, flags, stack }) => {
    // The nearest of these files on the stack, followed by the line: "at file:///…/moods.ts:53:58".
    const calls = stack
      .split('\n')
      .flatMap((call) =>
        addresses.flatMap((address, index) =>
          call.includes(`${address}:`)
            ? [{ file: files[index] ?? '', line: Number.parseInt(call.split(`${address}:`)[1] ?? '', 10) }]
            : [],
        ),
      );
    return calls.slice(0, 1).map((place) => ({ ...place, source, flags }));
  });
}
