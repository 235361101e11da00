/** The arguments of `npm run replay`. Wrong usage is one line and exit code 2. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

export interface ReplayOptions {
  /** Files and folders, absolute. */
  paths: string[];
  only: string | null;
  jobs: number;
  json: string | null;
  junit: string | null;
  report: string | null;
  update: boolean;
  /** Live models that answer instead of the steps, each in its turn; none: the steps are replayed. */
  models: string[];
  /** How often each case is run with a live model. */
  repeat: number;
  /** Results of an earlier run, as --json wrote them. */
  compare: string | null;
}

/** Wrong usage, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Replays transcripts through the real loop, tools, commit door and renderer: no browser, no network.

  npm run replay -- <files or folders> [options]

  --only GLOB        only cases whose name or file matches, e.g. --only 'undo-*' or --only '**/chats/*.json'
  --jobs N           processes (default: one per core)
  --report DIR       writes DIR/index.html: every turn, call and picture on one page that needs no server
  --json FILE        results for programs
  --junit FILE       results for continuous integration
  --update           writes the results into the expectations, and previews as PNG; says what it changed

Evaluating a live model: only the users' messages are sent, and the expectations are scored.

  --model MODEL      builtin, local (the built-in assistant with the small model of MODEL_FILE, or behind OPENAI_BASE_URL
                     with MODEL_TIER=small), openai:<model>, anthropic:<model> or gemini:<model>. OPENAI_API_KEY holds
                     the key, OPENAI_BASE_URL the address of any server that speaks OpenAI's protocol. Several, separated
                     by commas or each with its own --model, are compared in one table
  --repeat N         runs each case N times (default: 1)
  --compare FILE     says which cases got better or worse than in an earlier run's --json file

Exit code: 0 when everything passed, 1 when anything failed, 2 when the command was misused.`;

const MOST_JOBS = 256;
const MOST_REPEATS = 1_000;

function count(text: string | undefined, name: string, most: number, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new UsageError(`--${name} is "${text}", but must be a number from 1 to ${most}`);
  return value;
}

const MODEL = /^(?:builtin|local|(?:openai|anthropic|gemini):\S+)$/;

/** Each as given once, in their order. */
function modelsOf(given: readonly string[]): string[] {
  const models = given.flatMap((list) => list.split(',')).map((one) => one.trim());
  for (const [index, model] of models.entries()) {
    if (!MODEL.test(model))
      throw new UsageError(
        `--model is "${model}", but must be builtin, local, openai:<model>, anthropic:<model> or gemini:<model>`,
      );
    if (models.indexOf(model) < index) throw new UsageError(`--model names ${model} twice`);
  }
  return models;
}

/** The option values, and arguments without a dash. Throws UsageError. */
function parse(parameters: readonly string[]) {
  const file = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        only: file,
        jobs: file,
        json: file,
        junit: file,
        report: file,
        model: { ...file, multiple: true },
        repeat: file,
        compare: file,
        update: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    const line =
      error instanceof Error
        ? (error.message.split('\n')[0] ?? '').replace(/\. (?:To specify|Did you forget).*/, '')
        : String(error);
    throw new UsageError(line, { cause: error });
  }
}

/**
 * Reads the command line; null when help is requested. `from`: the folder that relative paths refer to. Throws
 * UsageError.
 */
export function readOptions(parameters: readonly string[], from: string): ReplayOptions | null {
  const { values, positionals } = parse(parameters);
  if (values.help) return null;
  const place = (file: string | undefined, name: string) => {
    if (file === '') throw new UsageError(`--${name} is empty`);
    return file === undefined ? null : path.resolve(from, file);
  };
  if (positionals.length === 0) throw new UsageError('Name at least one file or folder with transcripts');
  if (values.only === '') throw new UsageError('--only is empty');
  const { update = false } = values;
  const models = modelsOf(values.model ?? []);
  if (models.length > 0 && update)
    throw new UsageError(
      '--update writes what a replay produced; a live model produces something else each time, so it can’t be combined with --model',
    );
  if (models.length > 1)
    for (const name of ['compare', 'junit', 'report'] as const)
      if (values[name] !== undefined)
        throw new UsageError(
          `--${name} is about one model, so it can’t be combined with several: --json holds them all`,
        );
  if (models.length === 0 && values.repeat !== undefined)
    throw new UsageError('--repeat asks a live model again, so it needs --model: replays are the same every time');
  return {
    paths: positionals.map((file) => path.resolve(from, file)),
    only: values.only ?? null,
    jobs: count(values.jobs, 'jobs', MOST_JOBS, availableParallelism()),
    json: place(values.json, 'json'),
    junit: place(values.junit, 'junit'),
    report: place(values.report, 'report'),
    update,
    models,
    repeat: count(values.repeat, 'repeat', MOST_REPEATS, 1),
    compare: place(values.compare, 'compare'),
  };
}

/** How a file is displayed: relative to the working directory, if it is below it; always with `/`. */
export function shownPath(file: string, from: string): string {
  const relative = path.relative(from, file);
  const shown = relative === '' || relative.startsWith('..') || path.isAbsolute(relative) ? file : relative;
  return shown.split(path.sep).join('/');
}

/** Whether a case is wanted: the pattern matches its name, its shown path, its file's name, or the end of its path. */
export function isWanted(only: string | null, { name, file }: { name: string; file: string }): boolean {
  if (only === null) return true;
  const base = file.split('/').at(-1) ?? file;
  return (
    [name, file, base, base.replace(/\.json$/i, '')].some((text) => text === only || path.matchesGlob(text, only)) ||
    path.matchesGlob(file, `**/${only}`)
  );
}
